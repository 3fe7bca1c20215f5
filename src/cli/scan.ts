// `scan`: lists the image references of a folder, offline.
import { diskFiles } from '../host/files.js';
import { machineThreads } from '../host/scan-threads.js';
import { isPathGlob } from '../model/glob.js';
import { plural } from '../model/text.js';
import { plain } from '../output/escape.js';
import { referenceName } from '../output/format.js';
import { terminalTable } from '../output/terminal/columns.js';
import { describeProblem, describeReference } from '../report/references.js';
import type { ReportedReference } from '../report/schema.js';
import { locator } from '../report/texts.js';
import { scanCheckout } from '../scan/checkout.js';
import { type Context, usageErrors } from './context.js';

/** Lists the references once, or with `--watch` after each change. */
export async function scan(context: Context): Promise<number> {
  if (!context.invocation.switches.has('watch')) return scanOnce(context);
  return (await import('./watch.js')).whenFilesChange(context, scanOnce);
}

/** Prints every reference. Returns 3 if a file could not be read, and with `--pinned` 1 if an image is not pinned. */
async function scanOnce(context: Context): Promise<number> {
  const { invocation, out, width } = context;
  const { operands, flags, switches, json } = invocation;
  const lines = (name: string) => (flags.get(name) ?? '').split('\n').filter((line) => line !== '');
  const wrong = [...lines('paths'), ...lines('exclude')].filter((glob) => !isPathGlob(glob));
  if (wrong.length > 0) {
    const sentences = wrong.map((glob) => `\`${plain(glob)}\` is not a glob relative to the folder.`);
    return usageErrors(context, 'usage', sentences);
  }
  const files = diskFiles(operands[0] ?? '.', undefined);
  const selection = { paths: lines('paths'), exclude: lines('exclude'), surface: 'terminal' } as const;
  const checkout = await scanCheckout(files, selection, { threads: machineThreads() });
  const locate = locator(checkout.files);
  const references = checkout.occurrences.map((occurrence) =>
    describeReference(occurrence, checkout.files, locate),
  );
  const problems = checkout.problems.map((problem) => describeProblem(problem, locate));
  if (json) {
    out(JSON.stringify({ references, problems }, null, 2));
  } else {
    const shown = switches.has('pinned') ? references.filter(isUnpinned) : references;
    const rows = shown.map((reference) => [
      `${plain(reference.file)}:${reference.line}:${reference.column}`,
      plain(referenceName(reference)),
      plain(stateOf(reference)),
    ]);
    if (rows.length > 0) out(terminalTable(rows, width, [0, 1]));
    for (const { file, message, ...at } of problems)
      out(`not read  ${plain(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${plain(message)}`);
    out(totals(references, problems.length, checkout.scanned));
  }
  if (switches.has('pinned') && references.some(isUnpinned)) {
    context.err('Run `tagproof pin` to write the missing digests.');
    return 1;
  }
  return problems.length > 0 ? 3 : 0;
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

function totals(references: readonly ReportedReference[], problems: number, files: number): string {
  const count = (matches: (reference: ReportedReference) => boolean) => references.filter(matches).length;
  const pinned = count(({ digest }) => digest !== undefined);
  const opaque = count(({ kind }) => kind === 'opaque');
  const local = count(({ kind }) => kind === 'local');
  const parts = [
    `${pinned} pinned`,
    `${references.length - pinned - opaque - local} not pinned`,
    `${opaque} unresolved`,
    ...(local === 0 ? [] : [`${local} built here`]),
    ...(problems === 0 ? [] : [plural(problems, 'problem')]),
  ];
  const holding = new Set(references.map(({ file }) => file)).size;
  return `${plural(references.length, 'reference')} in ${holding} of ${plural(files, 'file')}: ${parts.join(', ')}`;
}
