// Forges a cache as somebody would who knows its format: checksums and names are right, and what is stored is not true.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEntry, encodeEntry, fileOf } from '../lib/history/cache/entry.js';
import { digestOf } from './platform.mjs';

/** As many of the newest records are compared with the registry, whatever has been added since. */
const overlap = 400;
/** What comes before these is not, at least while no more are new than that. */
const maxOverlap = 500;
const dayMs = 86_400_000;

/** A digest that no tag ever had, and that some repositories are pinned to. */
export const planted = digestOf('planted');

/** All files of a cache, in an order that does not depend on the disk. */
export function filesIn(cache) {
  return readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const recordOf = (line) => ({ at: Number(line.split(' ')[0]), digest: line.split(' ')[1] });
const lineOf = ({ at, digest }) => `${at} ${digest}`;

/** What is changed in the newest records of a history, which `draw` chooses. */
const changes = {
  record(records, draw, { compared }) {
    const at = records.length - 1 - draw(compared);
    records[at] = { ...records[at], digest: digestOf('forged') };
  },
  swapped(records, draw, { compared }) {
    const at = records.length - 1 - draw(compared - 1);
    const [one, other] = [records[at - 1], records[at]];
    [records[at - 1], records[at]] = [
      { ...one, digest: other.digest },
      { ...other, digest: one.digest },
    ];
  },
  removed(records, draw, { compared }) {
    records.splice(records.length - 2 - draw(compared - 2), 1);
  },
  future(records, _draw, { head }) {
    const at = Date.now() + dayMs;
    records.push({ at, digest: digestOf('forged') });
    head.coverage.at(-1).to = at + 1;
  },
};

/** What is changed before them, so that a pin looks as if it were from the tag, or as if it had been so until later. */
const olderChanges = {
  'older record'(records, _draw, { pins }) {
    const known = new Set(records.map(({ digest }) => digest));
    const at = records.length - maxOverlap - 1;
    for (const digest of pins) {
      if (!known.has(digest)) records.splice(at, 0, { at: records[at].at - 1, digest });
    }
  },
  'older record missing'(records, _draw, { pins }) {
    const end = records.length - maxOverlap;
    const at = records.findLastIndex(({ digest }, index) => index < end && pins.has(digest));
    if (at >= 0) records.splice(at + 1, end - at - 1);
  },
  'pin missing'(records, _draw, { pins }) {
    for (let at = records.length - maxOverlap - 1; at >= 0; at -= 1)
      if (pins.has(records[at].digest)) records.splice(at, 1);
  },
};

/**
 * Ways to forge: a record that never was, two records with each other's digests, a record that is missing, a record of
 * tomorrow, what a pin rests on before the newest records, the segments of another tag, an answer that will be read next year,
 * a record in histories that only the results of the last night verify, and other content under the
 * name of a git object, a manifest or a part of a history.
 */
export const forgeries = [
  ...Object.keys(changes),
  ...Object.keys(olderChanges),
  ...Object.keys(olderChanges),
  ...['other tag', 'read later', 'bundle', 'bundle', 'content'],
];

/** Whether what is forged is held against the registry only where a pin needs it. */
export const isOlder = (kind) => kind in olderChanges;
/** Whether whatever is asked about a tag is held against what is forged. */
const isAlwaysCompared = (kind) => !isOlder(kind) && kind !== 'read later';

/**
 * Forges every entry that `kind` applies to. Returns the images whose stored history is not true any more, whatever the
 * registry is asked.
 * @param pins the digests that the repositories use of an image
 */
export async function forge(cache, kind, draw, pins) {
  const entries = [];
  for (const file of filesIn(cache)) {
    const found = await decodeEntry(readFileSync(file));
    // A copy in the place of another entry is none.
    if (found !== undefined && path.join(cache, fileOf(found.key)) === file) entries.push({ file, ...found });
  }
  const forged = contents[kind];
  if (forged !== undefined) {
    const stored = entries.filter(({ key }) => key.kind !== 'history');
    for (const { file, key, entry } of stored) {
      const text = forged(entry.text);
      if (text !== entry.text) await write(file, key, entry, text);
    }
    return [];
  }
  const histories = entries.filter(({ key }) => key.kind === 'history');
  const untrue = histories.filter(({ entry }) => falsehoods.has(entry.text));
  const genuine = histories.filter((one) => !untrue.includes(one));
  const heads = genuine.map(({ entry }) => JSON.parse(entry.text));
  const images = untrue.filter(({ entry }) => falsehoods.get(entry.text)).map(imageOf);
  for (const [index, { file, key, entry }] of genuine.entries()) {
    const text = await forgedHead(cache, kind, draw, {
      ...{ entries, heads, index, image: imageOf({ key }), pins },
    });
    if (text === undefined || text === entry.text) continue;
    falsehoods.set(text, isAlwaysCompared(kind));
    await write(file, key, entry, text);
    if (isAlwaysCompared(kind)) images.push(imageOf({ key }));
  }
  return images;
}

/** The images whose stored history was forged and is still there. */
export async function untrueIn(cache) {
  const files = filesIn(cache).filter((file) => file.includes(`${path.sep}history${path.sep}`));
  const found = await Promise.all(files.map((file) => decodeEntry(readFileSync(file))));
  return new Set(found.flatMap((one) => (one && falsehoods.has(one.entry.text) ? [imageOf(one)] : [])));
}

const imageOf = ({ key }) => JSON.parse(key.name)[2];
/**
 * What was forged and never asked about is still there: forged a second time, it might become true again. With whether any
 * question about the tag shows that it is not true.
 */
const falsehoods = new Map();

async function forgedHead(cache, kind, draw, { entries, heads, index, image, pins }) {
  const head = structuredClone(heads[index]);
  if (kind === 'read later') return JSON.stringify({ ...head, readAt: Date.now() + 365 * dayMs });
  if (kind === 'other tag') {
    const other = heads[(index + 1) % heads.length];
    return other === heads[index] ? undefined : JSON.stringify({ ...head, segments: other.segments });
  }
  const texts = head.segments.map(
    (name) => entries.find(({ key }) => key.kind === 'segment' && key.name === name)?.entry.text,
  );
  if (texts.includes(undefined)) return undefined;
  const records = texts.join('\n').split('\n').map(recordOf);
  // Only what is known without a gap before the newest record is.
  const { from } = head.coverage.at(-1);
  const compared = Math.min(overlap, records.filter(({ at }) => at >= (from ?? 0)).length);
  if (compared < 3 || (isOlder(kind) && records.length < 2 * maxOverlap)) return undefined;
  const before = records.length;
  const { [kind]: change } = { ...changes, ...olderChanges };
  change(records, draw, { head, pins: pins(image), compared });
  if (isOlder(kind) && records.length === before) return undefined;
  const text = records.map(lineOf).join('\n');
  const key = { kind: 'segment', name: createHash('sha256').update(text).digest('hex') };
  await write(path.join(cache, fileOf(key)), key, { at: Date.now() }, text);
  return JSON.stringify({ ...head, segments: [key.name] });
}

/** Another text of the same form: a Dockerfile that pulls something else, or a tree with other names. */
function otherContent(text) {
  return text.replaceAll(/sha256:[0-9a-f]{64}/g, digestOf('forged')).replaceAll('Dockerfile', 'Dockerfilf');
}

/** Histories that were read whole, each with an older record. */
function withPlanted(text) {
  return text.replaceAll(/^(= .*)\n(\d+) /gm, (_, head, at) => `${head}\n${at - 1} ${planted}\n${at} `);
}

/** Other content under a digest, by the kind of the forgery. */
const contents = { content: otherContent, bundle: withPlanted };

async function write(file, key, { at }, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encodeEntry(key, { text, at }));
}
