// The CPU time of the action from its start to its first request, without a cache, against the bundle of the last commit
// before there was one: alternating runs of both, the median. `--write` puts the table into docs/performance.md.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSection } from './write-section.mjs';

/** The parent of the commit that added `src/cache`. */
const beforeTheCache = 'dd15d747';
const turns = 25;
const bound = 1.1;
const root = fileURLToPath(new URL('..', import.meta.url));
const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-start-'));

let arrived = () => undefined;
const server = createServer((_request, response) => {
  arrived();
  response.statusCode = 500;
  response.end();
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}`;

const empty = path.join(temporary, 'empty');
mkdirSync(empty);
const environment = {
  PATH: process.env.PATH,
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_WORKSPACE: empty,
  RUNNER_TEMP: temporary,
  ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/token?x=1`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
  'INPUT_BASE-URL': address,
  'INPUT_REGISTRY-URL': address,
  INPUT_IDENTITY: 'a/b',
};

/** What all threads of a process have used, in ms; the clock of `process.cpuUsage` is in the process itself. */
function cpuOf(pid) {
  const folder = `/proc/${pid}/task`;
  const used = readdirSync(folder).map((task) => readFileSync(`${folder}/${task}/schedstat`, 'utf8'));
  return used.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}

async function startOf(dist) {
  const child = spawn(process.execPath, [path.join(dist, 'main/index.js')], {
    env: environment,
    cwd: empty,
    stdio: 'ignore',
  });
  const cpu = await new Promise((done) => {
    arrived = () => done(cpuOf(child.pid));
  });
  arrived = () => undefined;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
  return cpu;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
try {
  const archive = execFileSync('git', ['archive', beforeTheCache, 'dist/main'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['-x', '-C', temporary], { input: archive });
  const [before, now] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    before.push(await startOf(path.join(temporary, 'dist')));
    now.push(await startOf(path.join(root, 'dist')));
  }
  const ratio = median(now) / median(before);
  const text = [
    '| Start of the action without a cache, to its first request | CPU time | Bound |',
    '| --- | ---: | --- |',
    `| Before there was a cache (${beforeTheCache}) | ${median(before).toFixed(0)} ms | |`,
    `| Now | ${median(now).toFixed(0)} ms | |`,
    `| Ratio | ${ratio.toFixed(2)} | at most ${bound} |`,
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('performance.md', 'start', text);
  if (ratio > bound) process.exitCode = 1;
} finally {
  server.close();
  rmSync(temporary, { recursive: true });
}
