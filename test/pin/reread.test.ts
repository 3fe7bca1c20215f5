// Files are read again before they are changed: what would not be read as before is refused as a whole, with its line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinTo } from '../../src/checks/check.js';
import { scanCheckout } from '../../src/formats/index.js';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { type Digest, imageName, withImpliedTag } from '../../src/model/images/image.js';
import type { JudgedFinding } from '../../src/model/judgement/finding.js';
import type { Occurrence } from '../../src/model/occurrence.js';
import { type DigestEdit, misreadFiles, type ReadCheckout } from '../../src/pin/compare.js';
import { filesWith, guardedFindings, writePins } from '../../src/pin/pinner.js';
import { applyEdits, planChanges, planEdits } from '../../src/pin/plan.js';
import { runs } from '../sample.js';
import { anyFile, noise } from '../scan/any-text.js';
import { currentDigestOf, digestFor } from '../scan/pinning.js';

function findingsFor(occurrences: readonly Occurrence[]): readonly JudgedFinding[] {
  return occurrences.flatMap((one) => {
    if (one.kind !== 'image') return [];
    const { fix } = pinTo(one, currentDigestOf(one.image));
    return [
      {
        check: 'unpinned',
        severity: 'error',
        message: '',
        at: one.at,
        ...(fix ? { fix } : {}),
        waived: undefined,
      },
    ];
  });
}

function pinned(text: string, edits: readonly DigestEdit[]): string {
  const applied = applyEdits(text, edits);
  if ('refused' in applied) throw new Error(applied.refused);
  return applied.text;
}

const line = () => 1;

function holdsOthers(one: Occurrence, all: readonly Occurrence[]): boolean {
  const { span } = one.at;
  return (
    one.kind === 'opaque' &&
    all.some((other) => other !== one && span.start <= other.at.span.start && other.at.span.end <= span.end)
  );
}

