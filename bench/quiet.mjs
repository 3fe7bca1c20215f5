// A year of the moves of 200 public images, as their publishers say that they move: how many pull requests of pins and how many
// red builds repositories get, by the rules of before and by the defaults. History, comparison, checks and verdict are the
// program's; the moves, the repositories and their people are made up, always the same. See docs/measurements/quiet.md.
// Run: npx tsc -p . && node bench/quiet.mjs --write
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { judgeInput } from '../lib/checks/apply-policy.js';
import { allCounting, baselineReferences, compareFindings, notCompared } from '../lib/checks/baseline.js';
import { judge } from '../lib/checks/verdict.js';
import { releaseEndLookup } from '../lib/clients/release-list/index.js';
import { historyOf } from '../lib/history/history.js';
import { proveDigest } from '../lib/history/prove.js';
import { looksImmutable, parseImage } from '../lib/model/images/image.js';
import { noPolicy } from '../lib/model/judgement/policy.js';
import { createMoveJudge } from '../lib/moves/index.js';
import { planEdits } from '../lib/pin/plan.js';
import { asksForMoves } from '../lib/pipeline/questions.js';
import { latestOnlyFact } from '../lib/resolve/facts.js';
import { writeSection } from './write-section.mjs';

const dayMs = 86_400_000;
const start = Date.parse('2025-09-01T12:00:00Z');
const days = 365;
/** Not published: how people work. */
const assumed = {
  repositories: 60,
  references: 12,
  /** One pull request each weekday; every twentieth adds a reference that the repository already has elsewhere. */
  addsOf: 20,
  /** Days until a pull request of pins is merged, and until a reference is gone whose release has ended. */
  ...{ mergedAfter: 2, replacedAfter: 30 },
};
const defaults = { maxAgeMs: 14 * dayMs, minAgeMs: 0, eolWarningMs: 30 * dayMs };
const fails = (findings) => judge(findings, [], { failOn: 'error', onIncomplete: 'fail' }).exitCode !== 0;

/** The bits of a hash: what a name draws does not depend on what others draw. */
const drawn = (...words) => createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;
const digestOf = (...words) => `sha256:${createHash('sha256').update(words.join(' ')).digest('hex')}`;

const isOfficial = (name) => /^(?:docker\.io|public\.ecr\.aws\/docker)\/library\//.test(name);
const keepsHistory = (name) => isOfficial(name) || name.startsWith('quay.io/');

/** How often a tag moves, in days; the first that applies. Where that is published: docs/measurements/quiet.md. */
const cadences = [
  { what: 'Full versions', days: 0, applies: ({ tag }) => looksImmutable(tag) },
  { what: '`registry.k8s.io`', days: 0, applies: ({ name }) => name.startsWith('registry.k8s.io/') },
  { what: 'Node.js and Python', days: 6, applies: ({ name }) => /\/library\/(?:node|python)$/.test(name) },
  { what: 'Other official images', days: 30, applies: ({ name }) => isOfficial(name) },
  { what: 'Channels such as `latest`', days: 7, applies: ({ tag }) => !/\d/.test(tag) },
  { what: 'All others', days: 30, applies: () => true },
];
const cadenceOf = (image) => cadences.find(({ applies }) => applies(image));

const platforms = ['linux/amd64', 'linux/386', 'linux/arm64', 'linux/ppc64le', 'linux/s390x'];
/** Hours after the first: https://github.com/docker-library/official-images/pull/18385. */
const buildHours = [0, 1, 3, 7, 12];

/** What an image's index has: the builds of its platforms, and what else makes it another one. */
function indexOf(name, build, shown, extra = '') {
  const index = shown.map((platform) => ({ platform, digest: digestOf(name, build, platform) }));
  const more = extra === '' ? [] : [{ platform: 'linux/riscv64', digest: digestOf(name, extra, 'riscv64') }];
  return { digest: digestOf(name, build, shown.length, extra), content: { index: [...index, ...more] } };
}

/**
 * The records of a tag, oldest first. Tags of one repository move together, and official images with the bases that they share.
 * @param unchanged the share of moves that only add a platform, or build it again
 */
