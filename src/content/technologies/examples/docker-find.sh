#!/usr/bin/env bash
# ./find-package.sh libssl3t64
set -euo pipefail
package=$1
list='{{ range .SBOM.SPDX.packages }}{{ println .name .versionInfo }}{{ end }}'

docker ps --format '{{ .Image }}' | sort --unique | while read -r image; do
  parts=$(docker buildx imagetools inspect "$image" --format "$list") ||
    parts="no SBOM"
  echo "$image: $(grep "^$package " <<< "$parts" || echo "not listed")"
done
