// What was read → occurrences: the images that BuildKit asks for.
import { digestLead, parseImage } from '../../../model/images/image.js';
import { isPlatformName } from '../../../model/images/platform.js';
import type {
  BuildArgument,
  ImageOccurrence,
  Occurrence,
  PinPlace,
  PinRefused,
} from '../../../model/occurrence.js';
import type { Span } from '../../../model/text/source.js';
import { isPlaceholder } from '../../occurrence.js';
import { refused } from '../../pin-place.js';
import { notPinnable, unresolved, unscanned } from '../../reasons.js';
import { lower } from './lexer/characters.js';
import type { WorkBudget } from './lexer/lexer-types.js';
import type { Escape } from './lexer/lines.js';
import type { DockerfilePlace } from './place.js';
import type { ArgumentExpansion, BuildRefusal, From, Reading, StageSource } from './reading.js';
import { Environment } from './values/environment.js';
import { tagIn } from './values/name-parts.js';
import { overridable } from './values/passed.js';
import { PinTargets } from './values/pin-targets.js';
import { beginsIn, isContiguous, type Traced } from './values/values.js';

/** The image whose name is written in one place, which quotes and continuations may interrupt. */
function literalImage(place: DockerfilePlace, homes: PinTargets, value: Traced): ImageOccurrence {
  const span = place.spanOf(value);
  return place.image(span, value.text, pinOf(place, homes, value, span.end));
}

/**
 * The place for a name that variables are a part of. A digest behind a variable would make builds ignore what the
 * variable is set to, without a word: it goes where the tag is written, so that another tag takes it away.
 */
function expandedPin(
  place: DockerfilePlace,
  homes: PinTargets,
  { value, hasPatterns }: ArgumentExpansion,
  word: Traced,
): PinPlace | PinRefused {
  const digest = homes.digestOf(value);
  if (digest !== undefined && 'why' in digest) return refused(digest.why);
  if (digest !== undefined && !beginsIn(digest, word))
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
  const end = value.text.length - (digest?.text.length ?? 0);
  if (!hasPatterns && place.hasOwnEnd(word, value))
    return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
  const home = digest === undefined && !hasPatterns ? homes.endOf(value) : undefined;
  const name = value.text.slice(0, end);
  if (home !== undefined && (place.hasOwnEnd(home.written, value) || place.hasOwnPath(word, value)))
    return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
  const user = homes.usedByCommands(value);
  if (user !== undefined) return refused(notPinnable.usedByCommands(user, name));
  return refused(notPinnable.behindVariable(name, digest !== undefined));
}

/** The place of the value's digest; without one, the end of its text. */
function pinOf(place: DockerfilePlace, homes: PinTargets, value: Traced, end: number): PinPlace | PinRefused {
  const digest = homes.digestOf(value);
  if (digest === undefined) {
    const lead = tagIn(value) === undefined ? digestLead({}) : '@';
    return { kind: 'place', lead, span: { start: end, end } };
  }
  if ('why' in digest) return { kind: 'refused', why: digest.why };
  return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}

