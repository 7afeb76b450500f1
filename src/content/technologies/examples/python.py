import csv
import sqlite3
from decimal import Decimal

UPSERT = """
INSERT INTO invoice (number, cents) VALUES (?, ?)
ON CONFLICT (number) DO UPDATE SET cents = excluded.cents
"""


def load(path: str, db: sqlite3.Connection) -> int:
    # utf-8-sig drops the byte order mark that Excel writes
    with open(path, newline="", encoding="utf-8-sig") as file, db:
        count = 0
        for count, row in enumerate(csv.DictReader(file, strict=True), 1):
            cents = Decimal(row["amount"]) * 100
            if cents != int(cents):
                raise ValueError(f"record {count}: fraction of a cent")
            db.execute(UPSERT, (row["number"], int(cents)))
        return count
