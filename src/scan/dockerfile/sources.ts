// The images that COPY and mounts take files from: names that are not stages.
import { parseImage } from '../../model/image.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { Span } from '../../model/source.js';
import { unresolved, unscanned } from '../reasons.js';
import { lower } from './characters.js';
import type { Environment } from './environment.js';
import type { Homes } from './homes.js';
import { literalImage } from './pins.js';
import type { DockerfilePlace } from './place.js';
import type { StageSource } from './reading.js';
import type { Refusals } from './refusals.js';

interface Context {
  readonly environment: Environment;
  readonly homes: Homes;
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
