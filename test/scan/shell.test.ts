// What commands of scripts use and build, and the order in which options hide an image.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the shell
import { describe, expect, it } from 'vitest';
import { shell } from '../../src/formats/build/shell.js';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { workflow } from '../../src/formats/workflow/workflow.js';
import type { Scan } from '../../src/model/occurrence.js';
import { cpuMs } from '../cpu.js';

const scan = (text: string, path = 'run.sh') => shell.scan({ path, text });
const rawsOf = (found: Scan | undefined) => found?.occurrences.map(({ raw }) => raw);
const namesOf = (found: Scan | undefined) =>
  found?.builds?.map(({ name, isPushed }) => (isPushed ? `${name} (pushed)` : name));

/** A workflow with one step for each of the scripts. */
function job(...scripts: readonly string[]): Scan | undefined {
  const steps = scripts.map((script) => `      - run: ${JSON.stringify(script)}\n`).join('');
  const text = `jobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n${steps}`;
  return workflow.scan({ path: '.github/workflows/ci.yml', text });
}

describe('a text in quotes that goes on after a backslash at the end of a line', () => {
  it.each([
    ['trap "rm -f x && \\\nrm -f $Y" EXIT\ndocker run image:1'],
    ['echo "a \\\n\\\nb"\ndocker run "image:1"'],
    ['echo "a \\\r\nb"\r\ndocker run image:1\r\n'],
  ])('%j hides nothing below it', (text) => expect(rawsOf(scan(text))).toEqual(['image:1']));
});

describe('the options in front of an image', () => {
  it.each([
    ['docker run -it -e A=b --name x image:1 arg:2'],
    ['docker run -itv /a:/b image:1'],
    ['docker run -eA=b -p80:80 image:1'],
    ['docker run --gpus all --mount type=bind,source=/a,target=/b image:1'],
    ['docker run --rm --tls-verify=false -- image:1'],
    ['docker --context x --debug run image:1'],
    ['docker run >log image:1'],
    ['podman run --pod x --userns keep-id image:1'],
    ['sudo -E nerdctl -n k8s.io run image:1'],
    ['docker run $DOCKER_NETWORK image:1'],
    ['docker run $OPTS ${TTY:+-t} "${ARGS[@]}" image:1'],
  ])('%s', (command) => expect(rawsOf(scan(command))).toEqual(['image:1']));

  it('are told where it is not known whether they take the next word', () => {
    expect(scan('docker run --new-option maybe:1 image:1')?.occurrences).toMatchObject([
      { kind: 'opaque', raw: 'maybe:1', detail: expect.stringContaining('`--new-option`') },
    ]);
  });
});

describe('names that are built', () => {
  it.each([
    ['docker build -t a:1 --tag=b:2 .', ['a:1', 'b:2']],
    ['docker buildx build --push -t a:1 .', ['a:1 (pushed)']],
    ['docker build -t a:1 . && docker push a:1', ['a:1 (pushed)', 'a:1 (pushed)']],
    ['docker tag a:1 registry.example.com/a:1', ['registry.example.com/a:1']],
    ['NAME=a:1; docker build -t "$NAME" .', ['a:1']],
    ['docker build -t acme/app:$TAG .', ['acme/app:$TAG']],
    ['crane copy a:1 registry.example.com/a:1', ['registry.example.com/a:1 (pushed)']],
    ['/kaniko/executor --destination=registry.example.com/a:1', ['registry.example.com/a:1 (pushed)']],
    ['docker run a:1', []],
  ])('%s', (command, names) => expect(namesOf(scan(command))).toEqual(names));

  it('are told by the variables of a Makefile too', () => {
    const text = 'NAME ?= acme/app\nbuild:\n\tdocker build -t $(NAME):1 .\n';
    expect(namesOf(scan(text, 'Makefile'))).toEqual(['acme/app:1']);
  });

  it('are told by build actions', () => {
    const text = `env: {NAME: acme/app}
jobs:
  a:
    steps:
      - uses: docker/build-push-action@v6
        with: {push: true, tags: "\${{ env.NAME }}:1,acme/other:2"}
`;
    const found = workflow.scan({ path: '.github/workflows/ci.yml', text });
    expect(namesOf(found)).toEqual(['acme/app:1 (pushed)', 'acme/other:2 (pushed)']);
  });
});

