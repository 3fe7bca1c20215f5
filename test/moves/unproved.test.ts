// A pin that nothing proves: it is no finding where the tag has the same images for every machine that could run it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../src/checks/index.js';
import { Failure } from '../../src/model/failure.js';
import { type Fact, hasSameImages } from '../../src/model/judgement/fact.js';
import { noPolicy } from '../../src/model/judgement/policy.js';
import type { ImageOccurrence } from '../../src/model/occurrence.js';
import { createMoveJudge } from '../../src/moves/index.js';
import { givesSameImages, type ManifestContent } from '../../src/moves/same-images.js';
import { asksForMoves } from '../../src/pipeline/questions.js';
import { describeFact, parseFact } from '../../src/report/fact.js';
import { digest, occurrence } from '../build.js';
import { amount } from '../sample.js';

const [pin, target] = [digest('1'), digest('2')];
const name = 'ghcr.io/acme/app:1';
const now = 100 * 86_400_000;

function index(entries: Readonly<Record<string, string>>): ManifestContent {
  return { index: Object.entries(entries).map(([platform, of]) => ({ digest: digest(of), platform })) };
}

interface Setting {
  readonly from: ManifestContent;
  readonly to?: ManifestContent;
  readonly platform?: string;
  readonly inUse?: readonly string[];
  readonly policy?: Partial<typeof noPolicy>;
  readonly fact?: Partial<Fact>;
}

const bound = { currentSince: 0, otherTag: { tag: '0.9', contradicts: true } };

async function judged({ from, to, platform, inUse = [], policy = {}, fact = {} }: Setting) {
  const one: ImageOccurrence = {
    ...occurrence(`${name}@${pin}`),
    ...(platform ? { platforms: [platform] } : {}),
  };
  const found = { status: 'not-current', currentDigest: target, basis: 'present', ...fact } as Fact;
  let requests = 0;
  const judge = createMoveJudge({
    read: async (_, of) => {
      requests += 1;
      const content = of === pin ? from : to;
      if (content === undefined) throw new Failure('unreachable', 'no answer');
      return content;
    },
    ...{ mirrors: {}, platforms: inUse, settle: { settleMs: 0, at: now } },
    isAsked: asksForMoves({ ...noPolicy, ...policy }, () => 0, now),
  });
  const facts = await judge({ facts: new Map([[one, found]]), histories: [] });
  const compared = facts.get(one) ?? found;
  const evidence = { occurrences: [one], facts, advisories: [], histories: [] };
  const findings = findingsOf(evidence, { maxAgeMs: () => 0, now, needsProof: () => false });
  return { requests, compared, checks: findings.map(({ check }) => check) };
}

const both = index({ 'linux/amd64': 'a', 'linux/arm64': 'b' });
const more = index({ 'linux/amd64': 'a', 'linux/arm64': 'b', 'linux/riscv64': 'c' });
const rebuilt = index({ 'linux/amd64': 'a', 'linux/arm64': 'd' });

describe('a pin that nothing proves', () => {
  it('is no finding where the tag has the same images, whatever is known of the tag', async () => {
    for (const fact of [{}, bound]) {
      const { requests, compared, checks } = await judged({ from: both, to: more, fact });
      expect([requests, checks]).toEqual([2, []]);
      expect(compared).toMatchObject({ status: 'not-current', compared: {} });
      expect(parseFact(describeFact(compared), now)).toStrictEqual(compared);
    }
  });

  it('is one where an image differs, or cannot be read', async () => {
    expect((await judged({ from: both, to: rebuilt })).checks).toEqual(['not-current']);
    expect((await judged({ from: both, to: rebuilt, fact: bound })).checks).toContain('stale-digest');
    expect((await judged({ from: both, to: rebuilt, fact: bound })).checks).toContain('digest-of-other-tag');
    const unread = await judged({ from: both });
    expect(unread.checks).toEqual(['not-current']);
    expect(unread.compared).toMatchObject({ compared: { unread: 'no answer' } });
  });

  it('has to be the tag for the platform that the reference names, and not only for those of the policy', async () => {
    const differs = { from: both, to: rebuilt };
    expect((await judged({ ...differs, inUse: ['linux/amd64'] })).checks).toEqual(['not-current']);
    expect((await judged({ ...differs, platform: 'linux/amd64' })).checks).toEqual([]);
    expect((await judged({ ...differs, platform: 'linux/arm64' })).checks).toEqual(['not-current']);
  });

  it('is not compared where the policy asks for proof, or for nothing', async () => {
    const same = { from: both, to: more };
    const required = await judged({ ...same, policy: { proof: ['ghcr.io/**'] } });
    expect([required.requests, required.checks]).toEqual([0, ['not-current']]);
    const checks = new Map([
      ['not-current', 'off'],
      ['stale-digest', 'off'],
    ] as const);
    expect((await judged({ ...same, policy: { checks } })).requests).toBe(0);
  });

  it('is never silent because of platforms of the policy, and with its own only if that one is the same', async () => {
    const platforms = ['linux/amd64', 'linux/arm64', 'linux/arm/v7', 'linux/386'];
    const content = fc
      .dictionary(fc.constantFrom(...platforms), fc.constantFrom('a', 'b', 'c'), { maxKeys: 4 })
      .map(index);
    const own = fc.option(fc.constantFrom(...platforms), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(
        ...([content, content, own, fc.subarray(platforms)] as const),
        async (from, to, platform, inUse) => {
          const { compared } = await judged({ from, to, inUse, ...(platform ? { platform } : {}) });
          const asked = platform === undefined ? [] : [platform];
          expect('compared' in compared && hasSameImages(compared)).toBe(givesSameImages(from, to, asked));
        },
      ),
      { numRuns: amount(500, 5000) },
    );
  });
});
