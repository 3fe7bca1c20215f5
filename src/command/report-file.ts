// The JSON report of an earlier run, as a command reads it from a file that the user names.
import path from 'node:path';
import { parseJson } from '../model/json.js';
import type { ReadFile } from '../model/run/host.js';
import { plain } from '../output/escape.js';
import { type Report, reportSchema } from '../report/schema/schema.js';
import { type Context, readUserFile, usageErrors } from './context.js';

const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;

type Issues = { readonly issues: readonly string[] };

/** Prints the first of many mistakes, and how many more there are; returns the exit code for invalid usage. */
export function fileMistakes(context: Context, issues: readonly string[]): 2 {
  const shown = issues.slice(0, maxIssues).map(plain);
  const more = issues.length - shown.length;
  return usageErrors(context, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
}

/** Why a file that a user names has no text, after `cannot be read:`. */
export function whyNoText({
  absent,
  unreadable,
}: Extract<ReadFile, { readonly unreadable: string }>): string {
  return absent === true ? 'it does not exist' : unreadable;
}

/** The report, or what is wrong with the file. */
export async function readReportFile(file: string): Promise<{ readonly report: Report } | Issues> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) {
    return { issues: [`${file} cannot be read: ${whyNoText(read)}.`] };
  }
  const data = parseJson(read.text);
  if (data === undefined) return { issues: [`${file} is not JSON.`] };
  const parsed = reportSchema.safeParse(data);
  if (parsed.success) return { report: parsed.data };
  return {
    issues: parsed.error.issues.map(
      ({ path: at, message }) => `${file} is not a Tagproof report: \`${at.join('.')}\`: ${message}.`,
    ),
  };
}

/** Without the references in these files: a report, or a list of what runs, pins nothing where it is in the folder that was scanned. */
export function withoutOwnFiles(report: Report, files: readonly string[]): Report {
  const isOwn = (place: string) => files.some((file) => path.relative(file, place) === '');
  return { ...report, references: report.references.filter(({ file }) => !isOwn(file)) };
}
