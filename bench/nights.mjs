// What the second night of an organization costs, and that it says what an audit of everything without a cache says.
// `node bench/nights.mjs` prints the table, `--write` puts it into docs/measurements/nights.md; `npx tsc -p .` first.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { evenly, latencies } from './latencies.mjs';
import { startApart } from './nights-apart.mjs';
import { comparable, organizationWith } from './nights-world.mjs';
import { writeSection } from './write-section.mjs';

/** `TAGPROOF_NIGHTS=5` makes everything five times smaller, for a first look. */
const scale = Number(process.env.TAGPROOF_NIGHTS ?? '1');
const [images, tagsEach, repositories, moved] = [100 / scale, 20, 200 / scale, 40 / scale];
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const rows = [];
const wrong = [];

function row(what, figure, bound, isWithin = true) {
  rows.push(`| ${what} | ${figure} | ${bound} |`);
  if (!isWithin) wrong.push(what);
}

const catalogue = (records) =>
  Array.from({ length: images }, (_, image) => ({
    name: `image-${image}`,
    tags: Array.from({ length: tagsEach }, (_, tag) => ({ name: `${tag + 1}.0`, records })),
  }));

/** Each repository uses ten tags that no other uses, in ten of its fifteen files; each third is behind with one of them. */
function filesOf(reference) {
  return Object.fromEntries(
    Array.from({ length: repositories }, (_, index) => {
      const image = `image-${Math.floor(index / 2)}`;
      const tags = Array.from({ length: 10 }, (_, tag) => `${(index % 2) * 10 + tag + 1}.0`);
      const used = tags.map((tag, at) => [
        `services/${at}/Dockerfile`,
        `FROM ${reference(image, tag, at === 0 && index % 3 === 0 ? 1 : 0)}\nCOPY . /\n`,
      ]);
      const other = Array.from({ length: 5 }, (_, at) => [`docs/${at}.md`, `# ${index}\n`]);
      return [`shop-${String(index).padStart(3, '0')}`, Object.fromEntries([...used, ...other])];
    }),
  );
}

const count = ({ github, platform }) => github.length + platform.length;
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

/** Where every answer comes this soon, the time is mostly that of the program itself. */
const soonMs = 20;
/** Times are those of the quickest turn, each with an organization of its own: other work only adds to them. Waiting varies less. */
const turns = { usual: 1, soon: 3 };

async function twoNights(what, records, tagsThatMove, soonBound) {
  const usual = await turnsOf(turns.usual, records, tagsThatMove, latencies);
  const soon = await turnsOf(turns.soon, records, tagsThatMove, evenly(soonMs));
  const played = [...usual, ...soon];
  const [{ first, second, whole }] = played;
  const isEqual = played.every((one) => comparable(one.second.report) === comparable(one.whole.report));
  const found = whole.report.totals.findings - first.report.totals.findings;
  row(
    `${what}: requests of the first night`,
    `${first.github.length} + ${first.platform.length}`,
    'CI host + platform',
  );
  row(`${what}: requests of the second`, `${second.github.length} + ${second.platform.length}`, '');
  const requests = count(second) / count(first);
  row(`${what}: second ÷ first, requests`, percent(requests, 1), '≤ 5 %', requests <= 0.05);
  const time = ratioOf(usual, 'wallMs');
  row(`${what}: second ÷ first, time`, percent(time, 1), '≤ 10 %', time <= 0.1);
  const soonTime = ratioOf(soon, 'wallMs');
  row(
    `${what}: second ÷ first, time if every answer takes ${soonMs} ms`,
    percent(soonTime, 1),
    soonBound === undefined ? '' : `≤ ${100 * soonBound} %`,
    soonTime <= (soonBound ?? Number.POSITIVE_INFINITY),
  );
  row(`${what}: second ÷ first, CPU time`, percent(ratioOf(soon, 'cpuMs'), 1), '');
  row(`${what}: repositories audited again, findings that are new`, `${second.planned}, ${found}`, '');
  row(
    `${what}: report equal to that of an audit of everything without a cache`,
    isEqual ? 'yes' : 'no',
    'yes',
    isEqual,
  );
  return first;
}

async function turnsOf(number, ...options) {
  const played = [];
  for (let turn = 0; turn < number; turn += 1) played.push(await playedNights(...options));
  return played;
}

