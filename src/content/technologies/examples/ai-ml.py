# python evaluate.py cases.jsonl [margin]
import json
import sys
from math import sqrt
from pathlib import Path

text = Path(sys.argv[1]).read_text(encoding="utf-8")
margin = float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
cases = [json.loads(line) for line in text.split("\n") if line]
wins = losses = 0
for case in cases:
    candidate = case["candidate"] == case["expected"]
    baseline = case["baseline"] == case["expected"]
    wins += candidate and not baseline
    losses += baseline and not candidate
# Bonett and Price (2012): add one win and one loss
n = len(cases) + 2
gain = (wins - losses) / n
half = 1.96 * sqrt(((wins + losses + 2) / n - gain * gain) / n)
print(f"{len(cases)} cases, {wins} won, {losses} lost")
print(f"95% interval from {gain - half:+.3f} to {gain + half:+.3f}")
sys.exit(0 if gain - half > -margin else 1)
