// Forges a cache as somebody would who knows its format: checksums and names are right, and what is stored is not true.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeEntry, encodeEntry, fileOf } from '../lib/cache/entry.js';
import { digestOf } from './platform.mjs';

/** As many of the newest records are compared with the registry, whatever has been added since. */
const overlap = 400;
const dayMs = 86_400_000;

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
  record(records, draw) {
    const at = records.length - 1 - draw(Math.min(records.length, overlap));
    records[at] = { ...records[at], digest: digestOf('forged') };
  },
  swapped(records, draw) {
    const at = records.length - 1 - draw(Math.min(records.length - 1, overlap));
    const [one, other] = [records[at - 1], records[at]];
    [records[at - 1], records[at]] = [
      { ...one, digest: other.digest },
      { ...other, digest: one.digest },
    ];
  },
  removed(records, draw) {
    records.splice(records.length - 2 - draw(Math.min(records.length - 2, overlap)), 1);
  },
  future(records, _draw, head) {
    const at = Date.now() + dayMs;
    records.push({ at, digest: digestOf('forged') });
    head.coverage.at(-1).to = at + 1;
  },
};

/**
 * Ways to forge: a record that never was, two records with each other's digests, a record that is missing, a record of
 * tomorrow, the segments of another tag, an answer that will be read next year, and other content under the name of a git
 * object, a manifest or a part of a history.
 */
export const forgeries = [...Object.keys(changes), 'other tag', 'read later', 'content'];

/** Forges every entry that `kind` applies to. Returns the images whose stored history is not true any more. */
export async function forge(cache, kind, draw) {
  const files = filesIn(cache);
  const entries = [];
  for (const file of files) {
    const found = await decodeEntry(readFileSync(file));
    if (found !== undefined) entries.push({ file, ...found });
  }
  if (kind === 'content') {
    const stored = entries.filter(({ key }) => key.kind !== 'history');
    for (const { file, key, entry } of stored) await write(file, key, entry, otherContent(entry.text));
    return [];
  }
  const histories = entries.filter(({ key }) => key.kind === 'history');
  const untrue = histories.filter(({ entry }) => falsehoods.has(entry.text));
  const genuine = histories.filter((one) => !untrue.includes(one));
  const heads = genuine.map(({ entry }) => JSON.parse(entry.text));
  const forged = untrue.map(imageOf);
  for (const [index, { file, key, entry }] of genuine.entries()) {
    const text = await forgedHead(cache, kind, draw, { entries, heads, index });
    if (text === undefined) continue;
    falsehoods.add(text);
    await write(file, key, entry, text);
    forged.push(imageOf({ key }));
  }
  return forged;
}

const imageOf = ({ key }) => JSON.parse(key.name)[2];
/** What was forged and never asked about is still there: forged a second time, it might become true again. */
const falsehoods = new Set();

async function forgedHead(cache, kind, draw, { entries, heads, index }) {
  const head = structuredClone(heads[index]);
  if (kind === 'read later') return JSON.stringify({ ...head, readAt: Date.now() + 365 * dayMs });
  if (kind === 'other tag') {
    const other = heads[(index + 1) % heads.length];
    return other === heads[index] ? undefined : JSON.stringify({ ...head, segments: other.segments });
  }
  const name = head.segments.at(-1);
  const stored = entries.find(({ key }) => key.kind === 'segment' && key.name === name);
  const records = stored?.entry.text.split('\n').map(recordOf) ?? [];
  if (records.length < 3) return undefined;
  changes[kind](records, draw, head);
  const text = records.map(lineOf).join('\n');
  const key = { kind: 'segment', name: createHash('sha256').update(text).digest('hex') };
  await write(path.join(cache, fileOf(key)), key, stored.entry, text);
  return JSON.stringify({ ...head, segments: [...head.segments.slice(0, -1), key.name] });
}

/** Another text of the same form: a Dockerfile that pulls something else, or a tree with other names. */
function otherContent(text) {
  return text.replaceAll(/sha256:[0-9a-f]{64}/g, digestOf('forged')).replaceAll('Dockerfile', 'Dockerfilf');
}

async function write(file, key, { at }, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await encodeEntry(key, { text, at }));
}
