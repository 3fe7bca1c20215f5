// One file of a checkout, read with its companions and scanned.

import { withFields } from '../../model/collections.js';
import type { ChartUse } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import type { FileFindings, FileJob, JobScanner } from '../file-findings.js';
import { type CheckoutFiles, type CompanionReader, whyUnread } from './companions.js';

/** What was found in one file and its companions. */
export interface FileResult extends FileFindings {
  /** The file and its companions, as far as something was found in them. */
  readonly sources: readonly SourceFile[];
  /** True where nothing was found, so that only the mentions and the passed arguments matter. */
  readonly isEmpty: boolean;
}

/** One file in one round, with what the rounds before said about it. */
export interface Turn {
  readonly path: string;
  readonly mentionedAs: ReadonlySet<string>;
  readonly builds: FileJob['builds'];
  readonly uses: readonly ChartUse[];
  readonly imageParameters: FileJob['imageParameters'];
  readonly imageFields: FileJob['imageFields'];
}

/** A file that no other file has said anything about. */
export function firstTurn(path: string): Turn {
  return { path, ...nothingSaid };
}

const nothingSaid: Omit<Turn, 'path'> = {
  mentionedAs: new Set(),
  builds: [],
  uses: [],
  imageParameters: [],
  imageFields: [],
};

/** Reads and scans one file with its companions. What cannot be read or scanned is a problem. */
export async function resultOf(
  { read, mirrors }: CheckoutFiles,
  { path, mentionedAs, builds, uses, imageParameters, imageFields }: Turn,
  readCompanions: CompanionReader,
  scan: JobScanner,
): Promise<FileResult> {
  const [answer, companions] = await Promise.all([read(path), readCompanions(path, mentionedAs, uses)]);
  if ('unreadable' in answer) return unread(path, whyUnread(answer));
  const file = { path, text: answer.text };
  const charts = uses.filter(({ readsFile }) => readsFile).map(({ folder }) => folder);
  const found = await scan({
    file,
    companions: companions.companions,
    mentionedAs,
    builds,
    charts,
    imageParameters,
    imageFields,
    mirrors,
  });
  if ('failed' in found) return unread(path, found.failed);
  const problems = [...found.problems, ...companions.problems];
  const isEmpty = found.occurrences.length + problems.length + found.waivers.length === 0;
  if (isEmpty) return withFields(found, { problems, sources: [], isEmpty });
  const holding = new Set(found.occurrences.map(({ at }) => at.file));
  const used = companions.companions.filter((one) => holding.has(one.path));
  const passing = builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
  const sources = [file, ...used, ...new Set(passing)].map(copyOf);
  return withFields(found, { problems, sources, isEmpty });
}

/** Of a file that was scanned, much is remembered for as long as it exists, such as its parsed documents. */
function copyOf({ path, text }: SourceFile): SourceFile {
  return { path, text };
}

function unread(path: string, message: string): FileResult {
  const problems = [{ file: path, message }];
  const nothing = { sources: [], occurrences: [], waivers: [], mentions: [], passes: [], charts: [] };
  return { ...nothing, imageParameters: [], passedTo: [], imageFields: [], problems, isEmpty: false };
}
