# python delivery_days.py orders.csv 2026-09-30
import csv
import sys
from collections import defaultdict
from datetime import date
from hashlib import sha256
from pathlib import Path
from statistics import median

source, cutoff = Path(sys.argv[1]), sys.argv[2]
print(source.name, sha256(source.read_bytes()).hexdigest(), cutoff)
day, waits = date.fromisoformat, defaultdict(list)
with source.open(encoding="utf-8", newline="") as file:
    for row in csv.DictReader(file):
        start, end = row["ordered"], row["delivered"]
        if start <= cutoff:
            # An order that never arrived counts as slow, not as missing.
            wait = (day(end) - day(start)).days if end else float("inf")
            waits[row["region"]].append(wait)
for region, days in sorted(waits.items()):
    print(f"{region}: orders {len(days)}, median days {median(days)}")
