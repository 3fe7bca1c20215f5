// The images that builds ask for when they pass arguments to a Dockerfile, at the places where the arguments are written.
import { parseImage } from '../../../model/images/image.js';
import type { BuildArgument, ImageOccurrence, Occurrence } from '../../../model/occurrence.js';
import type { Problem } from '../../../model/text/source.js';
import { occurrenceAt, opaqueAt, resolvedAt } from '../../../scan/occurrence.js';
import { refused } from '../../../scan/pin-place.js';
import { notPinnable, unresolved, unscanned } from '../../../scan/reasons.js';
import { type BuildArguments, maxBuilds } from '../../../scan/values/build-arguments.js';
import { isKnownFrontend, type Mirrors, syntaxArgument } from '../frontend.js';
import type { WorkBudget } from '../lexer/lexer-types.js';
import type { Escape } from '../lexer/lines.js';
import type { ArgumentExpansion, Instructions } from '../reading.js';
import { Environment } from './environment.js';

export interface PassedImages {
  readonly occurrences: readonly Occurrence[];
  readonly problems: readonly Problem[];
}

/** The Dockerfile that the builds share. */
interface BuiltFile {
  readonly path: string;
  readonly reading: Instructions;
  readonly token: Escape;
  readonly mirrors: Mirrors;
}

/** The images of FROM that depend on a passed argument, for every build, and frontends that builds choose. */
export function imagesOfBuilds(
  file: BuiltFile,
  builds: readonly BuildArguments[],
  pay: WorkBudget,
): PassedImages {
  const tooMany = builds.length > maxBuilds;
  const found = builds.slice(0, maxBuilds).flatMap((build) => imagesOfBuild(file, build, pay));
  return {
    occurrences: found.flatMap(({ occurrence }) => occurrence),
    problems: [
      ...found.flatMap(({ problem }) => problem ?? []),
      ...(tooMany ? [{ file: file.path, message: unscanned.tooManyBuilds(maxBuilds) }] : []),
    ],
  };
}

interface PassedImage {
  readonly occurrence: Occurrence;
  readonly problem?: Problem;
}

function imagesOfBuild(file: BuiltFile, build: BuildArguments, pay: WorkBudget): readonly PassedImage[] {
  const { globals, froms } = file.reading;
  const args = new Map(build.map((one) => [one.name, one]));
  const environment = new Environment(globals, file.token, pay, { args, isUsed: true });
  const stages = new Set<string>();
  const bases = froms.flatMap(({ image, stage }) => {
    const expansion = environment.expand(image);
    const { text, branches } = expansion.value;
    const isStage = stages.has(text) || text === 'scratch';
    if (stage !== undefined) stages.add(stage);
    return isStage && !branches ? [] : baseOf(file, expansion);
  });
  const frontend = args.get(syntaxArgument);
  return [...bases, ...(frontend === undefined ? [] : [frontendOf(file, frontend)])];
}

function baseOf({ path }: BuiltFile, expansion: ArgumentExpansion): readonly PassedImage[] {
  const { value, why, isUnset, isLimit } = expansion;
  const { passed = [] } = value;
  const [argument] = passed;
  if (argument === undefined) return [];
  for (const one of passed) if ('why' in one.value) return [{ occurrence: opaque(one, one.value.why) }];
  const isOpen = why === undefined || isUnset === true;
  if (isOpen && value.automatic !== undefined)
    return [{ occurrence: opaque(argument, unresolved.setByBuild(value.automatic)) }];
  const parsed = parseImage(value.text);
  if (isOpen && parsed.kind === 'image') return [{ occurrence: imageAt(argument, expansion, path) }];
  if (isOpen && value.parameter !== undefined)
    return [{ occurrence: opaque(argument, unresolved.noDefault(value.parameter)) }];
  const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
  const { file, span, name } = argument;
  const message = isLimit
    ? unscanned.dockerfileLimit(wrong)
    : unscanned.passedRefused(name, path, value.text, wrong);
  return [
    {
      occurrence: opaqueAt(file, span, isLimit ? 'variable' : 'invalid', wrong),
      problem: { file: file.path, span, message },
    },
  ];
}

/** A digest may be written into an argument that is the whole image, and into no other. */
function imageAt(
  argument: BuildArgument,
  { value, hasPatterns }: ArgumentExpansion,
  path: string,
): Occurrence {
  const { file, span, value: given } = argument;
  const isWhole = 'text' in given && given.text === value.text && value.at.every((offset) => offset < 0);
  if (!isWhole || hasPatterns || value.passed?.length !== 1)
    return resolvedAt(file, span, value.text, notPinnable.passedInPart(path));
  return wholeAt(argument, value.text, given.noPlace);
}

function wholeAt({ file, span }: BuildArgument, text: string, noPlace: string | undefined): Occurrence {
  return noPlace === undefined ? occurrenceAt(file, span, text) : resolvedAt(file, span, text, noPlace);
}

function opaque({ file, span }: BuildArgument, why: string): Occurrence {
  return opaqueAt(file, span, 'variable', why);
}

/** BuildKit takes the first word of the argument as the frontend, before any line of the file. */
function frontendOf({ reading, mirrors }: BuiltFile, argument: BuildArgument): PassedImage {
  const { file, span, value } = argument;
  if ('why' in value) return { occurrence: opaque(argument, value.why) };
  const [name = ''] = value.text.trim().split(' ');
  const noPlace = name === value.text ? value.noPlace : notPinnable.passedIndirectly(syntaxArgument);
  const occurrence = wholeAt(argument, name, noPlace);
  if (occurrence.kind === 'image' && isKnownFrontend(occurrence.image, reading.hasHeredocs, mirrors))
    return { occurrence };
  return { occurrence, problem: { file: file.path, span, message: unscanned.frontend(name) } };
}

/** The image, without a place for a digest where a build passes an argument that it depends on. */
export function overridable(one: ImageOccurrence, passed: BuildArguments = []): ImageOccurrence {
  const [argument] = passed;
  if (argument === undefined || one.pin.kind === 'refused') return one;
  return { ...one, pin: refused(notPinnable.passed(argument.name, argument.file.path)) };
}
