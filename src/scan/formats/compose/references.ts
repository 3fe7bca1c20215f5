// Reads names of images in Compose files, with the values of the project's `.env`.
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { dotenvValues } from '../../languages/syntax/dotenv.js';
import { interpolated } from '../../languages/yaml/interpolated.js';
import { withoutPrefix } from '../../languages/yaml/scan.js';
import type { SourceText } from '../../occurrence.js';
import { possibleImages, type ValuesOf } from '../../values/possible-values.js';

const readInterpolated = interpolated();

/**
 * Reads `image`, `docker-image://image`, `name=docker-image://image` and `type=registry,ref=image`. Of caches, only those
 * in a registry refer to an image.
 */
export function referenceReader(companions: readonly SourceFile[]) {
  const valuesOf = projectValues(companions);
  const others = companions.filter(({ path }) => !isDotenv(path));
  return (file: SourceFile, text: SourceText): readonly Occurrence[] | undefined => {
    const image = imageText(text);
    if (image === undefined) return undefined;
    const isKnown = [...image.value.matchAll(/\$\{?(\w+)/g)].some(
      ([, name = '']) => valuesOf(name).length > 0,
    );
    return isKnown ? possibleImages(file, image, valuesOf, others) : [readInterpolated(file, image)];
  };
}

/** The values that the `.env` of the project sets. */
export function projectValues(companions: readonly SourceFile[]): ValuesOf {
  const values = companions.filter(({ path }) => isDotenv(path)).map(dotenvValues);
  return (name) => values.flatMap((one) => one.get(name) ?? []);
}

/** True for the file with the default values of a Compose project. */
export function isDotenv(path: string): boolean {
  return /(?:^|\/)\.env$/.test(path);
}

function imageText(text: SourceText): SourceText | undefined {
  const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
  if (prefix === undefined) return /^type=/.test(text.value) ? undefined : text;
  if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value)) return undefined;
  const inner = withoutPrefix(prefix, text);
  const comma = inner?.value.indexOf(',') ?? -1;
  if (inner === undefined || comma < 0) return inner;
  const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
  return { ...inner, value: inner.value.slice(0, comma), span };
}
