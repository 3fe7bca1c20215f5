// What the base accepts does not move: random changes of real files, held against a count of lines that knows nothing of offsets.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPolicy } from '../../src/checks/apply-policy.js';
import { baselineReferences, compareFindings } from '../../src/checks/baseline.js';
import { markNewInlineWaivers } from '../../src/checks/waivers/inline-waivers.js';
import { renamedFiles } from '../../src/checks/waivers/renamed-files.js';
import { scanCheckout } from '../../src/formats/index.js';
import { noPolicy, type Policy } from '../../src/model/judgement/policy.js';
import { digest, finding } from '../build.js';
import { runs } from '../sample.js';

/** A reference, below a comment that waives its finding or not. */
interface Line {
  readonly image: 'a' | 'b';
  readonly tag: ':1' | ':2' | '';
  readonly pin: 'c' | 'd' | '';
  readonly waived: boolean;
}

/** The lines of each file. */
type Tree = Readonly<Record<string, readonly Line[]>>;

const check = 'stale-digest';
const files = ['sandbox', 'production', 'staging', 'examples', 'fixtures', 'left-out'].map(
  (folder) => `${folder}/Dockerfile`,
);
const place = { file: 'policy.yml', span: { start: 0, end: 1 } };
const lenient: Policy = {
  ...noPolicy,
  overrides: [{ at: place, paths: ['examples/**'], checks: new Map([[check, 'notice']]) }],
};

const textOf = (lines: readonly Line[]) =>
  lines
    .map(({ image, tag, pin, waived }) => {
      const comment = waived ? `# tagproof: ignore[${check}] accepted\n` : '';
      return `${comment}FROM r.io/acme/${image}${tag}${pin === '' ? '' : `@${digest(pin)}`}\n`;
    })
    .join('');

async function scan(tree: Tree) {
  const texts = new Map(Object.entries(tree).map(([file, lines]) => [file, textOf(lines)]));
  const paths = new Set(texts.keys());
  const read = {
    list: async () => [...paths].sort(),
    read: async (file: string) => ({ text: texts.get(file) ?? '' }),
  };
  return { paths, ...(await scanCheckout(read, { paths: [], exclude: ['left-out/**'] })) };
}

interface Accepted {
  readonly waived: readonly string[];
  readonly existing: readonly string[];
}

/** The lines of the head whose finding does not count, as `file:line`: by an inline waiver, and as existing. */
async function acceptedIn(before: Tree, after: Tree): Promise<Accepted> {
  const [base, head] = [await scan(before), await scan(after)];
  const renames = renamedFiles(base, head, lenient);
  const inline = markNewInlineWaivers(base, head, renames);
  const found = head.occurrences.map((one) =>
    finding(check, { at: one.at, ...(one.kind === 'opaque' ? {} : { about: { image: one.image } }) }),
  );
  const { findings } = applyPolicy(found, lenient, { now: 0, complete: false, inline });
  const references = baselineReferences(base.occurrences, head.occurrences, head.paths, renames);
  const compared = compareFindings(findings, head.occurrences, { references, unchanged: {} });
  const lineOf = ({ at = place }: (typeof compared)[number]) => {
    const text = head.files.get(at.file)?.text.slice(0, at.span.start) ?? '';
    return `${at.file}:${text.split('FROM').length - 2}`;
  };
  return {
    waived: compared.filter(({ waived }) => waived !== undefined).map(lineOf),
    existing: compared.filter(({ introduced }) => introduced === false).map(lineOf),
  };
}

const isScanned = (file: string) => !file.startsWith('left-out/');
const treatment = (file: string) => ['examples', 'fixtures'].find((folder) => file.startsWith(folder));
const waiverKey = ({ image, tag, pin }: Line) => `${image}${tag === '' ? pin : tag}`;
const pinKey = ({ image, tag, pin }: Line) => `${image}${tag}@${pin}`;

/**
 * Where the lines of a file belong: to the file, or, if only this tree has it and the other one has its content in a
 * file that is not here and is treated alike, to the content.
 */
function homeOf(file: string, here: Tree, there: Tree): string {
  const text = textOf(here[file] ?? []);
  const isTwin = (other: string) =>
    !(other in here) && treatment(other) === treatment(file) && textOf(there[other] ?? []) === text;
  return !(file in there) && Object.keys(there).some(isTwin) ? `${treatment(file)} ${text}` : file;
}

function count(tree: Tree, other: Tree, keyOf: (line: Line, at: string) => string | undefined) {
  const counts = new Map<string, number>();
  for (const [file, lines] of Object.entries(tree).filter(([path]) => isScanned(path)))
    lines.forEach((line, index) => {
      const key = keyOf(line, `${file}:${index}`);
      if (key === undefined) return;
      const full = `${homeOf(file, tree, other)} ${key}`;
      counts.set(full, (counts.get(full) ?? 0) + 1);
    });
  return counts;
}