function lifeOf(name, tag, { unchanged, contents }) {
  const { days: every } = cadenceOf({ name, tag });
  const record = (at, ...built) => {
    const { digest, content } = indexOf(`${name}:${tag}`, ...built);
    contents.set(digest, content);
    return { at, digest };
  };
  const records = [record(start - 60 * dayMs, 'first', platforms)];
  let [build, extra] = ['first', ''];
  const base = tag.includes('alpine') ? 'alpine' : 'debian';
  const lead = isOfficial(name) && every === 30 ? base : name;
  for (let at = start - 30 * dayMs, turn = 0; every > 0 && at < start + days * dayMs; turn += 1) {
    at += every * (0.75 + drawn(lead, turn) / 2) * dayMs;
    const isSame = drawn(name, turn, 'same') < unchanged;
    if (isSame) extra = `extra ${turn}`;
    else [build, extra] = [`build ${turn}`, ''];
    const steps = isOfficial(name) && !isSame ? buildHours : [0];
    for (const [step, hours] of steps.entries()) {
      const shown = steps.length === 1 ? platforms : platforms.slice(0, step + 1);
      records.push(record(at + (hours / 24) * dayMs, build, shown, extra));
    }
  }
  return records;
}

const list = readFileSync(new URL('../test/histories/public-images.txt', import.meta.url), 'utf8');
const named = list
  .trim()
  .split('\n')
  .map((text) => parseImage(text).image)
  .map((image) => ({ image, name: `${image.registry}/${image.repository}`, tag: image.tag }));
const askEnd = releaseEndLookup({ isOnline: false, now: start });

async function imagesOf(options) {
  const all = named.map(async ({ image, name, tag }) => {
    const endOfLife = await askEnd(image);
    const endsAt = Math.min(...(endOfLife?.releases?.ends ?? []).map(({ date = 0 }) => date));
    return { name, image, endOfLife, endsAt, records: lifeOf(name, tag, options) };
  });
  return Promise.all(all);
}

/** The repositories use what is not at its end when the year begins, pinned to what it is then. */
function repositoriesOf(images) {
  const usable = images.filter(({ endsAt }) => endsAt > start);
  return Array.from({ length: assumed.repositories }, (_, repository) =>
    usable
      .toSorted((a, b) => drawn(repository, a.image.tag, a.name) - drawn(repository, b.image.tag, b.name))
      .slice(0, assumed.references)
      .map((image) => ({ image, pin: image.records.findLast(({ at }) => at <= start).digest })),
  );
}

function occurrenceOf({ image: { image }, pin }, file) {
  const raw = `${image.registry}/${image.repository}:${image.tag}`;
  const span = { start: raw.length, end: raw.length + 1 + pin.length };
  const place = { kind: 'place', span, lead: '@' };
  const at = { file, span: { start: 0, end: span.end } };
  return { kind: 'image', at, raw: `${raw}@${pin}`, image: { ...image, digest: pin }, pin: place };
}

function factOf({ image, pin }, now) {
  const records = image.records.filter(({ at }) => at <= now);
  const current = records.at(-1).digest;
  const fact = keepsHistory(image.name)
    ? proveDigest(pin, historyOf(records), { now })
    : latestOnlyFact({ image: { ...image.image, digest: pin }, current, hasLedger: false }, false, { now });
  return image.endOfLife === undefined ? fact : { ...fact, endOfLife: image.endOfLife };
}

function historyFor({ image: { image, records } }, now) {
  const { intervals } = historyOf(records.filter(({ at }) => at <= now));
  const { registry, repository, tag } = image;
  return { registry, repository, tag, complete: true, intervals };
}

/** What the checks find in these references at an instant. */
async function evaluate(references, now, { rules, contents }) {
  const occurrences = references.map((one, at) => occurrenceOf(one, one.file ?? `${at}`));
  const facts = new Map(occurrences.map((one, at) => [one, factOf(references[at], now)]));
  const histories = references
    .filter(({ image }) => keepsHistory(image.name))
    .map((one) => historyFor(one, now));
  const compareMoves = createMoveJudge({
    read: async (_, digest) => contents.get(digest),
    ...{ mirrors: {}, platforms: [], settle: { settleMs: dayMs, at: now } },
    isAsked: asksForMoves(noPolicy, () => defaults.maxAgeMs, now),
  });
  const evidence = {
    ...{ occurrences, histories, advisories: [] },
    facts: rules.comparesMoves ? await compareMoves({ facts, histories }) : facts,
  };
  const { findings } = judgeInput(evidence, noPolicy, defaults, { now, complete: true });
  return { occurrences, findings };
}

