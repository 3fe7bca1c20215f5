// `new-only`: what a change introduces, by what its references are and not by where they stand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baselineReferences, compareFindings } from '../../src/checks/baseline.js';
import type { Renames } from '../../src/checks/waivers/renamed-files.js';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import type { Occurrence } from '../../src/model/occurrence.js';

interface Line {
  readonly file: string;
  readonly tag?: string;
  readonly digest?: 'a' | 'b';
  readonly testData?: true;
  readonly isLocal?: true;
}

/** References of a repository, each on a line of its own; `shift` moves all of them down. */
function repositoryOf(lines: readonly Line[], shift = 0) {
  const occurrences = lines.map(({ file, tag, digest, testData, isLocal }, index): Occurrence => {
    const start = shift + index * 10;
    const one = {
      at: { file, span: { start, end: start + 5 } },
      raw: String(tag),
      image: {
        registry: 'r.example.com',
        repository: 'app',
        ...(tag === undefined ? {} : { tag }),
        ...(digest === undefined ? {} : { digest: `sha256:${digest.repeat(64)}` as const }),
      },
      ...(testData === undefined ? {} : { testData: 'testdata' }),
    };
    return isLocal === true
      ? { kind: 'local', ...one, builtBy: { file: 'build.sh', line: 1 } }
      : { kind: 'image', ...one, pin: { kind: 'refused', why: '' } };
  });
  return { occurrences, files: new Set(lines.map(({ file }) => file)) };
}

function findingsAt(occurrences: readonly Occurrence[], check = 'stale-digest'): JudgedFinding[] {
  return occurrences.map(({ at }) => ({ check, severity: 'error', at, message: '', waived: undefined }));
}

function introducedLines(
  before: readonly Line[],
  after: readonly Line[],
  { check, renames }: { readonly check?: string; readonly renames?: Renames } = {},
): number[] {
  const head = repositoryOf(after, 1000);
  const findings = findingsAt(head.occurrences, check);
  return introducedOf(findings, before, head, renames);
}

/** The indexes of the findings that the change introduces; every finding gets an answer. */
function introducedOf(
  findings: readonly JudgedFinding[],
  before: readonly Line[],
  head: ReturnType<typeof repositoryOf>,
  renames: Renames = new Map(),
): number[] {
  const references = baselineReferences(
    repositoryOf(before).occurrences,
    head.occurrences,
    head.files,
    renames,
  );
  const compared = compareFindings(findings, head.occurrences, { references, unchanged: {} });
  const bare = compared.map(({ introduced, message, ...finding }) => ({ ...finding, message: '' }));
  expect(bare).toEqual(findings);
  expect(compared.every(({ introduced }) => typeof introduced === 'boolean')).toBe(true);
  return compared.flatMap(({ introduced }, index) => (introduced === true ? [index] : []));
}

const old: Line = { file: 'Dockerfile', tag: '1', digest: 'a' };

