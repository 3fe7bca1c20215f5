// `scan`: lists the image references of a folder, offline.

import { type Context, linesOf, printJson, usageErrors } from '../../command/context.js';
import { printLines } from '../../command/long-output.js';
import { diskFiles } from '../../host/files/files.js';
import { machineThreads } from '../../host/scan-threads.js';
import { compact } from '../../model/collections.js';
import { isPathGlob } from '../../model/globs/glob.js';
import { plural } from '../../model/text/text.js';
import { plain, shortDigests } from '../../output/escape.js';
import { TerminalRows } from '../../output/terminal/columns.js';
import { referenceName } from '../../output/words/format.js';
import { describeProblem, describeReference } from '../../report/scanned.js';
import type { ReportedReference } from '../../report/schema/schema.js';
import { locator } from '../../report/texts.js';
import { type ScannedCheckout, scanCheckout } from '../../scan/checkout/index.js';

/** Lists the references once, or with `--watch` after each change. */
export async function scan(context: Context): Promise<number> {
  if (!context.invocation.switches.has('watch')) return scanOnce(context);
  return (await import('../../command/watch.js')).whenFilesChange(context, scanOnce);
}

/** Prints every reference. Returns 3 if a file could not be read, and with `--pinned` 1 if an image is not pinned. */
async function scanOnce(context: Context): Promise<number> {
  const { operands, switches, json } = context.invocation;
  const { selection, issues } = selectionIn(context);
  if (issues.length > 0) return usageErrors(context, 'usage', issues);
  const files = diskFiles(operands[0] ?? '.', undefined);
  const checkout = await scanCheckout(files, selection, { threads: machineThreads() });
  const counts = json ? await printList(context, checkout) : await printText(context, checkout);
  if (switches.has('pinned') && counts.unpinned > 0) {
    context.err('Run `tagproof pin` to write the missing digests.');
    return 1;
  }
  return checkout.problems.length > 0 ? 3 : 0;
}

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
  /** Those that `--pinned` is about. */
  unpinned: number;
  /** Files with a reference. */
  readonly files: Set<string>;
}

function noneCounted(): Counts {
  return { all: 0, pinned: 0, opaque: 0, local: 0, unpinned: 0, files: new Set() };
}

/** Describes the references one after the other, and counts them. */
function* described({ occurrences, files }: ScannedCheckout, counts: Counts): Generator<ReportedReference> {
  let [locate, at] = [locator(files), ''];
  for (const occurrence of occurrences) {
    // The lines of a file are found once, and forgotten with it: there can be many files.
    if (occurrence.at.file !== at) [locate, at] = [locator(files), occurrence.at.file];
    const reference = describeReference(occurrence, files, locate);
    counts.all += 1;
    counts.pinned += reference.digest === undefined ? 0 : 1;
    counts.opaque += reference.kind === 'opaque' ? 1 : 0;
    counts.local += reference.kind === 'local' ? 1 : 0;
    counts.unpinned += isUnpinned(reference) ? 1 : 0;
    counts.files.add(reference.file);
    yield reference;
  }
}

function* describedProblems({ problems, files }: ScannedCheckout) {
  const locate = locator(files);
  for (const problem of problems) yield describeProblem(problem, locate);
}

async function printList(context: Context, checkout: ScannedCheckout): Promise<Counts> {
  const counts = noneCounted();
  const [references, problems] = [described(checkout, counts), describedProblems(checkout)];
  await printJson(context, { references, problems, ...compact({ seen: checkout.seen }) });
  return counts;
}

async function printText(context: Context, checkout: ScannedCheckout): Promise<Counts> {
  const { invocation, out, width } = context;
  const counts = noneCounted();
  const rows = new TerminalRows();
  let isExplained = false;
  for (const reference of described(checkout, counts)) {
    if (!invocation.switches.has('pinned') || isUnpinned(reference)) {
      rows.add(rowOf(reference, width));
      isExplained ||= reference.noPlace !== undefined || reference.kind === 'opaque';
    }
  }
  await printLines(context, rows.lines(width, [0, 1]));
  await printLines(context, linesOfProblems(checkout));
  out(totals(counts, checkout));
  if (rows.isCut && isExplained)
    out(
      'Texts that end with `…` do not fit into this terminal. Add `| cat` to the command to see them whole.',
    );
  return counts;
}

/** A terminal shows short digests, which are not cut; a pipe gets them whole. */
function rowOf(reference: ReportedReference, width: number | undefined): string[] {
  const state = plain(stateOf(reference));
  return [
    `${plain(reference.file)}:${reference.line}:${reference.column}`,
    plain(referenceName(reference)),
    width === undefined ? state : shortDigests(state),
  ];
}

function* linesOfProblems(checkout: ScannedCheckout): Generator<string> {
  for (const { file, message, ...at } of describedProblems(checkout))
    yield `not read  ${plain(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${plain(message)}`;
}

function isUnpinned({ kind, digest, testData }: ReportedReference): boolean {
  return kind === 'image' && digest === undefined && testData === undefined;
}

function stateOf(reference: ReportedReference): string {
  const { testData } = reference;
  return `${pinState(reference)}${testData === undefined ? '' : `, test data (${testData})`}`;
}

function pinState({ kind, digest, detail = '', noPlace, builtBy }: ReportedReference): string {
  if (kind === 'opaque') return `unresolved: ${detail}`;
  if (kind === 'local') return `built here: ${builtBy?.file}:${builtBy?.line}`;
  const place = noPlace === undefined ? '' : `, cannot be pinned here: ${noPlace}`;
  return `${digest ?? 'not pinned'}${place}`;
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
