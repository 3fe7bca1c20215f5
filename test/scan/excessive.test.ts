// Names with more values than can be listed: an image could hide among them, so the run is incomplete.
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';

const values = (count: number) => Array.from({ length: count }, (_, index) => `"${index}"`).join(', ');
const gitlab = (count: number) =>
  `a:\n  image: acme/app:$A-$B\n  script: x\n  parallel:\n    matrix:\n      - {A: [${values(count)}], B: [${values(count)}]}\n`;
const circleci = (count: number) =>
  `version: 2.1\njobs:\n  a:\n    parameters: {v: {type: enum, enum: [${values(count)}]}, w: {type: enum, enum: [${values(count)}]}}\n    docker: [{image: "acme/app:<< parameters.v >>-<< parameters.w >>"}]\n`;

it.each([
  ['.gitlab-ci.yml', gitlab],
  ['.circleci/config.yml', circleci],
])('%s', (path, text) => {
  expect(scanFile({ path, text: text(5) }).problems).toEqual([]);
  const { problems } = scanFile({ path, text: text(20) });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^The images of `acme\/app:.*` were not read: its variables have too many possible values/,
    ),
  ]);
});

it('variables that are nested too deeply', () => {
  const nested = Array.from({ length: 20 }).reduce<string>(
    (inner, _, index) => `\${A${index}:-${inner}}`,
    'go:1',
  );
  const file = { path: 'compose.yaml', text: `services: {a: {image: "${nested}"}}\n` };
  expect(scanFile(file).problems).toMatchObject([{ message: expect.stringContaining('nested too deeply') }]);
});

it('a constant of Bazel that is longer than any image name', () => {
  const bazel = (length: number) => ({
    path: 'WORKSPACE',
    text: `A = "${'a'.repeat(length)}"\ncontainer_pull(image = A, tag = "1")\n`,
  });
  expect(scanFile(bazel(100)).problems).toEqual([]);
  expect(scanFile(bazel(5000)).problems).toMatchObject([
    { message: expect.stringContaining('more text than an image name can have') },
  ]);
});

it('targets of Bake that inherit the same arguments are one build', () => {
  const targets = Array.from({ length: 300 }, (_, index) => `target "u${index}" { inherits = ["t"] }\n`);
  const text = `target "t" { args = { A = "a:1" } }\n${targets.join('')}`;
  const { passes, problems } = scanFile({ path: 'docker-bake.hcl', text });
  expect(problems).toEqual([]);
  // Bake runs in the folder of the file, which is the root of the checkout here.
  expect(passes).toMatchObject([{ path: 'Dockerfile', args: [{ name: 'A', value: { text: 'a:1' } }] }]);
});

it('targets of Bake with many arguments that have many values', () => {
  const args = Array.from({ length: 400 }, (_, index) => `"A${index}": "a"`).join(', ');
  const sameName = Array.from({ length: 201 }, (_, index) => `"B": "${index}"`).join(', ');
  const targets = Array.from({ length: 400 }, (_, index) => `"u${index}": {"inherits": ["t"]}`).join(', ');
  const text = `{"target": {"t": {"args": {${args}, ${sameName}}}, ${targets}}}`;
  const { passes, problems } = scanFile({ path: 'docker-bake.json', text });
  expect(problems).toMatchObject([{ message: expect.stringContaining('too many arguments in all') }]);
  expect(passes.reduce((sum, one) => sum + one.args.length, 0)).toBeLessThan(300_000);
});

describe('texts that commands read as files', () => {
  const dockerfile = (index: number, text = `FROM a:${index}`) => `cat > Dockerfile <<'E'\n${text}\nE\n`;
  const times = (count: number, of: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => of(index)).join('');
  const within = (depth: number, text: string): string =>
    depth === 0 ? text : `cat > x.sh <<'E${depth}'\n${within(depth - 1, text)}E${depth}\n`;
  const scanScript = (text: string) => scanFile({ path: 'up.sh', text });

  it('are counted, and the first one that is not read is named', () => {
    expect(scanScript(times(200, dockerfile)).problems).toEqual([]);
    const text = times(205, dockerfile);
    const { occurrences, problems } = scanScript(text);
    expect(occurrences).toHaveLength(200);
    const start = text.indexOf('FROM a:200\n');
    expect(problems).toEqual([
      {
        file: 'up.sh',
        span: { start, end: start + 1 },
        message:
          'Only the first 200 texts that commands of this file read as files were scanned. Split the file, or exclude it',
      },
    ]);
  });

  it('do not count where no format has them, where they repeat, and where they name no image', () => {
    const notes = times(300, (index) => `cat > notes.txt <<E\n${index}\nE\n`);
    const many = scanScript(`${notes}${dockerfile(1)}`);
    expect(many.problems).toEqual([]);
    expect(many.occurrences).toMatchObject([{ raw: 'a:1' }]);
    const calls = scanScript(`f() {\n${dockerfile(1)}}\n${'f\n'.repeat(300)}${dockerfile(2)}`);
    expect(calls.problems).toEqual([]);
    expect(calls.occurrences.map(({ raw }) => raw)).toEqual(['a:1', 'a:2']);
    const equal = scanScript('f() { echo FROM "$1" | docker build -; }\nf a:1\nf a:1\n');
    expect(equal.occurrences.map(({ raw }) => raw)).toEqual(['a:1', 'a:1']);
    const empty = times(10, (index) => dockerfile(index, `# ${index}`));
    expect(scanScript(`${times(200, dockerfile)}${empty}`).problems).toEqual([]);
  });

  it('are read up to three levels deep', () => {
    const image = scanScript(within(2, dockerfile(1)));
    expect(image.problems).toEqual([]);
    expect(image.occurrences).toMatchObject([{ raw: 'a:1' }]);
    const unread: readonly (readonly [string, string])[] = [
      [within(3, dockerfile(1)), 'FROM'],
      [within(4, 'docker run a:1\n'), 'docker'],
    ];
    for (const [text, first] of unread) {
      const { occurrences, problems } = scanScript(text);
      expect(occurrences).toEqual([]);
      expect(problems).toMatchObject([
        {
          span: { start: text.indexOf(first) },
          message: expect.stringContaining('is only scanned up to 3 levels deep'),
        },
      ]);
    }
    expect(scanScript(`docker ps\n${within(6, 'echo done\n')}`).problems).toEqual([]);
  });
});
