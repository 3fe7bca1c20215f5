// What was read → occurrences: the images that BuildKit asks for.
import { parseImage } from '../../model/image.js';
import type { BuildArgument, Occurrence } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import { unresolved, unscanned } from '../reasons.js';
import type { ArgumentExpansion } from './definitions.js';
import { Environment } from './environment.js';
import { Homes } from './homes.js';
import type { Pay } from './lexer-types.js';
import type { Escape } from './lines.js';
import { overridable } from './passed.js';
import { expandedPin, literalImage } from './pins.js';
import type { DockerfilePlace } from './place.js';
import type { BuildRefusal, From, Reading } from './reading.js';
import { Refusals } from './refusals.js';
import { sourcesIn } from './sources.js';
import { beginsIn, isContiguous, type Traced } from './values.js';

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
  pay: Pay,
  passable: ReadonlyMap<string, BuildArgument>,
): References {
  const environment = new Environment(reading.globals, token, pay, { args: passable, isUsed: false });
  const refusals = new Refusals(place);
  const homes = new Homes(environment, reading.stageNames);
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
    private readonly homes: Homes,
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
      if (from.platform !== undefined) this.homes.count(this.environment.expand(from.platform), false);
      return { from, expansion, isStage };
    });
    return expanded.flatMap(({ from, expansion, isStage }) => this.base(from, expansion, isStage));
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
