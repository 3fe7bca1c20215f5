// Reports of a repository with 20,000 references to 2,000 tags of 10,000 records each: memory, sizes, and growth.
// `node bench/reports.mjs` after `npx tsc -p .` prints the table, `--write` puts it into docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { repositoryWith } from './reports-world.mjs';

/** `TAGPROOF_REPORTS=10` makes everything ten times smaller, for a first look. */
const scale = Number(process.env.TAGPROOF_REPORTS ?? '1');
const [tagsEach, records] = [20, 10_000 / scale];

const programOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const lineOf = async (child) => (await once(createInterface({ input: child.stdout }), 'line'))[0];

async function measured(...args) {
  const child = spawn(process.execPath, [programOf('reports-run.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await Promise.race([
    lineOf(child),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${args.slice(0, 2).join(' ')} ended with ${code}`);
    }),
  ]);
  return JSON.parse(line);
}

async function measureRun(references, pins) {
  const repositories = references / 10 / tagsEach;
  const world = [repositories, tagsEach, records].map(String);
  const platform = spawn(process.execPath, [programOf('reports-platform.mjs'), ...world], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await lineOf(platform);
  const host = new URL(JSON.parse(address).registryUrl).host;
  const root = repositoryWith({ references, repositories, tagsEach, records, pins, host });
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-bench-'));
  try {
    const figures = await measured('run', root, folder, address);
    return { ...figures, folder };
  } finally {
    platform.kill();
    rmSync(root, { recursive: true });
  }
}

for (const pins of (process.env.PINS ?? 'recent,old').split(',')) {
  const whole = await measureRun(20_000 / scale, pins);
  console.log(pins, whole);
  for (const name of ['report.json', 'report.html', 'report.sarif', 'junit.xml', 'code-quality.json'])
    console.log(name, statSync(path.join(whole.folder, name), { throwIfNoEntry: false })?.size);
  for (const channel of [
    'view',
    'annotations',
    'summary',
    'terminal',
    'html',
    'sarif',
    'junit',
    'codeQuality',
  ])
    console.log(await measured('channel', path.join(whole.folder, 'report.json'), channel));
}
