// What a signature proves without a history: the version of a pin, and how old a digest is at least; and what it does not.
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/model/judgement/fact.js';
import type {
  ImageSignature,
  ReferenceSignatures,
  SignatureRule,
} from '../../src/model/judgement/signature.js';
import { accountText } from '../../src/output/words/account.js';
import { historyText } from '../../src/output/words/format.js';
import { coverageOf, questionsOf } from '../../src/report/coverage.js';
import { describeReferenceWithFact } from '../../src/report/references.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import { builtOf } from '../../src/signatures/built.js';
import { withLogAges } from '../../src/signatures/log-age.js';
import { digest, occurrence } from '../build.js';
import { githubIssuer, releaseIdentity } from './private-sigstore.js';

const day = 86_400_000;
const now = Date.parse('2026-11-22T12:00:00Z');
const [a, b] = [digest('a'), digest('b')];
const app = 'https://github.com/acme/app';
const generator = 'https://github.com/slsa/generator/.github/workflows/build.yml@refs/tags/v2.0.0';

const rule = (identity: string, more: Partial<SignatureRule> = {}, issuer = githubIssuer): SignatureRule => ({
  at: { file: 'policy.yml', span: { start: 0, end: 0 } },
  images: ['registry.example.com/**'],
  anyOf: [{ kind: 'identity', issuer, identity, root: 'sigstore' }],
  ...more,
});
const release = rule(`${app}/.github/workflows/release.yml@refs/tags/*`);
const signed = (
  gitTag: string,
  { by = releaseIdentity(gitTag), of = app, ref = `refs/tags/${gitTag}`, at = now - 30 * day } = {},
): ImageSignature => ({
  signer: { kind: 'identity', issuer: githubIssuer, identity: by, root: 'sigstore' },
  digest: a,
  form: 'provenance',
  at,
  build: { repository: of, ref },
});
const found = (...all: readonly ImageSignature[]): ReferenceSignatures => ({
  digest: a,
  signed: all,
  refused: [],
  complete: true,
});
const proof = (
  gitTag: string,
  tag: string,
  rules: readonly SignatureRule[] = [release],
  more: Parameters<typeof signed>[1] = {},
  repository = 'acme/app',
) => builtOf({ tag, repository }, found(signed(gitTag, more)), rules)?.provesTag;

describe('the version of a tag is proved', () => {
  it.each([
    ['v1.2.3', '1.2.3', true],
    ['1.2.3', 'v1.2.3', true],
    ['v1.2.3', '1.2.3-alpine', true],
    ['v1.2.3-rc.1', '1.2.3-rc.1', true],
    ['v1.2.3', '1.2.3-rc.1', undefined],
    ['v1.2.3-rc.1', '1.2.3', undefined],
    ['v1.2.3', '1.2.3-r5', undefined],
    ['v1.2.3', '1.2.3-2', undefined],
    ['v1.2.3', '1.2.30', undefined],
    ['v1.2.3', '1.2.3.4', undefined],
    ['v1.2.2', '1.2.3', undefined],
    ['v1.2.3-debian', '1.2.3-alpine', undefined],
    ['worker-v1.2.3', '1.2.3', undefined],
    ['v22.1.0', '22', undefined],
    ['v22', '22', undefined],
    ['v1.2', '1.2.0', undefined],
    ['v1.2.3', 'latest', undefined],
  ] as const)('by a build of %s, of the tag %s: %s', (gitTag, tag, expected) => {
    expect(proof(gitTag, tag)).toBe(expected);
  });

  it('only where an entry names the source that was built', () => {
    expect(proof('v1.2.3', '1.2.3', [])).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [rule('**')])).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [rule('https://github.com/**')])).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [rule(`${app}*/**`)], {}, 'acme/other')).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [rule(`${app}/**`, {}, '**')])).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [rule(`${app}/**`)])).toBe(true);
    // A workflow that anybody may call signs for the repositories of everybody.
    expect(proof('v1.2.3', '1.2.3', [rule(generator)], { by: generator })).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [release], { of: 'https://github.com/evil/app' })).toBeUndefined();
  });

  it('by an entry that names the owner, only of the image with the name of the repository', () => {
    const owner = [rule('https://github.com/acme/*/.github/workflows/release.yml@refs/tags/*')];
    expect(proof('v1.2.3', '1.2.3', owner)).toBe(true);
    expect(proof('v1.2.3', '1.2.3', owner, {}, 'acme/app/server')).toBe(true);
    expect(proof('v1.2.3', '1.2.3', owner, {}, 'acme/application')).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', owner, {}, 'acme/other')).toBeUndefined();
  });

  it('not by a branch, nor where Git tags are not the versions of the images', () => {
    expect(proof('v1.2.3', '1.2.3', [release], { ref: 'refs/heads/v1.2.3' })).toBeUndefined();
    expect(proof('v1.2.3', '1.2.3', [release, { ...release, sourceTag: 'any' }])).toBeUndefined();
  });
});

const open: Fact = { status: 'unknown', cause: 'no-history', message: 'No history', currentDigest: b };

