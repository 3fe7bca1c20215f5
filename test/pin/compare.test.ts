// What counts as read in another way after a pin, and where it says that it is.
import { describe, expect, it } from 'vitest';
import { pinTo } from '../../src/checks/check.js';
import type { ImageOccurrence, Occurrence } from '../../src/model/occurrence.js';
import type { Problem } from '../../src/model/text/source.js';
import { type DigestEdit, misreadFiles } from '../../src/pin/compare.js';
import { digest, occurrence } from '../build.js';

const d = digest('a');
const file = 'Dockerfile';

interface Reading {
  readonly before: readonly Occurrence[];
  readonly after: readonly Occurrence[];
  readonly problems?: readonly [readonly Problem[], readonly Problem[]];
  /** The references of `before` that are pinned. */
  readonly edited?: readonly ImageOccurrence[];
}

/** A line that is another one for another file, offset or text. */
function lineOf(path: string, offset: number, text: 'before' | 'after'): number {
  return 10_000 * path.length + 10 * offset + ['before', 'after'].indexOf(text);
}

/** The files with their reasons. */
function misread({ before, after, problems = [[], []], edited = [] }: Reading) {
  const edits = new Map<string, DigestEdit[]>();
  for (const one of edited) {
    const { fix } = pinTo(one, d);
    if (fix !== undefined) edits.set(fix.file, [...(edits.get(fix.file) ?? []), fix]);
  }
  const found = misreadFiles(
    { occurrences: before, problems: problems[0] },
    { occurrences: after, problems: problems[1] },
    edits,
    lineOf,
  );
  return found.map(({ path, why }) => `${path}: ${why}`);
}

const behindVariable = (raw: string) => occurrence(raw, { why: 'The tag is a variable' });

describe('a name that is written elsewhere', () => {
  it('may take over the digest that is written there for the same name', () => {
    const [written, used] = [occurrence('a:1', { file: 'values.yaml' }), behindVariable('a:1')];
    const pinned = [occurrence(`a:1@${d}`, { file: 'values.yaml' }), behindVariable(`a:1@${d}`)];
    expect(misread({ before: [written, used], after: pinned, edited: [written] })).toEqual([]);
  });

  it('may not take over the digest of another name, or one that no edit writes', () => {
    const [written, used] = [occurrence('a:1', { file: 'values.yaml' }), behindVariable('b:1')];
    const pinned = occurrence(`a:1@${d}`, { file: 'values.yaml' });
    const wrong = `would name docker.io/library/b:1@${d} instead of docker.io/library/b:1`;
    const line = `line ${lineOf(file, 0, 'before')}`;
    const after = [pinned, behindVariable(`b:1@${d}`)];
    expect(misread({ before: [written, used], after, edited: [written] })).toEqual([
      `${file}: with the digests, ${line} ${wrong}`,
    ]);
    const unplanned = { before: [behindVariable('a:1')], after: [behindVariable(`a:1@${d}`)] };
    expect(misread(unplanned)).toHaveLength(1);
    const renamed = [pinned, behindVariable(`a:1@${d}`)];
    expect(misread({ before: [written, used], after: renamed, edited: [written] })).toHaveLength(1);
  });

  it('does not excuse a reference with its own place for a digest, which no edit changes', () => {
    const [written, other] = [occurrence('a:1', { file: 'values.yaml' }), occurrence('a:1')];
    const after = [occurrence(`a:1@${d}`, { file: 'values.yaml' }), occurrence(`a:1@${d}`)];
    expect(misread({ before: [written, other], after, edited: [written] })).toEqual([
      `${file}: with the digests, line ${lineOf(file, 0, 'before')} would name docker.io/library/a:1@${d} instead of docker.io/library/a:1`,
    ]);
  });
});

describe('a reference that is no image', () => {
  const opaque = (raw: string, why: 'variable' | 'invalid' = 'variable'): Occurrence => ({
    kind: 'opaque',
    at: { file, span: { start: 0, end: raw.length } },
    raw,
    why,
    detail: 'it depends on X',
  });
  const a = occurrence('a:1');

  it('must stay the same text for the same reason', () => {
    expect(misread({ before: [opaque('$X')], after: [opaque('$X')] })).toEqual([]);
    const line = `${file}: with the digests, line ${lineOf(file, 0, 'before')}`;
    for (const other of [opaque('$Y'), opaque('$X', 'invalid'), a])
      expect(misread({ before: [opaque('$X')], after: [other] })).toEqual([
        `${line} would be read in another way`,
      ]);
    expect(misread({ before: [a], after: [opaque('$X')] })).toEqual([
      `${line} could not be read: it depends on X`,
    ]);
    const builtBy = { file: 'Makefile', line: 1 };
    const local: Occurrence = { kind: 'local', at: a.at, raw: 'a:1', image: a.image, builtBy };
    expect(misread({ before: [local], after: [local] })).toEqual([]);
    expect(misread({ before: [a], after: [local] })).toEqual([
      `${line} would name an image that is built here`,
    ]);
  });
});

describe('problems', () => {
  const problem = (message: string, start?: number): Problem => ({
    file,
    message,
    ...(start === undefined ? {} : { span: { start, end: start } }),
  });

  it('that are new are named with their line in the new text, or with the whole file', () => {
    const reading = { before: [], after: [] };
    expect(misread({ ...reading, problems: [[], [problem('unclosed', 1000), problem('second')]] })).toEqual([
      `${file}: with the digests, line ${lineOf(file, 1000, 'after')} could not be read: unclosed`,
    ]);
    expect(misread({ ...reading, problems: [[], [problem('unclosed')]] })).toEqual([
      `${file}: with the digests, the file could not be read: unclosed`,
    ]);
  });

  it('that were there before may quote a name with its new digest', () => {
    const known = [problem('a:1 is odd')];
    const same = { before: [], after: [] };
    expect(misread({ ...same, problems: [known, [problem(`a:1@${d} is odd`)]] })).toEqual([]);
    expect(misread({ ...same, problems: [known, [{ ...problem('a:1 is odd'), file: 'other' }]] })).toEqual([
      'other: with the digests, the file could not be read: a:1 is odd',
    ]);
  });
});
