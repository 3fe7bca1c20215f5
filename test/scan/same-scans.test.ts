// Scans that are remembered: the same results as without, and a new scan as soon as anything that it depends on changes.
import { expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { RememberedScans } from '../../src/model/run/scan-threads.js';
import type { JobScanner } from '../../src/scan/checkout/job-scanner.js';
import { withoutRepeats } from '../../src/scan/checkout/remembered-jobs.js';
import type { FileJob } from '../../src/scan/checkout/thread-tasks.js';
import { filesOf, fixtureInputs } from './checkout-files.js';

const scan = (texts: ReadonlyMap<string, string>, scans?: RememberedScans) =>
  scanCheckout(filesOf(texts), { paths: [], exclude: [] }, scans === undefined ? {} : { scans });

/** Remembers everything, and counts what is asked for. */
class Counted extends RememberedScans {
  readonly hits = { known: 0, unknown: 0 };

  override get(key: string): unknown {
    const known = super.get(key);
    this.hits[known === undefined ? 'unknown' : 'known'] += 1;
    return known;
  }
}

it('gives the same for every fixture, the first time and again', async () => {
  const [texts, scans] = [fixtureInputs(), new Counted()];
  const { hits } = scans;
  const alone = await scan(texts);
  expect(await scan(texts, scans)).toEqual(alone);
  const before = { ...hits };
  const again = await scan(texts, scans);
  expect(again).toEqual(alone);
  const [known, unknown] = [hits.known - before.known, hits.unknown - before.unknown];
  expect(known).toBeGreaterThan(5 * unknown);
});

it('sees every change of a file and of those that it is read with', async () => {
  const [texts, scans] = [fixtureInputs(1), new Counted()];
  await scan(texts, scans);
  const changed = new Map(
    [...texts].map(([file, text]) => [file, text.replaceAll(/:(\d)/g, ':9$1')] as const),
  );
  expect(await scan(changed, scans)).toEqual(await scan(changed));
  // The other files, each with its own text at the path of another one.
  const names = [...texts.keys()];
  const moved = new Map(names.map((name, index) => [name, texts.get(names[index + 1] ?? '') ?? '']));
  expect(await scan(moved, scans)).toEqual(await scan(moved));
});

it('gives occurrences of their own: facts are kept by their identity', async () => {
  const [texts, scans] = [new Map([['Dockerfile', 'FROM a:1\n']]), new Counted()];
  const [first, second] = [await scan(texts, scans), await scan(texts, scans)];
  expect(second.occurrences).toEqual(first.occurrences);
  expect(second.occurrences[0]).not.toBe(first.occurrences[0]);
});

const job: FileJob = {
  file: { path: 'Dockerfile', text: 'ARG A\nFROM $A\n' },
  companions: [{ path: '.env', text: 'A=1' }],
  mentionedAs: new Set(['dockerfile']),
  builds: [
    [{ name: 'A', file: { path: 'c', text: 'a:1' }, span: { start: 0, end: 3 }, value: { text: 'a:1' } }],
  ],
  charts: ['a/'],
  imageParameters: [{ key: 'k', isPinnable: true }],
  imageFields: [{ path: ['a'] }],
  mirrors: { a: 'b' },
};

const variants: Record<string, Partial<FileJob>> = {
  path: { file: { ...job.file, path: 'b.Dockerfile' } },
  text: { file: { ...job.file, text: 'ARG A\nFROM b\n' } },
  'half a character': { file: { ...job.file, text: '\ud800' } },
  'another half': { file: { ...job.file, text: '\ud801' } },
  'the text of a companion': { companions: [{ path: '.env', text: 'A=2' }] },
  'the path of a companion': { companions: [{ path: 'b.env', text: 'A=1' }] },
  'no companion': { companions: [] },
  'what it is read as': { mentionedAs: new Set() },
  'the value of an argument': {
    builds: job.builds.map(([one]) => (one ? [{ ...one, value: { text: 'b:1' } }] : [])),
  },
  'the file of an argument': {
    builds: job.builds.map(([one]) => (one ? [{ ...one, file: { path: 'c', text: 'b:1' } }] : [])),
  },
  charts: { charts: [] },
  parameters: { imageParameters: [{ key: 'k', isPinnable: false }] },
  fields: { imageFields: [] },
  mirrors: { mirrors: { a: 'c' } },
};

it('scans again when anything of a job is different', async () => {
  const scanned: FileJob[] = [];
  const scanning: JobScanner = async (one) => {
    scanned.push(one);
    return scanFile(one.file, one);
  };
  const remembering = withoutRepeats(scanning, new RememberedScans());
  const jobs = [job, ...Object.values(variants).map((one) => ({ ...job, ...one }))];
  for (const one of jobs) await remembering(one);
  expect(scanned).toEqual(jobs);
  for (const one of jobs) expect(await remembering(structuredClone(one))).toEqual(scanFile(one.file, one));
  expect(scanned.length).toBe(jobs.length);
});

it('remembers neither what failed nor more than fits', async () => {
  let calls = 0;
  const failing: JobScanner = async () => {
    calls += 1;
    return { failed: 'it takes too long' };
  };
  const remembering = withoutRepeats(failing, new RememberedScans());
  for (let turn = 0; turn < 2; turn += 1)
    expect(await remembering(job)).toEqual({ failed: 'it takes too long' });
  expect(calls).toBe(2);
  const scans = new RememberedScans(1500);
  for (const key of ['a', 'b', 'c']) scans.set(key, {}, 200);
  expect(['a', 'b', 'c'].map((key) => scans.get(key) !== undefined)).toEqual([false, false, true]);
});

it('counts a file once that passes many arguments, also if it is remembered', async () => {
  const services = Array.from({ length: 60 }, (_, at) => {
    const args = Array.from({ length: 5 }, (__, name) => `        V${name}: "1.${at}.${name}"\n`);
    return `  s${at}:\n    build:\n      context: .\n      args:\n${args.join('')}`;
  });
  const others = Array.from({ length: 3000 }, (_, at) => `  - l${at}\n`).join('');
  const compose = `services:\n${services.join('')}x-others:\n${others}`;
  const dockerfile = (tag: number) =>
    `${[0, 1, 2, 3, 4].map((name) => `ARG V${name}=0\n`).join('')}FROM debian:\${V0}\nFROM alpine:3.${tag}\n`;
  const textsWith = (tag: number) =>
    new Map([
      ['compose.yaml', compose],
      ['Dockerfile', dockerfile(tag)],
    ]);
  const scans = new RememberedScans();
  await scan(textsWith(1), scans);
  const again = await scan(textsWith(2), scans);
  expect(again).toEqual(await scan(textsWith(2)));
  expect(again.problems).toEqual([]);
});
