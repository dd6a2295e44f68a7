"""Reads dream reports through the `oneirology` command. Needs Node 22.22 or later, nothing else.

    from oneirology import analyse, codes, profile

The engine runs once for a whole list: give it all reports at a time. `ONEIROLOGY_NODE` names the
Node to run, `node` by default.
"""

import csv
import io
import json
import os
import subprocess
from pathlib import Path

_COMMAND = Path(__file__).resolve().parent.parent / "bin" / "oneirology.mjs"


def _run(texts, to, language=None):
    lines = "".join(
        json.dumps({"id": str(number), "text": text}) + "\n" for number, text in enumerate(texts)
    )
    node = os.environ.get("ONEIROLOGY_NODE", "node")
    args = [node, str(_COMMAND), "--from", "jsonl", "--to", to]
    if language is not None:
        args += ["--language", language]
    done = subprocess.run(args, input=lines, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip())
    return done.stdout


def analyse(texts, language=None):
    """One analysis (a dict) for each report. Offsets are UTF-16 code units of the report."""
    return [json.loads(line) for line in _run(texts, "json", language).splitlines()]


def codes(texts, language=None):
    """Codes of Hall and Van de Castle, a dict each: dream, scale, code, initiator, recipient, words."""
    return list(csv.DictReader(io.StringIO(_run(texts, "csv", language))))


def profile(texts, language=None):
    """Shares of dreams with each class, corrected for the engine's own errors, with intervals."""
    return json.loads(_run(texts, "profile", language))