/** Whether a pull request's build fails, of which the base has the first `before` references. */
function isRed({ occurrences, findings }, before, { newOnly }) {
  const files = new Set(occurrences.map(({ at }) => at.file));
  const references = baselineReferences(occurrences.slice(0, before), occurrences, files, new Map());
  const compared = compareFindings(findings, occurrences, { references, unchanged: {} });
  return fails(newOnly ? compared : allCounting(compared));
}

/** The year of one repository. */
async function yearOf(first, world) {
  const { rules, contents } = world;
  const lacksPlatforms = (digest) => contents.get(digest).index.length < platforms.length;
  const keys = ['opened', 'images', 'unfinished', 'red', 'redAdding', 'redBranch', 'builds', 'adding'];
  const counts = Object.fromEntries(keys.map((key) => [key, 0]));
  let [references, open] = [first];
  for (let day = 0; day < days; day += 1) {
    const now = start + day * dayMs;
    const weekday = new Date(now).getUTCDay();
    references = references.filter(({ image }) => now < image.endsAt + assumed.replacedAfter * dayMs);
    if (open !== undefined && day >= open.day + assumed.mergedAfter) {
      references = references.map((one) => ({ ...one, pin: open.pins.get(one) ?? one.pin }));
      counts.images += open.pins.size;
      counts.unfinished += [...open.pins.values()].filter(lacksPlatforms).length;
      open = undefined;
    }
    if (weekday === 0 || weekday === 6) continue;
    const found = await evaluate(references, now, world);
    if (weekday === 1) {
      const edits = planEdits(found.findings);
      const pins = new Map(
        references.flatMap((one, at) => (edits.get(`${at}`) ?? []).map(({ digest }) => [one, digest])),
      );
      if (pins.size > 0) open = { day, pins };
      counts.opened += Math.sign(pins.size);
    }
    counts.builds += 1;
    counts.red += Number(isRed(found, found.occurrences.length, rules));
    counts.redBranch += Number(fails(notCompared(found.findings)));
    if (counts.builds % assumed.addsOf !== 0 || references.length === 0) continue;
    const copied = references[counts.builds % references.length];
    const more = await evaluate([...references, { ...copied, file: 'added' }], now, world);
    counts.adding += 1;
    counts.redAdding += Number(isRed(more, references.length, rules));
  }
  return counts;
}

const bothRules = [
  { name: 'before', newOnly: false, comparesMoves: false },
  { name: 'after', newOnly: true, comparesMoves: true },
];

async function simulated(unchanged, rules) {
  const contents = new Map();
  const repositories = repositoriesOf(await imagesOf({ unchanged, contents }));
  const years = await Promise.all(repositories.map((one) => yearOf(one, { rules, contents })));
  const sum = (key) => years.reduce((total, year) => total + year[key], 0);
  const monthly = (key) => (sum(key) / assumed.repositories / 12).toFixed(1);
  const share = (key, of, digits = 0) => `${((100 * sum(key)) / sum(of)).toFixed(digits)} %`;
  const pins = [monthly('opened'), monthly('images'), share('unfinished', 'images', 1)];
  const builds = [monthly('red'), share('red', 'builds'), share('redAdding', 'adding'), monthly('redBranch')];
  return `| ${(100 * unchanged).toFixed(0)} % | ${rules.name} | ${[...pins, ...builds].join(' | ')} |`;
}

const countOf = (cadence) => named.filter((image) => cadenceOf(image) === cadence).length;
const cadenceTable = [
  '| Tags | Of the 200 | A move every |',
  '| --- | ---: | --- |',
  ...cadences.map(
    (one) => `| ${one.what} | ${countOf(one)} | ${one.days === 0 ? 'never' : `${one.days} days`} |`,
  ),
].join('\n');
const rows = [];
for (const unchanged of [0, 0.1, 0.3])
  for (const rules of bothRules) rows.push(await simulated(unchanged, rules));
const table = [
  '| Moves without a change | Rules | Pull requests of pins | Images in them | … unfinished | Red pull requests | … of all | … of those that add a reference | Red builds of the default branch |',
  '| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
].join('\n');
console.log(`${cadenceTable}\n\n${table}`);
if (process.argv.includes('--write')) {
  writeSection('measurements/quiet.md', 'cadences', cadenceTable);
  writeSection('measurements/quiet.md', 'quiet', table);
}