/** How much of the time of the first night the second takes. */
function ratioOf(played, time) {
  const least = (night) => Math.min(...played.map((one) => one[night][time]));
  return least('second') / least('first');
}

async function playedNights(records, tagsThatMove, times) {
  const start = (options) => startApart({ ...options, latencies: times });
  const { night: play, moveTag, close } = await organizationWith(catalogue(records), filesOf, start);
  // What one night has left is not collected in the time of the next.
  const night = (...options) => {
    collect();
    return play(...options);
  };
  const cache = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
  const first = await night('one', { cache });
  if (first.report.verdict !== 'pass')
    throw new Error(`the first night: ${first.report.verdict} ${first.err}`);
  for (const [image, tag] of tagsThatMove) await moveTag(image, tag);
  const second = await night('two', { cache, since: 'one' });
  const whole = await night('whole', {});
  await close();
  return { first, second, whole };
}

const families = Array.from({ length: moved }, (_, at) => [
  `image-${at < tagsEach ? 7 : 8}`,
  `${(at % tagsEach) + 1}.0`,
]);
const ofFirstNight = await twoNights('Two images are rebuilt', 30, families, 0.1);
const scattered = Array.from({ length: moved }, (_, at) => [
  `image-${(at * 37) % images}`,
  `${((at * 7) % tagsEach) + 1}.0`,
]);
await twoNights('40 tags of 40 images move', 30, scattered);

const shared = await organizationWith(
  [{ name: 'node', tags: Array.from({ length: 50 }, (_, tag) => ({ name: `${tag}`, records: 30 })) }],
  (reference) =>
    Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `shop-${index}`,
        Object.fromEntries(
          Array.from({ length: 10 }, (_, at) => [
            `${at}/Dockerfile`,
            `FROM ${reference('node', `${(index * 7 + at * 3) % 50}`)}\n`,
          ]),
        ),
      ]),
    ),
);
const shard = await shared.night('one', { shards: 1 });
const histories = shard.platform.filter((line) => line.includes('/history/')).length;
row(
  '100 repositories with 1,000 references to 50 tags, one shard: history requests',
  histories,
  '50',
  histories === 50,
);
row('The same: all requests to the platform and its registry', shard.platform.length, '');
row(
  'The same: sign-ins',
  shard.platform.filter((line) => line.includes('/sts/exchange')).length,
  '2: one per audience',
);
await shared.close();

const long = await organizationWith(
  [{ name: 'node', tags: Array.from({ length: 10 }, (_, tag) => ({ name: `${tag}`, records: 5000 })) }],
  (reference) =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `shop-${index}`,
        { Dockerfile: `FROM ${reference('node', `${index}`, 4990)}\n` },
      ]),
    ),
);
const cache = mkdtempSync(path.join(tmpdir(), 'tagproof-cache-'));
const pages = ({ platform }) => platform.filter((line) => line.includes('/history/')).length;
const [before, after] = [
  await long.night('one', { cache, shards: 1 }),
  await long.night('two', { cache, shards: 1 }),
];
const isSame = comparable(before.report) === comparable(after.report);
row(
  '10 tags with 5,000 records, pinned to the oldest: history requests of the first night',
  pages(before),
  '',
);
row(
  'The same, with the cache',
  pages(after),
  '20: the newest part of each, and what the pin rests on',
  pages(after) === 20 && isSame,
);
await long.close();

// A GraphQL request of these takes one point. Every repository takes as many requests as those of the first night did.
const asked = ofFirstNight.github.length;
const queries = ofFirstNight.github.filter((line) => line.includes('graphql')).length;
for (const [what, requests] of [
  ['2,000 repositories of up to 60 files: GraphQL points of an hour', queries],
  ['The same: REST requests of an hour', asked - queries],
]) {
  const scaled = Math.ceil((requests * 2000) / repositories);
  row(`${what}, by those of ${repositories}`, scaled, '≤ 5,000 of a token', scaled <= 5000);
}

const table = ['| Figure | Measured | Bound |', '| --- | --- | --- |', ...rows].join('\n');
console.log(table);
if (process.argv.includes('--write')) writeSection('measurements/nights.md', 'nights', table);
if (wrong.length > 0) {
  console.error(`Out of bounds: ${wrong.join('; ')}`);
  process.exitCode = 1;
}
