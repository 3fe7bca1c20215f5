// Findings without texts, as they are remembered: they belong to every scan of the same files.
import type { BuildArgument, PassedArguments } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import { withFields } from '../model/with-fields.js';
import type { FileFindings, FileJob } from './file-findings.js';
import { type FileIdentity, fileIdentity } from './file-identity.js';

type RememberedArgument = Omit<BuildArgument, 'file'> & { readonly file: FileIdentity };

/** Plain data. */
export interface RememberedFindings extends Omit<FileFindings, 'passes'> {
  readonly passes: readonly (Omit<PassedArguments, 'args'> & {
    readonly args: readonly RememberedArgument[];
  })[];
}

/** What is remembered of a file in which there is nothing. */
export const nothingFound: RememberedFindings = {
  occurrences: [],
  problems: [],
  waivers: [],
  mentions: [],
  passes: [],
  charts: [],
  imageParameters: [],
  passedTo: [],
  imageFields: [],
};

export function rememberedFindings(found: FileFindings): RememberedFindings {
  // Most of a large repository; clues are no list.
  if (Object.values(found).every((list) => Array.isArray(list) && list.length === 0)) return nothingFound;
  const passes = found.passes.map(({ args, ...rest }) => ({
    ...rest,
    args: args.map((one) => ({ ...one, file: fileIdentity(one.file) })),
  }));
  return withFields(found, { passes });
}

/** The findings with the files of a job; `undefined` if they are about a file that it does not have. */
export function findingsFor(job: FileJob, remembered: RememberedFindings): FileFindings | undefined {
  const passes = remembered.passes.length === 0 ? [] : passesFor(job, remembered.passes);
  if (passes === undefined) return undefined;
  // An occurrence is known by its identity, so that of another scan is another one.
  const occurrences = remembered.occurrences.map((one) => ({ ...one }));
  return { ...remembered, occurrences, passes };
}

function passesFor(
  job: FileJob,
  remembered: RememberedFindings['passes'],
): readonly PassedArguments[] | undefined {
  const files = new Map(filesOf(job).map((file) => [fileIdentity(file).join(' '), file]));
  const passes: PassedArguments[] = [];
  for (const { args, ...rest } of remembered) {
    const own = args.flatMap((one): BuildArgument[] => {
      const file = files.get(one.file.join(' '));
      return file === undefined ? [] : [{ ...one, file }];
    });
    if (own.length < args.length) return undefined;
    passes.push({ ...rest, args: own });
  }
  return passes;
}

function filesOf({ file, companions, builds }: FileJob): readonly SourceFile[] {
  return [...builds.flat().map((one) => one.file), ...companions, file];
}
