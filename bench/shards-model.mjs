// A night of 20,000 repositories in 64 shards, as a simulation in virtual time: the limits, retries and waits are the real
// code, the numbers of requests and the CPU time are measured in this run, and the services are models of their limits.
// `node bench/shards-model.mjs` prints the tables, `--write` puts them into docs/measurements/nights.md; `npx tsc -p .` first.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ciTransport, runTransports } from '../lib/clients/http/index.js';
import { shareOf, withPace } from '../lib/clients/http/pace.js';
import { createRatePlan } from '../lib/clients/http/rate-plan.js';
import { latencies } from './latencies.mjs';
import { organizationWith } from './nights-world.mjs';
import { virtualTime } from './virtual-time.mjs';
import { writeSection } from './write-section.mjs';

const scale = Number(process.env.TAGPROOF_SHARDS ?? '1');
const [repositories, shards, atOnce] = [20_000 / scale, Math.ceil(64 / scale), 4];
/** What is assumed, and where it is from. */
const assumed = {
  /** https://docs.github.com/actions/reference/limits: jobs at once of the plan Team. */
  jobs: 60,
  /** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api: of the whole token. */
  perMinute: { core: 900, graphql: 2000 },
  /** The same page: CPU time of a minute, of which for GraphQL, estimated by how long responses take. */
  processingMs: { all: 90_000, graphql: 60_000 },
  concurrent: 100,
  /** Assumed: from the start of a job to that of the audit, with checkout and the cache. */
  jobStartMs: 40_000,
  ...latencies,
  /** Tags of an organization of this size, and images that have them. */
  tags: 5000 / scale,
  images: 250 / scale,
  tagsEach: 10,
};
const jobLimitMs = 55 * 60_000;

/** What one repository takes, counted and timed over an emulated organization. */
async function measure() {
  const count = 40;
  const organization = await organizationWith(
    Array.from({ length: 20 }, (_, image) => ({
      name: `image-${image}`,
      tags: Array.from({ length: 20 }, (_, tag) => ({ name: `${tag + 1}.0`, records: 30 })),
    })),
    (reference) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => {
          const files = Array.from({ length: assumed.tagsEach }, (_, at) => [
            `services/${at}/Dockerfile`,
            `FROM ${reference(`image-${index >> 1}`, `${(index % 2) * 10 + at + 1}.0`)}\n`,
          ]);
          return [`shop-${index}`, Object.fromEntries(files)];
        }),
      ),
  );
  const cache = mkdtempSync(path.join(tmpdir(), 'tagproof-model-'));
  const first = await organization.night('one', { cache, shards: 1 });
  const again = await organization.night('again', { cache, shards: 1 });
  const moved = Array.from({ length: 20 }, (_, at) => at);
  for (const image of moved) organization.moveTag(`image-${image}`, '1.0');
  const known = await organization.night('known', { cache, shards: 1, since: 'one' });
  await organization.close();
  const kinds = ({ github, platform, cpuMs, planned }) => {
    const of = (list, part) => list.filter((line) => line.includes(part)).length;
    return {
      core: of(github, '/git/') / planned,
      graphql: Math.max(0, of(github, 'graphql') - Math.ceil(planned / 50)) / planned,
      histories: of(platform, '/history/') / planned,
      perImage: of(platform, '/token?') + of(platform, '/registry/'),
      images: 20,
      signIn: of(platform, '/sts/') + of(platform, '/policies/'),
      cpuMs: cpuMs / planned,
    };
  };
  return { first: kinds(first), again: kinds(again), known: kinds(known) };
}

