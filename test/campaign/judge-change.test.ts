// The judge of changes, of the CI host and of the same world again: good runs, tampered with, so that it must see it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Report, reportSchema } from '../../src/report/schema/schema.js';
import { gateOf } from './gate.js';
import type { Ended } from './judge.js';
import { judgeAgain, judgeOther } from './judge-again.js';
import { type Held, judgeChange } from './judge-change.js';
import { judgeCi, judgeNext } from './judge-ci.js';
import { judgeRules } from './judge-rules.js';
import { rulesFor } from './rules.js';
import { runWhere } from './run-where.js';

type Run = Awaited<ReturnType<typeof runWhere>>;
type Tampered = z.infer<typeof reportSchema>;
type Findings = Tampered['findings'];

/** Not a conflict, which is reported at both ends. */
const open = (report: Report | undefined, introduced: boolean) =>
  report?.findings.some(
    (one) =>
      one.waived === undefined &&
      one.introduced === introduced &&
      one.check !== 'conflicting-pins' &&
      one.file !== undefined,
  ) === true;

let changed: Run;
let commented: Run;
beforeAll(async () => {
  changed = await runWhere(
    6,
    ({ world, held }) =>
      gateOf(world).isNewOnly &&
      held?.clean.report?.verdict === 'fail' &&
      open(held.clean.report, true) &&
      open(held.clean.report, false),
    ({ world }) => gateOf(world).isNewOnly,
  );
  commented = await runWhere(
    48,
    ({ world, ended, following }) =>
      world.change?.event === 'pull_request' &&
      ended.trace.outputs.verdict === 'fail' &&
      ended.ci?.readBase === true &&
      following?.ci?.shown.comments.length === 1,
    ({ world }) => world.change?.event === 'pull_request' && world.inputs.comment !== undefined,
  );
});

describe('of a change, sees', () => {
  const judged = (tamper: (report: Tampered) => void) => {
    const held = changed.held as Held;
    const clean = structuredClone(held.clean);
    tamper(clean.report as Tampered);
    return judgeChange({ ...held, clean }).map(({ harm }) => harm);
  };
  const change = (to: (one: Findings[number]) => Partial<Findings[number]>) => (report: Tampered) => {
    report.findings = report.findings.map((one) => ({ ...one, ...to(one) }));
  };

  it('no harm in a good run', () => expect(judged(() => undefined)).toEqual([]));

  it('a finding that the change waives itself, and one that is gone', () => {
    const waived = { reason: 'trust me', file: 'Dockerfile', line: 1 };
    expect(judged(change(() => ({ waived })))).toContain('wrong pass');
    expect(judged((report) => void report.findings.splice(0))).toContain('wrong pass');
  });

  it('new ones that pass as old, and old ones that are held against the change', () => {
    expect(judged(change(() => ({ introduced: false })))).toContain('wrong pass');
    expect(judged(change(() => ({ introduced: true })))).toContain('false finding');
  });

  it('a severity that is not the policy’s, and a verdict that is not the findings’', () => {
    expect(
      judged(change(({ severity }) => ({ severity: severity === 'error' ? 'notice' : 'error' }))),
    ).toEqual(expect.arrayContaining(['wrong pass', 'false finding']));
    const pass = (report: Tampered) => {
      report.verdict = 'pass';
    };
    expect(judged(pass)).toContain('wrong pass');
  });
});