describe('a digest', () => {
  it('is not written where a later step looks for the name on the machine', () => {
    const [image] = job('docker pull a/b:1', 'docker save a/b:1')?.occurrences ?? [];
    expect(image).toMatchObject({ raw: 'a/b:1', pin: { kind: 'refused' } });
    expect(job('docker pull a/b:1', 'docker run a/b:1')?.occurrences).toMatchObject([
      { pin: { kind: 'place' } },
      { pin: { kind: 'place' } },
    ]);
  });

  it('is not written into a variable that is used for anything else', () => {
    const pin = (text: string) => scan(text)?.occurrences.map((one) => one.kind === 'image' && one.pin.kind);
    expect(pin('A=a/b:1\ndocker run $A')).toEqual(['place']);
    expect(pin('A=a/b:1\ndocker run $A\necho $A')).toEqual(['refused']);
    expect(pin('A=a/b:1\ndocker run $A\ndocker run x/$A')).toEqual(['refused', 'refused']);
  });

  it('replaces one that is there, whatever the command does with it', () => {
    const digest = `sha256:${'0'.repeat(64)}`;
    expect(scan(`crane digest a/b:1@${digest}`)?.occurrences).toMatchObject([{ pin: { kind: 'place' } }]);
  });
});

describe('variables that refer to each other', () => {
  it('take no time that grows with their number of combinations', () => {
    const lines = Array.from(
      { length: 400 },
      (_, index) => `A=$A$B$C${index}\nB=$A$C${index}\nC=$B$A${index}`,
    );
    const text = `${lines.join('\n')}\ndocker run $A\ndocker run $A$B$C\n`;
    const start = cpuMs();
    expect(scan(text)?.occurrences.map(({ kind }) => kind)).toEqual(['opaque', 'opaque']);
    expect(cpuMs() - start).toBeLessThan(1000);
  });
});

describe('what the shell runs is read behind', () => {
  it.each([
    ['a heredoc with an apostrophe', "cat << EOF\nit's\nEOF\n"],
    ['a heredoc without a blank', "cat<<EOF >x\nit's\nEOF\n"],
    ['a heredoc whose label is escaped', "cat <<\\EOF\nit's\nEOF\n"],
    ['a heredoc whose label has a dash', "cat <<E-F\nit's\nE-F\n"],
    ['two heredocs', "cat <<A <<'B'\nit's\nA\nit's\nB\n"],
    ['a shift, which is no heredoc', '(( x = 1<<2 ))\n'],
    ["an escaped quote in $'…'", "echo $'it\\'s'; "],
    ['a bracket in quotes', `echo \${x#"}"}; `],
    ['a bracket in single quotes', `echo \${x%'}'}; `],
    ['a starter with options of its own', 'sudo -u root -- '],
    ['another starter', 'flock -n /tmp/lock '],
    ['a starter on another machine', 'ssh -p 22 host '],
    ['an escape', '\\'],
  ])('%s', (_, before) => {
    const after = _.startsWith('a shift') ? '2\n' : '';
    expect(rawsOf(scan(`${before}docker run image:1\n${after}`))).toEqual(['image:1']);
  });

  it.each([
    ['redirections of two streams', 'docker run &>log image:1'],
    ['a duplicated stream', 'docker run 2>&1 image:1'],
    ['a forced redirection', 'docker run >| log image:1'],
    ['backticks in quotes', 'echo "`docker run image:1`"'],
    ['backticks in a heredoc', 'cat <<EOF\n`docker run image:1`\nEOF'],
    ['a program with a default', `\${DOCKER:-docker} run image:1`],
    ['quotes around the program', '"docker" run image:1'],
  ])('%s', (_, command) => expect(rawsOf(scan(command))).toEqual(['image:1']));

  it('no text of a heredoc whose label is quoted', () => {
    expect(rawsOf(scan("cat <<'EOF'\n`docker run image:1`\nEOF\n"))).toEqual([]);
    expect(rawsOf(scan('cat <<\\EOF\n$(docker run image:1)\nEOF\n'))).toEqual([]);
  });

  it('a variable that holds the options and the image', () => {
    expect(scan('docker run $RUN_ARGS')?.occurrences).toMatchObject([{ kind: 'opaque', raw: '$RUN_ARGS' }]);
  });
});

