// A pin changes nothing but the digests of images: generated repositories are rendered with and without, by independent programs.
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { runsAll } from '../../sample.js';
import { runs, seed } from '../../seed.js';
import { casesOf } from './cases.js';
import { type Judged, judge } from './judge.js';
import { renderers } from './renderers.js';

/** Of 1,000 cases of a class, how many pins are harmful today at most; in a class without harm, how many are pinned at least. */
interface Limit {
  readonly harmful?: number;
  readonly pinned?: number;
}

const limitsFile = new URL('limits.json', import.meta.url);
const limits: Readonly<Record<string, Limit>> = JSON.parse(readFileSync(limitsFile, 'utf8'));
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

/** A share of few cases varies. None and all do not. */
const slack = (share: number, count: number) =>
  share <= 0 || share >= 1000 ? 0 : 2 * Math.sqrt((share / 1000) * count);

/** What exceeds the limit of its class, with the smallest case. */
function excess(title: string, results: readonly Judged[]): unknown {
  const { harmful = 0, pinned = 0 } = limits[title] ?? {};
  const bad = results.filter(({ harm }) => harm !== 'none');
  const count = results.length;
  const most = Math.ceil((harmful / 1000) * count + slack(harmful, count));
  const least = Math.floor((pinned / 1000) * count - slack(pinned, count));
  const isPinned = results.filter((one) => one.isPinned).length;
  if (isPinned < least)
    return {
      title,
      pinned: isPinned,
      least,
      of: count,
      example: results.find((one) => !one.isPinned)?.one.files,
    };
  if (bad.length <= most) return undefined;
  const sizeOf = ({ one }: Judged) => Object.values(one.files).join('').length;
  const [smallest] = bad.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return {
    title,
    harmful: bad.length,
    most,
    of: count,
    harm: smallest?.harm,
    shown: smallest?.shown,
    pinned: smallest?.one.files,
  };
}

/** Limits follow what is better than they say, and never what is worse. */
function limitOf(results: readonly Judged[], { harmful = 1000, pinned = 0 }: Limit = {}): Limit {
  const perMille = (some: readonly Judged[]) => Math.ceil((some.length / results.length) * 1000);
  const now = Math.min(harmful, perMille(results.filter(({ harm }) => harm !== 'none')));
  const share = Math.max(pinned, perMille(results.filter((one) => one.isPinned)));
  return now > 0 ? { harmful: now } : { pinned: share };
}

const measured = new Map<string, readonly Judged[]>();

for (const { kind, needs, isHere, render } of renderers) {
  if (!isHere) console.error(`SKIPPED: ${needs} cannot be started, so no pins for it were judged (${kind})`);
  describe.skipIf(!isHere)(`pins of ${kind}`, () => {
    it('are rendered as before but for digests, as far as the limits say', {
      timeout: 300_000 + 20_000 * perReader,
    }, async () => {
      for (const [own, { reader, cases }] of casesOf(kind).entries())
        measured.set(`${kind}/${reader}`, await judged(cases, own, render));
      const own = [...measured].filter(([title]) => title.startsWith(`${kind}/`));
      expect(
        own.filter(([, results]) => results.every(({ isValid }) => !isValid)).map(([title]) => title),
      ).toEqual([]);
      expect(own.flatMap(([title, results]) => excess(title, results) ?? [])).toEqual([]);
    });
  });
}

const { UPDATE_LIMITS, TAGPROOF_RENDERING } = process.env;
it.skipIf(UPDATE_LIMITS === undefined || !runsAll)('limits follow', () => {
  const renewed = [...measured].map(([title, results]) => [title, limitOf(results, limits[title])] as const);
  const all = Object.entries({ ...limits, ...Object.fromEntries(renewed) }).filter(([, one]) =>
    Object.values(one).some((share) => share > 0),
  );
  writeFileSync(
    limitsFile,
    `{\n${all
      .sort()
      .map(
        ([title, one]) =>
          `  ${JSON.stringify(title)}: ${JSON.stringify(one).replaceAll(/([:{,])(?=\S)|(?=\})/g, '$1 ')}`,
      )
      .join(',\n')}\n}\n`,
  );
});

afterAll(() => {
  if (TAGPROOF_RENDERING === undefined) return;
  writeFileSync(TAGPROOF_RENDERING, JSON.stringify({ seed, judged: [...measured.values()].flat() }));
});
