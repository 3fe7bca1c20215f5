// The hand-made list of image references of public repositories in `test/recall`, and the table that follows from it.
import { readFileSync } from 'node:fs';

const folder = new URL('../test/recall/', import.meta.url);

/** The rows of a file with tabs; the first line names the columns. */
function rowsOf(name) {
  const [head = '', ...lines] = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])),
  );
}

/** Every listed line; `lines` are those on which the reference may be reported, such as a parameter's default and its use. */
export const expected = rowsOf('expected.tsv').map(({ line, ...row }) => ({
  ...row,
  lines: line.split(',').map(Number),
}));

/** Differences that are known: listed lines that are not found, and finds that are not listed. */
export const known = rowsOf('known.tsv');

/** The repository and the commit of every tree that `expected` names. */
export const trees = rowsOf('trees.tsv');

/** `either` lines may be reported or not: the list takes no side, so they count for nothing. */
const isReference = ({ kind }) => kind === 'image' || kind === 'opaque' || kind === 'local';

export const keyOf = ({ tree, file, line }) => `${tree}/${file}:${line}`;

const percent = (part, all) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

function rowOf(format, listed, differences) {
  const references = listed.filter(isReference).length;
  const traps = listed.filter(({ kind }) => kind === 'none').length;
  const missed = differences.filter(({ what }) => what === 'missed').length;
  const unnamed = differences.filter(({ what }) => what === 'unnamed').length;
  const wrong = differences.filter(({ what }) => what === 'false').length;
  const found = references - missed - unnamed;
  const cells = [
    new Set(listed.map(({ tree, file }) => `${tree}/${file}`)).size,
    references,
    traps,
    found,
    unnamed,
    missed,
    wrong,
    percent(found, references),
    percent(found, found + wrong),
  ];
  return `| ${format} | ${cells.join(' | ')} |`;
}

/** The table of recall and precision per format, in the order of the list. */
export function recallTable() {
  const formats = [...new Set(expected.map(({ format }) => format))];
  const of = (format, rows) => rows.filter((row) => row.format === format);
  return [
    '| Format | Files | References | Traps | Found | Reported without the name | Missed | False | Recall | Precision |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...formats.map((format) => rowOf(format, of(format, expected), of(format, known))),
    rowOf('All', expected, known),
  ].join('\n');
}
