// A terminal table that is as wide as its terminal.
import { expect, it } from 'vitest';
import { terminalTable } from '../../src/output/terminal/columns.js';

const row = (index: number, letter = 'o') => [
  `deploy/some/very/long/f${letter}lder-${index % 50}/of/charts/and/more/values-${index}.yaml:12`,
  `registry.example.com/team/group/application-${index}:1.2.${index}`,
  'not pinned',
];

it.each(['o', 'ö'])('names with %s are shortened, and lines as wide as the terminal', (letter) => {
  const rows = Array.from({ length: 40 }, (_, index) => row(index, letter));
  const lines = terminalTable(rows, 100, [0, 1]).split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  expect(lines[7]).toMatch(/^…\/.*values-7\.yaml:12 +…\/.*application-7:1\.2\.7 +not pinned$/);
});

it('a very long text is written whole, and the lines of the others are not as long', () => {
  const long = 'x'.repeat(30_000);
  const rows = [[long, 'a'], ...Array.from({ length: 1000 }, () => ['short', 'b'])];
  const lines = terminalTable(rows).split('\n');
  expect(lines[0]).toBe(`${long}  a`);
  expect(lines[1]).toBe(`short${' '.repeat(197)}b`);
});
