#!/bin/sh
# Stands for container tools: keeps the names of the images of a machine in $ENGINE/names, and answers and fails as the tools
# do. A pull by digest makes no tag; a digest in a name goes before its tag; names for results take no digest.
tool=${0##*/}
names=$ENGINE/names
# Each call is written at once: the calls of a pipe run at the same time.
called=$(printf '%s\036' "$tool" "$@"; echo .)
trap 'status=$?; printf "%s\036exit %s\035" "${called%?}" "$status" >>"$ENGINE/log"' EXIT

canonical() {
  name=${1#docker://}; name=${name#docker.io/}; name=${name#library/}
  case $tool in ctr) echo "$name"; return ;; esac
  case $name in
    *@*) repository=${name%%@*}; case ${repository##*/} in *:*) repository=${repository%:*} ;; esac; echo "$repository@${name#*@}" ;;
    *) case ${name##*/} in *:*) echo "$name" ;; *) echo "$name:latest" ;; esac ;;
  esac
}
has() { grep -qxF -- "$(canonical "$1")" "$names"; }
add() { has "$1" || canonical "$1" >>"$names"; }
known() { has "$1" || { echo "No such image: $1" >&2; exit 1; }; }
fresh() { case $1 in *@*) echo "a digest cannot be created: $1" >&2; exit 1 ;; esac; add "$1"; }
named() { case $1 in *[!A-Za-z0-9_.-]*) echo "invalid name: $1" >&2; exit 125 ;; esac; }
remove() { grep -vxF -- "$(canonical "$1")" "$names" >"$names.new"; mv "$names.new" "$names"; }
# The names that an archive gives back: none for an image that is saved by digest.
saved() { for one; do known "$one"; case $one in *@*) echo 'names: none' ;; *) echo "names: $one" ;; esac; done; }
both() { case $1 in *:*/*:*@*|*/*:*@*|*:*@*) echo "a tag and a digest are not supported together: $1" >&2; exit 1 ;; esac; }

case $tool in
  gzip) cat; exit 0 ;;
  curl|git|gh|aws|npm|tar) exit 0 ;;
  skopeo|singularity|apptainer)
    for word; do case $word in docker://*) both "${word#docker://}" ;; esac; done; exit 0 ;;
  crane|regctl|oras|kubectl|helm|cosign|trivy|syft|grype) exit 0 ;;
esac

# Options, and what is left: the command and its operands. Everything after the image of `run` belongs to the container.
command= operands= output= quiet= detached= filter=
while [ $# -gt 0 ]; do
  case $1 in
    -t|--tag) [ "$command" = build ] && tags="$tags $2"; shift ;;
    --tag=*) tags="$tags ${1#*=}" ;;
    --name) named "$2"; shift ;;
    --name=*) named "${1#*=}" ;;
    -o|--output) output=$2; shift ;;
    --filter) filter=$2; shift ;;
    -l|-e|--env|-v|--volume|-p|-w|--platform|-f|--format|--build-arg|--label|--network|--entrypoint|--cache-from|--target|--hostname|-n|--namespace|-i|--input|--nodes|--type)
      case $1 in -i|--input) output=$2 ;; esac
      case $1$command in -iprune|-irun) ;; *) shift ;; esac ;;
    -q|--quiet) quiet=1 ;;
    -H|--context|--log-level) shift ;;
    -*) ;;
    image|images|container|buildx|load|docker-image) [ -n "$command" ] && [ "$command" != image ] && operands="$operands $1" || command=$1 ;;
    *) case $command in
      ''|image|container|buildx) command=$1 ;;
      images) case $tool$1 in ctrpull|ctrtag|ctrrm|ctrexport|ctrimport|ctrls) command=$1 ;; *) operands="$operands $1" ;; esac ;;
      run|create) operands=$1; break ;;
      *) operands="$operands $1" ;;
      esac ;;
  esac
  shift
done
set -- $operands

case $tool in
  minikube) exit 0 ;;
  kind|k3d) for one; do case $one in docker-image|image|load) ;; *) saved "$one" ;; esac; done; exit 0 ;;
esac
compose() {
  case " $* " in *' pull '*|*' up '*) ;; *) return ;; esac
  for file in compose.yaml docker-compose.yml; do
    [ ! -f "$file" ] || sed -n 's/^ *image: *["'\'']\{0,1\}\([^"'\'' ]*\).*/\1/p' "$file" | while read -r one; do add "$one"; done
  done
}
case $tool in docker-compose) compose "$@"; compose $command; exit 0 ;; esac
case $command in
  compose) compose "$@" ;;
  pull) for one; do add "$one"; done ;;
  run|create) case $tool in ctr) known "$1" ;; *) add "$1" ;; esac ;;
  rmi|rm|remove) for one; do known "$one"; remove "$one"; done ;;
  tag) known "$1"; fresh "$2" ;;
  save|export) if [ -n "$output" ]; then saved "$@" >"$output"; else saved "$@"; fi ;;
  load|import) if [ -n "$output" ]; then cat "$output"; else cat; fi | while read -r _ one; do [ "$one" = none ] || fresh "$one"; done ;;
  push) for one; do known "$one"; case $one in *@*) echo "cannot push a digest reference" >&2; exit 1 ;; esac; done ;;
  build) for one in $tags; do fresh "$one"; done ;;
  images|ls|list)
    case $filter in reference=*) set -- "${filter#reference=}" ;; esac
    if [ $# -gt 0 ]; then case $1 in *@*) both "$1" 2>/dev/null ;; esac; has "$1" && echo "${quiet:+id }${1%:*} ${1##*:}"
    else sed 's/@.*/ <none>/; s/:\([^:/]*\)$/ \1/' "$names"; fi
    exit 0 ;;
  inspect|history) known "$1"; echo "[{\"RepoTags\": [\"$(has "$1" && case $1 in *@*) ;; *) echo "$1" ;; esac)\"]}]" ;;
  ps) echo "container of ${filter#ancestor=}" >/dev/null ;;
esac
