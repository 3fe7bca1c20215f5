// A terminal table whose rows are added one by one.
import { expect, it } from 'vitest';
import { TerminalRows, terminalTable } from '../../src/output/terminal/columns.js';

const row = (index: number, letter = 'o') => [
  `deploy/some/very/long/f${letter}lder-${index % 50}/of/charts/and/more/values-${index}.yaml:12`,
  `registry.example.com/team/group/application-${index}:1.2.${index}`,
  'not pinned',
];

function tableOf(rows: readonly (readonly string[])[]) {
  const table = new TerminalRows();
  for (const texts of rows) table.add(texts);
  return table;
}

it.each(['o', 'ö'])('names with %s are the same in both tables, and as wide as the terminal', (letter) => {
  const rows = Array.from({ length: 40 }, (_, index) => row(index, letter));
  const lines = [...tableOf(rows).lines(100, [0, 1])];
  expect(lines.join('\n')).toBe(terminalTable(rows, 100, [0, 1]));
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  expect(lines[7]).toMatch(/^…\/.*values-7\.yaml:12 +…\/.*application-7:1\.2\.7 +not pinned$/);
});

it('a very long text is written whole, and the lines of the others are not as long', () => {
  const rows = new TerminalRows();
  const long = 'x'.repeat(30_000);
  rows.add([long, 'a']);
  for (let index = 0; index < 1000; index += 1) rows.add(['short', 'b']);
  const lines = [...rows.lines()];
  expect(lines[0]).toBe(`${long}  a`);
  expect(lines[1]).toBe(`short${' '.repeat(197)}b`);
  expect(rows.isCut).toBe(false);
});