/** The names of the images and, in brackets, the texts of what is opaque; `!` marks a name that takes no digest. */
const found = (text: string, path = 'run.sh') =>
  scanFile({ path, text }).occurrences.map((one) => {
    if (one.kind === 'opaque') return `(${one.raw})`;
    const { registry, repository, tag } = one.image;
    const name = `${registry === 'docker.io' ? '' : `${registry}/`}${repository.replace('library/', '')}:${tag}`;
    return one.kind === 'image' && one.pin.kind === 'refused' ? `${name}!` : name;
  });

describe('commands are run as a shell runs them', () => {
  it.each<[string, readonly string[]]>([
    ['run() { docker run --rm "$@"; }\nrun a:1', ['a:1']],
    ['function pull { docker pull "$1"; }\npull a:1\npull b:2', ['a:1', 'b:2']],
    ['pull() { local image=$1; echo "$image"; docker pull "$image"; }\npull a:1', ['a:1!']],
    ['pull() { docker pull "$1:$2"; }\npull a 1', ['a:1!']],
    ['a() { b "$1"; }\nb() { docker pull $1; }\na a:1', ['a:1']],
    ['p() { for i in "$@"; do docker pull $i; done; }\np a:1 b:2', ['a:1', 'b:2']],
    ['p() { shift; docker pull "$1"; }\np z a:1', ['a:1']],
    ['p() { docker pull "$1"; }', ['($1)']],
    ["alias dr='docker run --rm'\ndr a:1", ['a:1']],
    ['d=docker; $d run a:1', ['a:1']],
    ['D="docker run --rm"\n$D a:1', ['a:1']],
    ['CMD=(docker run --rm)\nCMD+=(a:1)\n"${CMD[@]}"', ['a:1']],
    ['D=${D:-docker}\n$D run a:1', ['a:1']],
    ['docker pull {a,b}:1', ['a:1!', 'b:1!']],
    ['doc"ker" run a:1', ['a:1']],
    ["docker run re''dis:7", ['redis:7!']],
    ["docker run $'redis:7'", ['redis:7!']],
    ['eval "docker run a:1"', ['a:1']],
    ['bash -euo pipefail -c "cd x && docker run a:1"', ['a:1']],
    ['ssh host "docker pull a:1 && docker run b:2"', ['a:1', 'b:2']],
    ['su - user -c "docker run a:1"', ['a:1']],
    ["trap 'docker run a:1' EXIT", ['a:1']],
    ['echo a:1 | xargs docker pull', ['a:1']],
    ['xargs -n1 docker pull <<EOF\na:1\nb:2\nEOF', ['a:1', 'b:2']],
    ['cat <<EOF | xargs -I{} docker pull {}\na:1\nEOF', ['a:1']],
    ['xargs docker pull < images.txt', ['(xargs)']],
    ['IMAGES=(a:1 b:2)\nfor i in "${IMAGES[@]}"; do docker pull "$i"; done', ['a:1', 'b:2']],
    ['IMAGES=(a:1)\necho "${IMAGES[@]}"\nfor i in "${IMAGES[@]}"; do docker pull "$i"; done', ['a:1!']],
    ['IMAGES="a:1 b:2"\nfor i in $IMAGES; do docker pull $i; done', ['a:1', 'b:2']],
    ['declare -A I=([x]=a:1 [y]=b:2)\ndocker pull "${I[$k]}"', ['a:1', 'b:2']],
    ['while read -r i; do docker pull "$i"; done <<EOF\na:1\nb:2\nEOF', ['a:1', 'b:2']],
    ['while read -r i; do docker pull "$i"; done < images.txt', ['($i)']],
    ['bash <<EOF\ndocker run a:1\nEOF', ['a:1']],
    ['cat <<EOF | sudo sh -\ndocker run a:1\nEOF', ['a:1']],
    ['find . -exec docker run a:1 {} \\;', ['a:1']],
    ['parallel docker pull ::: a:1 b:2', ['a:1', 'b:2']],
    ['with_retries 5 10 docker pull a:1', ['a:1']],
    ['>log docker run a:1', ['a:1']],
    ["eval '>/dev/null docker pull a:1'", ['a:1']],
    ["x='>' docker pull a:1>/dev/null", ['a:1']],
    ['V=1\nctr run ${V:+a:1} x', ['a:1!']],
    ["printf -v V '%s:%s' a 1\ndocker run $V", ['a:1!']],
    ['f() ( docker run "$1" )\nf a:1', ['a:1']],
    ['f() { for i; do docker pull "$i"; done; }\nf a:1 b:2', ['a:1', 'b:2']],
    ['f() { $1; }\nf "docker run a:1"', ['a:1']],
    ['f() { sh -c \'docker run "$1"\' _ b:2; }\nf a:1', ['b:2!']],
    ['sh -c \'docker run "$1"\' >x 2>&1 a:1', ['($1)']],
    ['sh -c \'printf "%s\\n" a:1 | xargs docker pull\'', ['a:1']],
    ["nohup sh -c '$(command -v docker) run a:1'", ['a:1']],
    ['D=docker; C="$D run"; $C a:1', ['a:1']],
    ['C="docker pull"; I=a; I=$I:1; $C $I', ['($I)']],
    ['a=(a:1)\ncrane digest "${a[@]}"\na=(b:2)\ncrane digest "${a[@]}"', ['a:1!', 'b:2!']],
    ['readarray -t a < f\ndocker run "${a[0]}"\na=(b:2)', ['(a)', 'b:2']],
    ["printf '%s' 'echo docker run a:1 > y' > x.sh; sh x.sh", []],
    ["printf '%s' 'docker run a:1 > y' > x.sh; sh x.sh", ['a:1']],
    ['$RUNTIME run x/a:1', ['(x/a:1)']],
    ['docker run "$@"', ['($@)']],
  ])('%s', (text, names) => expect(found(text)).toEqual(names));

  it.each<[string, readonly string[]]>([
    ['IMAGES = a:1 b:2\nall:\n\t$(foreach i,$(IMAGES),docker pull $(i);)\n', ['a:1!', 'b:2!']],
    ['define RUN\ndocker run --rm $(1)\nendef\nall:\n\t$(call RUN,a:1)\n', ['a:1']],
    ['D = docker run --rm\nall:\n\t@$(D) a:1\n', ['a:1']],
    ['V := $(shell docker run a:1 cat /v)\n', ['a:1']],
    ['all:\n\tI=a:1; docker run $$I\n', ['a:1!']],
    ['V="1"\nall:\n\tdocker run a:$(V)\n', ['a:1!']],
  ])('also in a Makefile: %s', (text, names) => expect(found(text, 'Makefile')).toEqual(names));

  it.each([
    ['echo docker run a:1'],
    ['printf "docker run %s" a:1'],
    ['log "docker run a:1"'],
    ['say() { echo "$@"; }\nsay docker run a:1'],
    ['usage() { cat <<EOF\ndocker run a:1\nEOF\n}'],
    ['grep "docker run a:1" x'],
    ['git commit -m docker run a:1'],
  ])('what is only printed is no call: %s', (text) => expect(found(text)).toEqual([]));
});

