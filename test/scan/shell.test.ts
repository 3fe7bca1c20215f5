// What commands of scripts use and build, and the order in which options hide an image.
import { describe, expect, it } from 'vitest';
import type { Scan } from '../../src/model/occurrence.js';
import { shell } from '../../src/scan/formats/build/shell.js';
import { workflow } from '../../src/scan/formats/workflow/workflow.js';

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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: variables of the shell
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
    const start = performance.now();
    expect(scan(text)?.occurrences.map(({ kind }) => kind)).toEqual(['opaque', 'opaque']);
    expect(performance.now() - start).toBeLessThan(1000);
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
