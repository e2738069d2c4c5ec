"""The command line: what it prints, what it returns, and that it never shows a traceback."""

import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli_tools import Result, Runner, in_process
from tests.fixed_positions import turn_of
from tests.record_tools import BLOCKING_HANDS, BLOCKING_LAYS, dealt, encoded, new_record, solo_win
from thegame_desktop import __version__
from thegame_desktop.engine import EDITIONS, CodeFault, Command, Deal
from thegame_desktop.engine.deals import ALPHABET

UNFINISHED = encoded(new_record())
LOST = encoded(dealt(BLOCKING_HANDS, turns=[turn_of(0, BLOCKING_LAYS)]))
WON = encoded(solo_win(outcome={"status": "won", "cards_left": 0}))
FALSE = encoded(solo_win(outcome={"status": "won", "cards_left": 1}))
ILLEGAL = encoded(dealt(BLOCKING_HANDS, turns=[turn_of(0, "50/0")]))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs commands within this process."""
    return Runner(capsys)


def lines(*records: bytes) -> bytes:
    return b"".join(record + b"\n" for record in records)


def with_stdin(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))


class TestVerify:
    def test_prints_a_line_for_each_record(self, run: Runner, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        path.write_bytes(lines(UNFINISHED, LOST, WON, b"{", FALSE, b"", ILLEGAL, b"[]", WON))
        assert run("verify", path) == Result(
            1,
            "1 ok unfinished 98\n"
            "2 ok lost 94\n"
            "3 ok won 0\n"
            "4 illegal bad_json\n"
            "5 illegal wrong_outcome\n"
            "6 illegal not_in_hand\n"
            "7 illegal not_a_record\n"
            "8 ok won 0\n",
            "",
        )

    def test_returns_0_if_all_are_ok(self, run: Runner, tmp_path: Path) -> None:
        path = tmp_path / "game.thegame"
        path.write_bytes(json.dumps(json.loads(WON), indent=2).encode())
        assert run("verify", path) == Result(0, "1 ok won 0\n", "")

    def test_counts_over_all_files(self, run: Runner, tmp_path: Path) -> None:
        first, second = tmp_path / "a.jsonl", tmp_path / "b.thegame"
        first.write_bytes(lines(WON, LOST))
        second.write_bytes(UNFINISHED)
        expected = "1 ok won 0\n2 ok lost 94\n3 ok unfinished 98\n4 ok won 0\n5 ok lost 94\n"
        assert run("verify", first, second, first) == Result(0, expected, "")

    def test_reads_standard_input(
        self, run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        path = tmp_path / "a.jsonl"
        path.write_bytes(lines(WON))
        with_stdin(monkeypatch, lines(LOST, UNFINISHED))
        expected = "1 ok won 0\n2 ok lost 94\n3 ok unfinished 98\n4 ok won 0\n"
        assert run("verify", path, "-", path) == Result(0, expected, "")

    def test_reads_one_record_over_lines_from_standard_input(
        self, run: Runner, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_stdin(monkeypatch, json.dumps(json.loads(LOST), indent=1).encode())
        assert run("verify", "-") == Result(0, "1 ok lost 94\n", "")

    @pytest.mark.parametrize(
        "name", ["nothing.jsonl", "folder", "nul\0byte", "line\nbreak", "\udcff"]
    )
    def test_says_what_cannot_be_read_and_verifies_the_rest(
        self, run: Runner, tmp_path: Path, name: str
    ) -> None:
        (tmp_path / "folder").mkdir()
        path = tmp_path / "a.jsonl"
        path.write_bytes(lines(WON, FALSE))
        code, out, err = run("verify", path, f"{tmp_path}/{name}", path)
        assert code == 2  # beats the 1 of the illegal record, before and after
        assert out == "1 ok won 0\n2 illegal wrong_outcome\n3 ok won 0\n4 illegal wrong_outcome\n"
        assert err.startswith("thegame: cannot read ")
        assert err.count("\n") == 1
        assert ": " in err.removeprefix("thegame: cannot read ")

    def test_says_why_a_file_cannot_be_read(
        self, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_arguments: object) -> None:
            raise PermissionError(13, "Permission denied")

        path = tmp_path / "a.jsonl"
        path.touch()
        monkeypatch.setattr(Path, "open", refuse)
        assert run.trouble("verify", path) == f"cannot read {path}: Permission denied"

    def test_has_nothing_to_say_about_an_empty_file(self, run: Runner, tmp_path: Path) -> None:
        path = tmp_path / "a.jsonl"
        path.touch()
        assert run("verify", path) == Result(0, "", "")

    @pytest.mark.parametrize(
        ("data", "code"),
        [
            (b"[" * 1_000_000, "too_deep"),
            (b"x" * 3_000_000, "too_long"),
            (b'{"a": 1e999}', "bad_number"),
            (b"\xff\xfe\x00", "bad_json"),
        ],
        ids=lambda value: str(value)[:12],
    )
    def test_survives_bad_input(self, run: Runner, tmp_path: Path, data: bytes, code: str) -> None:
        path = tmp_path / "a.jsonl"
        path.write_bytes(lines(data, WON))
        assert run("verify", path) == Result(1, f"1 illegal {code}\n2 ok won 0\n", "")

    def test_is_the_same_as_a_process(self, tmp_path: Path) -> None:
        path = tmp_path / "a.jsonl"
        path.write_bytes(lines(WON, FALSE))
        done = in_process("verify", path, "-", tmp_path / "ü", stdin=LOST)
        assert done.returncode == 2
        assert done.stdout.decode().splitlines() == [
            "1 ok won 0",
            "2 illegal wrong_outcome",
            "3 ok lost 94",
        ]
        assert done.stderr.count(b"\n") == 1
        assert done.stderr.startswith(b"thegame: cannot read ")


class TestDeal:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_shows_the_deck_of_a_code(self, run: Runner, edition: str) -> None:
        deal = Deal(EDITIONS[edition], 123_456)
        code, out, err = run("deal", deal.code.lower().replace("-", " "))
        shown = dict(line.split(" ", 1) for line in out.splitlines())
        assert (code, err) == (0, "")
        assert shown["code"] == deal.code
        assert shown["edition"] == edition
        assert shown["deck"].split() == [card.code for card in deal.deck]
        assert ("commands" in shown) == (edition == "extreme")

    @pytest.mark.parametrize("shuffles", [False, True])
    def test_shows_the_commands_of_a_code(self, run: Runner, shuffles: bool) -> None:
        deal = Deal(EDITIONS["extreme"], 42, shuffles_commands=shuffles)
        shown = dict(line.split(" ", 1) for line in run("deal", deal.code).out.splitlines())
        assert shown["commands"] == ("shuffled" if shuffles else "default")
        for command in Command:
            cards = [card.code for card in deal.layout.cards(command)]
            assert shown[command.value].split() == cards
            assert len(cards) == 4

    def test_says_what_is_wrong_with_a_code(self, run: Runner) -> None:
        good = Deal(EDITIONS["original"], 5).code
        wrong_end = ALPHABET[ALPHABET.index(good[-1]) - 1]
        bad = {
            "": CodeFault.LENGTH,
            good[:-1]: CodeFault.LENGTH,
            good + "2": CodeFault.LENGTH,
            "0" + good[1:]: CodeFault.CHARACTER,
            good[:-1] + "€": CodeFault.CHARACTER,
            good[:-1] + wrong_end: CodeFault.CHECK,
            good[1] + good[0] + good[2:]: CodeFault.CHECK,
            "22222-22222": CodeFault.EDITION,
        }
        assert set(bad.values()) == set(CodeFault)
        for text, fault in bad.items():
            assert run.trouble("deal", text) == f"{text} is no deal code: {fault.value}"

    @pytest.mark.parametrize("text", ["a\nb", "\udcff", "\x1b[2J", "x" * 10_000])
    def test_says_so_in_one_line_whatever_the_code(self, run: Runner, text: str) -> None:
        assert run.trouble("deal", text).endswith("is no deal code: code_length")


class TestProgram:
    def test_tells_its_version(self, run: Runner) -> None:
        assert run("--version") == Result(0, f"thegame {__version__}\n", "")

    @pytest.mark.parametrize(
        "arguments", [["play"], ["verify"], ["deal"], ["deal", "a", "b"], ["--nonsense"]]
    )
    def test_complains_in_one_line(self, run: Runner, arguments: list[str]) -> None:
        assert run.trouble(*arguments).endswith("(try --help)")

    @pytest.mark.parametrize("arguments", [[], ["verify"], ["simulate"], ["deal"]])
    def test_helps(self, run: Runner, arguments: list[str]) -> None:
        code, out, err = run(*arguments, "--help")
        assert (code, err) == (0, "")
        assert out.startswith(" ".join(["usage: thegame", *arguments]))

    @pytest.mark.parametrize(
        "arguments",
        [
            ["--version"],
            ["verify", "-"],
            ["simulate", "--games", "2", "--edition", "extreme"],
            ["deal", Deal(EDITIONS["original"], 5).code],
        ],
        ids=lambda arguments: arguments[0],
    )
    def test_loads_no_qt(self, arguments: list[str]) -> None:
        done = in_process(*arguments, stdin=WON, options=["-X", "importtime"])
        loaded = {line.rsplit("|", 1)[-1].strip() for line in done.stderr.decode().splitlines()}
        assert done.returncode == 0
        assert "thegame_desktop.cli" in loaded
        assert not [name for name in loaded if name.startswith(("PySide6", "shiboken6"))]

    def test_prints_anything_in_any_encoding(self) -> None:
        environment = {"PYTHONIOENCODING": "ascii"}
        done = in_process("verify", "ü€.jsonl", environment=environment)
        assert done.returncode == 2
        assert done.stderr.startswith(rb"thegame: cannot read \xfc\u20ac.jsonl: ")
        assert done.stderr.count(b"\n") == 1
