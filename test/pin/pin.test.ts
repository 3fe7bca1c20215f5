// Edits: planned once a place, refused when the text has moved, and nothing else touched.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import type { Edit } from '../../src/model/run/delivery.js';
import { applyEdits, changedLines, planEdits } from '../../src/pin/plan.js';

const edit = (start: number, end: number, expect: string, replacement = 'X'): Edit => ({
  file: 'a',
  span: { start, end },
  expect,
  replacement,
});

it('applies edits in any order', () => {
  expect(applyEdits('abcdef', [edit(4, 5, 'e'), edit(1, 1, ''), edit(2, 3, 'c')])).toEqual({
    text: 'aXbXdXf',
  });
});

it('changes nothing if one edit does not find the text that it expects, or two overlap', () => {
  expect(applyEdits('abc', [edit(0, 1, 'a'), edit(1, 2, 'z')])).toEqual({
    refused: 'the text has changed since it was scanned',
  });
  expect(applyEdits('abc', [edit(0, 2, 'ab'), edit(1, 3, 'bc')])).toEqual({ refused: 'two edits overlap' });
});

it('plans one edit for a place that several findings fix', () => {
  const fix = { ...edit(1, 1, ''), digest: `sha256:${'0'.repeat(64)}` as const };
  const unfixed = { severity: 'error', message: '', waived: undefined } as const;
  const finding: JudgedFinding = { ...unfixed, check: 'unpinned', fix };
  const planned = planEdits([
    finding,
    { ...finding, check: 'stale-digest' },
    { ...unfixed, check: 'advisory' },
  ]);
  expect([...planned]).toEqual([['a', [fix]]]);
});

it('reports the lines that an edit has changed, with any line ends', () => {
  const line = fc.tuple(fc.stringMatching(/^[a-z]{0,5}$/), fc.boolean());
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
      const before = lines.map(([text]) => text + end).join('');
      const after = lines.map(([text, changed]) => `${text}${changed ? '@' : ''}${end}`).join('');
      const expected = lines.flatMap(([text, changed], index) =>
        changed ? [{ line: index + 1, before: text, after: `${text}@` }] : [],
      );
      expect(changedLines(before, after)).toEqual(expected);
    }),
  );
});
