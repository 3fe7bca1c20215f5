// Reads the report of an earlier audit, which `--since` names.

import { readUserFile } from '../../command/context.js';
import { parseJson } from '../../model/json.js';
import { type Report, reportSchema } from '../../report/schema/schema.js';

/** A merged report with all of its lists at their limits has less than half of it. */
const maxBytes = 128 * 1024 * 1024;

/**
 * The report, or the issue as a sentence.
 * @param kind what it is compared with: the report of one repository, or of many
 */
export async function readEarlier(
  file: string,
  kind: 'one' | 'many',
): Promise<{ readonly earlier: Report } | { readonly issue: string }> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) {
    const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
    return { issue: `\`--since\` names ${file}, which ${why}.` };
  }
  const parsed = reportSchema.safeParse(parseJson(read.text));
  if (!parsed.success) return { issue: `\`--since\` names ${file}, which is not a JSON report of Tagproof.` };
  const isMerged = parsed.data.repositories !== undefined;
  if (isMerged === (kind === 'many')) return { earlier: parsed.data };
  return {
    issue: isMerged
      ? `\`--since\` names ${file}, which is a report of many repositories. Use it with \`tagproof merge\`.`
      : `\`--since\` names ${file}, which is the report of one repository. \`merge\` needs an earlier merged report.`,
  };
}
