// JSON in parts is the JSON of the platform, byte for byte.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonDocument, jsonParts } from '../../src/model/json.js';
import { runs } from '../sample.js';

const anything = fc.anything({
  ...{ maxDepth: 6, withDate: true, withNullPrototype: true, withSparseArray: true, withBoxedValues: true },
  ...{ withUnicodeString: true, withSet: true, withMap: true, withTypedArray: true },
});

test('the parts are the text of JSON.stringify, on one line and indented', () => {
  fc.assert(
    fc.property(fc.array(anything), fc.dictionary(fc.string(), anything), (list, fields) => {
      for (const value of [list, fields, { list, fields }]) {
        expect([...jsonParts(value)].join('')).toBe(JSON.stringify(value));
        expect([...jsonParts(value, 2)].join('')).toBe(JSON.stringify(value, null, 2));
        expect([...jsonDocument(value)].join('')).toBe(`${JSON.stringify(value, null, 2)}\n`);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('fields without JSON are left out, and such items are null', () => {
  const value = {
    a: undefined,
    b: () => 1,
    c: [undefined, () => 1, Symbol('x')],
    d: {},
    e: [],
    f: { g: undefined },
  };
  expect([...jsonParts(value, 2)].join('')).toBe(JSON.stringify(value, null, 2));
  expect([...jsonParts({ a: undefined })].join('')).toBe('{}');
});

test('a generator is written as the list of its items', () => {
  const record = fc.record({ references: fc.array(fc.jsonValue()), problems: fc.array(fc.jsonValue()) });
  const separators = { references: [{ a: 'x\u2028y\u2029z\r' }], problems: [] };
  fc.assert(
    fc.property(record, fc.constantFrom(0, 2), (lists, indent) => {
      const generated = { references: lists.references.values(), problems: lists.problems.values() };
      expect([...jsonParts(generated, indent)].join('')).toBe(JSON.stringify(lists, null, indent));
    }),
    { numRuns: runs(200), examples: [[separators, 2]] },
  );
});

test('a long list is many parts, and no part is long', () => {
  const value = { items: Array.from({ length: 20_000 }, (_, index) => ({ index, text: 'ü\n"'.repeat(20) })) };
  const parts = [...jsonParts(value, 2)];
  expect(parts.length).toBeGreaterThan(10);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(70_000);
  expect(parts.join('')).toBe(JSON.stringify(value, null, 2));
});

test('a value that contains itself is refused', () => {
  const value: Record<string, unknown> = {};
  value.self = value;
  expect(() => [...jsonParts(value)]).toThrow(TypeError);
});
