// What a scan costs: 20,000 files, 200 MB, 3,000 references, against reading the same files; and the start of the action
// against a bundle that imports @actions/core and nothing else. Ratios of one run; `npm run bench` prints the tables.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../scripts/bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-bench-'));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

function corpus(folder) {
  const line = 'const value = compute(input, options).map((entry) => entry.total);\n';
  const source = line.repeat(Math.ceil(10_900 / line.length));
  const settings = 'setting:\n  name: value\n  list: [a, b, c]\n'.repeat(150);
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const pod = (index) =>
    `apiVersion: v1\nkind: Pod\nmetadata: {name: p${index}}\nspec:\n  containers:\n    - image: registry.example.com/org/a${index}:1\n    - image: registry.example.com/org/b${index}:2\n`;
  for (let index = 0; index < 20_000; index += 1) {
    const below = `part${index % 100}/f${index}`;
    if (index < 500)
      write(`${below}/Dockerfile`, `FROM registry.example.com/org/x${index}:1\n${'RUN make\n'.repeat(20)}`);
    else if (index < 1500) write(`${below}.yaml`, pod(index));
    else if (index < 2000) write(`${below}/compose.yaml`, `services:\n  a: {image: "org/c${index}:1"}\n`);
    else if (index < 4000) write(`${below}.yml`, settings);
    else if (index < 5000) write(`${below}.json`, JSON.stringify({ a: source.slice(0, 8000) }));
    else write(`${below}.ts`, source);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
}

function timed(command, args, options = {}) {
  const started = performance.now();
  const { status, stdout } = spawnSync(command, args, { maxBuffer: 1 << 30, encoding: 'utf8', ...options });
  return { ms: performance.now() - started, status, stdout };
}

const readAll = `
import { readFile } from 'node:fs/promises';
const names = execFileSync('git', ['ls-files', '-z'], { maxBuffer: 1 << 28, encoding: 'utf8' }).split('\\0').filter(Boolean);
for (let next = 0; next < names.length; next += 16) await Promise.all(names.slice(next, next + 16).map((name) => readFile(name, 'utf8')));
`;
const peak = `data:text/javascript,process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS + '\\n'))`;

function scanTable() {
  const folder = path.join(temporary, 'corpus');
  corpus(folder);
  const cli = path.join(root, 'dist/cli/index.js');
  const runs = { cat: [], read: [], scan: [] };
  let references = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    runs.cat.push(timed('sh', ['-c', 'git ls-files -z | xargs -0 cat > /dev/null'], { cwd: folder }).ms);
    runs.read.push(timed(process.execPath, ['--input-type=module', '-e', readAll], { cwd: folder }).ms);
    const scan = timed(process.execPath, [cli, 'scan', folder, '--json']);
    references = JSON.parse(scan.stdout).references.length;
    runs.scan.push(scan.ms);
  }
  const { stderr } = spawnSync(process.execPath, ['--import', peak, cli, 'scan', folder, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const megabytes = Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024;
  const [cat, read, scan] = [median(runs.cat), median(runs.read), median(runs.scan)];
  return [
    '| Scan of 20,000 files, 200 MB | Measured | Bound |',
    '| --- | --- | --- |',
    `| References found | ${references} | 3000 |`,
    `| \`git ls-files \\| xargs cat\` | ${seconds(cat)} | |`,
    `| Reading every file in Node | ${seconds(read)} | |`,
    `| \`tagproof scan\` | ${seconds(scan)} | |`,
    `| Ratio to \`cat\` | ${(scan / cat).toFixed(2)} | |`,
    `| Ratio to reading in Node | ${(scan / read).toFixed(2)} | 3 |`,
    `| Peak memory | ${megabytes.toFixed(0)} MB | 250 MB |`,
  ];
}

/** A server that notes when the first request of a run arrives. */
async function firstRequests() {
  let arrived = () => {};
  const server = createServer((_request, response) => {
    arrived(performance.now());
    response.statusCode = 500;
    response.end();
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${server.address().port}`;
  return { address, close: () => server.close(), next: () => new Promise((done) => (arrived = done)) };
}

async function startTable() {
  await bundle({ core: 'bench/core-only.mjs' }, temporary);
  writeFileSync(path.join(temporary, 'package.json'), '{ "type": "module" }');
  const empty = path.join(temporary, 'empty');
  mkdirSync(empty);
  const requests = await firstRequests();
  const environment = {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'schedule',
    GITHUB_WORKSPACE: empty,
    RUNNER_TEMP: temporary,
    ACTIONS_ID_TOKEN_REQUEST_URL: `${requests.address}/token?x=1`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
    'INPUT_BASE-URL': requests.address,
    'INPUT_REGISTRY-URL': requests.address,
    INPUT_IDENTITY: 'a/b',
  };
  const [core, action] = [[], []];
  for (let turn = 0; turn < 25; turn += 1) {
    core.push(timed(process.execPath, [path.join(temporary, 'core/index.js')], { env: environment }).ms);
    const arrival = requests.next();
    const started = performance.now();
    const child = spawn(process.execPath, [path.join(root, 'dist/main/index.js')], {
      env: environment,
      cwd: empty,
      stdio: 'ignore',
    });
    action.push((await arrival) - started);
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }
  requests.close();
  return [
    '| Start of the action | Measured | Bound |',
    '| --- | --- | --- |',
    `| A bundle of \`@actions/core\` alone, start to end | ${median(core).toFixed(0)} ms | |`,
    `| \`dist/main\`, start to its first request | ${median(action).toFixed(0)} ms | |`,
    `| Ratio | ${(median(action) / median(core)).toFixed(2)} | 1.25 |`,
  ];
}

try {
  console.log([...scanTable(), '', ...(await startTable())].join('\n'));
} finally {
  rmSync(temporary, { recursive: true });
}
