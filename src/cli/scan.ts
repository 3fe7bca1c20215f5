// `scan`: the offline list of references.
import { diskFiles } from '../host/files.js';
import { table } from '../report/columns.js';
import { plain } from '../report/escape.js';
import { describeProblem, describeReference, locator } from '../report/json.js';
import { plural, referenceName } from '../report/words.js';
import { scanCheckout } from '../scan/walk.js';
import type { Context } from './context.js';

/** Lists what stands in a folder; exit code 3 when a part of it could not be read. */
export async function scan({ invocation, out, width }: Context): Promise<number> {
  const { operands, flags, json } = invocation;
  const lines = (name: string) => (flags.get(name) ?? '').split('\n').filter((line) => line !== '');
  const files = diskFiles(operands[0] ?? '.', undefined);
  const checkout = await scanCheckout(files, { paths: lines('paths'), exclude: lines('exclude') });
  const locate = locator(checkout.files);
  const references = checkout.occurrences.map((occurrence) => describeReference(occurrence, locate));
  const problems = checkout.problems.map((problem) => describeProblem(problem, locate));
  if (json) {
    out(JSON.stringify({ references, problems }, null, 2));
  } else {
    const rows = references.map((reference) => [
      `${plain(reference.file)}:${reference.line}`,
      plain(referenceName(reference)),
      reference.digest ?? (reference.kind === 'opaque' ? `opaque (${reference.why})` : 'not pinned'),
    ]);
    if (rows.length > 0) out(table(rows, width));
    for (const { file, message } of problems) out(`${plain(file)}: ${plain(message)}`);
    out(`${plural(references.length, 'reference')} in ${plural(checkout.scanned, 'file')}`);
  }
  return problems.length > 0 ? 3 : 0;
}
