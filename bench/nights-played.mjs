// Plays the nights of one seed: what happens before each of them, and what the night with the cache may say.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmulator } from '../lib/emulator/index.js';
import { Failure } from '../lib/model/failure.js';
import { moveClock, startClock } from './nights-clock.mjs';
import { filesIn, forge, forgeries } from './nights-forge.mjs';
import { comparable, organizationWith } from './nights-world.mjs';

const dayMs = 86_400_000;

/**
 * Numbers below a bound that follow from the seed and from what they are for: how many requests a night sends depends on
 * the time it takes, and must not change the nights after it.
 */
function drawsFor(...purpose) {
  let drawn = 0;
  return (bound) => {
    drawn += 1;
    const text = [...purpose, drawn].join(' ');
    return createHash('sha256').update(text).digest().readUInt32BE(0) % bound;
  };
}

const images = ['node', 'go', 'jdk'].map((name) => ({
  name,
  tags: [
    { name: 'long', records: 1500 },
    { name: 'short', records: 20 },
  ],
}));
const line = (reference, draw) =>
  `FROM ${reference(images[draw(3)].name, ['long', 'short'][draw(2)], draw(3) === 0 ? draw(19) : 0)}\n`;

const newCache = () => mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));

/** What happens to a file of a cache without anybody's intent. */
const harms = {
  none: () => undefined,
  cut: (file, draw) => writeFileSync(file, readFileSync(file).subarray(0, draw(statSync(file).size))),
  flip(file, draw) {
    const bytes = readFileSync(file);
    bytes[draw(bytes.length)] ^= 1 + draw(255);
    writeFileSync(file, bytes);
  },
  remove: (file) => rmSync(file),
  swap: (file, draw, files) => writeFileSync(file, readFileSync(files[draw(files.length)])),
};

/** Changes the cache; the images whose stored history is not true any more, and what to call it. */
async function harmed(cache, draw) {
  const harm = ['none', 'none', 'cut', 'flip', 'remove', 'swap', 'forged', 'lost'][draw(8)];
  if (harm === 'lost') return { cache: newCache(), forged: [], events: [harm] };
  if (harm === 'forged') {
    const kind = forgeries[draw(forgeries.length)];
    return { cache, forged: await forge(cache, kind, draw), events: [harm, `forged: ${kind}`] };
  }
  for (let time = 0; time < 3; time += 1) {
    const files = filesIn(cache);
    if (files.length > 0) harms[harm](files[draw(files.length)], draw, files);
  }
  return { cache, forged: [], events: [harm] };
}

/** How a service fails: with an error, with one that is worth another attempt, or by not answering in time. */
const failures = [
  () => ({ status: 500, headers: {}, body: 'broken' }),
  () => ({ status: 503, headers: {}, body: 'busy' }),
  () => {
    throw new Failure('timeout', 'The service did not answer in time');
  },
];

/** Which requests fail follows from what they ask for, and not from the order in which they happen to be sent. */
function faultsOf(purpose, rate) {
  const asked = new Map();
  return ({ method, url, body = '' }) => {
    const request = `${method} ${url} ${body}`;
    const time = (asked.get(request) ?? 0) + 1;
    asked.set(request, time);
    const draw = drawsFor(...purpose, request, time);
    return draw(rate) === 0 ? failures[draw(failures.length)] : undefined;
  };
}

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
  const silent = compared.filter((image) => !said.includes(`stored history of ${image} disagrees`));
  return { compared: compared.length, silent };
}

/**
 * Plays so many nights, and judges those from `first` on. How often what happened, and what was wrong: a sentence for each.
 */
export async function playNights(nights, seed, first = 0) {
  startClock();
  const drawFirst = drawsFor(seed, 'organization');
  const organization = await organizationWith(
    images,
    (reference) =>
      Object.fromEntries(
        Array.from({ length: 6 }, (_, at) => [`shop-${at}`, { Dockerfile: line(reference, drawFirst) }]),
      ),
    (options) => createEmulator({ ...options, seed: 1 }),
  );
  const { world, night, moveTag, github, reference } = organization;
  const counts = {};
  const count = (what, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const violations = [];
  let cache = newCache();
  let last;
  for (let index = 0; index < nights; index += 1) {
    const draw = drawsFor(seed, 'night', index);
    const jump = draw(20) === 0 ? -draw(3) * dayMs : draw(3) * dayMs + draw(dayMs);
    moveClock(jump);
    if (draw(3) === 0) moveTag(images[draw(3)].name, ['long', 'short'][draw(2)]);
    if (draw(3) === 0) github.setFiles(`shop-${draw(6)}`, { Dockerfile: line(reference, draw) });
    const change = await harmed(cache, draw);
    cache = change.cache;
    const events = [...(jump < 0 ? ['clock set back'] : []), ...change.events];
    if (draw(8) === 0) {
      events.push('fault');
      world.fault = faultsOf([seed, 'faults', index], 2 + draw(20));
    }
    const since = last === undefined || draw(10) === 0 ? {} : { since: last };
    world.failures = 0;
    const cached = await night(`n${index}`, { cache, shards: 2, ...since });
    world.fault = undefined;
    if (cached.report !== undefined) last = `n${index}`;
    if (index < first) continue;
    const whole = await night(`w${index}`, { shards: 2 });
    const isPlanned = cached.report !== undefined;
    const isEqual = isPlanned && comparable(cached.report) === comparable(whole.report);
    const isLess = !isPlanned || cached.report.verdict === 'incomplete';
    const { compared, silent } =
      world.failures > 0 ? { compared: 0, silent: [] } : unsaid(change.forged, cached);
    const wrong = [
      ...(isEqual || (world.failures > 0 && isLess) ? [] : [differenceOf(cached, whole)]),
      ...silent.map((image) => `nothing is said about the forged history of ${image}`),
    ];
    for (const what of wrong) {
      violations.push(`night ${index}: ${events.join(', ')}: ${what}`);
      console.error(violations.at(-1));
    }
    for (const event of events) count(event);
    count(isEqual ? 'equal' : 'less');
    count(whole.report.verdict);
    count('compared', compared);
    count('carried', cached.carried ?? 0);
  }
  return { counts, violations };
}
