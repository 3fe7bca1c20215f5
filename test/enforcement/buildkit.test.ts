// BuildKit's source policy, judged by an evaluator of its own: only what is proved is built from, and by its digest.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleDocument, targets } from '../../src/enforcement/index.js';
import { enforcedBy } from '../../src/enforcement/proved.js';
import type { Report, ReportedFact } from '../../src/report/schema/schema.js';
import { digest } from '../build.js';
import { amount } from '../sample.js';
import { reference, reportOf } from './reports.js';
import { judgeSource, type SourcePolicy, sourceOf } from './source-policy.js';

const [A, B, C] = ['a', 'b', 'c'].map(digest) as [`sha256:${string}`, `sha256:${string}`, `sha256:${string}`];
const since = (day: number) => `2026-10-${String(day).padStart(2, '0')}T00:00:00Z`;
const current: ReportedFact = { status: 'current', currentDigest: A, currentSince: since(1) };

function written(report: Report) {
  const [buildkit] = targets;
  if (buildkit?.id !== 'buildkit') throw new Error('another target');
  const made = ruleDocument(buildkit, enforcedBy(report, new Map()));
  if ('refused' in made) throw new Error(made.refused);
  return { ...made, policy: JSON.parse(made.text) as SourcePolicy };
}

describe('the evaluator', () => {
  const rule = (action: 'ALLOW' | 'DENY', identifier: string) =>
    ({ action, selector: { identifier, matchType: 'EXACT' } }) as const;
  const convert = (identifier: string, to: string) =>
    ({
      action: 'CONVERT',
      selector: { identifier, matchType: 'EXACT' },
      updates: { identifier: to },
    }) as const;

  it('takes the last rule that matches, allows what none matches, and ends a loop', () => {
    const judge = (...rules: SourcePolicy['rules']) => judgeSource({ version: 1, rules }, 'foo');
    expect(judge(rule('ALLOW', 'foo'), rule('DENY', 'foo'))).toMatchObject({ allowed: false });
    expect(judge(rule('DENY', 'foo'), rule('ALLOW', 'foo'))).toMatchObject({ allowed: true });
    expect(judge()).toMatchObject({ allowed: true, rounds: 0 });
    expect(judge(convert('foo', 'bar'), convert('bar', 'foo'))).toEqual({ error: 'too many mutations' });
    expect(judge(convert('foo', 'foo'), rule('DENY', 'foo'))).toMatchObject({ allowed: false, rounds: 0 });
  });
});

describe('a proved pin', () => {
  const { policy, rest } = written(
    reportOf([
      reference(`node:20@${A}`, current),
      reference('node:22', { status: 'unpinned', currentDigest: B }),
      reference(`ghcr.io/acme/app:1@${C}`, { status: 'not-current', currentDigest: B }),
    ]),
  );
  const judge = (name: string) => judgeSource(policy, sourceOf(name));

  it('is built from by its tag, by both, and by its digest alone', () => {
    const pinned = `docker-image://docker.io/library/node:20@${A}`;
    expect(judge('node:20')).toEqual({ allowed: true, identifier: pinned, rounds: 1 });
    expect(judge(`docker.io/library/node:20@${A}`)).toEqual({ allowed: true, identifier: pinned, rounds: 0 });
    expect(judge(`node@${A}`)).toMatchObject({ allowed: true });
  });

  it('is all that is built from', () => {
    for (const name of [
      ...['node:22', 'node', `node:20@${B}`, `node:21@${A}`, `ghcr.io/acme/app:1@${C}`, 'ghcr.io/acme/app:1'],
      ...['alpine', `evil.example.com/library/node:20@${A}`],
    ])
      expect([name, judge(name)]).toMatchObject([name, { allowed: false }]);
  });

  it('leaves out the rest, and says so', () => {
    expect(rest).toEqual([
      'Not in it: 2 references.',
      '  docker.io/library/node:22: not pinned, in Dockerfile',
      `  ghcr.io/acme/app:1@${C}: not-current, in Dockerfile`,
    ]);
  });
});