describe('texts that a command reads as a file', () => {
  it.each<[string, readonly string[]]>([
    ['docker build - <<EOF\nFROM a:1\nEOF', ['a:1']],
    ['docker build -t x -f- . <<EOF\nFROM $BASE\nEOF', ['($BASE)']],
    ['echo FROM a:1 | docker build -', ['a:1']],
    ["printf 'FROM a:1\\nRUN x\\n' | docker build -", ['a:1']],
    ['cat > Dockerfile <<EOF\nFROM a:1\nEOF', ['a:1']],
    ['docker compose -f - up <<EOF\nservices:\n  a:\n    image: a:1\nEOF', ['a:1']],
    ['sed s/latest/1/ Dockerfile.in | docker build -', ['(-)']],
    ['cat x.yaml | sed "s/namespace: .*/namespace: x/" | kubectl apply -f -', []],
    ['curl -L example.com/x.yaml | kubectl apply -f -', ['(-)']],
    ['kubectl create ns x --dry-run=client -o yaml | kubectl apply -f -', []],
  ])('%s', (text, names) => expect(found(text)).toEqual(names));

  it('keeps its places in the steps of a workflow', () => {
    const text = `jobs:
  a:
    runs-on: ubuntu-24.04
    steps:
      - run: |
          docker build -t a - <<EOF
          FROM a:1
          EOF
`;
    const [one] = scanFile({ path: '.github/workflows/ci.yml', text }).occurrences;
    expect(one).toMatchObject({
      raw: 'a:1',
      pin: { kind: 'place', span: { start: text.indexOf('a:1') + 3 } },
    });
  });
});

