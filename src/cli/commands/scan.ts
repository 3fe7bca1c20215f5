// `scan`: lists the image references of a folder, offline.

import { type Context, linesOf, printJson, usageErrors } from '../../command/context.js';
import { printLines, withReadProgress } from '../../command/printing/long-output.js';
import { scanCheckout } from '../../formats/index.js';
import { diskFiles } from '../../host/files/files.js';
import { machineThreads } from '../../host/scan-threads.js';
import { addToGroup, compact } from '../../model/collections.js';
import { isPathGlob } from '../../model/globs/glob.js';
import type { Occurrence } from '../../model/occurrence.js';
import { plural } from '../../model/text/text.js';
import { plain, shortDigests } from '../../output/escape.js';
import { describeProblem, describeReference, referenceName } from '../../report/scanned.js';
import type { ReportedReference } from '../../report/schema/schema.js';
import { locator } from '../../report/texts.js';
import type { ScannedCheckout } from '../../scan/checkout/index.js';

/** Lists the references once, or with `--watch` after each change. */
export async function scan(context: Context): Promise<number> {
  if (!context.invocation.switches.has('watch')) return scanOnce(context);
  return (await import('../../command/watch.js')).whenFilesChange(context, scanOnce);
}

/**
 * Prints every reference. Returns 3 if a file could not be read, and with `--pinned` 1 if the gate would fail for an image
 * that `pin` can pin.
 */
async function scanOnce(context: Context): Promise<number> {
  const { operands, switches, json } = context.invocation;
  const { selection, issues } = selectionIn(context);
  if (issues.length > 0) return usageErrors(context, 'usage', issues);
  const files = withReadProgress(context, diskFiles(operands[0] ?? '.', undefined));
  const judge = switches.has('pinned') ? await import('../../command/unpinned.js') : undefined;
  const rules = await judge?.offlineRules(context, files);
  if (rules !== undefined && 'issues' in rules) return usageErrors(context, 'configuration', rules.issues);
  const checkout = await scanCheckout(files, rules?.config ?? selection, { threads: machineThreads() });
  const unpinned = rules && judge?.unpinnedIn(checkout, rules.config);
  const counts = json
    ? await printList(context, checkout)
    : await printText(context, checkout, unpinned?.wanted);
  if (unpinned === undefined) {
    if (!json && counts.all > 0) context.out(nextStep);
    return checkout.problems.length > 0 ? 3 : 0;
  }
  context.err(unpinned.text);
  if (unpinned.fails) return 1;
  return checkout.problems.length > 0 ? 3 : 0;
}

const nextStep =
  'Next: `tagproof verify` asks the registries about these images, and says what is wrong and what to do first.';

/** The files that `--paths` and `--exclude` select, and what is wrong with their values. */
export function selectionIn({ invocation }: Pick<Context, 'invocation'>) {
  const [paths, exclude] = [linesOf(invocation, 'paths'), linesOf(invocation, 'exclude')];
  const wrong = [...paths, ...exclude].filter((glob) => !isPathGlob(glob));
  return {
    selection: { paths, exclude, surface: 'terminal' as const },
    issues: wrong.map((glob) => `\`${plain(glob)}\` is not a glob relative to the folder.`),
  };
}

/** How many references there are of each kind. */
interface Counts {
  all: number;
  pinned: number;
  opaque: number;
  local: number;
  /** Files with a reference. */
  readonly files: Set<string>;
}

function noneCounted(): Counts {
  return { all: 0, pinned: 0, opaque: 0, local: 0, files: new Set() };
}

/** Describes the references one after the other, and counts them. */
function* described({ occurrences, files }: ScannedCheckout, counts: Counts) {
  let [locate, at] = [locator(files), ''];
  for (const occurrence of occurrences) {
    // The lines of a file are found once, and forgotten with it: there can be many files.
    if (occurrence.at.file !== at) [locate, at] = [locator(files), occurrence.at.file];
    const reference = describeReference(occurrence, files, locate);
    counts.all += 1;
    counts.pinned += reference.digest === undefined ? 0 : 1;
    counts.opaque += reference.kind === 'opaque' ? 1 : 0;
    counts.local += reference.kind === 'local' ? 1 : 0;
    counts.files.add(reference.file);
    yield { occurrence, reference };
  }
}

