import csv
import sqlite3
from decimal import Decimal

UPSERT = """
INSERT INTO invoice (number, paise) VALUES (?, ?)
ON CONFLICT (number) DO UPDATE SET paise = excluded.paise
"""


def load(path: str, db: sqlite3.Connection) -> int:
    # utf-8-sig drops the byte order mark that Excel writes
    with open(path, newline="", encoding="utf-8-sig") as file, db:
        count = 0
        for count, row in enumerate(csv.DictReader(file, strict=True), 1):
            paise = Decimal(row["amount"]) * 100
            if paise != int(paise):
                raise ValueError(f"record {count}: fraction of a paisa")
            db.execute(UPSERT, (row["number"], int(paise)))
        return count