describe('programs that use images', () => {
  it.each<[string, readonly string[]]>([
    ['kubectl patch deploy a -p \'{"spec":{"containers":[{"image":"a:1"}]}}\'', ['a:1']],
    ['helm install a b --set image.repository=org/x,image.tag=1.2', ['org/x:1.2!']],
    ['helm upgrade a b --set image.tag=1.2', ['(1.2)']],
    ['pack build a --builder org/b:1 --run-image org/r:1', ['org/b:1', 'org/r:1']],
    ['gcloud beta run deploy a --image gcr.io/p/x:1', ['gcr.io/p/x:1']],
    ['gcloud compute instances create a --image debian-12', []],
    ['trivy image --severity HIGH --new-option x a:1', ['a:1!']],
    ['syft scan registry:org/a:1', ['org/a:1!']],
    ['grype dir:.', []],
    ['act -P ubuntu-latest=org/x:1', ['org/x:1']],
    ['oc new-app org/b:1~https://example.com/x.git', ['org/b:1!']],
    ['docker service create --name a a:1', ['a:1']],
    ['crane ls org/x', []],
  ])('%s', (text, names) => expect(found(text)).toEqual(names));

  it('are found in RUN, in custom shells and in PowerShell', () => {
    expect(
      found('FROM scratch\nRUN --mount=type=cache,target=/x crane export a:1 /a.tar\n', 'Dockerfile'),
    ).toEqual(['a:1']);
    expect(found('FROM scratch\nRUN ["skopeo", "copy", "docker://a:1", "dir:/a"]\n', 'Dockerfile')).toEqual([
      'a:1!',
    ]);
    const step = (more: string) =>
      `jobs:\n  a:\n    runs-on: windows-2025\n    steps:\n      - run: docker run b:2 \`\n${more}`;
    const custom = step('        shell: docker run a:1 bash {0}\n');
    expect(found(custom, '.github/workflows/a.yml')).toEqual(['a:1']);
    expect(found(step(''), '.github/workflows/a.yml')).toEqual(['b:2']);
  });
});

describe('hostile scripts take no time that grows with what they could do', () => {
  const times = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');
  it.each([
    [
      'functions that call each other',
      `${times(30, (i) => `f${i}() { f${i + 1} "$@" x; f${i + 1} "$@" y; }`)}\nf30() { docker run "$@"; }\nf0 a:1`,
    ],
    ['a function that calls itself', 'f() { f "$@" "$@"; docker run "$@"; }\nf a:1'],
    ['variables of commands', `${times(500, (i) => `A="docker run $A ${i}"`)}\n${times(500, () => '$A $A')}`],
    ['arrays', `A=(${times(5000, (i) => `a:${i}`)})\n${times(2000, () => 'docker run "${A[@]}"')}`],
    ['pipes', `docker run a:1 ${'| cat '.repeat(20_000)}| xargs docker pull`],
    ['braces', `docker pull ${'{a,b}'.repeat(200)}`],
    ['commas', `docker pull {${','.repeat(100_000)}`],
    ['loops', `docker run a:1\n${times(5000, () => 'while read x; do')}`],
    ['texts in texts', `docker run a:1; ${'bash -c "'.repeat(5000)}`],
    ['names that are patterns', 'f() { for .* in "$@"; do docker run $x; done; }\nf a b'],
    ['heredocs', `docker run a:1\n${times(2000, (i) => `cat > Dockerfile <<E${i}\nFROM a:1\nE${i}`)}`],
  ])('%s', (_, text) => {
    const start = cpuMs();
    found(text);
    // A square of what they could do takes minutes.
    expect(cpuMs() - start).toBeLessThan(10_000);
  });
});

describe('a name that reads a file', () => {
  it('has no value that another command sets', () => {
    const loop = 'while read -r name; do docker pull $name; done';
    const found = scan(`${loop} <<E\nimage:1\nE\n${loop} < list\n`)?.occurrences;
    expect(found?.map(({ kind, raw }) => `${kind} ${raw}`)).toEqual(['opaque $name', 'opaque $name']);
  });
});

it.each(['a \\\r\r', '\\\r', '` \\\r\r', 'docker pull \\\rimage:1\n'])(
  'a backslash before a carriage return that ends no line is a part of a word: %j',
  (text) => {
    expect(scan(`docker pull other:1\n${text}`)?.occurrences.length).toBeGreaterThan(0);
  },
);