describe('a tag with several pins', () => {
  const superseded = (day?: number): ReportedFact => ({
    ...{ status: 'superseded', currentDigest: A, supersededBy: A, supersededAt: since(20), behind: 1 },
    ...(day === undefined ? {} : { pinnedSince: since(day) }),
  });
  const judge = (...facts: readonly (readonly [string, ReportedFact])[]) => {
    const { policy, notes } = written(
      reportOf(facts.map(([pin, fact]) => reference(`node:20@${pin}`, fact))),
    );
    return { answer: judgeSource(policy, sourceOf('node:20')), notes };
  };

  it.each([
    [
      'the one that the tag has now',
      [
        [B, superseded(9)],
        [A, current],
      ],
      A,
    ],
    [
      'the one that it had later',
      [
        [B, superseded(3)],
        [C, superseded(9)],
      ],
      C,
    ],
    [
      'the one that one of its references knows to be later',
      [
        [B, superseded(3)],
        [B, superseded(12)],
        [C, superseded(9)],
      ],
      B,
    ],
  ] as const)('becomes %s', (_, facts, wanted) => {
    expect(judge(...facts).answer).toMatchObject({
      allowed: true,
      identifier: expect.stringContaining(wanted),
    });
  });

  it.each([
    [
      'is not known which is newer',
      [
        [B, superseded()],
        [C, superseded(9)],
      ],
      'not known which',
    ],
    [
      'is none but of one platform',
      [[B, { status: 'one-platform', currentDigest: A, indexDigest: A }]],
      'one platform',
    ],
  ] as const)('stays denied where it %s', (_, facts, why) => {
    const { answer, notes } = judge(...facts);
    expect(answer).toMatchObject({ allowed: false });
    expect(notes).toEqual([expect.stringContaining(why)]);
  });
});

describe('always', () => {
  const proved = ['current', 'superseded', 'one-platform'];
  const statuses = [...proved, 'not-current', 'not-in-history', 'unpinned', 'missing', 'unknown'] as const;
  const name = fc.constantFrom(
    'node:20',
    'node:22',
    'node',
    'ghcr.io/acme/app:1',
    'localhost:5000/a/b:x',
    'a/b',
  );
  const pin = fc.constantFrom(A, B, C, undefined);
  const one = fc.record({
    name,
    pin,
    status: fc.constantFrom(...statuses),
    pinnedSince: fc.constantFrom(undefined, since(1), since(2)),
    isTest: fc.boolean(),
  });

  it('nothing that is not proved is allowed, no tag is left, and no name is replaced twice', () => {
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(name, pin)),
        (all, probes) => {
          const references = all.map(({ name: text, pin: digestOf, status, pinnedSince, isTest }) =>
            reference(
              digestOf === undefined ? text : `${text}@${digestOf}`,
              {
                status,
                currentDigest: A,
                ...(pinnedSince === undefined ? {} : { pinnedSince }),
              } as ReportedFact,
              isTest ? { testData: 'test' } : {},
            ),
          );
          const good = new Set(
            all.flatMap(({ name: text, pin: digestOf, status, isTest }) =>
              digestOf !== undefined && proved.includes(status) && !isTest
                ? [`${sourceOf(text).replace(/:[^:/]*$/, '')}@${digestOf}`]
                : [],
            ),
          );
          if (good.size === 0) return;
          const { policy } = written(reportOf(references));
          const asked = [...probes, ...all.map((it) => [it.name, it.pin] as const)];
          for (const [text, digestOf] of asked)
            for (const spelled of [text, ...(digestOf === undefined ? [] : [`${text}@${digestOf}`])]) {
              const answer = judgeSource(policy, sourceOf(spelled));
              if ('error' in answer) throw new Error(answer.error);
              expect(answer.rounds).toBeLessThanOrEqual(1);
              if (!answer.allowed) continue;
              const [named = '', digestIn] = answer.identifier.split('@');
              expect(good).toContain(`${named.replace(/:[^:/]*$/, '')}@${digestIn}`);
            }
        },
      ),
      { numRuns: amount(200, 5000) },
    );
  });

  it('the order of the references does not matter, nor how often they are there', () => {
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (all) => {
        const references = all.map(({ name: text, pin: digestOf = A, status, pinnedSince }) =>
          reference(`${text}@${digestOf}`, {
            status,
            currentDigest: A,
            ...(pinnedSince && { pinnedSince }),
          } as ReportedFact),
        );
        const [target] = targets;
        const text = (list: typeof references) =>
          target && ruleDocument(target, enforcedBy(reportOf(list), new Map()));
        expect(text([...references].reverse())).toEqual(text([...references, ...references]));
      }),
      { numRuns: amount(100, 2000) },
    );
  });
});
