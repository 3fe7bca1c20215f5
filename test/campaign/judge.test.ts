// The campaign's judge itself: runs that went well, tampered with, so that it must see each harm.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/schema.js';
import { runOnce } from './campaign.js';
import { type Ended, judgeRun } from './judge.js';

type Run = Awaited<ReturnType<typeof runOnce>>;
type Draft = { -readonly [Key in keyof Ended]: Ended[Key] };

/** The first runs without harm of which this holds. */
async function runWhere(holds: (run: Run) => boolean): Promise<Run> {
  for (let seed = 1; seed < 300; seed += 1) {
    const run = await runOnce(seed);
    if (run.found.length === 0 && holds(run)) return run;
  }
  throw new Error('no such run');
}

function judged({ world, ended, clean, pinned }: Run, tamper: (draft: Draft) => void): readonly string[] {
  const draft: Draft = structuredClone(ended);
  tamper(draft);
  return judgeRun(world, draft, clean, pinned).map(({ harm }) => harm);
}

const reportOf = (draft: Draft) => draft.report as Report;

describe('sees', () => {
  let failing: Run;
  let pinning: Run;
  beforeAll(async () => {
    failing = await runWhere(
      ({ ended, clean }) => ended.report?.verdict === 'fail' && clean.report?.verdict === 'fail',
    );
    pinning = await runWhere(({ ended }) => (ended.report?.edits.length ?? 0) > 0);
  });

  it('nothing where there is nothing', () => expect(judged(failing, () => undefined)).toEqual([]));

  it('a pass that should be none, and one that the exit code or the step contradicts', () => {
    const pass = (draft: Draft) => {
      Object.assign(draft.trace.outputs, { verdict: 'pass', 'exit-code': '0' });
      draft.trace.failures.splice(0);
      reportOf(draft).verdict = 'pass';
    };
    expect(judged(failing, pass)).toContain('wrong pass');
    expect(judged(failing, ({ trace }) => void trace.failures.splice(0))).toContain('wrong pass');
  });

  it('a finding that nobody deserves', () => {
    const accuse = (draft: Draft) =>
      reportOf(draft).findings.push({
        check: 'stale-digest',
        severity: 'error',
        message: 'x',
        file: 'none',
        line: 1,
      });
    expect(judged(failing, accuse)).toContain('wrong accusation');
  });

  it('another digest, a line that is gone, and a change that nobody tells', () => {
    const [edit] = pinning.ended.report?.edits ?? [];
    const file = edit?.file ?? '';
    const change = (by: (text: string) => string) => (draft: Draft) => {
      draft.trace.files[file] = by(draft.trace.files[file] ?? '');
    };
    expect(
      judged(
        pinning,
        change((text) => text.replace(edit?.after ?? '', `${edit?.after}0`)),
      ),
    ).toContain('wrong pin');
    expect(
      judged(
        pinning,
        change((text) => text.slice(0, text.length / 2)),
      ),
    ).toContain('torn file');
    expect(judged(pinning, (draft) => void reportOf(draft).edits.splice(0))).toContain('torn file');
  });

  it('an end that is none, a defect, half a document, and a secret', () => {
    const hang = (draft: Draft) => {
      draft.hung = true;
    };
    const halve = ({ trace }: Draft) => {
      trace.documents['tagproof-report.json'] = '{';
    };
    expect(judged(failing, hang)).toContain('hang');
    expect(judged(failing, ({ trace }) => void trace.failures.push('x\n    at y (z.js:1:1)'))).toContain(
      'crash',
    );
    expect(judged(failing, halve)).toContain('torn file');
    expect(judged(failing, ({ trace, tokens }) => void trace.shown.push(`x ${tokens[0]} y`))).toContain(
      'token shown',
    );
  });
});
