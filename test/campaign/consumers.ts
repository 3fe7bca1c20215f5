// Files in hostile spellings, out of the grammars of test/oracle, with the images that the programs which read such
// files would pull: the committed answers of their own readers, so nothing of the product says what a file holds.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dockerfileOf } from '../oracle/dockerfile-grammar.mjs';
import { composeOf, imageOf, manifestsOf } from '../oracle/yaml-grammar.mjs';
import { oddFolder } from './hostile.js';
import type { Random } from './random.js';

/** A file, and the images that its consumer pulls. */
export interface ConsumedFile {
  readonly path: string;
  readonly text: string;
  readonly images: readonly string[];
  /** An image may depend on what only the build knows, and is then reported as not resolved. */
  readonly mayBeOpaque: boolean;
}

interface Consumer {
  /** What its files are called; every file has a folder of its own. */
  readonly name: string;
  readonly seed: number;
  readonly runs: number;
  readonly textOf: (seed: number) => string;
  /** What the consumer pulls for the text of `seed + index`. */
  readonly imagesAt: (index: number) => readonly string[];
  readonly mayBeOpaque: boolean;
}

interface YamlAnswers {
  readonly seed: number;
  readonly runs: number;
  /** For each text a number in base 36, with a bit for each image. */
  readonly kubernetes: { readonly images: string };
  readonly compose: { readonly images: string };
}

const answersIn = (file: string) =>
  gunzipSync(readFileSync(new URL(`../oracle/${file}`, import.meta.url))).toString('utf8');

function yamlConsumers(): readonly Consumer[] {
  const { seed, runs, kubernetes, compose } = JSON.parse(answersIn('yaml-answers.json.gz')) as YamlAnswers;
  const rows = [
    { name: 'pod.yaml', answers: kubernetes, write: manifestsOf },
    { name: 'compose.yaml', answers: compose, write: composeOf },
  ];
  return rows.map(({ name, answers, write }) => {
    const masks = answers.images.split(' ');
    const imagesAt = (index: number) => imagesOfMask(Number.parseInt(masks[index] ?? '', 36));
    return { name, seed, runs, textOf: (at: number) => write(at).text, imagesAt, mayBeOpaque: false };
  });
}

function imagesOfMask(mask: number): readonly string[] {
  return Array.from({ length: 31 }, (_, bit) => bit)
    .filter((bit) => (mask >> bit) & 1)
    .map(imageOf);
}

function dockerfileConsumer(): Consumer {
  const [head = '', ...lines] = answersIn('dockerfile-answers.jsonl.gz').split('\n');
  const { seed, runs } = JSON.parse(head) as { seed: number; runs: number };
  const imagesAt = (index: number) => {
    const [answer] = JSON.parse(lines[index] ?? '[]') as readonly [readonly string[] | string];
    // A text: BuildKit refuses the file, or does not say.
    return typeof answer === 'string' ? [] : answer;
  };
  return { name: 'Dockerfile', seed, runs, textOf: dockerfileOf, imagesAt, mayBeOpaque: true };
}

const consumers = [...yamlConsumers(), dockerfileConsumer()] as unknown as readonly [Consumer];

/** Some files of some consumers; the same `at` gives files of the same path. */
export function randomConsumedFiles(random: Random): readonly ConsumedFile[] {
  const count = random.chance(0.4) ? 1 + random.below(3) : 0;
  return Array.from({ length: count }, (_, at) => {
    const consumer = random.pick(consumers);
    const folder = random.chance(0.3) ? oddFolder(random) : 'spelled';
    return written(random, consumer, `${folder}/${at}/${consumer.name}`);
  });
}

function written(random: Random, consumer: Consumer, path: string): ConsumedFile {
  const { seed, runs, textOf, imagesAt, mayBeOpaque } = consumer;
  // A text without images cannot hide one.
  const draws = Array.from({ length: 3 }, () => random.below(runs));
  const index = draws.find((draw) => imagesAt(draw).length > 0) ?? 0;
  return { path, text: textOf(seed + index), images: imagesAt(index), mayBeOpaque };
}

/** The files before a change: some were there already, some held something else. */
export function consumedBefore(random: Random, files: readonly ConsumedFile[]): readonly ConsumedFile[] {
  return files.flatMap((file) => {
    const roll = random.real();
    if (roll < 0.4) return [file];
    const consumer = consumers.find(({ name }) => file.path.endsWith(`/${name}`));
    return roll < 0.6 && consumer !== undefined ? [written(random, consumer, file.path)] : [];
  });
}
