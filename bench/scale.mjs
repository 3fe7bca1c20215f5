// What a scan of a very large repository costs: 200,000 files of many kinds, and 5,000 Helm charts, against reading the same
// files with `git ls-files | xargs cat`, and against a search for one word, in the same run. `node bench/scale.mjs` after
// `npm run build`; `--write` puts the table into docs/measurements/scanning.md. CPU times: the time that passes says little on a machine
// with other work. Fails above a bound, and with `--write` if ripgrep is not installed: only the printed table may have `grep`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCharts, writeRepository } from './scale-corpus.mjs';
import { writeSection } from './write-section.mjs';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const meter = fileURLToPath(new URL('meter.mjs', import.meta.url));
const turns = 3;
const most = { peakMb: 400, growth: 2.2 };
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const hasRipgrep = spawnSync('rg', ['--version']).status === 0;
if (process.argv.includes('--write') && !hasRipgrep) {
  console.error(
    '`--write` needs ripgrep (`rg`), which is not installed: the table compares the scan with its search.',
  );
  process.exit(1);
}
const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-scale-'));

/** CPU time of a command of the shell and of what it starts. A search that writes to /dev/null ends at the first file. */
function cpuOf(command, folder) {
  const { stdout, status } = spawnSync('bash', ['-c', `${command} | cat > /dev/null; times`], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command}: exit code ${status}`);
  const [user, system] = stdout
    .trim()
    .split('\n')[1]
    .split(' ')
    .map((time) => Number(/(\d+)m/.exec(time)[1]) * 60_000 + Number(/m([\d.]+)s/.exec(time)[1]) * 1000);
  return user + system;
}

/** Runs the program, and returns what it printed, its exit code, its CPU time and its peak memory. */
function tagproof(args, environment = {}) {
  const figures = path.join(temporary, 'figures.json');
  const { stdout, status } = spawnSync(process.execPath, ['--import', meter, cli, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment, TAGPROOF_METER: figures },
    maxBuffer: 1 << 30,
  });
  return { stdout, status, ...JSON.parse(readFileSync(figures, 'utf8')) };
}

function scan(folder) {
  const { stdout, status, cpuMs, peakMb } = tagproof(['scan', folder]);
  if (status !== 0) throw new Error(`scan of ${folder}: exit code ${status}`);
  return { cpuMs, peakMb, found: Number(/^(\d+) references in /m.exec(stdout.slice(-500))?.[1]) };
}

/**
 * Verifies the folder with every document, and sends nothing: there is no proxy at the address that it is given.
 * @returns what the run took, and how many findings it has
 */
function verify(folder) {
  const documents = mkdtempSync(path.join(temporary, 'documents-'));
  const report = path.join(documents, 'report.json');
  const flags = ['--report', report, '--html', path.join(documents, 'report.html'), '--fail-on', 'none'];
  const offline = { HTTPS_PROXY: 'http://127.0.0.1:9', NO_PROXY: '', TAGPROOF_CACHE: '' };
  const { cpuMs, peakMb } = tagproof(['verify', folder, ...flags], offline);
  const { findings, incomplete } = JSON.parse(readFileSync(report, 'utf8'));
  return { cpuMs, peakMb, findings: findings.length, gaps: incomplete.length };
}

/** The medians of several turns of all commands, each turn one after the other. */
function measured(folder) {
  const runs = { cat: [], search: [], scan: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    runs.cat.push(cpuOf('git ls-files -z | xargs -0 cat', folder));
    runs.search.push(cpuOf(hasRipgrep ? 'rg --hidden --count image .' : 'grep -r --count image .', folder));
    runs.scan.push(scan(folder));
  }
  const of = (name) => median(runs.scan.map((one) => one[name] ?? Number.NaN));
  return {
    cat: median(runs.cat),
    search: median(runs.search),
    cpuMs: of('cpuMs'),
    // The worst of all turns: a bound must hold each time.
    peakMb: Math.max(...runs.scan.map(({ peakMb }) => peakMb)),
    found: of('found'),
  };
}

const search = hasRipgrep
  ? '`rg --hidden --count image .`'
  : '`grep -r --count image`, as ripgrep is not installed';
const broken = [];
const bound = (what, value, limit) => {
  if (!(value <= limit)) broken.push(`${what}: ${value} is more than ${limit}`);
};

function rowsOf(title, { files, references }, result) {
  const { cat, search: searched, cpuMs, peakMb, found } = result;
  bound(`${title}: MB`, peakMb, most.peakMb);
  if (found !== references) broken.push(`${title}: ${found} references instead of ${references}`);
  return [
    `| ${title}: files, references found | ${files}, ${found} | ${references} references |`,
    `| ${title}: \`git ls-files \\| xargs cat\`, CPU | ${seconds(cat)} | |`,
    `| ${title}: ${search}, CPU | ${seconds(searched)} | |`,
    `| ${title}: \`tagproof scan\`, CPU | ${seconds(cpuMs)} | |`,
    `| ${title}: scan ÷ \`cat\`, scan ÷ search | ${(cpuMs / cat).toFixed(1)}, ${(cpuMs / searched).toFixed(1)} | |`,
    `| ${title}: peak memory | ${peakMb.toFixed(0)} MB | ${most.peakMb} MB |`,
  ];
}

/** A run does more than a scan: facts, checks, cards, and a report of everything that it could not ask. */
function verifyRows(title, { cpuMs, peakMb, findings, gaps }) {
  bound(`${title}: MB`, peakMb, most.peakMb);
  return [
    `| ${title}: \`tagproof verify\` without a network: findings, items not verified | ${findings}, ${gaps} | |`,
    `| ${title}: CPU | ${seconds(cpuMs)} | |`,
    `| ${title}: peak memory | ${peakMb.toFixed(0)} MB | ${most.peakMb} MB |`,
  ];
}

function tableOf() {
  const write = (name, fill, count) => {
    const folder = path.join(temporary, name);
    execFileSync('mkdir', [folder]);
    return { folder, ...fill(folder, count) };
  };
  const repository = write('repository', writeRepository, 200_000);
  // Every second chart has another one below it.
  const half = write('half', writeCharts, 1667);
  const charts = write('charts', writeCharts, 3334);
  const verified = verify(repository.folder);
  const results = [repository, half, charts].map(({ folder }) => measured(folder));
  const [ofRepository, ofHalf, ofCharts] = results;
  const growth = ofCharts.cpuMs / ofHalf.cpuMs;
  bound('charts: growth', growth, most.growth);
  return [
    '| Scan | Measured | Bound |',
    '| --- | --- | --- |',
    ...rowsOf('200,000 files', repository, ofRepository),
    ...verifyRows('200,000 files, verified', verified),
    ...rowsOf('5,000 charts', charts, ofCharts),
    `| 5,000 charts ÷ 2,500 charts, CPU | ${growth.toFixed(2)} | ${most.growth} |`,
  ].join('\n');
}

try {
  const table = tableOf();
  console.log(table);
  if (process.argv.includes('--write')) writeSection('measurements/scanning.md', 'scale', table);
} finally {
  rmSync(temporary, { recursive: true });
}
for (const one of broken) console.error(one);
process.exitCode = broken.length > 0 ? 1 : 0;
