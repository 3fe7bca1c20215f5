// Reads one Dockerfile as BuildKit does, wherever its text is from.
import { parseImage } from '../../model/image.js';
import type { Occurrence, Scan } from '../../model/occurrence.js';
import type { Problem, SourceFile, Span } from '../../model/source.js';
import { coverTemplates } from '../syntax/templates.js';
import { type Directives, directivesIn } from './directives.js';
import { LimitError } from './lexer.js';
import type { Pay } from './patterns.js';
import { type Offsets, Place, sameOffsets } from './place.js';
import { type Refusal, readingOf } from './reading.js';
import { referencesIn } from './references.js';

/** A Dockerfile in a file: its text, and where each of its characters is in the file. */
export interface Embedded {
  readonly text: string;
  readonly offsets: Offsets;
}

/** Frontends that read a Dockerfile as BuildKit itself does. */
const frontends = /^docker\/dockerfile(?:-upstream)?$/;

/** Versions of the frontend that know no heredocs. */
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;

/**
 * Finds the images that BuildKit would ask for. What BuildKit refuses, and what another frontend reads, is a problem;
 * the references that are evident are found all the same.
 *
 * @param isTemplate a template engine fills the file in, so its directives are not read as Dockerfile
 */
export function scanDockerfile(file: SourceFile, embedded: Embedded, isTemplate: boolean): Scan {
  const covered = coverTemplates(embedded.text);
  if (isTemplate) return read(file, { ...embedded, text: covered }, true);
  const scan = read(file, embedded, false);
  if (scan.problems.length === 0 || covered === embedded.text) return scan;
  return { ...scan, occurrences: read(file, { ...embedded, text: covered }, true).occurrences };
}

/** A file that is a Dockerfile from its first character to its last. */
export function wholeFile({ text }: SourceFile): Embedded {
  return { text, offsets: sameOffsets };
}

function read(file: SourceFile, { text, offsets }: Embedded, isCovered: boolean): Scan {
  const place = new Place(file, text, offsets, isCovered);
  const pay = budget(text.length);
  const directives = directivesIn(text);
  const reading = readingOf(text, directives.escape, pay);
  const syntax = syntaxIn(directives, reading.hasHeredocs, file, place);
  const { occurrences, refused } = referencesIn(reading, directives.escape, place, pay);
  const found = [...syntax.occurrences, ...joined(occurrences)];
  if (syntax.problem !== undefined) return { occurrences: found, problems: [syntax.problem] };
  const isDockerfile = reading.froms.length > 0 || found.length > 0;
  const first: Refusal | undefined =
    directives.refused === undefined ? undefined : { message: directives.refused };
  const refusal = first ?? reading.open ?? reading.refusal ?? refused;
  if (refusal === undefined || !isDockerfile) return { occurrences: found, problems: [] };
  const message =
    reading.open === undefined ? `BuildKit refuses this Dockerfile: ${refusal.message}` : refusal.message;
  const { offset } = refusal;
  const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
  return { occurrences: found, problems: [{ file: file.path, message, ...span }] };
}

/** The frontend image, and a problem if it is one whose language is not known. */
function syntaxIn(
  { syntax }: Directives,
  hasHeredocs: boolean,
  file: SourceFile,
  place: Place,
): { readonly occurrences: readonly Occurrence[]; readonly problem?: Problem } {
  if (syntax === undefined) return { occurrences: [] };
  const { value, start, end } = syntax;
  const span: Span = { start, end };
  const outer = place.outer(span);
  const problem = { file: file.path, span: outer, message: unknownFrontend(value) };
  const parsed = parseImage(value);
  if (parsed.kind === 'invalid')
    return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
  const { registry, repository, tag = '' } = parsed.image;
  const isKnown =
    registry === 'docker.io' && frontends.test(repository) && !(hasHeredocs && beforeHeredocs.test(tag));
  const occurrences = [place.written(span, value)];
  return isKnown ? { occurrences } : { occurrences, problem };
}

const unknownFrontend = (name: string) =>
  `The frontend \`${name.slice(0, 100)}\` reads this file, and it may ask for other images than BuildKit's own`;

/** Several FROM instructions may use one ARG: its image is one occurrence, with all its uses. */
function joined(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const byStart = new Map<number, { readonly one: Occurrence; readonly uses: Span[] }>();
  for (const one of occurrences) {
    const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
    for (const use of one.uses ?? []) known.uses.push(use);
    byStart.set(one.at.span.start, known);
  }
  return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}

/** Work grows with the text; only variables that multiply each other take more. */
function budget(length: number): Pay {
  let left = 4_000_000 + 64 * length;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new LimitError('its variables take too much work to expand');
  };
}
