// The disguised files are what they say, by a YAML reader of others; and the judge sees what a report says of them.
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { Report } from '../../src/report/schema/schema.js';
import { type DisguisedFile, randomDisguisedFiles } from './disguised.js';
import type { Ended } from './judge.js';
import { imagesOf, needlessGaps } from './judge-images.js';
import { randomOf } from './random.js';
import { worldOf } from './world.js';

const files = Array.from({ length: 4000 }, (_, seed) => randomDisguisedFiles(randomOf(seed))).flat();
const distinct = [...new Map(files.map((file) => [file.text, file])).values()];
const pods = distinct.filter(({ path }) => path.endsWith('pod.yaml'));

it('are of every kind', () => {
  expect(distinct.length).toBeGreaterThanOrEqual(4 + 1 + 3 + 3 + 2 + 9);
});

it.each(pods.filter(({ isBroken }) => isBroken))('no reader can read $text', ({ text }) => {
  const documents = parseAllDocuments(text);
  expect([documents].flat().some(({ errors }) => errors.length > 0)).toBe(true);
});

it.each(pods.filter(({ text }) => text.startsWith('{')))('escapes spell a pod: $text', ({ text, images }) => {
  const [document] = [parseAllDocuments(text)].flat();
  expect(document?.errors).toEqual([]);
  expect(document?.toJS()).toMatchObject({ kind: 'Pod', spec: { containers: [{ image: images[0] }] } });
  expect(text).not.toMatch(/image|kind|containers|apiVersion/);
});

it('the rest of a separator is a text for YAML', () => {
  for (const { text } of pods.filter((one) => one.text.includes('\n--- '))) {
    const [, second] = [parseAllDocuments(text)].flat();
    expect(second?.toJS()).toContain('kind: Pod');
  }
});

function judged(
  file: DisguisedFile,
  names: readonly string[],
  problems: readonly string[] = [],
  judge = imagesOf,
) {
  const pulled = file.images.map((name) => ({ file: file.path, name, mayBeOpaque: false }));
  const chances = { aside: randomOf(1), jobs: randomOf(1), gates: randomOf(1) };
  const world = { ...worldOf(randomOf(1), chances, false), pulled, disguised: [file] };
  const references = names.map((name) => {
    const [, registry, repository, tag] = /^([^/]+)\/(.+):(\w+)$/.exec(name) ?? [];
    return { file: file.path, registry, repository, tag };
  });
  const hidden = { sparse: [], submodules: [] };
  const report = { verdict: 'fail', references, incomplete: problems.map((subject) => ({ subject })) };
  const ended = { report: report as unknown as Report } as Ended;
  return judge({ ...world, hidden }, ended).map(({ harm }) => harm);
}

it.each(distinct)('the judge knows what must be said of $text', (file) => {
  const { path, images, decoys, isBroken } = file;
  expect(judged(file, images, isBroken ? [path] : [])).toEqual([]);
  expect(judged(file, [])).toEqual(isBroken ? ['wrong pass'] : images.map(() => 'wrong pass'));
  expect(judged(file, [...images, ...decoys])).toEqual(
    isBroken ? ['wrong pass'] : decoys.map(() => 'false finding'),
  );
});

it.each(distinct)('a gap is needless unless nobody can read $text', (file) => {
  expect(judged(file, [], [], needlessGaps)).toEqual([]);
  expect(judged(file, [], [file.path], needlessGaps)).toEqual(file.isBroken ? [] : ['false finding']);
});
