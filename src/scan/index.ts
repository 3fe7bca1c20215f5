// The scan of one file by all scanners that know its format.
import { distinctByJson } from '../model/json.js';
import type { InlineWaiver } from '../model/judgement/policy.js';
import type {
  BuiltImage,
  ChartUse,
  ImageField,
  ImageParameter,
  Mention,
  PassedArguments,
  RenamedImage,
  Scan,
  ScanContext,
} from '../model/occurrence.js';
import type { SourceFile } from '../model/text/source.js';
import { dockerfile } from './formats/build/dockerfile.js';
import { shell } from './formats/build/shell.js';
import { inlineWaivers } from './inline-waivers.js';
import { invalidReferences } from './invalid-references.js';
import { agreedOccurrences, withoutOverlaps } from './overlaps.js';
import { readersOf, templateExtension } from './readers.js';
import { unexplainedImages } from './safety-net/index.js';

export interface FileScan extends Scan {
  readonly waivers: readonly InlineWaiver[];
  readonly mentions: readonly Mention[];
  readonly builds: readonly BuiltImage[];
  readonly renames: readonly RenamedImage[];
  /** False for a Dockerfile, and where no scanner takes the file for one of its format. */
  readonly isKnown: boolean;
  readonly passes: readonly PassedArguments[];
  readonly charts: readonly ChartUse[];
  readonly imageParameters: readonly ImageParameter[];
  readonly passedTo: readonly string[];
  readonly imageFields: readonly ImageField[];
}

export interface FileContext extends ScanContext {
  /** Ids of scanners that other files name for this one. */
  readonly mentionedAs?: ReadonlySet<string>;
  readonly companions?: readonly SourceFile[];
}

/**
 * Scans a file with every scanner whose globs match it. Occurrences are in the order of the text, those in companions
 * last; where two scanners find the same place, the first in the array wins. Never throws, whatever the text is.
 */
export function scanFile(
  file: SourceFile,
  { mentionedAs = new Set(), companions = [], ...context }: FileContext = {},
): FileScan {
  const responsible = readersOf(file.path, mentionedAs);
  const scans = responsible.flatMap((scanner) => scanner.scan(file, companions, context) ?? []);
  const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
  const { waivers, problems } =
    comment === undefined || scans.length === 0
      ? { waivers: [], problems: [] }
      : inlineWaivers(file, comment);
  const found = scans.flatMap((scan) => scan.occurrences);
  const occurrences = withoutOverlaps(agreedOccurrences(found.filter(({ at }) => at.file === file.path)));
  const elsewhere = distinctByJson(found.filter(({ at }) => at.file !== file.path));
  const read = [...scans.flatMap((scan) => scan.problems), ...problems];
  // A file that could not be read completely already has a problem, and needs no further one.
  const name = file.path.replace(templateExtension, '');
  const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
  const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
  return {
    occurrences: [...occurrences, ...elsewhere],
    problems: distinctByJson([...read, ...[net ?? []].flat(), ...invalid]),
    waivers,
    mentions: distinctByJson(scans.flatMap(({ mentions = [] }) => mentions)),
    builds: scans.flatMap(({ builds = [] }) => builds),
    renames: scans.flatMap(({ renames = [] }) => renames),
    isKnown: responsible.some((one) => one === shell || (one !== dockerfile && scans.length > 0)),
    passes: scans.flatMap(({ passes = [] }) => passes),
    imageParameters: scans.flatMap(({ imageParameters = [] }) => imageParameters),
    passedTo: scans.flatMap(({ passedTo = [] }) => passedTo),
    imageFields: scans.flatMap(({ imageFields = [] }) => imageFields),
    charts: distinctByJson(scans.flatMap(({ charts = [] }) => charts)),
  };
}