function* references(checkout: ScannedCheckout, counts: Counts): Generator<ReportedReference> {
  for (const { reference } of described(checkout, counts)) yield reference;
}

function* describedProblems({ problems, files }: ScannedCheckout) {
  const locate = locator(files);
  for (const problem of problems) yield describeProblem(problem, locate);
}

async function printList(context: Context, checkout: ScannedCheckout): Promise<Counts> {
  const counts = noneCounted();
  const problems = describedProblems(checkout);
  await printJson(context, {
    references: references(checkout, counts),
    problems,
    ...compact({ seen: checkout.seen }),
  });
  return counts;
}

async function printText(
  context: Context,
  checkout: ScannedCheckout,
  wanted: ReadonlySet<Occurrence> | undefined,
): Promise<Counts> {
  const { out, width } = context;
  const counts = noneCounted();
  const groups = new Map<string, Map<string, string[]>>();
  for (const { occurrence, reference } of described(checkout, counts)) {
    if (wanted?.has(occurrence) === false) continue;
    const [title, name] = [titleOf(reference), nameOf(reference, width)];
    const names = groups.get(title) ?? new Map<string, string[]>();
    groups.set(title, names);
    addToGroup(names, name, `${plain(reference.file)}:${reference.line}:${reference.column}`);
  }
  await printLines(context, linesOfGroups(groups));
  await printLines(context, linesOfProblems(checkout));
  out(totals(counts, checkout));
  return counts;
}

/** The groups by what is to be done about them, each reason once; then every image once, with all of its places. */
function* linesOfGroups(
  groups: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
): Generator<string> {
  const rank = (title: string) => titles.findIndex((one) => title.startsWith(one));
  const ordered = [...groups].sort(([a], [b]) => rank(a) - rank(b));
  for (const [title, names] of ordered) {
    const count = [...names.values()].reduce((sum, { length }) => sum + length, 0);
    yield `${title} (${count})`;
    for (const [name, places] of names) {
      yield `  ${name}`;
      for (const place of places) yield `    ${place}`;
    }
    yield '';
  }
}

/** In the order of the output: what asks for something comes last, next to the prompt. */
const titles = ['Pinned', 'Built here', 'Unresolved', 'Cannot be pinned here', 'Not pinned'] as const;

function titleOf({ kind, digest, detail = '', noPlace, testData }: ReportedReference): string {
  const note = testData === undefined ? '' : `, in test data (${plain(testData)})`;
  if (kind === 'opaque') return plain(`Unresolved: ${detail}`) + note;
  if (kind === 'local') return `Built here${note}`;
  if (digest !== undefined) return `Pinned${note}`;
  return noPlace === undefined ? `Not pinned${note}` : plain(`Cannot be pinned here: ${noPlace}`) + note;
}

/** A terminal shows short digests, a pipe gets them whole; neither cuts a name or a tag. */
function nameOf(reference: ReportedReference, width: number | undefined): string {
  const { digest, builtBy } = reference;
  const name = plain(referenceName(reference));
  if (builtBy !== undefined) return `${name}, by ${plain(builtBy.file)}:${builtBy.line}`;
  if (digest === undefined) return name;
  return `${name}@${width === undefined ? digest : shortDigests(digest)}`;
}

function* linesOfProblems(checkout: ScannedCheckout): Generator<string> {
  for (const { file, message, ...at } of describedProblems(checkout))
    yield `not read  ${plain(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${plain(message)}`;
}

function totals(
  { all, pinned, opaque, local, files }: Counts,
  { problems, scanned, seen, vendored }: ScannedCheckout,
): string {
  const parts = [
    `${pinned} pinned`,
    `${all - pinned - opaque - local} not pinned`,
    `${opaque} unresolved`,
    ...(local === 0 ? [] : [`${local} built here`]),
    ...(problems.length === 0 ? [] : [plural(problems.length, 'problem')]),
    ...(seen === undefined
      ? []
      : [`${plural(seen.count, 'image name')} in text that no scanner reads (\`--json\` lists them)`]),
    ...(vendored === undefined ? [] : [`${plural(vendored, 'file')} in third-party folders not read`]),
  ];
  return `${plural(all, 'reference')} in ${files.size} of ${plural(scanned, 'file')}: ${parts.join(', ')}`;
}
