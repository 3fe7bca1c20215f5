// Holds the YAML scanners against what the readers of Kubernetes and Compose made of the same texts.
// `node scripts/oracle-yaml.mjs --write` writes their answers; TAGPROOF_TESTS=all compares every text of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compose } from '../../src/formats/compose/compose.js';
import { kubernetes } from '../../src/formats/kubernetes/kubernetes.js';
import { amount } from '../sample.js';
import { composeOf, manifestsOf } from './yaml-grammar.mjs';
import { differenceOf } from './yaml-judge.mjs';

interface Answers {
  /** SHA-256 of all texts. */
  readonly texts: string;
  /** For each text a number in base 36, with a bit for each image. */
  readonly images: string;
}

const file = readFileSync(new URL('yaml-answers.json.gz', import.meta.url));
const answers = JSON.parse(gunzipSync(file).toString('utf8')) as {
  readonly seed: number;
  readonly runs: number;
  readonly kubernetes: Answers;
  readonly compose: Answers;
};
const compared = amount(600, answers.runs);

describe.each([
  { kind: 'kubernetes', write: manifestsOf, scanner: kubernetes, path: 'pod.yaml' },
  { kind: 'compose', write: composeOf, scanner: compose, path: 'compose.yaml' },
] as const)('$kind', ({ kind, write, scanner, path }) => {
  const { texts, images } = answers[kind];
  const masks = images.split(' ').map((mask) => Number.parseInt(mask, 36));

  it('reads every image that the consumer reads, or has a problem', () => {
    const differences = masks.slice(0, compared).flatMap((mask, index) => {
      const { text, isDoubtful } = write(answers.seed + index);
      const named = Array.from({ length: 12 }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
      // The consumer may refuse the text behind what it has read: only what is missing is wrong then.
      const difference = differenceOf(scanner.scan({ path, text }), named, isDoubtful || mask === 0);
      return difference === undefined ? [] : [{ seed: answers.seed + index, difference, text }];
    });
    expect(differences.slice(0, 3)).toEqual([]);
  });

  it.runIf(compared === answers.runs)('was asked about these very texts', () => {
    const hash = createHash('sha256');
    for (let index = 0; index < answers.runs; index += 1)
      hash.update(`${write(answers.seed + index).text}\0`);
    expect(hash.digest('hex')).toBe(texts);
  });
});

it.each([
  'apiVersion: v1\nkind: !custom # c\nkind: Pod\nspec: {containers: [{image: registry.example.com/img/0:1}]}\n',
  'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: >-\n     registry.example.com/img/0:1\u0085    args: []\n---"#c\na: b\n',
])('reads every image of a text that once differed: %j', (text) => {
  expect(differenceOf(kubernetes.scan({ path: 'pod.yaml', text }), [0], true)).toBeUndefined();
});
