// What was read → occurrences: the images that BuildKit asks for.
import { compact } from '../../model/collections.js';
import { digestLead, parseImage } from '../../model/images/image.js';
import { isPlatformName } from '../../model/images/platform.js';
import type {
  BuildArgument,
  ImageOccurrence,
  Occurrence,
  PinPlace,
  PinRefused,
} from '../../model/occurrence.js';
import type { Span } from '../../model/text/source.js';
import { isPlaceholder } from '../../scan/occurrence.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unresolved, unscanned } from '../../scan/reasons.js';
import { lower } from './lexer/characters.js';
import type { WorkBudget } from './lexer/lexer-types.js';
import type { Escape } from './lexer/lines.js';
import type { DockerfilePlace } from './place.js';
import type { ArgumentExpansion, BuildRefusal, From, Instructions, StageSource } from './reading.js';
import { Environment } from './values/environment.js';
import { tagIn } from './values/name-parts.js';
import { overridable } from './values/passed.js';
import { PinTargets } from './values/pin-targets.js';
import { beginsIn, isContiguous, type Traced } from './values/values.js';

/** It may be a stage that is misspelled: BuildKit refuses it. */
const singleWord = /^["']*(?![A-Z]+IMAGE)[A-Z]*["']*$/;
/** One variable and nothing else, which may hold an image as its default. */
const isVariable = /^\$\{.*\}$/s;

export interface References {
  readonly occurrences: readonly Occurrence[];
  /** Why BuildKit refuses the references. */
  readonly refused?: BuildRefusal;
}

/** The occurrences of a Dockerfile that was read, in the order of its instructions. `passable`: what builds may pass. */
export function referencesIn(
  instructions: Instructions,
  token: Escape,
  place: DockerfilePlace,
  pay: WorkBudget,
  passable: ReadonlyMap<string, BuildArgument>,
): References {
  const { globals, stageNames, froms, sources } = instructions;
  const environment = new Environment(globals, token, pay, { args: passable, isUsed: false });
  const reader = new ReferenceReader(environment, new PinTargets(environment, stageNames), place);
  const occurrences = [...reader.bases(froms), ...reader.sources(sources, froms.length)];
  return compact({ occurrences, refused: environment.refused ?? reader.refused });
}

class ReferenceReader {
  refused: BuildRefusal | undefined;
  private readonly stages = new Set<string>();

  constructor(
    private readonly environment: Environment,
    private readonly targets: PinTargets,
    private readonly place: DockerfilePlace,
  ) {}

  /** The images of FROM. All are expanded first, because a digest in an ARG must suit every one of them. */
  bases(froms: readonly From[]): readonly Occurrence[] {
    const expanded = froms.map((from) => {
      const expansion = this.environment.expand(from.image);
      const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
      if (from.stage !== undefined) this.stages.add(from.stage);
      this.targets.count(expansion, !isStage && expansion.why === undefined);
      const platform = from.platform && this.environment.expand(from.platform);
      if (platform !== undefined) this.targets.count(platform, false);
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
    if (isOpen && parsed.kind === 'image') return [this.baseImage(image, span, expansion)];
    if (isOpen && value.parameter !== undefined)
      return [this.place.opaque(span, 'variable', why ?? unresolved.noDefault(value.parameter))];
    if (isLimit) {
      this.refuse(unscanned.dockerfileLimit(why ?? ''), span);
      return [this.place.opaque(span, 'variable', why ?? '')];
    }
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    return [this.invalid(span, undeclared === undefined ? wrong : unresolved.notDeclared(wrong, undeclared))];
  }

  private baseImage(image: Traced, span: Span, expansion: ArgumentExpansion): Occurrence {
    const { value, hasVariables } = expansion;
    if (this.targets.homeOf(value) !== undefined)
      return { ...this.literal(value), uses: [this.place.outer(span)] };
    if (!hasVariables) return this.literal(value);
    const isInline =
      isVariable.test(this.place.textOf(span)) && isContiguous(value) && beginsIn(value, image);
    const at = isInline ? this.place.spanOf(value) : span;
    return overridable(this.place.image(at, value.text, this.expandedPin(expansion, image)), value.passed);
  }

  /** The images among the sources. A stage counts wherever it is, because BuildKit looks them all up. */
  sources(sources: readonly StageSource[], stageCount: number): readonly Occurrence[] {
    return sources.flatMap((source) => {
      const { text } = source.name;
      const index = indexOf(text);
      const isStage = text === '' || this.stages.has(lower(text));
      if (index === undefined) return isStage ? [] : this.source(source);
      if (index < 0 || (index >= stageCount && !source.isTrigger))
        this.refuse(
          unscanned.dockerfile(`there is no stage ${text.slice(0, 40)}`),
          this.place.spanOf(source.name),
        );
      return [];
    });
  }

  private source({ kind, name, isTrigger }: StageSource): readonly Occurrence[] {
    const { text } = name;
    const span = this.place.spanOf(name);
    if (this.place.isTemplated(name, text)) return [this.place.templated(span)];
    if (text === 'scratch') {
      if (kind === 'copy') this.refuse(unscanned.dockerfile('`scratch` has no files to copy'), span);
      return [];
    }
    if (text.includes('$') || (kind === 'copy' && this.isExpanded(name))) {
      if (!isTrigger)
        this.refuse(unscanned.dockerfile(`\`${text.slice(0, 100)}\` is not expanded in \`from\``), span);
      return [this.place.opaque(span, 'variable', unresolved.notExpandedInFrom)];
    }
    const parsed = parseImage(text);
    return [parsed.kind === 'image' ? this.literal(name) : this.invalid(span, parsed.why)];
  }

  /** BuildKit refuses a name that a shell would change. */
  private isExpanded(name: Traced): boolean {
    const { value, hasVariables } = this.environment.expand(name);
    return hasVariables || value.text !== name.text;
  }

  private refuse(message: string, { start }: Span): void {
    this.refused ??= { message, offset: start };
  }

  /** A name that is not an image: it is listed, and the file has a problem, unless it is a placeholder for the name. */
  private invalid(span: Span, why: string): Occurrence {
    const occurrence = this.place.opaque(span, 'invalid', why);
    const { raw } = occurrence;
    if (isPlaceholder(raw) && !singleWord.test(raw))
      return this.place.opaque(span, 'template', unresolved.placeholder(raw));
    this.refuse(unscanned.notAnImage(raw, why), span);
    return occurrence;
  }

  /** The image whose name is written in one place, which quotes and continuations may interrupt. */
  private literal(value: Traced): ImageOccurrence {
    const span = this.place.spanOf(value);
    return this.place.image(span, value.text, this.pinOf(value, span.end));
  }

  /**
   * The place for a name that variables are a part of. A digest behind a variable would make builds ignore what the
   * variable is set to, without a word: it goes where the tag is written, so that another tag takes it away.
   */
  private expandedPin({ value, hasPatterns }: ArgumentExpansion, word: Traced): PinPlace | PinRefused {
    const digest = this.targets.digestOf(value);
    if (digest !== undefined && 'why' in digest) return refused(digest.why);
    if (digest !== undefined && !beginsIn(digest, word))
      return { kind: 'place', lead: '@', span: this.place.spanOf(digest) };
    const end = value.text.length - (digest?.text.length ?? 0);
    const pin = () => this.pinOf(value, (value.at[end - 1] ?? -1) + 1);
    if (!hasPatterns && this.place.hasOwnEnd(word, value)) return pin();
    const home = digest === undefined && !hasPatterns ? this.targets.endOf(value) : undefined;
    if (home && (this.place.hasOwnEnd(home.written, value) || this.place.hasOwnPath(word, value)))
      return pin();
    const name = value.text.slice(0, end);
    const user = this.targets.usedByCommands(value);
    if (user !== undefined) return refused(notPinnable.usedByCommands(user, name));
    return refused(notPinnable.behindVariable(name, digest !== undefined));
  }

  /** The place of the value's digest; without one, the end of its text. */
  private pinOf(value: Traced, end: number): PinPlace | PinRefused {
    const digest = this.targets.digestOf(value);
    if (digest === undefined) {
      const lead = tagIn(value) === undefined ? digestLead({}) : '@';
      return { kind: 'place', lead, span: { start: end, end } };
    }
    if ('why' in digest) return refused(digest.why);
    return { kind: 'place', lead: '@', span: this.place.spanOf(digest) };
  }
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