/** The CI host's API with the limits of one token. */
function githubOf({ clock }, hourly) {
  const budgets = { core: { left: hourly }, graphql: { left: hourly } };
  const minutes = { core: [], graphql: [] };
  const stats = { requests: 0, refused: 0, minute: 0, processing: 0, concurrent: 0 };
  const spent = { all: spentInMinute(), graphql: spentInMinute() };
  let inFlight = 0;
  const refused = (headers) => {
    stats.refused += 1;
    return { status: 403, headers, body: '{"message":"rate limit"}' };
  };
  async function send({ url }) {
    const kind = url.endsWith('/graphql') ? 'graphql' : 'core';
    const [budget, now] = [budgets[kind], clock.now()];
    if (budget.resetsAt === undefined || now >= budget.resetsAt)
      Object.assign(budget, { left: hourly, resetsAt: now + 3_600_000 });
    const sent = minutes[kind];
    while (sent.length > 0 && sent[0] <= now - 60_000) sent.shift();
    const isSpent = ['all', ...(kind === 'graphql' ? [kind] : [])].some(
      (one) => spent[one].until(now) >= assumed.processingMs[one],
    );
    const limit =
      inFlight >= assumed.concurrent
        ? 'concurrent'
        : sent.length >= assumed.perMinute[kind]
          ? 'minute'
          : isSpent && 'processing';
    if (limit) {
      stats[limit] += 1;
      return refused({ 'retry-after': '60' });
    }
    const headers = () => ({
      'x-ratelimit-remaining': String(budget.left),
      'x-ratelimit-reset': String(Math.ceil(budget.resetsAt / 1000)),
      'x-ratelimit-resource': kind,
    });
    if (budget.left === 0) return refused(headers());
    budget.left -= 1;
    sent.push(now);
    stats.requests += 1;
    inFlight += 1;
    const tookMs = assumed[`${kind}Ms`] * (0.5 + clock.random());
    await clock.sleep(tookMs);
    inFlight -= 1;
    spent.all.add(clock.now(), tookMs);
    if (kind === 'graphql') spent.graphql.add(clock.now(), tookMs);
    return { status: 200, headers: headers(), body: '{}' };
  }
  return { send, stats };
}

function spentInMinute() {
  const answers = [];
  let [first, sum] = [0, 0];
  return {
    add(at, ms) {
      answers.push({ at, ms });
      sum += ms;
    },
    until(now) {
      for (; first < answers.length && answers[first].at <= now - 60_000; first += 1)
        sum -= answers[first].ms;
      return sum;
    },
  };
}

/** Runs one night. `each`: what a repository takes; `audited`: how many there are. */
async function simulate({ audited, hourly, each, jobs = assumed.jobs }) {
  const time = virtualTime(7);
  const { clock, run } = time;
  const github = githubOf(time, hourly);
  const result = { waitedHour: 0, waitedMinute: 0, failed: 0, late: 0, audited: 0, jobMs: 0, platform: 0 };
  const size = Math.ceil(audited / shards);
  const sink = { progress: () => undefined };
  const platform = async () => {
    result.platform += 1;
    await clock.sleep(assumed.platformMs * (0.5 + clock.random()));
    return { status: 200, headers: {}, body: '{}' };
  };
  const get = (url) => ({ method: 'GET', url, headers: {} });

  /** The chance that a repository meets a tag, or an image, that its shard has not asked about yet. */
  function asker() {
    const [tags, images] = [new Set(), new Set()];
    return () => {
      let [histories, lists] = [0, 0];
      for (let index = 0; index < each.histories; index += 1) {
        const tag = Math.floor(clock.random() * assumed.tags);
        const image = tag % assumed.images;
        histories += Number(!tags.has(tag));
        lists += Number(!images.has(image)) * (each.perImage / each.images);
        tags.add(tag);
        images.add(image);
      }
      return { histories, lists: Math.round(lists) };
    };
  }

  async function job(count) {
    const began = clock.now();
    await clock.sleep(assumed.jobStartMs * (0.5 + clock.random()));
    const share = shareOf(Math.min(jobs, shards), atOnce);
    const plan = createRatePlan(clock, share.reserve);
    const slow = {
      now: clock.now,
      random: clock.random,
      sleep: async (ms) => {
        result.waitedMinute += ms;
        await clock.sleep(ms);
      },
    };
    const api = ciTransport({ send: withPace(plan.watch(github.send), slow, share), clock: slow }, 600_000);
    const core = async () => (await api(get('https://api/tree'))).status === 200;
    const graphql = async () =>
      (await api({ ...get('https://api/graphql'), method: 'POST', repeatable: true })).status === 200;
    const wanted = asker();
    let cpuFree = clock.now();
    const compute = async (ms) => {
      cpuFree = Math.max(cpuFree, clock.now()) + ms;
      await clock.sleep(cpuFree - clock.now());
    };
    const { platform: ask } = runTransports({ send: platform, clock, sink });
    for (let heads = 0; heads < count; heads += 50) await graphql();
    for (let index = 0; index < each.signIn; index += 1) await ask(get('https://platform/sign-in'));

    async function auditOne() {
      const waited = clock.now();
      await plan.ready();
      result.waitedHour += clock.now() - waited;
      const { platform: own } = runTransports({ send: platform, clock, sink });
      let isRead = true;
      if (clock.random() < each.core) isRead = await core();
      // Where a batch fails, its files are read one by one.
      if (isRead && clock.random() < each.graphql && !(await graphql()))
        for (let file = 0; file < assumed.tagsEach && isRead; file += 1) isRead = await core();
      await compute(each.cpuMs);
      const { histories, lists } = wanted();
      for (const many of [lists, histories])
        await Promise.all(Array.from({ length: many }, () => own(get('https://platform/list'))));
      result[isRead ? 'audited' : 'failed'] += 1;
      if (clock.now() - began > jobLimitMs) result.late += 1;
    }
    // As the audit does it: in the order of the names, a few at once.
    const underWay = [];
    for (let index = 0; index < count; index += 1) {
      underWay.push(auditOne());
      if (underWay.length >= atOnce) await underWay.shift();
    }
    await Promise.all(underWay);
    result.jobMs += clock.now() - began;
  }

  const counts = [];
  for (let left = audited; left > 0; left -= size) counts.push(Math.min(size, left));
  const next = counts.values();
  const runner = async () => {
    for (const count of next) await job(count);
  };
  await run(Promise.all(Array.from({ length: jobs }, runner)));
  return { ...result, ...github.stats, ms: clock.now(), jobs: counts.length };
}

