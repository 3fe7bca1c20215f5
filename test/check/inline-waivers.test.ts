// Inline waivers of a pull request: which ones the base has already, and what a pending one says.
import { expect, it } from 'vitest';
import { applyPolicy } from '../../src/checks/apply-policy.js';
import { type InlineWaiverSource, markNewInlineWaivers } from '../../src/checks/waivers/inline-waivers.js';
import type { Renames } from '../../src/checks/waivers/renamed-files.js';
import { type InlineWaiver, noPolicy } from '../../src/model/judgement/policy.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import { digest, finding, image, occurrence } from '../build.js';

interface Line {
  readonly file?: string;
  /** The image of the line, or the text of an opaque one in parentheses. */
  readonly raw?: string;
  readonly check?: string;
  readonly reason?: string;
  readonly testData?: string;
}

/** Waivers that cover one line each, from the first character of the reference to the one after it. */
function source(...lines: readonly Line[]): InlineWaiverSource {
  const all = lines.map(
    ({ file = 'Dockerfile', raw = 'r.io/a:1', check = 'unpinned', reason = 'r', testData }, index) => {
      const span = { start: index * 100 + 10, end: index * 100 + 20 };
      const at = { file, span };
      const found: Occurrence = raw.startsWith('(')
        ? { kind: 'opaque', at, raw, why: 'variable', detail: 'a variable' }
        : { ...occurrence(raw), at, ...(testData === undefined ? {} : { testData }) };
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
  renames: Renames = new Map(),
): readonly boolean[] {
  const marked = markNewInlineWaivers(base, change, renames);
  expect(marked.map(({ pending, ...waiver }) => waiver)).toEqual(change.waivers);
  return marked.map(({ pending }) => pending === true);
}

it.each<[string, Line[], Line[], boolean[]]>([
  ['the same waiver', [{}], [{}], [false]],
  ['no waiver in the base', [], [{}], [true]],
  ['a second equal waiver', [{}], [{}, {}], [false, true]],
  ['another check', [{}], [{ check: 'stale-digest' }], [true]],
  ['another reason', [{}], [{ reason: 'another' }], [true]],
  ['another tag of the same image', [{}], [{ raw: 'r.io/a:2' }], [true]],
  ['a digest added', [{}], [{ raw: `r.io/a:1@${digest('b')}` }], [false]],
  [
    'another digest of the tag',
    [{ raw: `r.io/a:1@${digest('a')}` }],
    [{ raw: `r.io/a:1@${digest('b')}` }],
    [false],
  ],
  ['the tag taken away from a digest', [{}], [{ raw: `r.io/a@${digest('a')}` }], [true]],
  [
    'another digest that no tag names',
    [{ raw: `r.io/a@${digest('a')}` }],
    [{ raw: `r.io/a@${digest('b')}` }],
    [true],
  ],
  ['the tag that a name without one means', [{ raw: 'r.io/a' }], [{ raw: 'r.io/a:latest' }], [false]],
  ['one that was test data', [{ testData: 'fixtures' }], [{}], [true]],
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

it('a waiver follows its file to its new name, and no further', () => {
  const base = source({ file: 'old' });
  const renames = new Map([['old', 'new']]);
  expect(pendingOf(base, source({ file: 'new' }), renames)).toEqual([false]);
  expect(pendingOf(base, source({ file: 'new' }))).toEqual([true]);
  expect(pendingOf(base, source({ file: 'new' }, { file: 'newer' }), renames)).toEqual([false, true]);
  expect(pendingOf(base, source({ file: 'new', raw: 'r.io/a:2' }), renames)).toEqual([true]);
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
    [finding('unpinned', { at, message: 'It is wrong', about: { image: image('r.io/a:1') } })],
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
      message:
        'It is wrong. This change adds the inline waiver, which takes effect after the merge: the base has none for `r.io/a:1` in `Dockerfile`, and one for another image, tag or file does not move. Fix the finding, or merge the waiver first',
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
