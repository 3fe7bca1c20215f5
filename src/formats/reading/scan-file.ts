// The scan of one file by all scanners that know its format: everything that is found in it and its companions.
import { compact, withFields } from '../../model/collections.js';
import { distinctByJson } from '../../model/json.js';
import { joinedScans, type Occurrence, type OpaqueOccurrence, type Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { variablesSetIn } from '../../scan/between/sourced-values.js';
import { composeFilesIn } from '../../scan/checkout/mentions.js';
import { agreedOccurrences, withoutOverlaps } from '../../scan/overlaps.js';
import type { FileContext, FileScan } from '../../scan/ports.js';
import { unresolved, unscanned } from '../../scan/reasons.js';
import { unclaimedNames } from '../../scan/safety-net/index.js';
import { hostsOf } from '../../scan/safety-net/names.js';
import { dockerfile } from '../build/dockerfile.js';
import { shell } from '../build/shell.js';
import { readersOf, templateExtension } from '../registry.js';
import { valueReadsIn } from '../value-readers/index.js';
import { linksOf } from './file-links.js';
import { withoutFilledIn } from './image-lines.js';
import { inlineWaivers } from './inline-waivers.js';
import { nestedScans, withEmbedded } from './nested-texts.js';

/**
 * Scans a file with every scanner whose globs match it, and reads its waivers and those of the companions in which
 * something was found. Occurrences are in the order of the text, those in companions last; where two scanners find the
 * same place, the first in the array wins. Never throws, whatever the text is.
 */
export function scanFile(
  file: SourceFile,
  { mentionedAs = new Set(), companions = [], ...context }: FileContext = {},
): FileScan {
  const responsible = readersOf(file.path, mentionedAs, file.text);
  const readBy = (scanner: Scanner) => {
    const scan = scanner.scan(file, companions, context);
    return scan === undefined ? [] : [{ scanner, scan }];
  };
  const ofFormats = responsible.filter(({ isFallback }) => !isFallback).flatMap(readBy);
  const readings =
    ofFormats.length > 0 ? ofFormats : responsible.filter(({ isFallback }) => isFallback).flatMap(readBy);
  const scans = readings.map(({ scan }) => scan);
  const hasScripts = readings.some(({ scanner }) => scanner.hasScripts === true);
  const all = joinedScans([
    ...scans,
    ...nestedScans(
      file,
      scans.flatMap(({ nested = [] }) => nested),
    ),
  ]);
  const name = file.path.replace(templateExtension, '');
  // Of those that read it: others, whose globs match as well, take the file for one of another format, with other comments.
  const comments = new Set(
    readings.flatMap(({ scanner: { comment = [] } }) =>
      typeof comment === 'function' ? comment(name) : comment,
    ),
  );
  const own = [...comments].map((comment) => inlineWaivers(file, comment));
  const inFile = all.occurrences.filter(({ at }) => at.file === file.path);
  const occurrences = withEmbedded(file, withoutOverlaps(agreedOccurrences(inFile)));
  const elsewhere = distinctByJson(all.occurrences.filter(({ at }) => at.file !== file.path));
  const read = [
    ...withoutFilledIn(file, occurrences, all.problems),
    ...own.flatMap(({ problems }) => problems),
  ];
  // A file that could not be read completely already has a problem, and needs no further one.
  const { problems: unexplained = [], seen = [] } =
    read.length > 0
      ? {}
      : unclaimedNames(
          file,
          name,
          { occurrences, builds: all.builds },
          scans.length > 0,
          hostsOf(context.mirrors ?? {}),
        );
  const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
  const holding = new Set(elsewhere.map(({ at }) => at.file));
  const inCompanions = companions
    .filter(({ path }) => holding.has(path))
    .map((one) => inlineWaivers(one, '#'));
  const found = withFields(all, {
    nested: [],
    mentions: distinctByJson([...all.mentions, ...(scans.length > 0 ? composeFilesIn(file) : [])]),
    charts: distinctByJson(all.charts),
    occurrences: [...occurrences, ...elsewhere],
    problems: [
      ...distinctByJson([...read, ...unexplained, ...invalid]),
      ...inCompanions.flatMap(({ problems }) => problems),
    ],
    waivers: [...own, ...inCompanions].flatMap(({ waivers }) => waivers),
  });
  // False for a Dockerfile, and where no scanner takes the file for one of its format.
  const isKnown = responsible.some((one) => one === shell || (one !== dockerfile && scans.length > 0));
  const formats = new Set(responsible.map(({ id }) => id));
  const reads = isKnown
    ? valueReadsIn(file, { formats, hasScripts }, { companions, charts: context.charts ?? [] })
    : [];
  const sets = responsible.includes(shell) ? variablesSetIn(file.text) : [];
  const ofFile = compact({ links: linksOf(file, found, { reads, sets }, isKnown) });
  return withFields(found, { ...ofFile, ...(seen.length === 0 ? {} : { seen }) });
}

/** What is nested or repeated beyond what any file of people needs. */
const excessive: ReadonlySet<string> = new Set([
  unresolved.tooManyValues,
  unresolved.tooManyVariables,
  unresolved.nestedVariables,
]);

/**
 * One problem for the invalid names of the file, and one for those with too many values: what each program makes of an
 * invalid name differs, and behind too many values any image can hide.
 */
function invalidReferences({ path }: SourceFile, all: readonly Occurrence[]): readonly Problem[] {
  const opaque = all.filter((one) => one.kind === 'opaque');
  const problemOf = (
    [first, ...others]: readonly OpaqueOccurrence[],
    describe: (raw: string, detail: string, others: number) => string,
  ): readonly Problem[] => {
    if (first === undefined) return [];
    const message = describe(first.raw, first.detail, others.length);
    return [{ file: path, message, span: first.at.span }];
  };
  return [
    ...problemOf(
      opaque.filter(({ why }) => why === 'invalid'),
      unscanned.invalidReference,
    ),
    ...problemOf(
      opaque.filter(({ detail }) => excessive.has(detail)),
      unscanned.excessiveReference,
    ),
  ];
}