const hours = (ms) => (ms < 3_600_000 ? `${Math.ceil(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`);
const one = (number) => number.toFixed(number < 0.95 ? 2 : 1).replace(/\.0+$/, '');
const each = await measure();
const measured = [
  '| Measured, of one repository | REST | GraphQL | Histories | Other of each image | CPU, with the emulator |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...Object.entries({
    'First night': each.first,
    'The same again, with the cache': each.again,
    'One of its tags has moved': each.known,
  }).map(
    ([what, { core, graphql, histories, perImage, images, cpuMs }]) =>
      `| ${what} | ${one(core)} | ${one(graphql)} | ${one(histories)} | ${one(perImage / images)} | ${cpuMs.toFixed(0)} ms |`,
  ),
].join('\n');
const nights = [
  ['First night, one token', { audited: repositories, hourly: 5000, each: each.first }],
  [
    'First night, an app of a large organization',
    { audited: repositories, hourly: 12_500, each: each.first },
  ],
  ['The same with 20 jobs at once', { audited: repositories, hourly: 12_500, each: each.first, jobs: 20 }],
  ['Everything again, with the cache, one token', { audited: repositories, hourly: 5000, each: each.again }],
  ['A fifth has changed, one token', { audited: repositories / 5, hourly: 5000, each: each.first }],
  ['A fifth uses a tag that moved, one token', { audited: repositories / 5, hourly: 5000, each: each.known }],
];
const rows = [];
for (const [what, night] of nights) {
  const { ms, waitedHour, waitedMinute, refused, failed, late, requests, platform, jobs, jobMs } =
    await simulate(night);
  const perJob = (waited) => hours(waited / jobs / atOnce);
  rows.push(
    `| ${what} | ${night.audited} | ${hours(ms)} | ${hours(jobMs / jobs)} | ${perJob(waitedHour)} | ${perJob(waitedMinute)} | ${requests} | ${refused} | ${platform} | ${failed} | ${late} |`,
  );
  console.error(rows.at(-1));
}
const table = [
  '| Night | Audited | Takes | A job takes | It waits for the hour | … for the minute | API requests | Refused | Platform requests | Not read | After 55 min |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
].join('\n');
console.log(`${measured}\n\n${table}`);
if (process.argv.includes('--write'))
  writeSection('measurements/nights.md', 'shards', `${measured}\n\n${table}`);
process.exit();
