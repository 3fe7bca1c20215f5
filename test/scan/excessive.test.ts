// Names with more values than can be listed: an image could hide among them, so the run is incomplete.
import { expect, it } from 'vitest';
import { scanFile } from '../../src/scan/index.js';

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
