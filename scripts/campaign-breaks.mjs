// Puts defects back, one at a time and in a copy, to see the fault campaign find each of them:
// `node scripts/campaign-breaks.mjs --runs 400 --seed 1`. `--only WORDS` takes those whose text has the words, `--write` puts the
// table into docs/measurements/campaign.md. Exit code 1 if one of them is not found.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeSection } from '../bench/write-section.mjs';
import { buildCampaign } from './campaign-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean' },
  },
});
buildCampaign(root);
const { breaks } = await import('../lib/campaign/test/campaign/breaks.js');

const copy = mkdtempSync(join(tmpdir(), 'tagproof-breaks-'));
for (const part of ['src', 'test', 'bench', 'scripts', 'tsconfig.json', 'package.json'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const rows = [];
try {
  for (const one of breaks.filter(({ defect }) => defect.includes(values.only))) {
    const found = foundWith(one);
    const rare = one.runs === undefined ? '' : ` (of ${one.runs})`;
    rows.push(`| ${one.defect} | ${found.runs ?? '**not found**'}${rare} | ${found.harm ?? ''} |`);
    process.stderr.write(`${rows.at(-1)} ${found.what ?? ''}\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const table = [`| Put back | Found in run (of ${values.runs}) | As |`, '| --- | ---: | --- |', ...rows].join(
  '\n',
);
console.log(table);
if (values.write) writeSection('measurements/campaign.md', 'breaks', table);
process.exitCode = table.includes('**not found**') ? 1 : 0;

/** Only the runs in which the defect can show are run. How many runs it takes to find the defect. @throws Error if the campaign does not run with it */
function foundWith({ file, before, after, world, runs: most = values.runs }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
  const args = [
    'scripts/campaign.mjs',
    '--runs',
    String(most),
    '--seed',
    values.seed,
    '--until-harm',
    '--world',
    world,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  writeFileSync(path, text);
  const [, runs, harm, what] = /^run (\d+): ([^:]+): (.*)$/m.exec(stdout) ?? [];
  if (runs === undefined && !/^no harm$/m.test(stdout)) throw new Error(`${file}: ${stdout}${stderr}`);
  return { runs, harm, what: what?.slice(0, 150) };
}
