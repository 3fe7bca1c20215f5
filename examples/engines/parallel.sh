#!/usr/bin/env bash
# Audits an organization on one machine: GNU parallel runs the shards, and their reports are merged.
# Needs tagproof, parallel and jq in PATH, and GITHUB_TOKEN.
#
#   parallel.sh FOLDER ORGANIZATION [FLAG...]
#
# FOLDER is created and receives everything; the flags are those of `tagproof audit`, such as --platform and --identity.
set -euo pipefail
folder=${1:?the folder for the results} organization=${2:?the organization}
shift 2

# A folder that exists could hold shards of another night.
mkdir "$folder" "$folder/shards"
export folder PARALLEL_SHELL=$BASH

tagproof plan "$organization" --shards "${SHARDS:-8}" > "$folder/plan.json"

# The map. A shard that stops early leaves the lines that it has written, and the plan says what is missing.
audit_shard() {
  local index=$1
  shift
  tagproof audit --json-lines "$@" --jobs "${JOBS:-4}" \
    --shard "$(jq -r ".include[$index].shard" "$folder/plan.json")" --plan "$folder/plan.json" > "$folder/shards/$index.jsonl"
}
export -f audit_shard

# A shard with findings ends with 1, and one that is incomplete with 3: the merged report decides.
jq -r '.include | keys[]' "$folder/plan.json" |
  parallel --quote --jobs "${JOBS:-4}" --joblog "$folder/jobs.tsv" audit_shard {} "$@" ||
  echo "parallel: $? shards did not end with 0, see $folder/jobs.tsv" >&2

# The reduce.
tagproof merge "$folder/shards" --plan "$folder/plan.json" --output "$folder/merged.jsonl" \
  --report "$folder/report.json" --html "$folder/report.html"
