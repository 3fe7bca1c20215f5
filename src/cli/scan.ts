// `scan`: the offline list of references.

import { diskFiles } from '../host/files.js';
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

/** Lists what stands in a folder; exit code 3 when a part of it could not be read, 1 for `--pinned` when an image is not. */
export async function scan(context: Context): Promise<number> {
  const { invocation, out, width } = context;
  const { operands, flags, switches, json } = invocation;
  const lines = (name: string) => (flags.get(name) ?? '').split('\n').filter((line) => line !== '');
  const wrong = [...lines('paths'), ...lines('exclude')].filter((glob) => !isPathGlob(glob));
  if (wrong.length > 0) {
    const sentences = wrong.map((glob) => `\`${plain(glob)}\` is no glob relative to the folder.`);
    return usageErrors(context, 'usage', sentences);
  }
  const files = diskFiles(operands[0] ?? '.', undefined);
  const checkout = await scanCheckout(files, { paths: lines('paths'), exclude: lines('exclude') });
  const locate = locator(checkout.files);
  const references = checkout.occurrences.map((occurrence) =>
    describeReference(occurrence, checkout.files, locate),
  );
  const problems = checkout.problems.map((problem) => describeProblem(problem, locate));
  if (json) {
    out(JSON.stringify({ references, problems }, null, 2));
  } else {
    const shown = switches.has('pinned') ? references.filter(isLoose) : references;
    const rows = shown.map((reference) => [
      `${plain(reference.file)}:${reference.line}:${reference.column}`,
      plain(referenceName(reference)),
      plain(standing(reference)),
    ]);
    if (rows.length > 0) out(terminalTable(rows, width));
    for (const { file, message, ...at } of problems)
      out(`not read  ${plain(file)}${'line' in at ? `:${at.line}:${at.column}` : ''}  ${plain(message)}`);
    out(totals(references, problems.length, checkout.scanned));
  }
  if (switches.has('pinned') && references.some(isLoose)) {
    context.err('`tagproof pin` writes the digests that are missing.');
    return 1;
  }
  return problems.length > 0 ? 3 : 0;
}

function isLoose({ kind, digest }: ReportedReference): boolean {
  return kind === 'image' && digest === undefined;
}

function standing({ kind, digest, detail = '', noPlace }: ReportedReference): string {
  if (kind === 'opaque') return `not resolved: ${detail}`;
  const place = noPlace === undefined ? '' : `, and has no place for a digest: ${noPlace}`;
  return `${digest ?? 'not pinned'}${place}`;
}

function totals(references: readonly ReportedReference[], problems: number, files: number): string {
  const count = (matches: (reference: ReportedReference) => boolean) => references.filter(matches).length;
  const pinned = count(({ digest }) => digest !== undefined);
  const opaque = count(({ kind }) => kind === 'opaque');
  const parts = [
    `${pinned} pinned`,
    `${references.length - pinned - opaque} not pinned`,
    `${opaque} not resolved`,
    ...(problems === 0 ? [] : [plural(problems, 'problem')]),
  ];
  const holding = new Set(references.map(({ file }) => file)).size;
  return `${plural(references.length, 'reference')} in ${holding} of ${plural(files, 'file')}: ${parts.join(', ')}`;
}
