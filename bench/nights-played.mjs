// Plays the nights of one seed: what happens before each of them, and what the night with the cache may say.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmulator } from '../lib/emulator/index.js';
import { Failure } from '../lib/model/failure.js';
import { moveClock, startClock } from './nights-clock.mjs';
import { filesIn, forge, forgeries, isOlder, planted, untrueIn } from './nights-forge.mjs';
import { comparable, organizationWith, withoutCounts } from './nights-world.mjs';

const [minuteMs, dayMs] = [60_000, 86_400_000];

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
    { name: 'busy', records: 1500 },
    { name: 'short', records: 20 },
  ],
}));
const tagNames = ['long', 'busy', 'short'];
/** Records of a rebuild appear together, and are of the hours before: less than the day in which a history settles. */
const [recordsOfRebuild, lateMs] = [40, 30 * minuteMs];

/** A pin of the newest digest, of one before it, of one long before it, or of one that no tag ever had. */
function line(reference, draw) {
  const [image, tag, kind] = [images[draw(3)].name, tagNames[draw(3)], draw(12)];
  const isLong = tag !== 'short';
  if (kind < 2) return `FROM ${reference(image, tag).replace(/@.*/, `@${planted}`)}\n`;
  if (kind < 4 && isLong) return `FROM ${reference(image, tag, 600 + draw(800))}\n`;
  return `FROM ${reference(image, tag, kind < 7 ? draw(19) : 0)}\n`;
}

/** Enough text that its scans are worth being stored for the next night, in files that need no thread. */
const notes = `${'#'.repeat(99)}\n`.repeat(220);
const filesWith = (Dockerfile) => ({ Dockerfile, 'a.yaml': notes, 'b.yaml': notes, 'c.yaml': notes });

const newCache = () => mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));

/** `v1/<kind>/<two digits>/<name>`. */
const kindOf = (file) => file.split(path.sep).at(-3);

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
  swap(file, draw, files) {
    const others = files.filter((other) => kindOf(other) === kindOf(file));
    writeFileSync(file, readFileSync(others[draw(others.length)]));
  },
};

const harmNames = [...Object.keys(harms), 'lost', 'none', 'forged', 'forged', 'forged'];

/** Changes the cache; the images whose stored history is not true any more, and what to call it. */
async function harmed(cache, draw, pins) {
  const harm = harmNames[draw(harmNames.length)];
  if (harm === 'lost') return { cache: newCache(), forged: [], events: [harm] };
  if (harm === 'forged') {
    const kind = forgeries[draw(forgeries.length)];
    const forged = await forge(cache, kind, draw, pins);
    return { cache, forged, isOlder: isOlder(kind), events: [harm, `forged: ${kind}`] };
  }
  for (let time = 0; time < 3; time += 1) {
    const files = filesIn(cache);
    if (files.length > 0) harms[harm](files[draw(files.length)], draw, files);
  }
  return { cache, forged: [], events: [harm] };
}

/** How a service fails: with an error, by not answering in time, or once with an error that is worth another attempt. */
const failures = [
  () => ({ status: 500, headers: {}, body: 'broken' }),
  () => {
    throw new Failure('timeout', 'The service did not answer in time');
  },
  () => ({ status: 503, headers: {}, body: 'busy' }),
];
const passing = failures.length - 1;

/** Which requests fail follows from what they ask for, and not from the order in which they happen to be sent. */
function faultsOf(purpose, rate) {
  const asked = new Set();
  return ({ method, url, body = '' }) => {
    const request = `${method} ${url} ${body}`;
    const isFirst = asked.size < asked.add(request).size;
    const draw = drawsFor(...purpose, request);
    const fails = draw(rate) === 0;
    const kind = draw(failures.length);
    return fails && (isFirst || kind !== passing) ? failures[kind] : undefined;
  };
}

/** Where the two reports differ first. */
function differenceOf(one, other) {
  const at = [...one].findIndex((unit, position) => unit !== other[position]);
  return `${one.slice(at - 150, at + 100)} instead of ${other.slice(at - 20, at + 100)}`;
}

/**
 * The images whose forged history was held against the registry without a word about it. A stored history that is too old
 * to be used is not held against anything: the first request then asks for the whole history. Neither is one whose request
 * has no usable answer, as with records of tomorrow while the clock is set back; the night then says that it is not known.
 */
