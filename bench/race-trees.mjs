// The race on public repositories: what Tagproof and Renovate's newest release find, and in what time. No registry is
// asked. `TAGPROOF_TREES="FOLDER…" node bench/race-trees.mjs` after `npm run build`; `--write` puts the table into
// docs/performance.md. It fails unless Tagproof is ten times faster on each and finds all that Renovate finds.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseImage } from '../lib/model/image.js';
import { renovate, renovateIn, timed } from './renovate.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const turns = 3;
/** A repository's own rules for Renovate fetch presets, and leave files out. */
const ownConfiguration = ['', '.github/', '.gitlab/'].flatMap((folder) =>
  ['renovate.json', 'renovate.json5', '.renovaterc', '.renovaterc.json', '.renovaterc.json5'].map(
    (name) => folder + name,
  ),
);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** `file registry/repository:tag`, as both are compared; undefined for a text that is no image. */
function keyOf(file, text) {
  const parsed = parseImage(text);
  if (parsed.kind === 'invalid') return undefined;
  const { registry, repository, tag = 'latest' } = parsed.image;
  return `${file} ${registry}/${repository}:${tag}`;
}

async function tagproof({ node }, folder) {
  const args = [path.join(root, 'dist/cli/index.js'), 'scan', folder, '--json'];
  const { ms, stdout } = await timed(node, args, { env: { PATH: process.env.PATH } });
  const { references } = JSON.parse(stdout);
  const found = references.flatMap(({ file, registry, repository, tag }) =>
    registry === undefined ? [] : [`${file} ${registry}/${repository}:${tag ?? 'latest'}`],
  );
  return { ms, found: new Set(found) };
}

async function extracted(started, folder, temporary) {
  const { ms, dependencies } = await renovate(started, folder, temporary, { dryRun: 'extract' });
  const keys = dependencies.map(({ file, name, value }) => keyOf(file, value ? `${name}:${value}` : name));
  return { ms, found: new Set(keys.filter((key) => key !== undefined)) };
}

async function repeated(run) {
  const results = [];
  for (let turn = 0; turn < turns; turn += 1) results.push(await run());
  return { ms: median(results.map(({ ms }) => ms)), found: results[0].found };
}

const temporary = mkdtempSync(path.join(tmpdir(), 'tagproof-race-'));
try {
  const started = renovateIn(temporary);
  const rows = [];
  for (const tree of (process.env.TAGPROOF_TREES ?? '').split(/\s+/).filter(Boolean)) {
    const folder = path.join(temporary, path.basename(tree));
    cpSync(tree, folder, { recursive: true, verbatimSymlinks: true });
    for (const file of ownConfiguration) rmSync(path.join(folder, file), { force: true });
    for (const args of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      execFileSync('git', args, { cwd: folder });
    const ours = await repeated(() => tagproof(started, folder));
    const theirs = await repeated(() => extracted(started, folder, temporary));
    const missed = [...theirs.found].filter((key) => !ours.found.has(key));
    for (const key of missed) console.error(`Only Renovate: ${path.basename(tree)} ${key}`);
    rows.push({ tree: path.basename(tree), ours, theirs, missed });
  }
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
  const text = [
    `| Repository | Tagproof | Renovate ${started.version} | | Found by Tagproof | Found by Renovate | Only by Renovate |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ tree, ours, theirs, missed }) => {
      const times = `${seconds(ours.ms)} | ${seconds(theirs.ms)} | ${(theirs.ms / ours.ms).toFixed(1)} ×`;
      return `| ${tree} | ${times} | ${ours.found.size} | ${theirs.found.size} | ${missed.length} |`;
    }),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) {
    const page = path.join(root, 'docs/performance.md');
    const [open, close] = ['<!-- race-trees -->', '<!-- /race-trees -->'];
    const [before, rest = ''] = readFileSync(page, 'utf8').split(open);
    const after = rest.split(close)[1];
    if (after === undefined) throw new Error(`${page} has no ${open} … ${close}`);
    writeFileSync(page, `${before}${open}\n\n${text}\n\n${close}${after}`);
  }
  if (rows.some(({ ours, theirs, missed }) => missed.length > 0 || theirs.ms < 10 * ours.ms))
    process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true });
}