describe('what is read again', () => {
  it('is never refused after nothing but pins', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const before = scanFile(file);
        // In what is opaque as a whole, such as all behind a quote that is never closed, a digest changes the text: it is refused.
        fc.pre(!before.occurrences.some((one) => holdsOthers(one, before.occurrences)));
        const edits = planEdits(findingsFor(before.occurrences));
        const after = scanFile({ ...file, text: pinned(file.text, edits.get(file.path) ?? []) });
        expect(misreadFiles(before, after, edits, line)).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is only accepted with the same names, the digests of the edits and no new problem', () => {
    const damage = fc.tuple(
      fc.nat(),
      fc.nat(6),
      fc.oneof(noise, fc.constantFrom('-x', ':1', 'b', 'FROM b:1\n')),
    );
    fc.assert(
      fc.property(anyFile, damage, (file, [at, cut, put]) => {
        const before = scanFile(file);
        const edits = planEdits(findingsFor(before.occurrences));
        const text = pinned(file.text, edits.get(file.path) ?? []);
        const start = at % (text.length + 1);
        const after = scanFile({ ...file, text: text.slice(0, start) + put + text.slice(start + cut) });
        if (misreadFiles(before, after, edits, line).length > 0) return;
        const own = (read: ReadCheckout) => read.occurrences.filter((one) => one.at.file === file.path);
        const wanted = own(before).map((one) => {
          if (one.kind !== 'image') return one.raw;
          if (one.pin.kind === 'refused') return `${imageName(one.image)} ${one.image.digest}`;
          return `${imageName(withImpliedTag(one.image))} ${currentDigestOf(one.image)}`;
        });
        // One that takes its value from an edited place is pinned with it.
        const planned = new Set(wanted);
        own(before).forEach((one, index) => {
          if (one.kind !== 'image' || one.pin.kind === 'place') return;
          const pinnedToo = `${imageName(withImpliedTag(one.image))} ${currentDigestOf(one.image)}`;
          const got = own(after)[index];
          const shown = got?.kind === 'image' ? `${imageName(got.image)} ${got.image.digest}` : '';
          if (shown === pinnedToo && planned.has(pinnedToo)) wanted[index] = pinnedToo;
        });
        const found = own(after).map((one) =>
          one.kind === 'opaque' ? one.raw : `${imageName(one.image)} ${one.image.digest}`,
        );
        expect(found).toEqual(wanted);
        const known = new Set(before.problems.map(({ message }) => message));
        expect(after.problems.filter(({ message }) => !known.has(message))).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});

/** A checkout whose reader takes some lines in another way once there is a digest in the file. */
async function checkoutOf(files: Record<string, string>) {
  const disk = {
    list: async () => Object.keys(files),
    read: async (path: string) => ({ text: files[path] ?? '' }),
  };
  const everything = { paths: [], exclude: [] };
  const read = await scanCheckout(disk, everything);
  const replaced = new Map<string, string>();
  const replace = async (path: string, _: string | undefined, after: string) => {
    replaced.set(path, after);
    return {};
  };
  return {
    checkout: { ...read, evidence: read, findings: findingsFor(read.occurrences) },
    reread: (texts: ReadonlyMap<string, string>) => scanCheckout(filesWith(disk, texts), everything),
    replace,
    replaced,
  };
}

const digest = digestFor('docker.io/library/a:1');

describe('files with pins', () => {
  it('are written if they are read as before', async () => {
    const { checkout, reread, replace, replaced } = await checkoutOf({ Dockerfile: 'FROM a:1\n' });
    const written = await writePins({ replace }, checkout, reread);
    expect(written.refused).toEqual([]);
    expect([...replaced]).toEqual([['Dockerfile', `FROM a:1@${digest}\n`]]);
    expect(written.after?.occurrences).toMatchObject([{ image: { digest } }]);
  });

  it.each([
    ['another name', 'b:1', 'line 2 would name docker.io/library/b:1 instead of docker.io/library/a:1@'],
    ['another digest', `a:1@${digestFor('other')}`, 'line 2 would name docker.io/library/a:1@'],
    ['no name', '$X', 'line 2 could not be read: '],
    ['two names', `a:1@${digest}\nFROM c:1`, 'it would name another image'],
    ['no image', 'scratch', 'line 2 would name one image less'],
  ])('are refused as a whole if they would have %s, and the others are written', async (_, wrong, why) => {
    const files = { Dockerfile: 'FROM a:1\n', 'b/Dockerfile': '# x\nFROM a:1\n' };
    const { checkout, reread, replace, replaced } = await checkoutOf(files);
    const misreading = (texts: ReadonlyMap<string, string>) =>
      reread(
        new Map(
          [...texts].map(([path, text]) => [
            path,
            path === 'b/Dockerfile' ? text.replace(`a:1@${digest}`, wrong) : text,
          ]),
        ),
      );
    const written = await writePins({ replace }, checkout, misreading);
    expect([...replaced.keys()]).toEqual(['Dockerfile']);
    expect(written.refused).toEqual([
      { cause: 'not-written', subject: 'b/Dockerfile', message: expect.stringContaining(why) },
    ]);
    expect(written.refused[0]?.message).toMatch(/^The file was not pinned: with the digests, /);
  });

  it.each(['r', 'r:latest'])(
    'are written if a problem quotes the frontend %s with its digest',
    async (name) => {
      const { checkout, reread, replace, replaced } = await checkoutOf({
        Dockerfile: `# syntax=${name}\nFROM a:1\n`,
      });
      const { refused } = await writePins({ replace }, checkout, reread);
      const frontend = digestFor('docker.io/library/r:latest');
      expect(refused).toEqual([]);
      expect([...replaced.values()]).toEqual([`# syntax=r:latest@${frontend}\nFROM a:1@${digest}\n`]);
    },
  );

  it('are all refused if a file without pins would be read in another way', async () => {
    const { checkout, reread, replace, replaced } = await checkoutOf({
      Dockerfile: 'FROM a:1\n',
      'Dockerfile.b': 'FROM scratch\n',
    });
    const misreading = (texts: ReadonlyMap<string, string>) =>
      reread(texts.size === 0 ? texts : new Map([...texts, ['Dockerfile.b', 'FROM evil:1\n']]));
    const written = await writePins({ replace }, checkout, misreading);
    expect(replaced.size).toBe(0);
    expect(written.refused).toMatchObject([
      {
        subject: 'Dockerfile',
        message: expect.stringContaining('in Dockerfile.b, with the digests, it would name'),
      },
    ]);
  });

  it('have no fix in the report, and say why', async () => {
    const { checkout, reread } = await checkoutOf({ Dockerfile: 'FROM a:1\n', 'b/Dockerfile': 'FROM b:1\n' });
    const [waived, other] = checkout.findings;
    if (waived === undefined || other === undefined) throw new Error('There are two findings');
    const waiver = { at: waived.at ?? { file: 'x', span: { start: 0, end: 0 } }, reason: 'x' };
    const findings = [{ ...waived, waived: waiver }, other];
    const misreading = (texts: ReadonlyMap<string, string>) =>
      reread(
        new Map([...texts].map(([path, text]) => [path, path === 'Dockerfile' ? 'FROM evil:1\n' : text])),
      );
    const guarded = await guardedFindings({ ...checkout, findings }, misreading);
    const { fix: _, ...withoutFix } = waived;
    expect(guarded).toEqual([
      {
        ...withoutFix,
        waived: waiver,
        message: expect.stringMatching(
          /\. It cannot be pinned automatically: with the digests, line 1 would name /,
        ),
      },
      other,
    ]);
    expect(await guardedFindings(checkout, reread)).toEqual(checkout.findings);
  });

  it('end to be read, whatever the reader says', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `d${index}/Dockerfile`);
    const { checkout, reread } = await checkoutOf(
      Object.fromEntries(names.map((path) => [path, 'FROM a:1\n'])),
    );
    let readings = 0;
    const planned = await planChanges(checkout, async (texts) => {
      readings += 1;
      const [first = ''] = texts.keys();
      return reread(new Map([...texts, [first, 'FROM evil:1\n']]));
    });
    expect(planned.changes).toEqual([]);
    expect(planned.refused.map(({ path }) => path).sort()).toEqual([...names].sort());
    expect(readings).toBeLessThan(10);
  });
});

it('the digest of an argument that is the tag of two names is written once', async () => {
  const text = 'ARG V=1\nFROM a:$V\nFROM a:$V AS b\n';
  const { checkout, reread, replace, replaced } = await checkoutOf({ Dockerfile: text });
  await writePins({ replace }, checkout, reread);
  const only: Digest = digest;
  expect(replaced.get('Dockerfile')).toBe(`ARG V=1@${only}\nFROM a:$V\nFROM a:$V AS b\n`);
});