describe('the reference', () => {
  const reported = (fact: Fact, { raw = `registry.example.com/acme/app:1.2.3@${a}`, asOf = now } = {}) => {
    const one = occurrence(raw);
    const signatures = found(signed('v1.2.3'));
    const built = builtOf(one.image, signatures, [release]);
    return describeReferenceWithFact(
      one,
      {
        facts: new Map([[one, fact]]),
        signatures: new Map([[one, { ...signatures, ...(built && { built }) }]]),
      },
      new Map(),
      () => ({ line: 1, column: 1, endLine: 1, endColumn: 2 }),
      asOf,
    );
  };

  it('counts as verified, in words of its own, and its tag still has no history', () => {
    const reference = reported(open);
    expect(reference.fact).toMatchObject({ status: 'unknown', cause: 'no-history' });
    expect(reference.fact?.built).toEqual({
      gitTag: 'v1.2.3',
      at: '2026-10-23T12:00:00.000Z',
      repository: app,
    });
    expect(reportSchema.shape.references.element.safeParse(reference).error).toBeUndefined();
    const coverage = coverageOf([reference]);
    expect(coverage).toEqual({
      references: { asked: 1, answered: 1, unknown: {}, built: 1 },
      histories: { asked: 1, answered: 0, unknown: { 'no-history': 1 } },
    });
    const questions = questionsOf([reference], () => ({}));
    expect(questions.proof).toEqual({ asked: 1, answered: 1, unknown: {}, built: 1 });
    expect(questions.freshness).toEqual({ asked: 1, answered: 0, unknown: { 'no-history': 1 } });
    const artifacts = { asked: 0, answered: 0, unknown: {} };
    const counted = { coverage: { ...coverage, artifacts, questions }, references: [] };
    expect(accountText(counted)).toMatch(
      /^1 of 1 pin proved \(1 by a signed build\); freshness, end of life known for 0 of 1; /,
    );
    const text = historyText(reference);
    expect(text).toBe(`built as v1.2.3 of ${app} on 2026-10-23; no tag history`);
    expect(text).not.toMatch(/was the tag|current/);
  });

  it.each([
    ['of another cause', reported({ ...open, cause: 'timeout' })],
    ['with a contradiction', reported({ ...open, cause: 'contradiction' })],
    ['without a digest', reported(open, { raw: 'registry.example.com/acme/app:1.2.3' })],
    ['with another digest', reported(open, { raw: `registry.example.com/acme/app:1.2.3@${b}` })],
    ['with a floating tag', reported(open, { raw: `registry.example.com/acme/app:1@${a}` })],
    ['seen from before the build', reported(open, { asOf: now - 31 * day })],
  ])('%s stays not verified', (_, reference) => {
    expect(reference.fact?.built).toBeUndefined();
    expect(coverageOf([reference]).references).toMatchObject({ asked: 1, answered: 0 });
  });

  it('that a history settles keeps its status', () => {
    const current: Fact = { status: 'current', currentDigest: a, basis: 'present' };
    expect(reported(current).fact).toEqual({ status: 'current', currentDigest: a, basis: 'present' });
  });
});

describe('the time of the log', () => {
  const today: Fact = { ...open, currentDigest: a };
  const judged = (
    fact: Fact,
    {
      raw = 'registry.example.com/acme/app:1.2.3',
      at = now - 30 * day,
      minAgeMs = 7 * day,
      rules = [release] as readonly SignatureRule[],
      asOf = now,
      of = a,
      acceptsDigestAge = true,
      gitTag = 'v1.2.3',
    } = {},
  ) => {
    const one = occurrence(raw);
    const signatures = found({ ...signed(gitTag, { at }), digest: of });
    const view = () => ({ now, asOf, minAgeMs, acceptsDigestAge });
    return withLogAges(new Map([[one, fact]]), new Map([[one, signatures]]), rules, view).get(one);
  };

  it('answers min-age for the digest of today', () => {
    expect(judged(today)).toEqual({
      status: 'unpinned',
      currentDigest: a,
      basis: 'timestamps',
      evidence: [
        { source: 'the time of its signature', strength: 'timestamps', since: now - 30 * day, readAt: now },
      ],
    });
    expect(judged(today, { at: now - 7 * day })).toMatchObject({ status: 'unpinned' });
  });

  const source = { source: "Quay's tag history", strength: 'windowed', readAt: now } as const;
  const silent = { ...source, silent: { cause: 'timeout', message: 'It timed out' } } as const;
  it.each([
    ['the digest is too young', today, { at: now - 7 * day + 1 }],
    ['the signer is not accepted', today, { rules: [rule('https://github.com/other/**')] }],
    ['one of two entries is not satisfied', today, { rules: [release, rule('https://x.example/**')] }],
    ['no entry names the image', today, { rules: [{ ...release, images: ['other.example.com/**'] }] }],
    ['the index was signed', today, { of: b }],
    [
      'a signature over the digest says nothing of the tag',
      today,
      { acceptsDigestAge: false, gitTag: 'v1.2.2' },
    ],
    ['the question is about a pin', today, { raw: `registry.example.com/acme/app:1.2.3@${a}` }],
    ['the question is about the past', today, { asOf: now - day }],
    ['nothing asks for an age', today, { minAgeMs: 0 }],
    ['the tag has another digest', open, {}],
    ['another cause left it open', { ...today, cause: 'timeout' } as Fact, {}],
    ['a source of histories said something', { ...today, evidence: [source] }, {}],
  ] as const)('says nothing if %s', (_, fact, more) => {
    expect(judged(fact, more)).toBe(fact);
  });

  it('keeps the sources that were silent', () => {
    expect(judged({ ...today, evidence: [silent] })).toMatchObject({
      evidence: [{ since: now - 30 * day }, silent],
    });
  });
});
