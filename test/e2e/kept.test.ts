// What a run keeps: of what it has learned, nothing but the report when the documents are written.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config/read.js';
import { createEmulator } from '../../src/emulator/index.js';
import type { Host } from '../../src/model/run/host.js';
import { RememberedScans } from '../../src/model/run/scan-threads.js';
import { run } from '../../src/run.js';
import { inLanes } from '../../src/scan/checkout/rounds.js';
import { hostOf } from './in-process.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** How many of the objects are still there. What a weak reference was made of in this turn is kept until the next one. */
async function kept(objects: readonly WeakRef<object>[]): Promise<number> {
  await new Promise(setImmediate);
  collect();
  return objects.filter((one) => one.deref() !== undefined).length;
}

/** Runs over a checkout. @returns how many of the occurrences are still there when a document is written */
async function runOver(files: Record<string, string>, inputs: Readonly<Record<string, string>>) {
  const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const found: WeakRef<object>[] = [];
  class Watched extends RememberedScans {
    override set(_: string, result: unknown) {
      for (const one of (result as { occurrences: readonly object[] }).occurrences)
        found.push(new WeakRef(one));
    }
  }
  const left: number[] = [];
  const host = hostOf(await createEmulator(), files);
  const save: Host['files']['save'] = async (_, name) => {
    left.push(await kept(found));
    return name;
  };
  const { report } = await run(
    { ...host, scans: new Watched(), files: { ...host.files, save } },
    read.config,
  );
  return { found: found.length, left, references: report.references.length };
}

it('keeps no occurrence, and none of what refers to it, while documents are written', async () => {
  const files = { Dockerfile: 'FROM reg.example.com/a:1\n', 'b/Dockerfile': 'FROM reg.example.com/b:1\n' };
  const { found, left, references } = await runOver(files, { report: 'r.json', html: 'r.html' });
  expect([found, references, left]).toEqual([2, 2, [0, 0]]);
});

it('keeps no result of a scan for a signal that outlives it', async () => {
  const stop = new AbortController().signal;
  const results: WeakRef<object>[] = [];
  const lanes = async () => {
    const taken = new Set<object>();
    const work = async (item: number) => ({ item });
    const take = (result: object) => {
      taken.add(result);
      results.push(new WeakRef(result));
    };
    return inLanes({ items: [1, 2, 3], stop, work, take });
  };
  expect(await lanes()).toBe(3);
  expect(await kept(results)).toBe(0);
  expect(stop.aborted).toBe(false);
});
