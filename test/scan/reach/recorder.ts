// The judge of scripts and Makefiles: bash, sh and make run them, and stubs in the place of container tools record what
// they are called with, the files that they are told to read, and their standard input.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Text to run and the files around it. */
export interface Case {
  /** Executable, all of them. */
  readonly files: Readonly<Record<string, string>>;
  /** A line for `sh`, in the folder of the files. */
  readonly command: string;
}

const tools =
  'docker podman nerdctl buildah skopeo crane regctl oras kind k3d minikube kubectl oc helm gcloud az ctr crictl pack flyctl fly ' +
  'singularity apptainer docker-compose podman-compose nomad trivy grype syft cosign distrobox toolbox s2i kn kustomize dive act finch ' +
  'skaffold eksctl executor dagger imgpkg slim ch-image bootc umoci ko srun okteto werf argocd terraform mvn aws earthly gitlab-runner ' +
  'concurrently tmux pwsh vagrant ansible';
/** They run the program that they are given. */
const wrappers =
  'sudo doas gosu su-exec tini dumb-init aws-vault op doppler chronic unbuffer retry-cmd systemd-run strace taskset retry caffeinate';
const system =
  'sh bash make cat sed awk xargs env timeout nice nohup stdbuf setsid flock find grep envsubst tr cut head tail sort uniq seq ' +
  'dirname basename tee tac paste test true false printf echo wc mkdir cp mv ln touch chmod sleep pwd readlink realpath id date expr ls';

/** True where bash, sh and make can run; on other machines the tests that need them are skipped. */
export const canRecord = ['/bin/sh', '/bin/bash', '/usr/bin/make', '/usr/bin/timeout'].every((file) =>
  existsSync(file),
);

/** Arguments first; then the files among them, what folders hold, and standard input where an argument asks for it. A stub that is told of no file starts no other program. */
const stub = (log: string) => `#!/bin/sh
exec 3>>'${log}'
printf '%s\\0' "\${0##*/}" "$@" >&3
show() {
  if [ -f "$1" ]; then cat -- "$1"; elif [ -d "$1" ] && [ "$1" != . ]; then
    for one in "$1"/Dockerfile "$1"/Containerfile "$1"/*.yaml "$1"/*.yml "$1"/*.json "$1"/.kube/*; do case $one in */package.json) ;; *) [ ! -f "$one" ] || cat -- "$one" ;; esac; done
  fi
}
IFS=:
for one in $COMPOSE_FILE "$@"; do
  case $one in
    - | *=- | -f- | /dev/stdin) cat ;;
    https:* | http:*) ;;
    -f?* | -c?*) show "\${one#-?}" ;;
    *=*) show "\${one#*=}" ;;
    *) show "$one" ;;
  esac
done >&3
printf '\\0' >&3
`;

const wrapper = `#!/bin/sh
while [ $# -gt 0 ]; do
  case \${1##*/} in ${tools.replaceAll(' ', '|')}|sh|bash|env|make|timeout|nice|xargs|*.txt|*.run|*.sh|${wrappers.replaceAll(' ', '|')}) exec "$@" ;; esac
  shift
done
`;

const remote = `#!/bin/sh
while :; do case $1 in -p | -i | -o | -l) shift 2 ;; -*) shift ;; *) break ;; esac; done
shift
if [ $# -gt 0 ]; then exec sh -c "$*"; else exec sh; fi
`;

/** `su -c TEXT`, `sg GROUP -c TEXT`, and what reads commands from standard input: `at now`, `su - USER`. */
const runsText = `#!/bin/sh
while [ $# -gt 0 ]; do case $1 in -c) exec sh -c "$2" ;; esac; shift; done
exec sh
`;

const parallel = `#!/bin/sh
command=
while [ $# -gt 0 ]; do case $1 in :::) shift; break ;; -*) ;; *) command="$command $1" ;; esac; shift; done
run() { case $command in *{}*) sh -c "$(printf %s "$command" | sed "s|{}|$1|g")" ;; *) sh -c "$command $1" ;; esac; }
if [ $# -gt 0 ]; then for one in "$@"; do run "$one"; done; else while read -r one; do run "$one"; done; fi
`;

function find(program: string): string | undefined {
  return ['/bin', '/usr/bin'].map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** Puts stubs of all tools, and of some more programs, into a new folder, with what scripts need besides. */
export function installStubs(bin: string, text: string, more = ''): void {
  mkdirSync(bin);
  const executable = (name: string, text: string) =>
    writeFileSync(path.join(bin, name), text, { mode: 0o755 });
  for (const tool of `${tools} ${more}`.trimEnd().split(' ')) executable(tool, text);
  for (const name of wrappers.split(' ')) executable(name, wrapper);
  executable('ssh', remote);
  executable('parallel', parallel);
  for (const name of ['su', 'sg', 'at']) executable(name, runsText);
  for (const name of system.split(' ')) {
    const file = find(name);
    if (file !== undefined) symlinkSync(file, path.join(bin, name));
  }
}

/** Writes executable files below a folder. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
  }
}

/**
 * What the tools were called with in all cases together: arguments, and the lines of files and standard input. The names in
 * the cases say which of them it was. Nothing that is run sees the environment, and it finds nothing but stubs and coreutils.
 */
export function recorded(cases: readonly Case[]): readonly string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'reach-'));
  const [bin, log] = [path.join(root, 'bin'), path.join(root, 'log')];
  try {
    installStubs(bin, stub(log));
    writeFileSync(log, '');
    const lines = cases.map(({ files, command }, index) => {
      const folder = path.join(root, `case${index}`);
      mkdirSync(folder);
      write(folder, { ...files, '.reach/run': command });
      return `cd '${folder}' && HOME=$PWD ${find('timeout')} 10 /bin/sh .reach/run </dev/null >/dev/null 2>&1`;
    });
    writeFileSync(path.join(root, 'driver'), `${lines.join('\n')}\nwait\n`);
    const env = { PATH: bin, LC_ALL: 'C.UTF-8' };
    const run = spawnSync('/bin/sh', [path.join(root, 'driver')], {
      env,
      timeout: 10_000 * (cases.length + 1),
    });
    if (run.error !== undefined) throw run.error;
    return readFileSync(log, 'utf8').split(/[\0\n]/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
