// Names with more values than can be listed: an image could hide among them, so the run is incomplete.
import { expect, it } from 'vitest';
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