it.each([
  ['D=$(echo docker); $D run --rm image:1', 'image image:1'],
  ['s=pull; docker $s image:1', 'image image:1'],
  ["sh -c 'D=docker; $D run image:1'", 'image image:1'],
  ['ssh host \'a=(run --rm image:1); docker "${a[@]}"\'', 'image image:1'],
  ['D=docker; retry-cmd 3 $D pull image:1', 'image image:1'],
  ['doppler run -- crane digest image:1', 'image image:1'],
  ['echo image:1 | xargs -r distrobox create -i', 'image image:1'],
  ['cat list | xargs -n1 env syft', 'opaque xargs'],
  ['cat list | xargs -n1 skopeo inspect docker://', 'opaque xargs'],
  ["eval 'I=a/b; I=image:1\ncrane digest $I'", 'image a/b, image image:1'],
  ['IMAGE=image:1\ndocker run $IMAGE', 'image image:1'],
  ['IMAGE="${IMAGE:-image:1}"; docker run "$IMAGE"', 'image image:1'],
  ['. ./list.sh\na[0]=image:1\ndocker pull "${a[@]}"', 'opaque a, image image:1'],
  ['read -ra a < list\na[0]=image:1\ndocker pull "${a[1]}"', 'opaque a, image image:1'],
])('what is computed, wrapped or in a text is run: %s', (text, expected) => {
  const found = scan(text)?.occurrences;
  expect(found?.map(({ kind, raw }) => `${kind} ${raw}`).join(', ')).toBe(expected);
});

it.each([
  'cat list | xargs docker rm',
  'cat list | xargs docker inspect',
  '$NPM run build:all',
  'docker ${X} -p 80:80',
])('nothing names an image: %s', (text) => {
  expect(scan(text)?.occurrences).toEqual([]);
});

it.each([
  "sh -c 'd'\\''ock'\\''er run --rm $V'",
  "sh -c 'sh -c '\\''d'\\''\\'\\'''\\''ock'\\''\\'\\'''\\''er run --rm $V'\\'''",
  "'d'ocker run --rm $V",
  'dock\\er run --rm $V',
])('a program whose name quotes split is one, in quotes too: %s', (text) => {
  expect(found(`V=image:1\n${text}\n`).map((name) => name.replace('!', ''))).toEqual(['image:1']);
});

it.each([
  'x="$(case a in a) docker run image:1 ;; esac)"',
  'x="$(\ncase "$1" in\n  (b) true ;;\n  a | c) docker run "image:1" ;;\nesac)"',
  'bash -c "x=\\"\\$(case a in a) docker run image:1 ;; esac)\\""',
])('the parenthesis of a pattern ends no substitution: %j', (text) => {
  expect(found(text).map((name) => name.replace('!', ''))).toEqual(['image:1']);
});

it.each([
  ['N=I; I=a:1\neval "$N=b:2"\ndocker run $I', 'a:1, b:2'],
  ['I=a:1\nfor n in I J; do declare "${n}=b:2"; done\ndocker run $I', 'a:1, b:2'],
  ['N=I; I=a:1\nexport "$N"=b:2\ndocker run $I', 'a:1, b:2'],
  ['I=a:1\neval "$N=acme/b:2"\ndocker run $I', 'a:1, ($N=acme/b:2)'],
  ['I=a:1\neval "$N=2"\ndocker run $I', 'a:1, ($N=2)'],
  ['I=a\neval "${N}_TAG=2"\ndocker run $I:1', '(${N}_TAG=2), a:1'],
  ['I=a:1\nprintf -v "$N" %s b:2\ndocker run $I', 'a:1, ($N)'],
  ['I=a:1\nread -r "$N" <<< b:2\ndocker run $I', 'a:1, ($N)'],
  ['N=I; I=a:1\nread -r "$N" <<< b:2\ndocker run $I', 'a:1, b:2'],
  ['I=a:1\nread -r X I <<< "x b:2"\ndocker run $I', '($I)'],
  ['I=a:1\ndeclare -n N=I\nN=b:2\ndocker run $I', 'a:1, b:2'],
  ['export -n I=a:1\ndocker run $I', 'a:1'],
  ['I=a:1\ndocker run -e "$N=b:2" $I', 'a:1'],
  ['eval "$N=b:2"\ndocker run a:1', 'a:1'],
  ['N=J; I=a:1\neval "$N=b:2"\ndocker run $I', 'a:1'],
  ['I=a:1\neval "$N=yes"\ndocker run $I', 'a:1'],
])('a variable whose name is computed has its value too: %j', (text, expected) => {
  expect(
    found(text)
      .map((name) => name.replace('!', ''))
      .join(', '),
  ).toBe(expected);
});

