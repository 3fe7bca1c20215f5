// Draws docs/architecture.md from the imports of src/: the picture of its folders and the table of what each imports.
// With --check nothing is written, and the exit code is 1 if the page is not what the code gives.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unitArrows } from './imports.mjs';

/** Nearly everything imports it. Only the folders that import nothing else get an arrow to it. */
const foundation = 'model';

/** The page with its picture and its table as the code has them now. */
export function withPicture(page) {
  const arrows = unitArrows();
  return filled(filled(page, 'picture', picture(arrows)), 'imports', importTable(arrows));
}

/** @throws Error if the page has no markers of that name. */
function filled(page, name, text) {
  const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!between.test(page)) throw new Error(`the page has no place for: ${name}`);
  return page.replace(between, (_, open, close) => `${open}${text}\n${close}`);
}

function picture(arrows) {
  const units = [...new Set([...arrows.map(([from]) => from), ...arrows.map(([, to]) => to)])].sort();
  const others = arrows.filter(([, to]) => to !== foundation);
  const direct = others.filter(([from, to]) => !isImplied(others, from, to));
  const lowest = arrows.filter(
    ([from, to]) => to === foundation && !others.some((other) => other[0] === from),
  );
  return [
    '```mermaid',
    'flowchart TB',
    ...units.map((unit) => `  ${idOf(unit)}["${unit}"]`),
    ...[...direct, ...lowest].map(
      ([from, to, kind]) => `  ${idOf(from)} ${kind === 'types' ? '-.->' : '-->'} ${idOf(to)}`,
    ),
    '```',
  ].join('\n');
}

/** Whether other arrows lead the same way, so that this one adds nothing to the picture. */
function isImplied(arrows, from, to) {
  const seen = new Set([from]);
  const next = arrows.filter((arrow) => arrow[0] === from && arrow[1] !== to).map((arrow) => arrow[1]);
  for (let unit = next.pop(); unit !== undefined; unit = next.pop()) {
    if (unit === to) return true;
    if (seen.has(unit)) continue;
    seen.add(unit);
    next.push(...arrows.filter((arrow) => arrow[0] === unit).map((arrow) => arrow[1]));
  }
  return false;
}

function importTable(arrows) {
  const list = (from, wanted) =>
    arrows
      .filter((arrow) => arrow[0] === from && arrow[2] === wanted)
      .map(([, to]) => `\`${to}\``)
      .join(' ');
  const importers = [...new Set(arrows.map(([from]) => from))];
  const rows = importers.map((from) => `| \`${from}\` | ${list(from, 'value')} | ${list(from, 'types')} |`);
  return ['| | Imports | Types only |', '| --- | --- | --- |', ...rows].join('\n');
}

function idOf(unit) {
  return unit.replace(/\W/g, '_');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));
  const page = readFileSync(file, 'utf8');
  const wanted = withPicture(page);
  if (page !== wanted && process.argv.includes('--check')) {
    process.stderr.write('docs/architecture.md is not what the imports give: run `npm run picture`\n');
    process.exitCode = 1;
  } else if (page !== wanted) writeFileSync(file, wanted);
}
