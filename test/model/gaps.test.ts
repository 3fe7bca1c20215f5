// Gaps without repetitions are those that differ in their JSON, in the order of their first appearance.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctGaps, type Gap } from '../../src/model/failure.js';
import { distinctByJson } from '../../src/model/json.js';

it('keeps each different gap once', () => {
  const text = fc.constantFrom('', 'a', 'b', 'ab', '"', '\0');
  const gap: fc.Arbitrary<Gap> = fc.record({
    cause: fc.constantFrom('timeout', 'unreachable'),
    subject: text,
    message: text,
  });
  fc.assert(
    fc.property(fc.array(gap), (gaps) => {
      expect(distinctGaps(gaps)).toEqual(distinctByJson(gaps));
    }),
  );
});