it.each([
  ['run: docker run ${{ env.X }}', 'image a:1, opaque ${{ env.X }}'],
  [
    'uses: docker/setup-buildx-action@v3\n        with: {driver-opts: "image=${{ env.X }}"}',
    'image a:1, opaque ${{ env.X }}',
  ],
  ['run: docker run ${{ env.Y }}', 'image b:1'],
])('a step behind one that writes to GITHUB_ENV may have another value: %s', (use, expected) => {
  const text = `env: {X: "a:1", Y: "b:1"}\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo X=c:1 >> $GITHUB_ENV\n      - ${use}\n`;
  const all = workflow.scan({ path: '.github/workflows/ci.yml', text })?.occurrences ?? [];
  expect(all.map(({ kind, raw }) => `${kind} ${raw}`).join(', ')).toBe(expected);
});

it.each([
  ["sed -i 's|a/b:1|a/c:2|' k8s/app.yaml\nkubectl apply -f k8s/", '(k8s/app.yaml)'],
  ['sed -i "s|a/b:1|a/c:$T|" ./compose.yml\ndocker compose up', '(./compose.yml)'],
  ["sed -i 's|replicas: 1|replicas: 2|' k8s/app.yaml\nkubectl apply -f k8s/", ''],
  ["sed -i 's|a/b:1|a/c:2|' README.md\nkubectl apply -f k8s/", ''],
  ["sed 's|a/b:1|a/c:2|' k8s/app.yaml\nkubectl apply -f k8s/", ''],
])('nothing is known of a file that a command edits for another one: %j', (text, expected) => {
  expect(found(text).join(', ')).toBe(expected);
});

it.each([
  ["sh -c 'd'ock'er pull image:1'", ['image:1']],
  ['a=(x:1 "a/b:1")\nf() { for i; do docker pull "$i"; done; }\nf "${a[1]}" c:1', ['x:1', 'a/b:1', 'c:1']],
  ['eval "$(echo docker pull image:1)"', ['image:1']],
  ['bash -c "$(cat <<X\ndocker pull image:1\nX\n)"', ['image:1']],
  ['echo "docker pull image:1" | at now', ['image:1']],
  ['crontab - <<X\n* * * * * docker run image:1\nX', ['image:1']],
  ['printf "%s\\n" a:1 b:1 | parallel -j4 docker pull', ['a:1', 'b:1']],
  ['podman manifest add list a/b:1', ['a/b:1']],
  ['docker buildx bake --set "*.args.BASE_IMAGE=a/b:1"', ['a/b:1']],
  ['unknown-tool --builder-image a/b:1', ['(a/b:1)']],
  ['IMAGE=a/b:1 docker compose up', ['(a/b:1)']],
  ['terraform apply -var image=a/b:1', ['(a/b:1)']],
  ['concurrently "docker run a/b:1" x', ['(a/b:1)']],
  [`python3 -c 'import os; os.system("docker run a/b:1")'`, ['(a/b:1)']],
  ['gcloud compute ssh vm --command "docker run a/b:1"', ['(a/b:1)']],
  [
    'log_info "docker run a/b:1"; make IMAGE=a/b:1 x; curl -d image=a/b:1 x; git commit -m "docker run a/b:1"',
    [],
  ],
  ['docker build --platform $P --secret $S --jobs $J .', []],
])('a word is read as the shell does: %j', (text, expected) => {
  expect(found(text).map((name) => name.replace('!', ''))).toEqual(expected);
});

it.each(['=', ' = ', ' := ', ' ?= '])('what a target exports is beside the global value: %j', (sign) => {
  const text = `export I=a:1\nt: export I${sign}b:2\nt:\n\tdocker run $$I\n`;
  expect(found(text, 'Makefile').map((name) => name.replace('!', ''))).toEqual(['a:1', 'b:2']);
});
