// What proofs cost: requests against their bound, wall time against the longest chain of dependent requests.
// `npm run bench` prints the tables of docs/measurements/requests.md.
import { maxConcurrentRequests } from '../lib/clients/http/index.js';
import { intervalsOf } from '../lib/history/intervals.js';
import { digestOf, platformWith, reference, verify } from './platform.mjs';

const rows = [];
const row = (what, figure, bound) => rows.push(`| ${what} | ${figure} | ${bound} |`);
const ratio = (value) => value.toFixed(2);

function repositories(count, tagsEach, records) {
  return Array.from({ length: count }, (_, repo) => ({
    name: `image-${repo}`,
    tags: Array.from({ length: tagsEach }, (_, tag) => ({ name: `${tag + 1}.0`, records })),
  }));
}

const referencesTo = (emulator, repos) =>
  repos.flatMap(({ name, tags }) => tags.map((tag) => reference(emulator, name, tag.name, tag.records)));

for (const [count, tagsEach] of [
  [1, 1],
  [5, 4],
  [20, 3],
]) {
  const repos = repositories(count, tagsEach, 10);
  const emulator = await platformWith(repos);
  const { requests } = await verify(emulator, referencesTo(emulator, repos));
  const bound = 3 + count + count + count * tagsEach + count + count;
  row(
    `Repositories ${count}, tags ${count * tagsEach}: requests`,
    requests.length,
    `3 + 2R + I + T + tag pages = ${bound}`,
  );
  await emulator.close();
}

for (const [records, index, pin] of [
  [999, -1, 'newest'],
  [1000, -1, 'newest'],
  [1001, 0, 'oldest'],
  [5000, -3, 'recent'],
  [5000, 2500, 'middle'],
  [20_000, -3, 'recent'],
  [20_000, 0, 'oldest'],
]) {
  const repos = [{ name: 'long', tags: [{ name: '1.0', records }] }];
  const emulator = await platformWith(repos);
  const { requests, report } = await verify(emulator, [reference(emulator, 'long', '1.0', records, index)]);
  if (report.verdict !== 'pass') throw new Error(`unexpected verdict ${report.verdict}`);
  const histories = requests.filter(({ path }) => path.includes('/history/')).length;
  row(
    `${records} records, ${pin} pin: history requests`,
    histories,
    `⌈N/1000⌉ + 1 = ${Math.ceil(records / 1000) + 1}`,
  );
  await emulator.close();
}

{
  const delayMs = 100;
  const repos = repositories(20, 3, 10);
  const emulator = await platformWith(repos);
  await verify(emulator, referencesTo(emulator, repos));
  const { wallMs } = await verify(emulator, referencesTo(emulator, repos), delayMs);
  // workflow token → exchange → look-up or pull token → tags or history
  row(
    '60 tags in 20 repositories, 100 ms of delay: wall time ÷ longest chain',
    ratio(wallMs / (4 * delayMs)),
    '≤ 1.3',
  );
  await emulator.close();
}

{
  const delayMs = 250;
  const repos = repositories(100, 10, 10);
  const emulator = await platformWith(repos);
  const { wallMs, requests, mostInFlight } = await verify(emulator, referencesTo(emulator, repos), delayMs);
  row('1000 tags: most requests in flight', mostInFlight, `limit ${maxConcurrentRequests}`);
  const ideal = (requests.length / maxConcurrentRequests) * delayMs;
  row('1000 tags, 250 ms of delay: wall time ÷ (requests × delay ÷ limit)', ratio(wallMs / ideal), '≤ 1.2');
  row(
    '1000 tags: peak memory, emulator included',
    `${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
    '',
  );
  await emulator.close();
}

{
  const timed = (count) => {
    const records = Array.from({ length: count }, (_, at) => ({
      at: (at * 7919) % count,
      digest: digestOf(String(at % 1000)),
    }));
    const started = performance.now();
    intervalsOf(records);
    return performance.now() - started;
  };
  timed(50_000);
  row(
    'Timeline of 200,000 records ÷ (4 × timeline of 50,000)',
    ratio(timed(200_000) / (4 * timed(50_000))),
    '≤ 2: no worse than sorting',
  );
}

console.log(['| Figure | Measured | Bound |', '| --- | --- | --- |', ...rows].join('\n'));
