// What must hold for every text: scanning never throws, spans slice back and do not overlap, pinning twice is
// pinning once, and taking the digests out again gives back the original bytes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageName } from '../../src/model/image.js';
import type { ImageOccurrence, Occurrence } from '../../src/model/occurrence.js';
import { scanFile } from '../../src/scan/index.js';
import { runs } from '../seed.js';
import { anyFile } from './any-text.js';
import { digestFor, pinAll } from './pinning.js';

describe('any text', () => {
  it('is scanned without throwing, with spans that slice back and do not overlap', () => {
    fc.assert(
      fc.property(anyFile, (source) => {
        let last: Occurrence | undefined;
        for (const one of scanFile(source).occurrences) {
          const { at, raw } = one;
          expect(source.text.slice(at.span.start, at.span.end)).toBe(raw);
          expect(raw).not.toBe('');
          // Only the possible values of one name share a place, and then none of them takes a digest there.
          if (last !== undefined && at.span.start < last.at.span.end) {
            expect(at).toEqual(last.at);
            for (const { kind, pin } of [last, one] as ImageOccurrence[])
              expect([kind, pin.kind]).toEqual(['image', 'refused']);
          }
          last = one;
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is pinned once, and only by inserting digests', () => {
    fc.assert(
      fc.property(anyFile, (source) => {
        const pinned = { ...source, text: pinAll(source) };
        expect(pinAll(pinned)).toBe(pinned.text);
        const without = (text: string) => text.replace(/(?:@|(?<=:) )?sha256:[a-f0-9]{64}/g, '');
        expect(without(pinned.text)).toBe(without(source.text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('has the same references after pinning, now with digests', () => {
    fc.assert(
      fc.property(anyFile, (source) => {
        const before = scanFile(source).occurrences;
        const after = scanFile({ ...source, text: pinAll(source) }).occurrences;
        expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
        after.forEach((one, index) => {
          const was = before[index];
          if (one.kind === 'opaque' || was?.kind !== 'image') return;
          expect(imageName(one.image)).toBe(imageName(was.image));
          if (was.pin.kind === 'place') expect(one.image.digest).toBe(digestFor(imageName(was.image)));
        });
      }),
      { numRuns: runs(1000) },
    );
  });
});
