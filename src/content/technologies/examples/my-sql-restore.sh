#!/usr/bin/env bash
# On a spare server with event_scheduler=OFF:
#   ./restore.sh "2026-11-17 14:01:59"
# Dump made with: mysqldump --all-databases --routines --events \
#   --single-transaction --source-data=2 > full.sql
set -euo pipefail

position=$(grep --only-matching --max-count=1 'LOG_POS=[0-9]*' full.sql |
  cut --delimiter='=' --fields=2)

mysql < full.sql
mysqlbinlog --start-position="$position" --stop-datetime="$1" \
  binlog.[0-9]* | mysql --binary-mode

mysql --table shop < checks.sql
echo "restored in $SECONDS s; compare the results above"
