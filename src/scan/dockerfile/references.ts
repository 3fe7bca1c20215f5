// What was read → occurrences: the images that BuildKit asks for, and where their digests belong.
import { parseImage } from '../../model/image.js';
import type { Occurrence, PinPlace, PinRefused } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import { lower } from './characters.js';
import { Environment, type Expansion } from './environment.js';
import { Homes } from './homes.js';
import type { Escape } from './lines.js';
import type { Pay } from './patterns.js';
import type { Place } from './place.js';
import type { From, Reading, Refusal, Source } from './reading.js';
import { isContiguous, type Traced } from './values.js';

export interface References {
  readonly occurrences: readonly Occurrence[];
  /** Why BuildKit refuses the references. */
  readonly refused?: Refusal;
}

/** The occurrences of a Dockerfile that was read, in the order of its instructions. */
export function referencesIn(reading: Reading, token: Escape, place: Place, pay: Pay): References {
  const environment = new Environment(reading.globals, token, pay);
  const all = new Referrer(environment, place);
  const occurrences = [...all.bases(reading.froms), ...reading.sources.flatMap((one) => all.source(one))];
  const refused = environment.refused === undefined ? all.refused : { message: environment.refused };
  return { occurrences, ...(refused === undefined ? {} : { refused }) };
}

class Referrer {
  refused: Refusal | undefined;
  private readonly homes: Homes;
  private readonly stages = new Set<string>();
  private stageCount = 0;

  constructor(
    private readonly environment: Environment,
    private readonly place: Place,
  ) {
    this.homes = new Homes(environment);
  }

  /** All FROM instructions are expanded first, because a digest in an ARG must suit every one of them. */
  bases(froms: readonly From[]): readonly Occurrence[] {
    const expanded = froms.map((from) => {
      const expansion = this.environment.expand(from.image);
      const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
      if (from.stage !== undefined) this.stages.add(from.stage);
      const isImage = !isStage && expansion.why === undefined;
      this.homes.count(expansion, isImage);
      if (from.platform !== undefined) this.homes.count(this.environment.expand(from.platform), false);
      return { from, expansion, isStage };
    });
    this.stageCount = froms.length;
    return expanded.flatMap(({ from, expansion, isStage }) => this.base(from, expansion, isStage));
  }

  private base({ image }: From, expansion: Expansion, isStage: boolean): readonly Occurrence[] {
    const { value, why, isUnset, isLimit, undeclared } = expansion;
    const span = this.place.unquoted(image);
    if (this.place.isTemplated(image)) return [this.place.opaque(span, 'template', filled)];
    if (isStage && !value.branches) return [];
    const isOpen = why === undefined || isUnset === true;
    if (isOpen && value.automatic !== undefined)
      return [this.place.opaque(span, 'variable', `${value.automatic} is set by the build`)];
    const parsed = parseImage(value.text);
    if (isOpen && parsed.kind === 'image') return [this.image(image, span, expansion)];
    if (isOpen && value.parameter !== undefined)
      return [this.place.opaque(span, 'variable', `${value.parameter} has no default`)];
    if (isLimit) this.refuse(why ?? '', span);
    if (isLimit) return [this.place.opaque(span, 'variable', why ?? '')];
    const hint =
      undeclared === undefined ? '' : `; no ARG before the first FROM declares ${undeclared.slice(0, 40)}`;
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    return [this.invalid(span, `${wrong}${hint}`)];
  }

  private image(image: Traced, span: Span, expansion: Expansion): Occurrence {
    const { value, hasVariables } = expansion;
    const home = this.homes.homeOf(value);
    if (home !== undefined) return { ...this.literal(value), uses: [this.place.outer(span)] };
    const isInline =
      isVariable.test(this.place.textOf(span)) && isContiguous(value) && isWithin(value, image);
    if (!hasVariables || isInline) return this.literal(value);
    return this.place.image(span, value.text, this.pinOf(value, span.end));
  }

  private literal(value: Traced): Occurrence {
    const span = this.place.spanOf(value);
    return this.place.image(span, value.text, this.pinOf(value, span.end));
  }

  private pinOf(value: Traced, end: number): PinPlace | PinRefused {
    const digest = this.homes.digestOf(value);
    if (digest === undefined) return { kind: 'place', lead: '@', span: { start: end, end } };
    if ('why' in digest) return { kind: 'refused', why: digest.why };
    return { kind: 'place', lead: '@', span: this.place.spanOf(digest) };
  }

  private invalid(span: Span, why: string): Occurrence {
    const occurrence = this.place.opaque(span, 'invalid', why);
    this.refuse(`\`${occurrence.raw.slice(0, 100)}\` is not an image: ${why}`, span);
    return occurrence;
  }

  private refuse(message: string, { start }: Span): void {
    this.refused ??= { message, offset: start };
  }

  /** The image of a COPY or a mount, whose names are never expanded. */
  source({ kind, name, isTrigger }: Source): readonly Occurrence[] {
    const { text } = name;
    if (text === '') return [];
    const span = this.place.spanOf(name);
    if (this.place.isTemplated(name)) return [this.place.opaque(span, 'template', filled)];
    if (this.stages.has(lower(text))) return [];
    if (this.isIndex(text, span, isTrigger) || (kind === 'mount' && text === 'scratch')) return [];
    if (text === 'scratch') {
      this.refuse('COPY --from=scratch has no files to copy', span);
      return [];
    }
    const expanded = this.environment.expand(name);
    const isLiteral = kind === 'mount' || (expanded.value.text === text && !expanded.hasVariables);
    if (text.includes('$') || !isLiteral) {
      if (!isTrigger) this.refuse(`\`${text.slice(0, 100)}\` is not expanded in \`from\``, span);
      return [this.place.opaque(span, 'variable', 'variables are not expanded in --from')];
    }
    const parsed = parseImage(text);
    return [parsed.kind === 'image' ? this.literal(name) : this.invalid(span, parsed.why)];
  }

  /** A number is the index of a stage. BuildKit would ask for an image of that name only if it is beyond any number. */
  private isIndex(text: string, span: Span, isTrigger: boolean): boolean {
    if (!/^[-+]?[0-9]+$/.test(text) || BigInt(text.replace('+', '')) > maxInteger) return false;
    const index = Number(text);
    const isStage = index >= 0 && (isTrigger || index < this.stageCount);
    if (!isStage) this.refuse(`there is no stage ${text.slice(0, 40)}`, span);
    return true;
  }
}

const filled = 'it is filled in by a template';
/** One variable and nothing else, which may hold an image as its default. */
const isVariable = /^\$\{.*\}$/s;
const maxInteger = 2n ** 63n - 1n;

function isWithin(value: Traced, word: Traced): boolean {
  const offset = value.at[0] ?? -1;
  return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
}