/** What is accepted in the head and is not in the base as often, or, `tooFew`, is not accepted although it is. */
function wrongly(before: Tree, after: Tree, accepted: Accepted) {
  const counted = (of: readonly string[], keyOf: (line: Line) => string, isIt: (line: Line) => boolean) => {
    const had = count(before, after, (line) => (isIt(line) ? keyOf(line) : undefined));
    const has = count(after, before, (line) => (isIt(line) ? keyOf(line) : undefined));
    const said = count(after, before, (line, at) => (of.includes(at) ? keyOf(line) : undefined));
    return {
      tooMany: [...said].filter(([key, number]) => number > (had.get(key) ?? 0)),
      tooFew: [...has].filter(([key, number]) => (said.get(key) ?? 0) < Math.min(number, had.get(key) ?? 0)),
    };
  };
  const waived = counted(accepted.waived, waiverKey, (line) => line.waived);
  const existing = counted(accepted.existing, pinKey, () => true);
  return {
    tooMany: [...waived.tooMany, ...existing.tooMany],
    tooFew: [...waived.tooFew, ...existing.tooFew],
  };
}

const line = fc.record<Line>({
  image: fc.constantFrom('a', 'b'),
  tag: fc.constantFrom(':1', ':2', ''),
  pin: fc.constantFrom('c', 'd', ''),
  waived: fc.boolean(),
});
const tree = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...files), fc.array(line, { minLength: 1, maxLength: 3 })), {
    selector: ([file]) => file,
    minLength: 1,
    maxLength: 4,
  })
  .map((entries): Tree => Object.fromEntries(entries));

/** What one step of a change does: renames, copies, moves a line, edits one, or swaps the lines of a file. */
const step = fc.record({
  kind: fc.constantFrom('rename', 'rename', 'copy', 'move', 'edit', 'swap'),
  from: fc.nat(),
  to: fc.constantFrom(...files),
  at: fc.nat(),
  line,
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function changed(before: Tree, { kind, from, to, at, line: edited }: Step): Tree {
  const names = Object.keys(before);
  const file = names[from % Math.max(1, names.length)];
  if (file === undefined) return before;
  const { [file]: lines = [], ...others } = before;
  const index = at % Math.max(1, lines.length);
  const [rest, one] = [lines.toSpliced(index, 1), lines.slice(index, index + 1)];
  if (kind === 'rename') return to in before ? before : { ...others, [to]: lines };
  if (kind === 'copy') return { ...before, [to]: lines };
  if (kind === 'swap') return { ...before, [file]: lines.toReversed() };
  if (kind === 'edit') return { ...before, [file]: [edited, ...rest] };
  return file === to ? before : { ...before, [file]: rest, [to]: [...(before[to] ?? []), ...one] };
}

const pair = fc.oneof(
  fc.tuple(tree, tree),
  fc
    .tuple(tree, fc.array(step, { minLength: 1, maxLength: 4 }))
    .map(([before, steps]): [Tree, Tree] => [before, steps.reduce(changed, before)]),
);

describe('what the base accepts', () => {
  it('is never more in the change than in the base, by image, tag and file', async () => {
    const seen = { waived: 0, existing: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(pair, async ([before, after]) => {
        const accepted = await acceptedIn(before, after);
        const { tooMany, tooFew } = wrongly(before, after, accepted);
        expect(tooMany).toEqual([]);
        expect(tooFew).toEqual([]);
        seen.waived += accepted.waived.length;
        seen.existing += accepted.existing.length;
        seen.refused += Object.values(after).flat().length - accepted.existing.length;
      }),
      { numRuns: runs(600) },
    );
    for (const number of Object.values(seen)) expect(number).toBeGreaterThan(runs(100));
  });

  const old: Line = { image: 'a', tag: ':1', pin: '', waived: true };
  const [sandbox, production] = ['sandbox/Dockerfile', 'production/Dockerfile'];
  it.each<[string, Tree, Tree, string[]]>([
    [
      'follows a file that is renamed',
      { [sandbox]: [old] },
      { [production]: [old] },
      ['production/Dockerfile:0'],
    ],
    [
      'does not follow one that is renamed and changed anywhere',
      { [sandbox]: [old] },
      { [production]: [old, { ...old, waived: false, image: 'b' }] },
      [],
    ],
    ['does not follow an edit of the tag', { [sandbox]: [old] }, { [sandbox]: [{ ...old, tag: ':2' }] }, []],
    [
      'does not follow an edit of the image',
      { [sandbox]: [old] },
      { [sandbox]: [{ ...old, image: 'b' }] },
      [],
    ],
    [
      'does not follow into a file that the base has',
      { [sandbox]: [old], [production]: [{ ...old, tag: ':2' }] },
      { [production]: [old] },
      [],
    ],
    [
      'stays where it is when the file is copied',
      { [sandbox]: [old] },
      { [sandbox]: [old], [production]: [old] },
      ['sandbox/Dockerfile:0'],
    ],
    [
      'follows into one of two copies',
      { [sandbox]: [old] },
      { [production]: [old], 'staging/Dockerfile': [old] },
      ['production/Dockerfile:0'],
    ],
    [
      'does not leave what the policy treats otherwise',
      { 'examples/Dockerfile': [old] },
      { [production]: [old] },
      [],
    ],
    ['does not leave test data', { 'fixtures/Dockerfile': [old] }, { [production]: [old] }, []],
    ['does not leave what is not scanned', { 'left-out/Dockerfile': [old] }, { [production]: [old] }, []],
  ])('%s', async (_, before, after, lines) => {
    expect(await acceptedIn(before, after)).toEqual({ waived: lines, existing: lines });
  });
});
