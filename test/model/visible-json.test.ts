// JSON for a terminal: nothing in it is obeyed, and it means the same.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonOutput } from '../../src/host/standard-output.js';
import { visibleJson } from '../../src/model/json.js';

const outside = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u0007', '\u007f', '\u009b', '\u202e', '\u2028', '\u{e0041}', '"', '\\'),
    fc.string({ unit: 'binary' }),
  ),
});

it('has no character that a terminal obeys or does not show, and is the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(outside, outside), (value) => {
      const text = visibleJson(JSON.stringify(value, null, 2));
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
});

it('is what a command prints under `--json`, at once and in parts', async () => {
  const printed: string[] = [];
  const { out, outParts } = jsonOutput({
    out: (text) => void printed.push(text),
    outParts: async (parts) => void printed.push(...parts),
  });
  out('"\u009b31m"');
  await outParts(['"\u202e', '\u0085"']);
  expect(printed).toEqual(['"\\u009b31m"', '"\\u202e', '\\u0085"']);
});
