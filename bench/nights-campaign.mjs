// Random nights of a small organization: tags move, repositories change, caches are cut, damaged and forged, services fail,
// and the clock jumps. Every night with the cache must say what an audit of everything without one says, or less.
// `node bench/nights-campaign.mjs --nights 1000 --seed 1`; `npx tsc -p .` first.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decodeEntry, encodeEntry, fileOf } from '../lib/cache/entry.js';
import { comparable, organizationWith } from './nights-world.mjs';
import { digestOf } from './platform.mjs';

const { values } = parseArgs({
  options: { nights: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const dayMs = 86_400_000;
let drawn = 0;
/** A number below `bound` that follows from the seed. */
function draw(bound) {
  drawn += 1;
  return createHash('sha256').update(`${values.seed} ${drawn}`).digest().readUInt32BE(0) % bound;
}

const images = ['node', 'go', 'jdk'].map((name) => ({
  name,
  tags: [
    { name: 'long', records: 1500 },
    { name: 'short', records: 20 },
  ],
}));
const line = (reference) =>
  `FROM ${reference(images[draw(3)].name, ['long', 'short'][draw(2)], draw(3) === 0 ? draw(19) : 0)}\n`;
const organization = await organizationWith(images, (reference) =>
  Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`shop-${at}`, { Dockerfile: line(reference) }])),
);
const { world, night, moveTag, github, reference } = organization;

// Both sides of the network have the same clock: a jump is a night that is later, or earlier.
const RealDate = Date;
let offset = 0;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

let cache = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
const filesIn = () =>
  readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const readOr = (file) => {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
};

/** A forger knows the format: checksum and names are right, and a record of the newest five hundred is not. */
async function forge() {
  for (const file of filesIn()) {
    const found = await decodeEntry(readFileSync(file));
    if (found?.key.kind !== 'history') continue;
    const head = JSON.parse(found.entry.text);
    const last = head.segments.at(-1);
    const stored = await decodeEntry(readOr(path.join(cache, fileOf({ kind: 'segment', name: last }))));
    if (stored === undefined) continue;
    const records = stored.entry.text.split('\n');
    const at = records.length - 1 - draw(Math.min(records.length, 400));
    records[at] = `${records[at].split(' ')[0]} ${digestOf('forged')}`;
    const text = records.join('\n');
    const name = createHash('sha256').update(text).digest('hex');
    const forged = path.join(cache, fileOf({ kind: 'segment', name }));
    mkdirSync(path.dirname(forged), { recursive: true });
    writeFileSync(forged, await encodeEntry({ kind: 'segment', name }, { text, at: found.entry.at }));
    const changed = JSON.stringify({ ...head, segments: [...head.segments.slice(0, -1), name] });
    writeFileSync(file, await encodeEntry(found.key, { text: changed, at: found.entry.at }));
  }
}
const harms = {
  none: () => undefined,
  cut: (file) => writeFileSync(file, readFileSync(file).subarray(0, draw(statSync(file).size))),
  flip(file) {
    const bytes = readFileSync(file);
    bytes[draw(bytes.length)] ^= 1 + draw(255);
    writeFileSync(file, bytes);
  },
  remove: (file) => rmSync(file),
  swap(file) {
    const files = filesIn();
    writeFileSync(file, readFileSync(files[draw(files.length)]));
  },
};

const counts = {};
const violations = [];
let last;
for (let index = 0; index < Number(values.nights); index += 1) {
  const events = [];
  const jump = draw(20) === 0 ? -draw(3) * dayMs : draw(3) * dayMs + draw(dayMs);
  offset += jump;
  if (jump < 0) events.push('clock set back');
  if (draw(3) === 0) moveTag(images[draw(3)].name, ['long', 'short'][draw(2)]);
  if (draw(3) === 0) github.setFiles(`shop-${draw(6)}`, { Dockerfile: line(reference) });
  const harm = ['none', 'none', 'cut', 'flip', 'remove', 'swap', 'forged', 'lost'][draw(8)];
  if (harm === 'forged') await forge();
  else if (harm === 'lost') cache = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
  else
    for (let time = 0; time < 3; time += 1) {
      const files = filesIn();
      if (files.length > 0) harms[harm](files[draw(files.length)]);
    }
  events.push(harm);
  if (draw(8) === 0) {
    events.push('fault');
    const rate = 2 + draw(20);
    world.fault = () => (draw(rate) === 0 ? { status: 500, headers: {}, body: 'broken' } : undefined);
  }
  const since = last === undefined || draw(10) === 0 ? {} : { since: last };
  const name = `n${index}`;
  const cached = await night(name, { cache, shards: 2, ...since });
  world.fault = undefined;
  const whole = await night(`w${index}`, { shards: 2 });
  const isPlanned = cached.report !== undefined;
  const isEqual = isPlanned && comparable(cached.report) === comparable(whole.report);
  const isLess = !isPlanned || cached.report.verdict === 'incomplete';
  if (!(isEqual || (events.includes('fault') && isLess))) {
    const [one, other] = [cached.report, whole.report].map((report) => (report ? comparable(report) : ''));
    const at = [...one].findIndex((unit, position) => unit !== other[position]);
    const differs = `${one.slice(at - 150, at + 100)} instead of ${other.slice(at - 20, at + 100)}`;
    violations.push(`night ${index}: ${events.join(', ')}: ${differs}`);
    console.error(violations.at(-1));
  }
  for (const event of events) counts[event] = (counts[event] ?? 0) + 1;
  const outcome = isEqual ? 'equal' : 'less';
  counts[whole.report.verdict] = (counts[whole.report.verdict] ?? 0) + 1;
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  counts.carried = (counts.carried ?? 0) + (cached.carried ?? 0);
  if (isPlanned) last = name;
}
console.log(
  JSON.stringify({ nights: Number(values.nights), seed: values.seed, ...counts, violations }, null, 2),
);
process.exitCode = violations.length > 0 ? 1 : 0;
await organization.close();
process.exit();
