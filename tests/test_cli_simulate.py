"""The command that lets computer players play: figures, records, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli_tools import Result, Runner, in_process
from tests.reference import verify_record
from thegame_desktop.bots import core
from thegame_desktop.engine import EDITIONS, Command

SIMULATE = ("simulate", "--bots", "random", "--games", "5")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs commands within this process."""
    return Runner(capsys)


@pytest.mark.parametrize("bots", ["random", "casual", "skilled", "expert --rollouts 12"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_writes_records_that_verify_accepts(
    run: Runner, tmp_path: Path, edition: str, bots: str
) -> None:
    path = tmp_path / "games.jsonl"
    players = ("--players", "4", "--seed", "7")
    arguments = (
        "simulate",
        "--bots",
        *bots.split(),
        "--games",
        "5",
        "--edition",
        edition,
        *players,
    )
    assert run(*arguments, "--records", path).code == 0
    records = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert len(records) == 5
    assert {record["edition"] for record in records} == {edition}
    assert {len(record["players"]) for record in records} == {4}
    outcomes = [record["outcome"] for record in records]
    expected = [
        f"{number} ok {outcome['status']} {outcome['cards_left']}"
        for number, outcome in enumerate(outcomes, start=1)
    ]
    assert run("verify", path) == Result(0, "\n".join(expected) + "\n", "")
    assert [verify_record(record) for record in records] == [
        (outcome["status"], outcome["cards_left"]) for outcome in outcomes
    ]


def test_it_plays_the_same_games_whatever_the_jobs(tmp_path: Path) -> None:
    arguments = ("simulate", "--edition", "quick", "--games", "20", "--json")
    outputs = []
    for name, seed, jobs in (("a", "1", "1"), ("b", "1", "2"), ("c", "2", "1")):
        more = ("--seed", seed, "--jobs", jobs, "--records", tmp_path / name)
        done = in_process(*arguments, *more)
        assert (done.returncode, done.stderr) == (0, b"")
        figures = json.loads(done.stdout)
        del figures["games_per_second"]
        outputs.append(((tmp_path / name).read_bytes(), figures))
    assert outputs[0] == outputs[1]
    assert outputs[0][0] != outputs[2][0]


def test_experts_play_the_same_games_for_a_number_of_rollouts(tmp_path: Path) -> None:
    arguments = ("simulate", "--edition", "quick", "--bots", "expert", "--games", "4", "--json")
    outputs = []
    for name, rollouts, more in (
        ("a", "30", ()),
        ("b", "30", ("--jobs", "2", "--threads", "2")),
        ("c", "90", ()),
    ):
        records = tmp_path / name
        done = in_process(*arguments, "--rollouts", rollouts, *more, "--records", records)
        assert (done.returncode, done.stderr) == (0, b"")
        assert json.loads(done.stdout)["rollouts"] == int(rollouts)
        outputs.append(records.read_bytes())
    assert outputs[0] == outputs[1]
    assert outputs[0] != outputs[2]


def test_experts_can_be_given_a_time_limit(run: Runner) -> None:
    arguments = ("--edition", "quick", "--bots", "expert", "--games", "1", "--think-ms", "2")
    code, out, _ = run("simulate", *arguments, "--json")
    assert code == 0
    figures = json.loads(out)
    assert figures["think_ms"] == 2
    assert "rollouts" not in figures


def test_only_experts_can_be_told_how_much_to_think(run: Runner) -> None:
    for option in ("--rollouts", "--think-ms", "--threads"):
        code, out, err = run("simulate", "--bots", "skilled", option, "5")
        assert (code, out) == (2, "")
        assert err == "thegame: only expert plays games out to find a turn\n"
    assert run("simulate", "--bots", "expert", "--rollouts", "5", "--think-ms", "5").code == 2
    assert run("simulate", "--bots", "expert", "--rollouts", "0").code == 2


def test_without_a_core_there_are_no_figures_of_experts(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would be those of skilled players."""
    monkeypatch.setattr(core, "trouble", lambda: "there is none")
    assert run.trouble("simulate", "--bots", "expert").endswith("simulated here: there is none")
    assert run("simulate", "--bots", "skilled", "--games", "1").code == 0


def test_it_prints_figures_as_json(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ("simulate", "--edition", "quick", "--players", "2", "--games", "30")
    code, out, err = run(*arguments, "--seed", "5", "--json", "--records", path)
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    figures = json.loads(out)
    outcomes = [json.loads(line)["outcome"] for line in path.read_bytes().splitlines()]
    left = [outcome["cards_left"] for outcome in outcomes]
    wins = sum(outcome["status"] == "won" for outcome in outcomes)
    low, high = figures.pop("win_rate_95")
    assert 0 <= low <= wins / 30 <= high <= 1
    assert low < high
    assert figures.pop("games_per_second") > 0
    assert figures == {
        "edition": "quick",
        "variant": "standard",
        "players": 2,
        "bots": "greedy",
        "seed": 5,
        "games": 30,
        "wins": wins,
        "win_rate": pytest.approx(wins / 30),
        "mean_cards_left": pytest.approx(sum(left) / 30),
        "under_ten": pytest.approx(sum(count < 10 for count in left) / 30),
    }
    assert 0 < wins < 30  # so that the figures above mean something


def test_it_prints_figures_as_text(run: Runner) -> None:
    code, out, err = run(*SIMULATE, "--players", "2", "--variant", "expert", "--seed", "-3")
    assert (code, err) == (0, "")
    first, *table = out.splitlines()
    assert first == "original expert, 2 players, random, seed -3"
    names = [line[:17].strip() for line in table]
    assert names == ["games", "wins", "mean cards left", "under ten", "games/s"]
    values = [line[17:] for line in table]
    assert values[0] == "5"
    assert values[1] == "0 = 0.00% (95 %: 0.00% to 43.45%)"  # Wilson's score for 0 of 5


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "0"], "original is not for 0 players"),
        (["--players", "6"], "original is not for 6 players"),
        (["--players", "-1"], "original is not for -1 players"),
        (["--edition", "quick", "--players", "1"], "quick is not for 1 players"),
        (["--edition", "quick", "--variant", "expert_plus"], "quick has no variant"),
        (["--variant", "easy"], "original has no variant easy"),
        (["--edition", "deluxe"], "argument --edition: invalid choice: 'deluxe'"),
        (["--bots", "genius"], "argument --bots: invalid choice: 'genius'"),
        (["--games", "0"], "argument --games: 0 is not within"),
        (["--games", "ten"], "argument --games: invalid whole number value: 'ten'"),
        (["--jobs", "0"], "argument --jobs: 0 is not within"),
        (["--jobs", "1000000"], "argument --jobs: 1000000 is not within"),
        (["--seed", "1.5"], "argument --seed: invalid int value"),
        (["--seed", "9" * 5000], "argument --seed: invalid int value"),
        (["--without", "stop"], "original has no commands"),
        (["--layout", "shuffled"], "original has no commands"),
        (["--layout", "nothing.json"], "original has no commands"),
        (["--edition", "extreme", "--without", "stopp"], "argument --without: there are only"),
        (["--edition", "extreme", "--without", ""], "argument --without: there are only"),
        (["--edition", "extreme", "--layout", "no\nfile"], "cannot read no\\nfile: "),
        (["--edition", "extreme", "--layout", "\0"], "cannot read \\x00: "),
        (["--records", "nul\0byte"], "argument --records: "),
        (["--frobnicate"], "unrecognized arguments: --frobnicate"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_it_refuses_what_there_is_not_and_writes_nothing(
    run: Runner, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    line = run.trouble(*SIMULATE, "--records", tmp_path / "games.jsonl", *arguments)
    assert line.startswith(complaint)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "bad_json"),
        (b'{"stop": [12]}', "wrong_type"),
        (b'{"halt": ["12"]}', "unknown_command"),
        (b'{"stop": ["12"], "skull": ["12"]}', "doubled_command"),
    ],
)
def test_it_refuses_a_bad_layout(run: Runner, tmp_path: Path, content: bytes, fault: str) -> None:
    path, records = tmp_path / "layout.json", tmp_path / "games.jsonl"
    path.write_bytes(content)
    arguments = ("--edition", "extreme", "--layout", path, "--records", records)
    assert run.trouble(*SIMULATE, *arguments) == f"{path} is no layout: {fault}"
    assert not records.exists()


def test_it_takes_the_layout_from_a_file_and_switches_commands_off(
    run: Runner, tmp_path: Path
) -> None:
    path, records = tmp_path / "layout.json", tmp_path / "games.jsonl"
    path.write_bytes(b'{"stop": ["50", "51"], "skull": ["60"]}')
    extreme = (*SIMULATE, "--edition", "extreme", "--records", records)

    def layouts(*arguments: str | Path) -> list[dict[str, list[str]]]:
        assert run(*extreme, *arguments).code == 0
        written = [json.loads(line)["commands"] for line in records.read_bytes().splitlines()]
        return [{name: cards for name, cards in one.items() if cards} for one in written]

    assert layouts("--layout", path) == [{"stop": ["50", "51"], "skull": ["60"]}] * 5
    assert layouts("--layout", path, "--without", "skull,three") == [{"stop": ["50", "51"]}] * 5
    all_but_stop = set(Command) - {"stop"}
    shuffled = layouts("--layout", "shuffled", "--without", "stop")
    assert [set(layout) for layout in shuffled] == [all_but_stop] * 5
    assert len({json.dumps(layout) for layout in shuffled}) == 5
    (default,) = {json.dumps(layout) for layout in layouts()}
    assert set(json.loads(default)) == set(Command)


@pytest.mark.parametrize("name", ["missing/games.jsonl", "folder"])
def test_it_says_what_cannot_be_written(run: Runner, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    line = run.trouble(*SIMULATE, "--records", f"{tmp_path}/{name}")
    assert line.startswith("cannot write ")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_it_leaves_the_old_file_when_writing_fails(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old")

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    line = run.trouble(*SIMULATE, "--records", path)
    assert line == f"cannot write {path}: No space left on device"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
