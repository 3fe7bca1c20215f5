// Writes what the judge of rendered pins found, in one or several runs, to `docs/measurements/pins.md`.
import { readFileSync } from 'node:fs';
import { writeSection } from './write-section.mjs';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name the files that TAGPROOF_RENDERING named');
const runs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
const programs = {
  shell: 'bash, with an engine that keeps names',
  make: 'make, with the same engine',
  workflow: "GitHub's evaluator of expressions, and bash",
  kustomize: 'kubectl kustomize',
  compose: 'docker stack config, docker-compose config',
  helm: 'helm template',
  terraform: 'terraform console',
  jsonnet: 'jsonnet',
};

const rows = Object.entries(programs).map(([kind, program]) => {
  const all = runs.flatMap(({ judged }) => judged.filter(({ one }) => one.kind === kind));
  const classes = new Set(all.map(({ one }) => one.reader)).size;
  const pinned = all.filter(({ isPinned }) => isPinned);
  const invalid = pinned.filter(({ isValid }) => !isValid).length;
  return [
    kind,
    program,
    classes,
    all.length,
    pinned.length,
    invalid,
    pinned.filter(({ harm }) => harm !== 'none').length,
  ];
});
const sums = [2, 3, 4, 5, 6].map((column) => rows.reduce((sum, row) => sum + row[column], 0));
const line = (cells) =>
  `| ${cells.map((one) => (typeof one === 'number' ? one.toLocaleString('en') : one)).join(' | ')} |`;
const seeds = [...new Set(runs.map(({ seed }) => seed))];
writeSection(
  'measurements/pins.md',
  'judged',
  [
    line([
      'Kind',
      'Rendered by',
      'Classes',
      'Repositories',
      'Pinned',
      'Pinned, not rendered without pins either',
      'Harmful pins',
    ]),
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(line),
    line(['all', '', ...sums]),
    '',
    `The seed${seeds.length > 1 ? 's' : ''} of the cases: ${seeds.join(', ')}.`,
  ].join('\n'),
);