function unsaid(forged, { platform = [], said = '', report }) {
  const unknown = report?.incomplete.map(({ subject }) => subject) ?? [];
  const isCompared = (image) => {
    const [repository, tag] = image.split(':');
    const isAbout = (asked) =>
      asked.includes(`/${repository}/`) && /\/history\/(\w+)/.exec(asked)?.[1] === tag;
    return platform.find(isAbout)?.includes('start=') === true;
  };
  const compared = forged
    .filter(isCompared)
    .filter((image) => !unknown.some((subject) => subject.endsWith(`/${image}`)));
  const silent = compared.filter((image) => !said.includes(`stored history of ${image} disagrees`));
  return { compared: compared.length, silent };
}

/**
 * Whether a night says that something is not known, and nothing of its own audits that the other one does not say.
 * @param isMixed the night says that the audits which it carries are of other settings, so that they may differ
 */
function isLess({ report, carried }, whole, isMixed) {
  if (report.incomplete.length === 0 || !['incomplete', whole.report.verdict].includes(report.verdict))
    return false;
  const said = new Set(whole.report.references.map(pinOf));
  const judged = report.references.filter(({ origin }) => !isMixed || !carried.includes(origin));
  return judged.every((one) => one.fact?.status === 'unknown' || said.has(pinOf(one)));
}

/** What is said of a pin by the history of its tag alone. */
function pinOf({ origin, file, line: at, fact = {} }) {
  const { status, currentDigest, supersededAt, supersededBy } = fact;
  return JSON.stringify([origin, file, at, status, currentDigest, supersededAt, supersededBy]);
}

/** The images whose registry is said to disagree with a history that nobody has forged. */
function accused({ said = '' }, untrue) {
  const images = [...said.matchAll(/stored history of (\S+) disagrees/g)].map(([, image]) => image);
  const wrongly = [...new Set(images)].filter((image) => !untrue.has(image));
  return wrongly.map((image) => `the history of ${image} is said to be wrong, and is not`);
}

/** After the clock was set back, a tag may get records before stored ones, for as long as those are used. */
const storedMs = 7 * dayMs;
/** For so long after it, what an older forged record changes may be in an audit that is carried or in the cache. */
const olderMs = 14 * dayMs;

/** What a night may say: the same, the same but for counts of older records, less because of faults; or what is wrong. */
function judgementOf(cached, whole, { failures: failed, isOlderForged, isMixed }) {
  if (cached.report === undefined) return failed > 0 ? 'less' : `refused: ${cached.err}`;
  const [one, other] = [comparable(cached.report), comparable(whole.report)];
  if (one === other) return 'equal';
  if (isOlderForged && withoutCounts(one) === withoutCounts(other)) return 'equal but for counts';
  if ((failed > 0 || isMixed) && isLess(cached, whole, isMixed)) return 'less';
  const verdicts = [cached, whole].map(({ report }) => report.verdict);
  const isPass = verdicts[0] === 'pass' && verdicts[1] !== 'pass';
  return `${isPass ? 'FALSE PASS: ' : ''}${differenceOf(one, other)}`;
}
const judgements = ['equal', 'equal but for counts', 'less'];

/**
 * Now and then, other settings, and an identity that may list the tags but not read their histories. Most pins are young
 * enough that a forged record before the newest ones would make one pass that the tag never had.
 */
function settingsOf({ lister }, seed, index) {
  const maxAge = maxAges[drawsFor(seed, 'policy', Math.floor(index / nightsOfPolicy))(maxAges.length)];
  const isLister = drawsFor(seed, 'identity', index)(15) === 0;
  return {
    policy: { 'fail-on': 'error', 'max-age': maxAge },
    identity: isLister ? { identity: lister } : {},
  };
}
/** With the shortest, many pins become too old, and are not any more if the clock is set back. */
const maxAges = ['400d', '400d', '100d', '4d'];
const nightsOfPolicy = 12;

/** What changes on a day of its own: a tag moves, another is built again and again, a repository is edited. */
function change({ moveTag, github, reference }, draw) {
  if (draw(3) === 0) moveTag(images[draw(3)].name, tagNames[draw(3)]);
  if (draw(3) === 0) {
    const image = images[draw(3)].name;
    for (let before = recordsOfRebuild; before > 0; before -= 1) moveTag(image, 'busy', before * lateMs);
  }
  if (draw(3) === 0) github.setFiles(`shop-${draw(6)}`, filesWith(line(reference, draw)));
  const edited = `shop-${draw(6)}`;
  const { Dockerfile } = github.repos.get(edited).files;
  if (draw(2) === 0) github.setFiles(edited, filesWith(`${Dockerfile.split('\n')[0]}\n# ${draw(1e9)}\n`));
}

