// Reads one Dockerfile as BuildKit does, wherever its text is from.
import type { Occurrence, Scan, ScanContext } from '../../model/occurrence.js';
import type { Problem, SourceFile, Span } from '../../model/text/source.js';
import { withAgreedPlatforms } from '../../scan/overlaps.js';
import { unscanned } from '../../scan/reasons.js';
import { coverTemplates } from '../../scan/values/templates.js';
import { scriptImages } from '../shell/script.js';
import { commandsOf, type ShellCommand } from '../shell/syntax.js';
import { evidence } from '../shell/uses.js';
import { frontendIn } from './frontend.js';
import { directivesIn } from './lexer/directives.js';
import type { WorkBudget } from './lexer/lexer-types.js';
import { DockerfilePlace, type Offsets, sameOffsets } from './place.js';
import { readingOf } from './reader.js';
import { type BuildRefusal, workOf } from './reading.js';
import { referencesIn } from './references.js';
import { imagesOfBuilds, type PassedImages } from './values/passed.js';

/** A Dockerfile in a file: its text, and where each of its characters is in the file. */
interface EmbeddedDockerfile {
  readonly text: string;
  readonly offsets: Offsets;
  /** What another program writes into the text is covered, as template directives are. */
  readonly isCovered?: boolean;
  /** What is left for this Dockerfile and the others in the same file; without it, the Dockerfile is alone. */
  readonly pay?: WorkBudget;
}

/** `passed`: what builds with arguments use beyond the file itself, at the places of the arguments. */
export interface DockerfileScan extends Scan {
  readonly passed: PassedImages;
}

/**
 * Finds the images that BuildKit would ask for. What BuildKit refuses, and what another frontend reads, is a problem;
 * the references that are evident are found all the same. Template directives are text, unless BuildKit refuses them.
 *
 * @param isTemplate a template engine fills the file in, so it may be something that BuildKit refuses as it is
 */
export function scanDockerfile(
  file: SourceFile,
  embedded: EmbeddedDockerfile,
  isTemplate: boolean,
  context: ScanContext = {},
): DockerfileScan {
  const scan = read(file, embedded, embedded.isCovered === true, context);
  if (scan.problems.length === 0) return scan;
  const text = coverTemplates(embedded.text);
  if (text === embedded.text) return scan;
  const covered = read(file, { ...embedded, text }, true, context);
  return isTemplate ? covered : { ...scan, occurrences: covered.occurrences };
}

/** A file that is a Dockerfile from its first character to its last. */
export function wholeFile({ text }: SourceFile): EmbeddedDockerfile {
  return { text, offsets: sameOffsets };
}

function read(
  file: SourceFile,
  { text, offsets, pay = workOf(text.length) }: EmbeddedDockerfile,
  isCovered: boolean,
  { builds = [], mirrors = {} }: ScanContext,
): DockerfileScan {
  const place = new DockerfilePlace(file, text, offsets, isCovered);
  const directives = directivesIn(text);
  const { escape: token, syntax } = directives;
  const reading = readingOf(text, token, pay);
  const frontend = frontendIn(syntax, reading.hasHeredocs, file, place, mirrors);
  const passable = new Map(builds.flat().map((one) => [one.name, one]));
  const { occurrences, refused } = referencesIn(reading, token, place, pay, passable);
  const built = { path: file.path, reading, token, mirrors };
  const passed = imagesOfBuilds(built, builds, pay);
  const found = [...frontend.occurrences, ...joined(occurrences)];
  const { occurrences: used, nested } = scriptImages(file, commandsOfRuns(text, reading.runs, place));
  if (frontend.problem !== undefined)
    return { occurrences: [...found, ...used], problems: [frontend.problem], passed, nested };
  const isDockerfile = reading.froms.length > 0 || found.length > 0;
  const first: BuildRefusal | undefined =
    directives.refused === undefined ? undefined : { message: unscanned.dockerfile(directives.refused) };
  const refusal = first ?? reading.open ?? reading.refusal ?? refused;
  const problems = refusal === undefined || !isDockerfile ? [] : [problemOf(file, refusal, place)];
  const stages = reading.froms.flatMap(({ stage, image: { at } }) => {
    const [start = 0] = at;
    const span = place.outer({ start, end: start });
    return stage === undefined ? [] : [{ name: stage, at: { file: file.path, span }, isPushed: false }];
  });
  return { occurrences: [...found, ...used], problems, passed, nested, builds: stages };
}

const runLead = /^\s*RUN(?:(?:\s|\\\r?\n)+--\S+)*/i;
const execForm = /"((?:[^"\\\n]|\\.)*)"/g;

/** The commands that RUN starts, by a shell or without one; `RUN <<EOF` alone is a script. */
function commandsOfRuns(
  text: string,
  runs: readonly Span[],
  place: DockerfilePlace,
): readonly ShellCommand[] {
  return runs.flatMap(({ start, end }) => {
    const written = text.slice(start, end);
    if (!evidence.test(written)) return [];
    const from = start + (runLead.exec(written)?.[0].length ?? 0);
    const placeOf = (span: Span) => place.outer({ start: from + span.start, end: from + span.end });
    const body = text.slice(from, end);
    if (/^\s*\[/.test(body)) {
      const words = [...body.matchAll(execForm)].map(({ 1: word = '', index }) => ({
        text: word,
        span: placeOf({ start: index + 1, end: index + 1 + word.length }),
      }));
      return [{ words }];
    }
    const commands = commandsOf(body, placeOf);
    const scripts = commands.filter(({ words }) => words.every((word) => word.text.startsWith('<<')));
    return [
      ...commands,
      ...scripts.flatMap(({ input }) => (input === undefined ? [] : commandsOf(input.text, input.place))),
    ];
  });
}

function problemOf(file: SourceFile, { message, offset }: BuildRefusal, place: DockerfilePlace): Problem {
  const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
  return { file: file.path, message, ...span };
}

/** Several FROM instructions may use one ARG: its image is one occurrence, with all its uses. */
function joined(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const byStart = new Map<number, { readonly one: Occurrence; readonly uses: Span[] }>();
  for (const one of withAgreedPlatforms(occurrences)) {
    const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
    for (const use of one.uses ?? []) known.uses.push(use);
    byStart.set(one.at.span.start, known);
  }
  return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}
