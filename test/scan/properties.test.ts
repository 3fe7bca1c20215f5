// What must hold for every text: scanning never throws, spans slice back and do not overlap, pinning twice is
// pinning once, and taking the digests out again gives back the original bytes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { imageName, withImpliedTag } from '../../src/model/images/image.js';
import type { ImageOccurrence, Occurrence } from '../../src/model/occurrence.js';
import type { SourceFile } from '../../src/model/text/source.js';
import { applyEdits } from '../../src/pin/plan.js';
import { runs } from '../sample.js';
import { anyFile } from './any-text.js';
import { currentDigestOf, digestFor, pinAll } from './pinning.js';

/** The text with `:latest` wherever a pin has to write it. */
function withTags(source: SourceFile): string {
  const places = scanFile(source).occurrences.flatMap((one) =>
    one.kind === 'image' && one.pin.kind === 'place' && one.pin.lead === ':latest@' ? [one.pin.span.end] : [],
  );
  const sorted = [...new Set(places)].sort((a, b) => b - a);
  return sorted.reduce((text, at) => `${text.slice(0, at)}:latest${text.slice(at)}`, source.text);
}

/** The text with a digest in the place of every `null` that a pin replaces. */
function withoutNull(source: SourceFile): string {
  const edits = scanFile(source).occurrences.flatMap((one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused' || one.pin.unset === undefined) return [];
    const { span, unset } = one.pin;
    expect(unset).toMatch(/^(?:null|Null|NULL|~)$/);
    return [{ file: source.path, span, expect: unset, replacement: digestFor('') }];
  });
  const applied = applyEdits(source.text, edits);
  return 'refused' in applied ? applied.refused : applied.text;
}

describe('any text', () => {
  it('is scanned without throwing, with spans that slice back and do not overlap', () => {
    fc.assert(
      fc.property(anyFile, (source) => {
        let last: Occurrence | undefined;
        for (const one of scanFile(source).occurrences) {
          const { at, raw } = one;
          expect(source.text.slice(at.span.start, at.span.end)).toBe(raw);
          expect(raw).not.toBe('');
          // What is opaque as a whole, such as all that follows a quote which is never closed, may hold images.
          if (one.kind === 'opaque' && one.isPart === true) continue;
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

  it('is pinned once, and only by inserting digests, with the tag that a name without one means', () => {
    fc.assert(
      fc.property(anyFile, (source) => {
        const pinned = { ...source, text: pinAll(source) };
        expect(pinAll(pinned)).toBe(pinned.text);
        for (const one of scanFile(source).occurrences) {
          if (one.kind !== 'image' || one.pin.kind === 'refused') continue;
          const { tag, digest } = one.image;
          const { span, lead, unset = '', isBare } = one.pin;
          expect(lead === ':latest@' && (tag !== undefined || digest !== undefined)).toBe(false);
          const written = isBare === true ? digest?.slice('sha256:'.length) : digest;
          expect(source.text.slice(span.start, span.end)).toBe(
            written === undefined ? unset : `${lead}${written}`,
          );
        }
        const without = (text: string) => text.replace(/(?:@|(?<=:) )?(?:sha256:)?[a-f0-9]{64}/g, '');
        const tagged = { ...source, text: withTags(source) };
        expect(without(pinned.text)).toBe(without(withoutNull(tagged)));
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
          const isPinned = was.pin.kind === 'place';
          const name = imageName(isPinned ? withImpliedTag(was.image) : was.image);
          expect(imageName(one.image)).toBe(name);
          if (isPinned) expect(one.image.digest).toBe(currentDigestOf(was.image));
        });
      }),
      { numRuns: runs(1000) },
    );
  });
});
