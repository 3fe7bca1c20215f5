// Measures the code before and after it was made smaller, for the table of docs/architecture.md. `node scripts/house.mjs`
// prints it, `--write` puts it into the page. What was before is read from the commit `before`, which the clone must have.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSection } from '../bench/write-section.mjs';

const before = '447a82de';
const root = fileURLToPath(new URL('..', import.meta.url));
const generated = [/^src\/proto\/gen\//, /^src\/proto\/descriptors\.ts$/, /^src\/output\/html\/gen\//];
/** What decides, from the configuration to one JSON report. Everything else reads the report, or is given to it, as formats are. */
const core = [
  'config',
  'model',
  'scan',
  'history',
  'cache',
  'resolve',
  'advisories',
  'signatures',
  'checks',
  'pin',
  'report',
];
const mostLoose = 15;
/** The types that one thing passes through, on its way from the outside to the report. */
const shapes = {
  'a history, from HTTP to the finding': {
    before:
      'QuayRow HistoryAnswer SourceReading UsableReading KnownHistory Timeline PinState JointProof TagProof ImageResolution Resolution Evidence Finding',
    now: 'HistoryAnswer SourceReading History JointHistory ImageResolution CheckInput Finding',
  },
  'what the scan of a file found': {
    before: 'Scan FileScan FileFindings FileResult RememberedFindings KeptResult',
    now: 'Scan ScanLists FileScan',
  },
};

const files = (folder, top) =>
  readdirSync(path.join(folder, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${top}/${file.split(path.sep).join('/')}`);
const linesOf = (folder, list) =>
  list.reduce((sum, file) => sum + readFileSync(path.join(folder, file), 'utf8').split('\n').length - 1, 0);

/** Of the code in `folder`; `when` chooses the names of shapes. */
function measure(folder, when) {
  const src = files(folder, 'src');
  const loose = grouped(src);
  const text = src.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const isCore = (file) => core.includes(file.split('/')[1]);
  const chains = src.filter((file) => importers(folder, src, file) === 1).length;
  return {
    'lines of `src`': linesOf(folder, src),
    '… of them generated': linesOf(
      folder,
      src.filter((file) => generated.some((one) => one.test(file))),
    ),
    [`… of them the core (${core.map((one) => `\`${one}\``).join(', ')})`]: linesOf(
      folder,
      src.filter(isCore),
    ),
    'files of `src`': src.length,
    [`folders with more than ${mostLoose} loose files`]: [...loose.values()].filter(
      (list) => list.length > mostLoose,
    ).length,
    'files with one importer': chains,
    'lines of `test`': linesOf(folder, files(folder, 'test')),
    ...Object.fromEntries(
      Object.entries(shapes).map(([what, names]) => {
        const missing = names[when]
          .split(' ')
          .filter((name) => !new RegExp(`(?:interface|type|class) ${name}\\b`).test(text));
        if (missing.length > 0) throw new Error(`${when}: there is no type ${missing.join(', ')}`);
        return [`shapes of ${what}`, names[when].split(' ').length];
      }),
    ),
  };
}

function grouped(list) {
  const groups = new Map();
  for (const file of list) {
    const folder = path.posix.dirname(file);
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  return groups;
}

const importsByFolder = new Map();
/** How many files of `src` import the file. */
function importers(folder, src, file) {
  let counts = importsByFolder.get(folder);
  if (counts === undefined) {
    counts = new Map();
    for (const from of src) {
      const text = readFileSync(path.join(folder, from), 'utf8');
      const targets = [...text.matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)].map(
        ([, name]) => `${path.posix.join(path.posix.dirname(from), name)}.ts`,
      );
      for (const target of new Set(targets)) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
    importsByFolder.set(folder, counts);
  }
  return counts.get(file) ?? 0;
}

const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-house-'));
try {
  const archive = execFileSync('git', ['archive', before, 'src', 'test'], { cwd: root, maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [was, is] = [measure(folder, 'before'), measure(root, 'now')];
  const rows = Object.entries(was).map(
    ([what, count]) =>
      `| ${what} | ${count.toLocaleString('en')} | ${is[what]?.toLocaleString('en') ?? '–'} |`,
  );
  const table = [`| | Before (${before}) | Now |`, '| --- | ---: | ---: |', ...rows].join('\n');
  console.log(table);
  if (process.argv.includes('--write')) writeSection('architecture.md', 'house', table);
} finally {
  rmSync(folder, { recursive: true });
}
