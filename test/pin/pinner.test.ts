// The pins of one run: what is read how often, what is refused before and after it was read again, and its lines.
import { describe, expect, it } from 'vitest';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import type { ReadCheckout } from '../../src/pin/compare.js';
import { createPinner, filesWith } from '../../src/pin/pinner.js';
import { planChanges } from '../../src/pin/plan.js';
import { digest } from '../build.js';

const d = digest('a');

/** A finding with a fix that inserts the digest at `start`. */
function insertion(start: number, { file = 'Dockerfile', expect = '' } = {}): JudgedFinding {
  const span = { start, end: start + expect.length };
  const fix = { file, span, expect, replacement: `${expect}@${d}`, digest: d };
  return { check: 'unpinned', severity: 'error', message: '', fix, waived: undefined };
}

function found(texts: Readonly<Record<string, string>>, findings: readonly JudgedFinding[]) {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, { path, text }]));
  return { evidence: { occurrences: [] }, problems: [], findings, files };
}

const nothing: ReadCheckout = { occurrences: [], problems: [] };

/** A disk, and a pinner over it whose scanner finds nothing, but keeps the text of Dockerfile at each reading. */
function world(disk: Record<string, string>, refused?: string) {
  const readings: string[] = [];
  const files = {
    list: async () => Object.keys(disk),
    read: async (path: string) => ({ text: disk[path] ?? '' }),
    replace: async (path: string, before: string | undefined, after: string) => {
      if (path === refused || disk[path] !== before) return { refused: 'the disk is full' };
      disk[path] = after;
      return {};
    },
  };
  const pinner = createPinner(files, async ({ read }) => {
    const file = await read('Dockerfile');
    readings.push('text' in file ? file.text : file.unreadable);
    return nothing;
  });
  return { disk, readings, pinner };
}

const before = 'FROM a:1\n';
const after = `FROM a:1@${d}\n`;

describe('a pinner', () => {
  it('reads once before it writes, and does not read again what is written', async () => {
    const { disk, readings, pinner } = world({ Dockerfile: before });
    const written = await pinner.write(found({ Dockerfile: before }, [insertion(8)]));
    const lines = [{ line: 1, before: 'FROM a:1', after: `FROM a:1@${d}` }];
    expect(written).toStrictEqual({ changes: [{ path: 'Dockerfile', before, after, lines }], refused: [] });
    expect(disk).toEqual({ Dockerfile: after });
    expect(await pinner.rescan()).toBe(nothing);
    expect(readings).toEqual([after]);
  });

  it('reads the disk if nothing was written', async () => {
    const { readings, pinner } = world({ Dockerfile: before });
    await pinner.rescan();
    expect(readings).toEqual([before]);
  });

  it('reads the disk again if a file could not be written, and says which', async () => {
    const texts = { Dockerfile: before, b: before };
    const { disk, readings, pinner } = world({ ...texts }, 'Dockerfile');
    const written = await pinner.write(found(texts, [insertion(8), insertion(8, { file: 'b' })]));
    expect(written.changes.map(({ path }) => path)).toEqual(['b']);
    expect(written.refused).toEqual([
      {
        cause: 'not-written',
        subject: 'Dockerfile',
        message: 'The file was not pinned: the disk is full',
      },
    ]);
    await pinner.rescan();
    expect(readings).toEqual([after, before]);
    expect(disk.b).toBe(after);
  });

  it('writes nothing for a plan, or for findings that are shown', async () => {
    const { disk, pinner } = world({ Dockerfile: before });
    const left = found({ Dockerfile: before }, [insertion(8)]);
    expect(await pinner.plan(left)).toMatchObject([{ path: 'Dockerfile', before, after }]);
    expect(await pinner.guard(left)).toEqual(left.findings);
    expect(disk).toEqual({ Dockerfile: before });
  });
});

describe('planned changes', () => {
  it('are refused for a file whose text is not the expected one, without the other files', async () => {
    const moved = insertion(0, { file: 'b', expect: 'FROM b' });
    const seen: string[][] = [];
    const checkout = found({ Dockerfile: before, b: before }, [insertion(8), moved]);
    const planned = await planChanges(checkout, async (texts) => {
      seen.push([...texts.keys()]);
      return nothing;
    });
    expect(planned.changes.map(({ path }) => path)).toEqual(['Dockerfile']);
    expect(planned.refused).toEqual([{ path: 'b', why: 'the text has changed since it was scanned' }]);
    expect(seen).toEqual([['Dockerfile']]);
  });

  it('are refused with the line in the text that was read: with the digests, or of another file', async () => {
    const text = `${before}RUN true\n`;
    const checkout = found({ Dockerfile: text, other: 'a\nb\nc\n' }, [insertion(8)]);
    const withProblem = (file: string, start: number) =>
      planChanges(checkout, async () => ({
        ...nothing,
        problems: [{ file, message: 'unclosed', span: { start, end: start } }],
      }));
    const own = await withProblem('Dockerfile', 10);
    expect(own).toEqual({
      changes: [],
      refused: [{ path: 'Dockerfile', why: 'with the digests, line 1 could not be read: unclosed' }],
    });
    const other = await withProblem('other', 4);
    expect(other.refused).toEqual([
      { path: 'Dockerfile', why: 'in other, with the digests, line 3 could not be read: unclosed' },
    ]);
  });

  it('are not read at all without a fix, or if all are waived', async () => {
    const { fix: _, ...unfixed } = insertion(8);
    const waived = { at: { file: 'x', span: { start: 0, end: 0 } }, reason: 'x' };
    const checkout = found({ Dockerfile: before }, [unfixed, { ...insertion(8), waived }]);
    const reread = async () => {
      throw new Error('read');
    };
    expect(await planChanges(checkout, reread)).toEqual({ changes: [], refused: [] });
  });
});

it('files with other texts are read as these, the rest from the disk', async () => {
  const disk = {
    list: async (isWanted?: (path: string) => boolean) => ['a', 'b'].filter((path) => isWanted?.(path)),
    read: async (path: string) => ({ text: `disk ${path}` }),
  };
  const files = filesWith(disk, new Map([['a', '']]));
  expect(await files.list((path) => path === 'b')).toEqual(['b']);
  expect([await files.read('a'), await files.read('b')]).toEqual([{ text: '' }, { text: 'disk b' }]);
});
