// Reports of a repository with 20,000 references to 2,000 tags of 10,000 records each: memory, sizes, and growth.
// `node bench/reports.mjs` after `npx tsc -p .` prints the tables, `--write` puts them into docs/measurements/reports.md. The
// platform runs in a process of its own, so its memory is not part of what is measured.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { repositoryWith } from './reports-world.mjs';
import { writeSection } from './write-section.mjs';

/** `TAGPROOF_REPORTS=10` makes everything ten times smaller, for a first look. */
const scale = Number(process.env.TAGPROOF_REPORTS ?? '1');
const [tagsEach, records, most] = [20, 10_000 / scale, 20_000 / scale];
const maxMb = 500;
const nodeFlags = (process.env.NODE_FLAGS ?? '').split(' ').filter(Boolean);
const rows = [];
const wrong = [];

function row(what, figure, bound = '', isWithin = true) {
  rows.push(`| ${what} | ${figure} | ${bound} |`);
  console.error(what, figure);
  if (!isWithin) wrong.push(what);
}

const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const lineOf = async (child) => (await once(createInterface({ input: child.stdout }), 'line'))[0];
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(bytes < 1e5 ? 2 : 1)} MB`;

/** The platform with as many tags as the references need; `use` gets its address. */
async function withPlatform(references, use) {
  const repositories = references / 10 / tagsEach;
  const world = [repositories, tagsEach, records];
  const child = spawn(process.execPath, [fileOf('reports-platform.mjs'), ...world.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = JSON.parse(await lineOf(child));
    return await use(address, { references, repositories, tagsEach, records });
  } finally {
    child.kill();
  }
}

/** Runs the program with every document, and returns what the run took. */
async function runOf(references, pins) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-bench-'));
  return withPlatform(references, async (address, world) => {
    const root = repositoryWith({ ...world, pins, host: new URL(address.registryUrl).host });
    const flags = {
      ...{
        'base-url': address.baseUrl,
        'registry-url': address.registryUrl,
        'issuer-url': address.issuerUrl,
      },
      ...{ 'public-organization': address.publicOrganization, identity: address.identity, 'fail-on': 'none' },
      ...{ report: 'report.json', html: 'report.html', sarif: 'report.sarif', junit: 'junit.xml' },
      'code-quality': 'code-quality.json',
    };
    const documents = ['report', 'html', 'sarif', 'junit', 'code-quality'];
    for (const name of documents) flags[name] = path.join(folder, flags[name]);
    const given = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    const meter = path.join(folder, 'meter.json');
    const environment = {
      ...process.env,
      ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
      TAGPROOF_METER: meter,
    };
    const program = [fileOf('../lib/cli/index.js'), 'verify', root, ...given];
    const child = spawn(process.execPath, [...nodeFlags, '--import', fileOf('meter.mjs'), ...program], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    rmSync(root, { recursive: true });
    if (code !== 0) throw new Error(`the run ended with ${code}: ${gapIn(flags.report)}`);
    return { folder, file: flags.report, ...JSON.parse(readFileSync(meter, 'utf8')) };
  });
}

/** The first reason why a run is incomplete. */
function gapIn(file) {
  if (!existsSync(file)) return 'no report was written';
  const { message, subject } = JSON.parse(readFileSync(file, 'utf8')).incomplete[0] ?? {};
  return `${message} (${subject})`;
}

async function channel(...args) {
  // With room for young objects, few collections of garbage are part of the time.
  const flags = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128'];
  const child = spawn(process.execPath, [...flags, fileOf('reports-channel.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await lineOf(child));
}

const names = await channel();
for (const [pins, title] of [
  ['recent', 'every pin is one of the newest three records'],
  ['old', 'nine pins of ten are to the oldest records, the others to digests that no tag had'],
]) {
  const whole = await runOf(most, pins);
  const report = JSON.parse(readFileSync(whole.file, 'utf8'));
  const { references, findings, histories, requests } = report;
  if (report.incomplete.length > 0) throw new Error(`${report.incomplete.length} gaps`);
  row(`**${references.length} references, ${histories.length} tags with ${records} records: ${title}**`, '');
  row('Findings', findings.length);
  row('Requests', requests.total);
  row('Peak memory of the process', `${whole.peakMb} MB`, `< ${maxMb} MB`, whole.peakMb < maxMb);
  row('CPU time of the process', `${(whole.cpuMs / 1000).toFixed(0)} s`);
  const half = await runOf(most / 2, pins);
  row(
    'Twice the references and tags: memory',
    (whole.peakMb / half.peakMb).toFixed(2),
    '≤ 2.2',
    whole.peakMb / half.peakMb <= 2.2,
  );
  row(
    'Twice the references and tags: CPU time',
    (whole.cpuMs / half.cpuMs).toFixed(2),
    '≤ 2.2',
    whole.cpuMs / half.cpuMs <= 2.2,
  );
  for (const name of names) {
    const written = await channel(whole.file, name);
    const gzip = written.gzip === undefined ? '' : `, ${megabytes(written.gzip)} compressed`;
    const bound = name === 'HTML page' ? '< 10 MB' : '';
    const isSmall = bound === '' || written.bytes < 10_000_000;
    row(name, `${megabytes(written.bytes)}${gzip}, ${Math.round(written.cpuMs)} ms`, bound, isSmall);
  }
  for (const { folder } of [whole, half]) rmSync(folder, { recursive: true });
}
const table = ['| Figure | Measured | Bound |', '| --- | --- | --- |', ...rows].join('\n');
console.log(table);
if (process.argv.includes('--write')) writeSection('measurements/reports.md', 'reports', table);
if (wrong.length > 0) {
  console.error(`Not within their bounds: ${wrong.join('; ')}`);
  process.exitCode = 1;
}
