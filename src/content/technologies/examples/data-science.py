# python delivery_days.py orders.csv 2026-10-30 30
import csv
import sys
from collections import defaultdict
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from statistics import median

source, day = Path(sys.argv[1]), date.fromisoformat
# An order placed after the cutoff may still be on its way.
cutoff = day(sys.argv[2]) - timedelta(days=int(sys.argv[3]))
print(source.name, sha256(source.read_bytes()).hexdigest(), cutoff)
waits = defaultdict(list)
with source.open(encoding="utf-8", newline="") as file:
    for row in csv.DictReader(file):
        start, end = day(row["ordered"]), row["delivered"]
        if start <= cutoff:
            # An order that never arrived counts as slow, not as missing.
            wait = (day(end) - start).days if end else float("inf")
            waits[row["region"]].append(wait)
for region, days in sorted(waits.items()):
    print(f"{region}: orders {len(days)}, median days {median(days)}")
