// Inline waivers of a pull request: which ones the base has already, and what a pending one says.
import { expect, it } from 'vitest';
import { applyPolicy } from '../../src/checks/apply-policy.js';
import { type InlineWaiverSource, markNewInlineWaivers } from '../../src/checks/inline-waivers.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import { type InlineWaiver, noPolicy } from '../../src/model/policy.js';
import { finding, occurrence } from '../build.js';

interface Line {
  readonly file?: string;
  /** The image of the line, or the text of an opaque one in parentheses. */
  readonly raw?: string;
  readonly check?: string;
  readonly reason?: string;
}

/** Waivers that cover one line each, from the first character of the reference to the one after it. */
function source(...lines: readonly Line[]): InlineWaiverSource {
  const all = lines.map(
    ({ file = 'Dockerfile', raw = 'r.io/a:1', check = 'unpinned', reason = 'r' }, index) => {
      const span = { start: index * 100 + 10, end: index * 100 + 20 };
      const at = { file, span };
      const found: Occurrence = raw.startsWith('(')
        ? { kind: 'opaque', at, raw, why: 'variable', detail: 'a variable' }
        : { ...occurrence(raw), at };
      const waiver: InlineWaiver = {
        check,
        reason,
        at: { file, span: { start: index * 100, end: index * 100 + 5 } },
        covers: { file, span: { start: span.start, end: span.start + 1 } },
      };
      return { waiver, found };
    },
  );
  return { waivers: all.map(({ waiver }) => waiver), occurrences: all.map(({ found }) => found) };
}

function pendingOf(
  base: InlineWaiverSource,
  change: InlineWaiverSource,
  gone: readonly string[] = [],
): readonly boolean[] {
  const marked = markNewInlineWaivers(base, change, (file) => gone.includes(file));
  expect(marked.map(({ pending, ...waiver }) => waiver)).toEqual(change.waivers);
  return marked.map(({ pending }) => pending === true);
}

it.each<[string, Line[], Line[], boolean[]]>([
  ['the same waiver', [{}], [{}], [false]],
  ['no waiver in the base', [], [{}], [true]],
  ['a second equal waiver', [{}], [{}, {}], [false, true]],
  ['another check', [{}], [{ check: 'stale-digest' }], [true]],
  ['another reason', [{}], [{ reason: 'another' }], [true]],
  ['another tag of the same image', [{}], [{ raw: 'r.io/a:2' }], [false]],
  ['another repository', [{}], [{ raw: 'r.io/b:1' }], [true]],
  ['another registry', [{}], [{ raw: 's.io/a:1' }], [true]],
  ['another file', [{}], [{ file: 'other' }], [true]],
  ['the same opaque reference', [{ raw: '(a)' }], [{ raw: '(a)' }], [false]],
  ['another opaque reference', [{ raw: '(a)' }], [{ raw: '(b)' }], [true]],
  ['an image where there was an opaque reference', [{ raw: '(a)' }], [{}], [true]],
  ['an opaque reference where there was an image', [{}], [{ raw: '(a)' }], [true]],
])('%s', (_, base, change, pending) => {
  expect(pendingOf(source(...base), source(...change))).toEqual(pending);
});

it('a waiver of a file that is gone may be in any file, once', () => {
  const base = source({ file: 'old' });
  expect(pendingOf(base, source({ file: 'new' }), ['old'])).toEqual([false]);
  expect(pendingOf(base, source({ file: 'new' }))).toEqual([true]);
  expect(pendingOf(base, source({ file: 'new' }, { file: 'newer' }), ['old'])).toEqual([false, true]);
});

it('a waiver is about what it covers: references before, after and in other files are none of it', () => {
  const at = (start: number, file = 'Dockerfile') => ({ file, span: { start, end: start + 3 } });
  const waiver: InlineWaiver = {
    check: 'c',
    reason: 'r',
    at: at(0),
    covers: { file: 'Dockerfile', span: { start: 10, end: 20 } },
  };
  const covered = (...places: readonly (readonly [string, ReturnType<typeof at>])[]): InlineWaiverSource => ({
    waivers: [waiver],
    occurrences: places.map(([raw, place]) => ({ ...occurrence(raw), at: place })),
  });
  const base = covered(['r.io/a:1', at(10)]);
  for (const outside of [at(9), at(20), at(10, 'other')])
    expect(pendingOf(base, covered(['r.io/a:1', at(10)], ['r.io/b:1', outside]))).toEqual([false]);
  for (const inside of [at(11), at(19)])
    expect(pendingOf(base, covered(['r.io/a:1', at(10)], ['r.io/b:1', inside]))).toEqual([true]);
});

it('a pending waiver accepts nothing, says so at the finding, and is not reported as unused', () => {
  const at = { file: 'Dockerfile', span: { start: 0, end: 5 } };
  const inline = [{ check: 'unpinned', reason: 'r', at, covers: at, pending: true }] as const;
  const { findings, waiverStates } = applyPolicy(
    [finding('unpinned', { at, message: 'It is wrong' })],
    noPolicy,
    {
      now: 0,
      complete: true,
      inline,
    },
  );
  expect(findings).toMatchObject([
    {
      check: 'unpinned',
      waived: undefined,
      message: 'It is wrong. This change adds the inline waiver, which takes effect after the merge',
    },
  ]);
  expect(waiverStates).toMatchObject([
    {
      state: 'pending',
      matched: 1,
      notice: 'This pull request adds the waiver: it takes effect after the merge and will match 1 finding',
    },
  ]);
  const unmatched = applyPolicy([], noPolicy, { now: 0, complete: true, inline });
  expect(unmatched.findings).toEqual([]);
  expect(unmatched.waiverStates[0]?.notice).toBe(
    'This pull request adds the waiver: it takes effect after the merge',
  );
});
