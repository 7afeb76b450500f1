#!/usr/bin/env bash
# ./find-package.sh libssl3t64
set -euo pipefail
package=$1
list='{{ range .SBOM.SPDX.packages }}{{ println .name .versionInfo }}{{ end }}'

docker ps --quiet |
  xargs --no-run-if-empty \
    docker inspect --format '{{ .Image }} {{ .Config.Image }}' |
  sort --unique | while read -r id name; do
  # By digest, because the tag may by now belong to a newer image
  image=$(docker image inspect --format '{{ index .RepoDigests 0 }}' "$id") &&
    parts=$(docker buildx imagetools inspect "$image" --format "$list") ||
    parts=""
  found=$(awk -v name="$package" '$1 == name' <<< "$parts")
  [ "$parts" ] || found="no SBOM"
  echo "$name: ${found:-not listed}"
done
