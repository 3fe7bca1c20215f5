// The campaign's judge itself: runs that went well, tampered with, so that it must see each harm.
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Report, reportSchema } from '../../src/report/schema/schema.js';

import { type Ended, judgeRun } from './judge.js';
import { runWhere } from './run-where.js';

type Run = Awaited<ReturnType<typeof runWhere>>;
type Draft = { -readonly [Key in keyof Ended]: Ended[Key] };

function judged({ world, ended, clean, pinned }: Run, tamper: (draft: Draft) => void): readonly string[] {
  const draft: Draft = structuredClone(ended);
  tamper(draft);
  return judgeRun(world, draft, clean, pinned).map(({ harm }) => harm);
}

const reportOf = (draft: Draft) => draft.report as z.infer<typeof reportSchema>;

describe('sees', () => {
  let failing: Run;
  let pinning: Run;
  beforeAll(async () => {
    failing = await runWhere(
      1,
      ({ ended, clean }) => ended.report?.verdict === 'fail' && clean.report?.verdict === 'fail',
    );
    pinning = await runWhere(22, ({ ended }) => (ended.report?.edits.length ?? 0) > 0);
  });

  it('no harm in a good run', () => expect(judged(failing, () => undefined)).toEqual([]));

  it('a wrong pass, and one that contradicts the exit code or the step', () => {
    const pass = (draft: Draft) => {
      Object.assign(draft.trace.outputs, { verdict: 'pass', 'exit-code': '0' });
      draft.trace.failures.splice(0);
      reportOf(draft).verdict = 'pass';
    };
    expect(judged(failing, pass)).toContain('wrong pass');
    expect(judged(failing, ({ trace }) => void trace.failures.splice(0))).toContain('wrong pass');
  });

  it('an image that is pulled but not reported', async () => {
    const spelled = ({ world }: Run) =>
      world.pulled.find(
        ({ name, file, mayBeOpaque }) =>
          !mayBeOpaque && name.startsWith('registry.example.com/') && !/^(?:a|huge)\//.test(file),
      );
    const run = await runWhere(
      234,
      (one) =>
        spelled(one) !== undefined &&
        one.ended.report?.references.some(({ file }) => file === spelled(one)?.file) === true &&
        one.ended.report?.verdict === 'fail' &&
        one.ended.report.incomplete.length === 0,
      ({ world, faults }) =>
        faults.echoes.size === 0 && world.pulled.some(({ name }) => name.startsWith('registry.example.com/')),
    );
    const { file, name } = spelled(run) ?? {};
    const isIt = (one: Report['references'][number]) =>
      one.file === file && `${one.registry}/${one.repository}:${one.tag}` === name;
    const hide = (draft: Draft) => {
      const report = reportOf(draft);
      report.references = report.references.filter((one) => !isIt(one));
    };
    const explain = (draft: Draft) =>
      reportOf(draft).incomplete.push({
        cause: 'unreadable-file',
        subject: `${file}`,
        message: 'x',
      });
    expect(judged(run, () => undefined)).toEqual([]);
    expect(judged(run, hide)).toContain('wrong pass');
    expect(
      judged(run, (draft) => {
        hide(draft);
        explain(draft);
      }),
    ).toEqual([]);
  });

  it('an unread file that is not reported', async () => {
    const run = await runWhere(
      47,
      ({ world, ended }) =>
        world.hidden.sparse.length + world.hidden.submodules.length > 0 && ended.report !== undefined,
      ({ world }) => world.hidden.sparse.length + world.hidden.submodules.length > 0,
    );
    const forget = (draft: Draft) => void reportOf(draft).incomplete.splice(0);
    expect(judged(run, forget)).toContain('wrong pass');
  });

  it('a false finding', () => {
    const accuse = (draft: Draft) =>
      reportOf(draft).findings.push({
        check: 'stale-digest',
        severity: 'error',
        message: 'x',
        file: 'none',
        line: 1,
      });
    expect(judged(failing, accuse)).toContain('false finding');
  });

  it('a wrong digest, a lost line, and an unreported change', () => {
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

  it('a missing result, a bug, half a document, and a secret', () => {
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
    expect(judged(failing, ({ trace, tokens }) => void trace.stdout.push(`x ${tokens[0]} y`))).toContain(
      'token leak',
    );
  });

  it('a command, markup that renders, elements, and escape bytes', () => {
    const harmOf = (tamper: (draft: Draft) => void) => judged(failing, tamper);
    const texts = [
      '<img src=x>',
      '[a](http://evil.example)',
      '@evil-team',
      'https://evil.example',
      '\u001b[2J',
      '<!-- x',
    ];
    for (const text of texts)
      expect(
        harmOf(({ trace }) => void trace.summaries.push(`# a\n\n${text}\n`)),
        text,
      ).toContain('injection');
    for (const line of ['::error::owned\n', 'x ##[error]owned\n', '\u001b[2J\n', 'a\u202eb\n'])
      expect(
        harmOf(({ trace }) => void trace.stdout.push(line)),
        line,
      ).toContain('injection');
    const page = '<html><body><p onclick="x">a</p><img src=x></body></html>';
    const draw = ({ trace }: Draft) => {
      trace.documents['x.html'] = page;
    };
    expect(harmOf(draw)).toContain('injection');
    const body = { id: 1, issue: 1, login: 'x', body: '<h1>x</h1>' };
    const shown = { comments: [body], suggestions: [], issues: [], branches: {} };
    const comment = (draft: Draft) => {
      draft.ci = { shown, readBase: true, wasAsked: true };
    };
    expect(harmOf(comment)).toContain('injection');
  });
});
