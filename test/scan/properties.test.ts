// What must hold for every text: scanning never throws, spans slice back and do not overlap, pinning twice is
// pinning once, and taking the digests out again gives back the original bytes.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageName } from '../../src/model/image.js';
import type { ImageOccurrence, Occurrence } from '../../src/model/occurrence.js';
import { scanFile } from '../../src/scan/index.js';
import { runs } from '../seed.js';
import { digestFor, pinAll } from './pinning.js';

const root = fileURLToPath(new URL('../fixtures/scan', import.meta.url));
const corpus = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.includes(`${path.sep}input`))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ path: file.split(`input${path.sep}`)[1] ?? '', text: readFileSync(file, 'utf8') }));

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: variables of the formats, not of this file
const words = [
  'FROM ',
  'ARG A=',
  '${A}',
  '${A:-b:1}',
  ' AS x',
  '\n',
  '\r\n',
  '\\\n',
  '"',
  "'",
  'COPY --from=',
  'RUN <<E\n',
  '\nE\n',
  '# ',
  'image: ',
  'services:',
  'apiVersion: v1\nkind: Pod\n',
  '  ',
  '- ',
  '{{ x }}',
  '&a ',
  '*a',
  '<<: ',
  '{',
  '}',
  '[',
  ']',
  ':',
  'alpine:3',
  '@',
  digestFor('x'),
  '---\n',
  '|',
  '>-',
  '\t',
  '\uFEFF',
  '\u0000',
  '😀',
  '!x ',
  'digest:',
  'repository: ',
  'tag: ',
  'digest = "",',
  '"docker-image://',
  '<<EOT\n',
  '{{',
  '}}',
  '{%',
  '/*',
  '//',
  '=',
  '(',
  ')',
  'docker run ',
  'kubectl run x --image=',
  'A=a/b:1\n',
  'run: |\n  ',
  'env: {A: a/b:1}\n',
  '${{ env.A }}',
  'driver-opts: image=',
  'Image=',
  ' # tagproof: ignore[unpinned] x',
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
const noise = fc.array(fc.constantFrom(...words)).map((parts) => parts.join(''));

/** A file of the corpus with a few pieces cut out or put in, or nothing but noise. */
const file = fc.oneof(
  fc.record({
    path: fc.constantFrom(...new Set(corpus.map((source) => source.path))),
    text: noise,
  }),
  fc
    .tuple(fc.constantFrom(...corpus), fc.array(fc.tuple(fc.nat(), fc.nat(6), noise), { maxLength: 3 }))
    .map(([source, changes]) => ({
      path: source.path,
      text: changes.reduce((text, [at, cut, put]) => {
        const start = text.length === 0 ? 0 : at % text.length;
        return text.slice(0, start) + put + text.slice(start + cut);
      }, source.text),
    })),
);

describe('any text', () => {
  it('is scanned without throwing, with spans that slice back and do not overlap', () => {
    fc.assert(
      fc.property(file, (source) => {
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
      fc.property(file, (source) => {
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
      fc.property(file, (source) => {
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
