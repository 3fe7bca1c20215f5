// Merging 2,000 repositories (320 MB in four shards) in a process that may have 160 MB of heap.
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [shards, repositories, references, heapMb] = [4, 500, 200, 160];
const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-bench-'));
const at = '2026-11-01T00:00:00Z';

/** A report of many references, none of them pinned. */
function reportOf() {
  const places = Array.from({ length: references }, (_, index) => ({
    file: 'deploy/base/services/Dockerfile',
    line: index + 1,
    column: 6,
    endLine: index + 1,
    endColumn: 90,
  }));
  const image = { kind: 'image', registry: 'registry.example.com', repository: 'acme/node', tag: '20' };
  const raw = 'registry.example.com/acme/node:20';
  return {
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0.0.0' },
    ...{ mode: 'audit', verdict: 'pass', startedAt: at, asOf: at },
    references: places.map((place) => ({ ...image, ...place, raw, fact: { status: 'unpinned' } })),
    findings: places.map((place) => ({
      ...{ check: 'unpinned', severity: 'error', ...place },
      message: 'It has no digest. '.repeat(20),
    })),
    ...{ advisories: [], incomplete: [], settings: [], waivers: [], edits: [] },
    requests: { total: 7, retried: 0 },
  };
}

async function writeShard(index) {
  const file = path.join(folder, `shard-${index}.jsonl`);
  const out = createWriteStream(file);
  const write = (line) => new Promise((done) => out.write(`${JSON.stringify(line)}\n`, done));
  const names = Array.from(
    { length: repositories },
    (_, at) => `acme/s${index}-${String(at).padStart(4, '0')}`,
  );
  const expected = [{ shard: `${index}/${shards}`, repositories: names }];
  await write({ schemaVersion: 1, document: 'shard', expected });
  const report = reportOf();
  for (const repository of names) await write({ repository, report });
  await new Promise((done) => out.end(done));
  return file;
}

const files = [];
for (let index = 1; index <= shards; index += 1) files.push(await writeShard(index));
const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
const program = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const html = path.join(folder, 'report.html');
const start = performance.now();
const { status, stderr } = spawnSync(
  process.execPath,
  [
    `--max-old-space-size=${heapMb}`,
    program,
    'merge',
    ...files,
    '--html',
    html,
    '--output',
    path.join(folder, 'all.jsonl'),
  ],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const seconds = (performance.now() - start) / 1000;
console.log(
  `${Math.round(megabytes)} MB of ${shards * repositories} repositories merged in ${seconds.toFixed(1)} s with ${heapMb} MB of heap; page ${(statSync(html, { throwIfNoEntry: false })?.size ?? 0) / 1e6} MB`,
);
rmSync(folder, { recursive: true });
if (status !== 0) throw new Error(`merge ended with ${status}: ${stderr.slice(-2000)}`);
