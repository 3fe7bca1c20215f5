// Thousands of objects that a run keeps share one hidden class, which a literal that begins with a spread does not give them.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withFields } from '../../src/model/collections.js';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape: (a: object, b: object) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');

it('copies an object with further fields, which replace those of the same name in their place', () => {
  const object = { check: 'unpinned', severity: 'error' } as const;
  const copy = withFields(object, { severity: 'notice', waived: undefined } as const);
  expect(JSON.stringify(copy)).toBe('{"check":"unpinned","severity":"notice"}');
  expect(Object.keys(copy)).toEqual(['check', 'severity', 'waived']);
  expect(object.severity).toBe('error');
});

it('gives all copies one hidden class', () => {
  const copies = Array.from({ length: 200 }, (_, line) =>
    withFields({ check: 'unpinned', line }, { waived: undefined }),
  );
  const [first, ...others] = copies;
  expect(others.filter((one) => first !== undefined && !haveSameShape(first, one))).toEqual([]);
});
