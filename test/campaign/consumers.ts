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
  /** Spellings that are rare in the grammar's texts, and that readers are likely to get wrong. */
  readonly rare: readonly [RegExp, ...RegExp[]];
}

interface YamlAnswers {
  readonly seed: number;
  readonly runs: number;
  /** For each text a number in base 36, with a bit for each image. */
  readonly kubernetes: { readonly images: string };
  readonly compose: { readonly images: string };
}

const rareYaml = [
  // Words whose letters are spelled with escapes of one kind alone.
  /^(?=[\s\S]*"[^"\n]*\\x)(?![\s\S]*\\[uU])[\s\S]*$/,
  /"[^"\n]*\\u/,
  /!!binary/,
  // A key twice, near itself.
  /^( *)(?:- )?image: .*\n(?:.*\n){0,2}?\1 *image: /m,
  // A line that ends a document for a reader of lines alone.
  /\n---[^\s]/,
  /\n---[ \t]+[^#\s]/,
  /<<: /,
  /\r(?!\n)|[\u0085\u2028\u2029]/,
  /[\t\u000b@`]|%YAML/,
] as const;
const rareDockerfiles = [
  /<<[-~]?\s*["'\\]?\w/,
  /^# escape=`/m,
  /^(?=[\s\S]*^# escape=`)[\s\S]*(?:`\n|\\$)/m,
  /\\\n/,
  /--mount/i,
  /^FROM[^\n]*\$\{\w+[:#%/-]/im,
  /[\v\u00a0\u2028\u0085]/,
] as const;

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
    const textOf = (at: number) => write(at).text;
    return { name, seed, runs, textOf, imagesAt, mayBeOpaque: false, rare: rareYaml };
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
  return {
    name: 'Dockerfile',
    seed,
    runs,
    textOf: dockerfileOf,
    imagesAt,
    mayBeOpaque: true,
    rare: rareDockerfiles,
  };
}

const consumers = [...yamlConsumers(), dockerfileConsumer()] as unknown as readonly [Consumer];

/** Some files of some consumers; the same `at` gives files of the same path. */
export function randomConsumedFiles(random: Random): readonly ConsumedFile[] {
  const count = random.chance(0.5) ? 1 + random.below(5) : 0;
  return Array.from({ length: count }, (_, at) => {
    const consumer = random.pick(consumers);
    const folder = random.chance(0.3) ? oddFolder(random) : 'spelled';
    return written(random, consumer, `${folder}/${at}/${consumer.name}`);
  });
}

const maxDraws = 40;

/** A text with images, because another one cannot hide any; often one with a rare spelling. */
function written(random: Random, consumer: Consumer, path: string): ConsumedFile {
  const { seed, runs, textOf, imagesAt, mayBeOpaque, rare } = consumer;
  const wanted = random.chance(0.7) ? random.pick(rare) : undefined;
  let index = 0;
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const drawn = random.below(runs);
    if (imagesAt(drawn).length === 0) continue;
    index = drawn;
    if (wanted === undefined || wanted.test(textOf(seed + drawn))) break;
  }
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
