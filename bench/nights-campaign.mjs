// Random nights of a small organization: tags move, repositories change, caches are cut, damaged and forged, services fail,
// and the clock jumps. Every night with the cache must say what an audit of everything without one says, or less.
// A forged history that is held against the registry is reported. `npm run nights -- --nights 1000 --seed 1`.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn, forge, forgeries } from './nights-forge.mjs';
import { comparable, organizationWith } from './nights-world.mjs';

const { values } = parseArgs({
  options: { nights: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const dayMs = 86_400_000;
/**
 * Numbers below a bound that follow from the seed and from what they are for: how many requests a night sends depends on
 * the time it takes, and must not change the nights after it.
 */
function drawsFor(...purpose) {
  let drawn = 0;
  return (bound) => {
    drawn += 1;
    const text = [values.seed, ...purpose, drawn].join(' ');
    return createHash('sha256').update(text).digest().readUInt32BE(0) % bound;
  };
}
const drawFirst = drawsFor('organization');

const images = ['node', 'go', 'jdk'].map((name) => ({
  name,
  tags: [
    { name: 'long', records: 1500 },
    { name: 'short', records: 20 },
  ],
}));
const line = (reference, draw) =>
  `FROM ${reference(images[draw(3)].name, ['long', 'short'][draw(2)], draw(3) === 0 ? draw(19) : 0)}\n`;
const organization = await organizationWith(images, (reference) =>
  Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`shop-${at}`, { Dockerfile: line(reference, drawFirst) }]),
  ),
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
const harms = {
  none: () => undefined,
  cut: (file, draw) => writeFileSync(file, readFileSync(file).subarray(0, draw(statSync(file).size))),
  flip(file, draw) {
    const bytes = readFileSync(file);
    bytes[draw(bytes.length)] ^= 1 + draw(255);
    writeFileSync(file, bytes);
  },
  remove: (file) => rmSync(file),
  swap(file, draw) {
    const files = filesIn(cache);
    writeFileSync(file, readFileSync(files[draw(files.length)]));
  },
};

/** Where the two reports differ first, or why there is none. */
function differenceOf(cached, whole) {
  if (cached.report === undefined) return `refused: ${cached.err}`;
  const [one, other] = [comparable(cached.report), comparable(whole.report)];
  const at = [...one].findIndex((unit, position) => unit !== other[position]);
  return `${one.slice(at - 150, at + 100)} instead of ${other.slice(at - 20, at + 100)}`;
}

/**
 * The images whose forged history was held against the registry without a word about it. A stored history that is too old
 * to be used is not held against anything: the first request then asks for the whole history.
 */
function unsaid(forged, { platform = [], said = '' }) {
  const isCompared = (image) => {
    const [repository, tag] = image.split(':');
    const isAbout = (asked) =>
      asked.includes(`/${repository}/`) && /\/history\/(\w+)/.exec(asked)?.[1] === tag;
    return platform.find(isAbout)?.includes('start=') === true;
  };
  const compared = forged.filter(isCompared);
  counts.compared = (counts.compared ?? 0) + compared.length;
  return compared.filter((image) => !said.includes(`stored history of ${image} disagrees`));
}

const counts = {};
const violations = [];
let last;
for (let index = 0; index < Number(values.nights); index += 1) {
  const events = [];
  const draw = drawsFor('night', index);
  const jump = draw(20) === 0 ? -draw(3) * dayMs : draw(3) * dayMs + draw(dayMs);
  offset += jump;
  if (jump < 0) events.push('clock set back');
  if (draw(3) === 0) moveTag(images[draw(3)].name, ['long', 'short'][draw(2)]);
  if (draw(3) === 0) github.setFiles(`shop-${draw(6)}`, { Dockerfile: line(reference, draw) });
  const harm = ['none', 'none', 'cut', 'flip', 'remove', 'swap', 'forged', 'lost'][draw(8)];
  let forged = [];
  if (harm === 'forged') {
    const kind = forgeries[draw(forgeries.length)];
    events.push(`forged: ${kind}`);
    forged = await forge(cache, kind, draw);
  } else if (harm === 'lost') cache = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
  else
    for (let time = 0; time < 3; time += 1) {
      const files = filesIn(cache);
      if (files.length > 0) harms[harm](files[draw(files.length)], draw);
    }
  events.push(harm);
  if (draw(8) === 0) {
    events.push('fault');
    const rate = 2 + draw(20);
    const drawFault = drawsFor('faults', index);
    world.fault = () => (drawFault(rate) === 0 ? { status: 500, headers: {}, body: 'broken' } : undefined);
  }
  const since = last === undefined || draw(10) === 0 ? {} : { since: last };
  const name = `n${index}`;
  world.failures = 0;
  const cached = await night(name, { cache, shards: 2, ...since });
  world.fault = undefined;
  const whole = await night(`w${index}`, { shards: 2 });
  const isPlanned = cached.report !== undefined;
  const isEqual = isPlanned && comparable(cached.report) === comparable(whole.report);
  const isLess = !isPlanned || cached.report.verdict === 'incomplete';
  const wrong = [
    ...(isEqual || (world.failures > 0 && isLess) ? [] : [differenceOf(cached, whole)]),
    ...(world.failures > 0 ? [] : unsaid(forged, cached)).map(
      (image) => `nothing is said about the forged history of ${image}`,
    ),
  ];
  for (const what of wrong) {
    violations.push(`night ${index}: ${events.join(', ')}: ${what}`);
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