/**
 * Plays so many nights, and judges those from `first` on. How often what happened, what was wrong, a sentence for each, and
 * a digest of everything that was said. A night during which `stop` aborts is not judged, and the last one.
 */
export async function playNights(nights, seed, first = 0, stop = undefined) {
  startClock();
  const drawFirst = drawsFor(seed, 'organization');
  const filesOf = (reference) =>
    Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`shop-${at}`, filesWith(line(reference, drawFirst))]),
    );
  const organization = await organizationWith(images, filesOf, (options) =>
    createEmulator({ ...options, seed: 1 }),
  );
  const { world, night, github } = organization;
  const counts = {};
  const count = (what, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const said = createHash('sha256');
  const violations = [];
  let cache = newCache();
  let [last, olderForgedAt, isLateUntil] = [undefined, Number.NEGATIVE_INFINITY, 0];
  let played = 0;
  for (let index = 0; index < nights && stop?.aborted !== true; index += 1) {
    const draw = drawsFor(seed, 'night', index);
    const jump = draw(15) === 0 ? -draw(2 * dayMs) : draw(3) * dayMs + draw(dayMs);
    if (jump < 0) isLateUntil = Math.max(isLateUntil, Date.now() + storedMs);
    moveClock(jump);
    change(organization, draw);
    const harm = await harmed(cache, draw, pinsIn(github));
    cache = harm.cache;
    if (harm.isOlder) olderForgedAt = Date.now();
    const events = [...(jump < 0 ? ['clock set back'] : []), ...harm.events];
    if (draw(8) === 0) {
      events.push('fault');
      world.fault = faultsOf([seed, 'faults', index], 2 + draw(20));
    }
    Object.assign(world, settingsOf(organization, seed, index));
    const settings = JSON.stringify([world.policy, world.identity]);
    const isSame = last?.settings === settings;
    if (last !== undefined && !isSame) events.push('other settings');
    const since = last === undefined || last.isMixed || draw(4) === 0 ? {} : { since: last.name };
    world.failures = 0;
    const untrue = await untrueIn(cache);
    const cached = await untilStop(() => night(`n${index}`, { cache, shards: 2, ...since }), stop);
    if (cached === undefined) break;
    world.fault = undefined;
    const isMixed = cached.report?.incomplete.some(({ subject }) => subject === 'carried audits') === true;
    if (cached.report !== undefined) last = { name: `n${index}`, settings, isMixed };
    played += 1;
    if (index < first) continue;
    const whole = await untilStop(() => night(`w${index}`, { shards: 2 }), stop);
    if (whole === undefined) {
      played -= 1;
      break;
    }
    const { failures: failed } = world;
    const isOlderForged = Math.abs(Date.now() - olderForgedAt) < olderMs;
    const judgement = judgementOf(cached, whole, {
      ...{ failures: failed, isOlderForged, isMixed: isMixed && !isSame },
    });
    const { compared, silent } = failed > 0 ? { compared: 0, silent: [] } : unsaid(harm.forged, cached);
    const wrong = [
      ...(judgements.includes(judgement) ? [] : [judgement]),
      ...silent.map((image) => `nothing is said about the forged history of ${image}`),
      ...(Date.now() < isLateUntil ? [] : accused(cached, untrue)),
    ];
    for (const what of wrong) {
      violations.push(`night ${index}: ${events.join(', ')}: ${what}`);
      console.error(violations.at(-1));
    }
    for (const event of events) count(event);
    count(wrong.length > 0 ? 'wrong' : judgement);
    count(whole.report.verdict);
    count('compared', compared);
    count('older disagrees', harm.isOlder && cached.said?.includes(' disagrees with ') ? 1 : 0);
    count('carried', cached.carried?.length ?? 0);
    said.update(`${events} ${comparable(cached.report ?? { images: [] })} ${cached.platform?.toSorted()}\n`);
  }
  return { counts, violations, said: said.digest('hex'), played };
}

/** What the work gives; `undefined` if it was stopped meanwhile, as it then gives less, or fails. */
async function untilStop(work, stop) {
  try {
    const result = await work();
    return stop?.aborted === true ? undefined : result;
  } catch (error) {
    if (stop?.aborted === true) return undefined;
    throw error;
  }
}

/** The digests that the repositories use, by image. */
function pinsIn({ repos }) {
  const texts = [...repos.values()].flatMap(({ files }) => Object.values(files)).join('\n');
  const found = [...texts.matchAll(/(acme\/\w+:\w+)@(sha256:[0-9a-f]{64})/g)];
  return (image) => new Set(found.flatMap(([, name, digest]) => (name === image ? [digest] : [])));
}