/** It may be a stage that is misspelled: BuildKit refuses it. */
const singleWord = /^["']*(?![A-Z]+IMAGE)[A-Z]*["']*$/;

class Refusals {
  first: BuildRefusal | undefined;

  constructor(private readonly place: DockerfilePlace) {}

  add(message: string, { start }: Span): void {
    this.first ??= { message, offset: start };
  }

  /** A name that is not an image: it is listed, and the file has a problem, unless it is a placeholder for the name. */
  invalid(span: Span, why: string): Occurrence {
    const occurrence = this.place.opaque(span, 'invalid', why);
    const { raw } = occurrence;
    if (isPlaceholder(raw) && !singleWord.test(raw))
      return this.place.opaque(span, 'template', unresolved.placeholder(raw));
    this.add(unscanned.notAnImage(raw, why), span);
    return occurrence;
  }
}

interface Context {
  readonly environment: Environment;
  readonly homes: PinTargets;
  readonly place: DockerfilePlace;
  readonly refusals: Refusals;
}

/** The images among the sources. A stage counts wherever it is, because BuildKit looks them all up. */
export function sourcesIn(
  sources: readonly StageSource[],
  stages: ReadonlySet<string>,
  stageCount: number,
  context: Context,
): readonly Occurrence[] {
  return sources.flatMap((source) => {
    const { text } = source.name;
    const index = indexOf(text);
    const isStage = text === '' || stages.has(lower(text));
    if (index === undefined) return isStage ? [] : imageOf(source, context);
    if (index < 0 || (index >= stageCount && !source.isTrigger))
      context.refusals.add(
        unscanned.dockerfile(`there is no stage ${text.slice(0, 40)}`),
        spanOf(source, context),
      );
    return [];
  });
}

function imageOf(source: StageSource, context: Context): readonly Occurrence[] {
  const { place, homes, refusals } = context;
  const { kind, name, isTrigger } = source;
  const { text } = name;
  const span = spanOf(source, context);
  if (place.isTemplated(name, text)) return [place.templated(span)];
  if (text === 'scratch') {
    if (kind === 'copy') refusals.add(unscanned.dockerfile('`scratch` has no files to copy'), span);
    return [];
  }
  if (text.includes('$') || (kind === 'copy' && isExpanded(source, context))) {
    if (!isTrigger)
      refusals.add(unscanned.dockerfile(`\`${text.slice(0, 100)}\` is not expanded in \`from\``), span);
    return [place.opaque(span, 'variable', unresolved.notExpandedInFrom)];
  }
  const parsed = parseImage(text);
  return [parsed.kind === 'image' ? literalImage(place, homes, name) : refusals.invalid(span, parsed.why)];
}

/** BuildKit refuses a name that a shell would change. */
function isExpanded({ name }: StageSource, { environment }: Context): boolean {
  const { value, hasVariables } = environment.expand(name);
  return hasVariables || value.text !== name.text;
}

function spanOf({ name }: StageSource, { place }: Context): Span {
  return place.spanOf(name);
}

/**
 * The index of a stage. For a mount, BuildKit would ask Docker Hub for an image of that name, which nobody can publish:
 * its author meant the stage.
 */
function indexOf(text: string): number | undefined {
  if (!/^[-+]?[0-9]+$/.test(text)) return undefined;
  const digits = text.replace(/^[-+]?0*/, '') || '0';
  if (digits.length > 19 || BigInt(digits) >= 2n ** 63n) return undefined;
  return text.startsWith('-') && digits !== '0' ? -1 : Number(digits);
}

export interface References {
  readonly occurrences: readonly Occurrence[];
  /** Why BuildKit refuses the references. */
  readonly refused?: BuildRefusal;
}

/** The occurrences of a Dockerfile that was read, in the order of its instructions. `passable`: what builds may pass. */
export function referencesIn(
  reading: Reading,
  token: Escape,
  place: DockerfilePlace,
  pay: WorkBudget,
  passable: ReadonlyMap<string, BuildArgument>,
): References {
  const environment = new Environment(reading.globals, token, pay, { args: passable, isUsed: false });
  const refusals = new Refusals(place);
  const homes = new PinTargets(environment, reading.stageNames);
  const bases = new Bases(environment, homes, place, refusals);
  const occurrences = [
    ...bases.read(reading.froms),
    ...sourcesIn(reading.sources, bases.stages, reading.froms.length, {
      environment,
      homes,
      place,
      refusals,
    }),
  ];
  const refused = environment.refused ?? refusals.first;
  return { occurrences, ...(refused === undefined ? {} : { refused }) };
}

/** The images of FROM. */
class Bases {
  readonly stages = new Set<string>();

  constructor(
    private readonly environment: Environment,
    private readonly homes: PinTargets,
    private readonly place: DockerfilePlace,
    private readonly refusals: Refusals,
  ) {}

  /** All FROM instructions are expanded first, because a digest in an ARG must suit every one of them. */
  read(froms: readonly From[]): readonly Occurrence[] {
    const expanded = froms.map((from) => {
      const expansion = this.environment.expand(from.image);
      const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
      if (from.stage !== undefined) this.stages.add(from.stage);
      const isImage = !isStage && expansion.why === undefined;
      this.homes.count(expansion, isImage);
      const platform = from.platform && this.environment.expand(from.platform);
      if (platform !== undefined) this.homes.count(platform, false);
      return { from, expansion, isStage, platform };
    });
    return expanded.flatMap(({ from, expansion, isStage, platform }) => {
      const found = this.base(from, expansion, isStage);
      const name = platform?.hasVariables === false ? platform.value.text : '';
      return isPlatformName(name)
        ? found.map((one) => (one.kind === 'image' ? { ...one, platforms: [name] } : one))
        : found;
    });
  }

  private base({ image }: From, expansion: ArgumentExpansion, isStage: boolean): readonly Occurrence[] {
    const { value, why, isUnset, isLimit, undeclared } = expansion;
    const span = this.place.unquoted(image);
    if (this.place.isTemplated(image, value.text)) return [this.place.templated(span)];
    if (isStage && !value.branches) return [];
    const isOpen = why === undefined || isUnset === true;
    if (isOpen && value.automatic !== undefined)
      return [this.place.opaque(span, 'variable', unresolved.setByBuild(value.automatic))];
    const parsed = parseImage(value.text);
    if (isOpen && parsed.kind === 'image') return [this.image(image, span, expansion)];
    if (isOpen && value.parameter !== undefined)
      return [this.place.opaque(span, 'variable', why ?? unresolved.noDefault(value.parameter))];
    if (isLimit) this.refusals.add(unscanned.dockerfileLimit(why ?? ''), span);
    if (isLimit) return [this.place.opaque(span, 'variable', why ?? '')];
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    const detail = undeclared === undefined ? wrong : unresolved.notDeclared(wrong, undeclared);
    return [this.refusals.invalid(span, detail)];
  }

  private image(image: Traced, span: Span, expansion: ArgumentExpansion): Occurrence {
    const { value, hasVariables } = expansion;
    const home = this.homes.homeOf(value);
    if (home !== undefined)
      return { ...literalImage(this.place, this.homes, value), uses: [this.place.outer(span)] };
    if (!hasVariables) return literalImage(this.place, this.homes, value);
    const isInline =
      isVariable.test(this.place.textOf(span)) && isContiguous(value) && beginsIn(value, image);
    const at = isInline ? this.place.spanOf(value) : span;
    const found = this.place.image(at, value.text, expandedPin(this.place, this.homes, expansion, image));
    return overridable(found, value.passed);
  }
}

/** One variable and nothing else, which may hold an image as its default. */
const isVariable = /^\$\{.*\}$/s;
