// Every defect that the campaign must find can still be put back.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breaks } from './breaks.js';

it.each(breaks)('$defect has one place', ({ file, before, after }) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(text.split(before)).toHaveLength(2);
  expect(after).not.toBe(before);
});
