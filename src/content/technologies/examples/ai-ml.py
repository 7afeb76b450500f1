# python evaluate.py cases.jsonl
import json
import sys
from pathlib import Path
from random import Random
from statistics import fmean, quantiles

text = Path(sys.argv[1]).read_text(encoding="utf-8")
cases = [json.loads(line) for line in text.split("\n") if line]
# +1: only the candidate is right. -1: only the baseline is. 0: a draw.
gains = [
    (case["candidate"] == case["expected"])
    - (case["baseline"] == case["expected"])
    for case in cases
]
resample = Random(2026).choices
means = [fmean(resample(gains, k=len(gains))) for _ in range(4000)]
low, *_, high = quantiles(means, n=40)
print(f"{len(gains)} cases, gain {fmean(gains):+.3f}")
print(f"95% interval from {low:+.3f} to {high:+.3f}")
sys.exit(0 if low > 0 else 1)
