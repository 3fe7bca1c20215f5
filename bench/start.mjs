// What a scan of one Dockerfile costs from start to end, against a bundle that only imports `@actions/core`: the CPU time of
// alternating runs of both, the median. `--write` puts the table into docs/measurements/scanning.md. Fails above the bound.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';
import { writeSection } from './write-section.mjs';

const turns = 25;
const bound = 1.4;
const root = fileURLToPath(new URL('..', import.meta.url));
const meter = path.join(root, 'bench/meter.mjs');
const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-start-'));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The CPU time of all threads of a program of Node, in ms. */
function cpuOf(args, cwd) {
  const figures = path.join(temporary, 'figures.json');
  const env = { PATH: process.env.PATH, TAGPROOF_METER: figures };
  const { status } = spawnSync(process.execPath, ['--import', meter, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: exit code ${status}`);
  return JSON.parse(readFileSync(figures, 'utf8')).cpuMs;
}

try {
  const core = path.join(temporary, 'core/index.js');
  await bundle({ core: 'bench/core-only.mjs' }, temporary);
  writeFileSync(path.join(temporary, 'package.json'), '{ "type": "module" }');
  const folder = path.join(temporary, 'folder');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'Dockerfile'), 'FROM alpine:3.20\n');
  const [imports, scans] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    imports.push(cpuOf([core], folder));
    scans.push(cpuOf([path.join(root, 'dist/cli/index.js'), 'scan', folder], folder));
  }
  const ratio = median(scans) / median(imports);
  const text = [
    '| Start to end | CPU time | Bound |',
    '| --- | ---: | --- |',
    `| A bundle of \`@actions/core\` alone | ${median(imports).toFixed(0)} ms | |`,
    `| \`tagproof scan\` of one Dockerfile | ${median(scans).toFixed(0)} ms | |`,
    `| Ratio | ${ratio.toFixed(2)} | at most ${bound} |`,
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('measurements/scanning.md', 'start', text);
  if (ratio > bound) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true });
}