describe('compareFindings', () => {
  it.each<[string, Line[], Line[], number[]]>([
    ['a line that moved', [old], [old], []],
    ['one that was test data and is used now', [{ ...old, testData: true }], [old], [0]],
    ['one that becomes test data', [old], [{ ...old, testData: true }], [0]],
    ['one that was built here and is pulled now', [{ ...old, isLocal: true }], [old], [0]],
    ['one that the change builds', [old], [{ ...old, isLocal: true }], [0]],
    ['one that stays built here', [{ ...old, isLocal: true }], [{ ...old, isLocal: true }], []],
    ['a second equal reference', [old], [old, old], [1]],
    ['a new digest', [old], [{ ...old, digest: 'b' }], [0]],
    ['a digest taken away', [old], [{ file: 'Dockerfile', tag: '1' }], [0]],
    ['another tag', [old], [{ ...old, tag: '2' }], [0]],
    ['a reference in another file, whose own is gone', [old], [{ ...old, file: 'Containerfile' }], [0]],
    ['a copied file', [old], [old, { ...old, file: 'Containerfile' }], [1]],
    [
      'a reference moved between files that stay',
      [old, { ...old, file: 'b', tag: '2' }],
      [
        { ...old, tag: '3' },
        { ...old, file: 'b' },
      ],
      [0, 1],
    ],
  ])('%s', (_, before, after, lines) => {
    expect(introducedLines(before, after)).toEqual(lines);
  });

  it('a file that is renamed keeps what it has, once, and a rename does not make test data anything else', () => {
    const renames = new Map([['Dockerfile', 'Containerfile']]);
    const moved = { ...old, file: 'Containerfile' };
    expect(introducedLines([old], [moved], { renames })).toEqual([]);
    expect(introducedLines([old], [moved, { ...old, file: 'other' }], { renames })).toEqual([1]);
    expect(introducedLines([old], [moved, moved], { renames })).toEqual([1]);
    expect(introducedLines([{ ...old, testData: true }], [moved], { renames })).toEqual([0]);
  });

  it('says of a reference that left another file where the base has it, and that this does not move', () => {
    const messagesOf = (
      before: readonly Line[],
      after: readonly Line[],
      waived?: JudgedFinding['waived'],
    ) => {
      const head = repositoryOf(after, 1000);
      const existing = repositoryOf(before).occurrences;
      const references = baselineReferences(existing, head.occurrences, head.files, new Map());
      const findings = findingsAt(head.occurrences).map((one) => ({ ...one, waived, message: 'It is old' }));
      const compared = compareFindings(findings, head.occurrences, { references, unchanged: {} });
      return compared.map(({ message }) => message);
    };
    const remedy =
      'what is accepted there does not move to another file. Fix it, or merge a waiver for it first';
    const moved = { ...old, file: 'b' };
    expect(messagesOf([old], [moved])).toEqual([
      `It is old. The base has it in \`Dockerfile\`, which the change removes or renames: ${remedy}`,
    ]);
    expect(messagesOf([old], [{ ...old, tag: '2' }, moved])).toEqual([
      'It is old',
      `It is old. The base has it in \`Dockerfile\`: ${remedy}`,
    ]);
    expect(messagesOf([old], [old, moved])).toEqual(['It is old', 'It is old']);
    expect(messagesOf([], [moved])).toEqual(['It is old']);
    const [{ at }] = findingsAt(repositoryOf([old]).occurrences) as [JudgedFinding];
    if (at === undefined) throw new Error('no place');
    expect(messagesOf([old], [moved], { at, reason: 'r' })).toEqual(['It is old']);
  });

  it('a new digest does not introduce the problems of its tag', () => {
    const check = 'deprecated-tag';
    expect(introducedLines([old], [{ ...old, digest: 'b' }], { check })).toEqual([]);
    expect(introducedLines([old], [{ ...old, tag: '2' }], { check })).toEqual([0]);
  });

  it('a new digest that does not exist is news, and so is one of a deprecated tag that is not named', () => {
    expect(introducedLines([old], [{ ...old, digest: 'b' }], { check: 'missing-tag' })).toEqual([0]);
    const bare: Line = { file: 'Dockerfile', digest: 'a' };
    expect(introducedLines([bare], [{ ...bare, digest: 'b' }], { check: 'deprecated-tag' })).toEqual([0]);
    expect(introducedLines([bare], [bare], { check: 'deprecated-tag' })).toEqual([]);
  });

  it('two findings of one check at one reference are one matter', () => {
    const head = repositoryOf([old]);
    const findings = [...findingsAt(head.occurrences), ...findingsAt(head.occurrences)];
    expect(introducedOf(findings, [old], head)).toEqual([]);
  });

  it('a finding about a file counts when the file is new or changed, one about no file never, one about a file that was not compared is unknown', () => {
    const about = (file: string): JudgedFinding => ({
      check: 'advisory',
      severity: 'error',
      at: { file, span: { start: 0, end: 0 } },
      message: '',
      waived: undefined,
    });
    const { at: _, ...nowhere } = about('');
    const findings = [about('changed.json'), about('same.json'), about('unread.json'), nowhere];
    const unchanged = { 'changed.json': false, 'same.json': true };
    const compared = compareFindings(findings, [], { references: [], unchanged });
    expect(compared.map(({ introduced }) => introduced)).toEqual([true, false, 'unknown', false]);
  });

  it('an opaque reference is the same when its text is, in its file alone', () => {
    const opaque = (raw: string, file = 'Dockerfile', start = 0): Occurrence => ({
      kind: 'opaque',
      at: { file, span: { start, end: start + 3 } },
      raw,
      why: 'variable',
      detail: 'a variable',
    });
    const introduced = (
      base: readonly Occurrence[],
      change: readonly Occurrence[],
      files = ['Dockerfile'],
    ) => {
      const references = baselineReferences(base, change, new Set(files), new Map());
      const found = findingsAt(change, 'opaque-reference');
      const compared = compareFindings(found, change, { references, unchanged: {} });
      return compared.map((finding) => finding.introduced);
    };
    expect(introduced([opaque('$A')], [opaque('$A', 'Dockerfile', 50)])).toEqual([false]);
    expect(introduced([opaque('$A')], [opaque('$B')])).toEqual([true]);
    expect(introduced([opaque('$A')], [opaque('$A'), opaque('$A', 'Dockerfile', 50)])).toEqual([false, true]);
    expect(introduced([opaque('$A', 'old')], [opaque('$A', 'new')], ['new'])).toEqual([true]);
    expect(introduced([opaque('$A', 'old')], [opaque('$A', 'new')], ['new', 'old'])).toEqual([true]);
    const [image] = repositoryOf([{ file: 'Dockerfile', tag: '1' }]).occurrences;
    if (image === undefined) throw new Error('no occurrence');
    expect(introduced([opaque('$A')], [image])).toEqual([true]);
    expect(introduced([image], [opaque('app')])).toEqual([true]);
  });

  const line = fc.record({
    file: fc.constantFrom('a', 'b', 'c'),
    tag: fc.constantFrom('1', '2'),
    digest: fc.constantFrom('a' as const, 'b' as const),
  });
  const lines = fc.array(line, { maxLength: 12 });

  it('moving lines and renaming files introduces nothing', () => {
    fc.assert(
      fc.property(
        lines,
        fc.func(fc.constantFrom('x', 'y', 'z')),
        fc.infiniteStream(fc.nat()),
        (before, rename, keys) => {
          const renames = new Map(['a', 'b', 'c'].map((file) => [file, `${file}-${rename(file)}`]));
          const moved = before
            .map((one) => ({ one, key: keys.next().value as number }))
            .sort((p, q) => p.key - q.key)
            .map(({ one }) => one);
          const renamed = moved.map((one) => ({ ...one, file: renames.get(one.file) ?? '' }));
          expect(introducedLines(before, moved)).toEqual([]);
          expect(introducedLines(before, renamed, { renames })).toEqual([]);
          expect(introducedLines(before, renamed)).toHaveLength(before.length);
        },
      ),
    );
  });

  it('counts exactly the references that the base does not have, when no file went away', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const staying = [...before, ...after].map(({ file }) => file);
        const anchors = [...new Set(staying)].map((file) => ({ file, tag: 'anchor', digest: 'a' as const }));
        const key = (one: Line) => JSON.stringify([one.file, one.tag, one.digest]);
        const count = (all: readonly Line[], wanted: string) =>
          all.filter((one) => key(one) === wanted).length;
        const expected = [...new Set(after.map(key))].reduce(
          (sum, wanted) => sum + Math.max(0, count(after, wanted) - count(before, wanted)),
          0,
        );
        expect(introducedLines([...anchors, ...before], [...anchors, ...after])).toHaveLength(expected);
      }),
    );
  });
});
