// A pin changes nothing but the digests of images: generated repositories are rendered with and without, by independent programs.
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runs, seed } from '../../sample.js';
import { casesOf } from './cases.js';
import { type Judged, judge } from './judge.js';
import { renderers } from './renderers.js';

/** The classes whose cases are all pinned: what they read takes a digest. */
const pinnable: readonly string[] = JSON.parse(
  readFileSync(new URL('pinnable.json', import.meta.url), 'utf8'),
);
const perReader = runs(2);
const atOnce = 6;

async function judged(
  cases: fc.Arbitrary<Parameters<typeof judge>[0]>,
  own: number,
  render: Parameters<typeof judge>[1],
) {
  const some = fc.sample(cases, { seed: seed + own, numRuns: perReader });
  const results: Judged[] = [];
  for (let from = 0; from < some.length; from += atOnce)
    results.push(...(await Promise.all(some.slice(from, from + atOnce).map((one) => judge(one, render)))));
  return results;
}

/** How many pins of a class are harmful, or are missing, with the smallest case. */
function wrong(title: string, results: readonly Judged[]): unknown {
  const harmful = results.filter(({ harm }) => harm !== 'none');
  const missing = pinnable.includes(title) ? results.filter(({ isPinned }) => !isPinned) : [];
  const sizeOf = ({ one }: Judged) => Object.values(one.files).join('').length;
  const [smallest] = [...harmful, ...missing].toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (smallest === undefined) return undefined;
  const { harm, shown, one } = smallest;
  return {
    title,
    harmful: harmful.length,
    missing: missing.length,
    of: results.length,
    harm,
    shown,
    files: one.files,
  };
}

const measured = new Map<string, readonly Judged[]>();

for (const { kind, needs, isHere, render } of renderers) {
  if (!isHere) console.error(`SKIPPED: ${needs} cannot be started, so no pins for it were judged (${kind})`);
  describe.skipIf(!isHere)(`pins of ${kind}`, () => {
    it('are rendered as before but for digests', {
      timeout: 300_000 + 20_000 * perReader,
    }, async () => {
      for (const [own, { reader, cases }] of casesOf(kind).entries())
        measured.set(`${kind}/${reader}`, await judged(cases, own, render));
      const own = [...measured].filter(([title]) => title.startsWith(`${kind}/`));
      expect(
        own.filter(([, results]) => results.every(({ isValid }) => !isValid)).map(([title]) => title),
      ).toEqual([]);
      expect(own.flatMap(([title, results]) => wrong(title, results) ?? [])).toEqual([]);
    });
  });
}

const { TAGPROOF_RENDERING } = process.env;
afterAll(() => {
  if (TAGPROOF_RENDERING === undefined) return;
  writeFileSync(TAGPROOF_RENDERING, JSON.stringify({ seed, judged: [...measured.values()].flat() }));
});