describe('on the CI host, sees', () => {
  type Shown = NonNullable<Ended['ci']>['shown'];
  type Draft = { -readonly [Key in keyof Shown]: Shown[Key] };
  const tampered = (ended: Ended, tamper: (shown: Draft) => void, readBase = true): Ended => {
    const copy = structuredClone(ended);
    const ci = { readBase, wasAsked: true, shown: copy.ci?.shown as Shown };
    tamper(ci.shown);
    return { ...copy, ci };
  };
  const following = (tamper: (shown: Draft) => void) => {
    const next = tampered(commented.following as Ended, tamper);
    return judgeNext(commented.ended, next, commented.pinned).map(({ harm }) => harm);
  };

  it('no harm in a good run', () => expect(following(() => undefined)).toEqual([]));

  it('what the next run does not repair', () => {
    expect(following((shown) => (shown.comments = []))).toEqual(['incomplete delivery']);
    const half = (shown: Draft) => {
      shown.comments = shown.comments.map((one) => ({ ...one, body: one.body.slice(0, 100) }));
    };
    expect(following(half)).toEqual(['incomplete delivery']);
    expect(following((shown) => (shown.branches = { 'tagproof/pins-next': {} }))).toEqual([
      'incomplete delivery',
    ]);
  });

  it('two of a kind, and a verdict without a look at the base', () => {
    const { world, ended, pinned } = commented;
    const double = (shown: Draft) => {
      const one = { id: 1, issue: 1, login: 'x', body: 'x' };
      shown.comments = [one, one];
    };
    expect(judgeCi(world, tampered(ended, double), pinned).map(({ harm }) => harm)).toContain(
      'incomplete delivery',
    );
    const shallow = world.change && { ...world, change: { ...world.change, git: 'none' as const } };
    const blind = tampered(ended, () => undefined, false);
    expect(judgeCi(shallow ?? world, blind, pinned).map(({ harm }) => harm)).toEqual(['wrong pass']);
  });
});

describe('of rules, sees', () => {
  const judged = ({ world }: Run, ended: Ended, tamper: (report: Tampered) => void = () => undefined) => {
    const copy = structuredClone(ended);
    tamper(copy.report as Tampered);
    return judgeRules(world, copy).map(({ harm }) => harm);
  };

  it('a verdict that nobody’s rules gave, and that nobody is told that a comment is missing', async () => {
    const isIt = ({ world: { change, inputs } }: Pick<Run, 'world'>) =>
      change?.system === 'other' && inputs['policy-from'] === undefined && inputs.comment !== undefined;
    const run = await runWhere(69, isIt, isIt);
    expect(judged(run, run.clean)).toEqual([]);
    const pass = (report: Tampered) => {
      report.verdict = 'pass';
    };
    expect(judged(run, run.clean, pass)).toContain('wrong pass');
    const silent = structuredClone(run.clean);
    silent.trace.annotations.splice(0);
    expect(judged(run, silent)).toEqual(['incomplete delivery']);
    const [ended, shown] = [structuredClone(run.ended), run.ended.ci?.shown as never];
    const asked = { ...ended, ci: { shown, readBase: true, wasAsked: true } };
    expect(judgeCi(run.world, asked, run.pinned).map(({ harm }) => harm)).toContain('token leak');
  });

  it.each([
    ['gitlab', 5],
    ['azure', 57],
    ['buildkite', 196],
  ])('a base on %s that can be read, and was not', async (system, seed) => {
    const isIt = ({ world: { change } }: Pick<Run, 'world'>) =>
      change?.system === system && change.event !== 'push' && typeof rulesFor(change) === 'object';
    const run = await runWhere(seed, isIt, isIt);
    expect(judged(run, run.clean)).toEqual([]);
    const unread = { cause: 'policy-unread', subject: 'x', message: 'x' } as const;
    const gap = (report: Tampered) => void report.incomplete.push(unread);
    expect(judged(run, run.clean, gap)).toEqual(['false finding']);
  });
});

it('sees an answer that is another with other pages or in a second run', () => {
  const other = structuredClone(changed.clean);
  for (const finding of other.report?.findings ?? []) finding.message = `${finding.message}!`;
  expect(judgeOther(changed.clean, changed.clean)).toEqual([]);
  expect(judgeOther(changed.clean, other).map(({ harm }) => harm)).toEqual(['unstable result']);
  expect(judgeAgain(changed.clean, other).map(({ harm }) => harm)).toEqual(['unstable result']);
});
