// How a build of a Compose file is put together: from builds that it continues, values of variables, and build arguments.
// https://github.com/compose-spec/compose-spec/blob/main/13-merge.md
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { dotenvValues } from '../../languages/syntax/dotenv.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { interpolated, withoutPrefix } from '../../languages/yaml/scan.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, entries } from '../../languages/yaml/tree.js';
import type { BuildArgument, Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import type { SourceText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import {
  type BuildArguments,
  interpolatedArguments,
  literalArgument,
  unknownArgument,
} from '../../scan/values/build-arguments.js';
import { possibleImages, type ValuesOf } from '../../scan/values/possible-values.js';

/** A `build`, with the file that it is in. */
export interface BuildLayer {
  readonly document: YamlDocument;
  readonly file: SourceFile;
  readonly build: Node;
}

const maxDepth = 8;
const baseName = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;

/** True for the file that others in its folder override. */
export function isBaseFile(path: string): boolean {
  return baseName.test(path);
}

/** The builds of a service: its own first, and then those whose settings it takes over. `bases` are files it may override. */
export function buildLayers(
  document: YamlDocument,
  file: SourceFile,
  service: string,
  bases: readonly SourceFile[],
): readonly BuildLayer[] {
  const own = layersIn(document, file, service, 0);
  if (own.length === 0) return [];
  const overridden = bases.flatMap((base) =>
    parseYaml(base).documents.flatMap((one) => layersIn(one, base, service, 0)),
  );
  return [...own, ...overridden];
}

/** Without a build of its own, a service builds what the one that it extends builds. */
function layersIn(
  document: YamlDocument,
  file: SourceFile,
  name: string,
  depth: number,
): readonly BuildLayer[] {
  const service = child(document, child(document, document.root, 'services'), name);
  const build = child(document, service, 'build');
  if (depth > maxDepth || (!isMap(build) && !isScalar(build))) return [];
  const extended = child(document, service, 'extends');
  const isElsewhere = child(document, extended, 'file') !== undefined;
  const other = textOf(document, isScalar(extended) ? extended : child(document, extended, 'service'))?.value;
  const below =
    other === undefined || isElsewhere || other === name ? [] : layersIn(document, file, other, depth + 1);
  return [{ document, file, build }, ...below];
}

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

/** The arguments of a build, one for each value that a name may have. */
export function composeArguments(
  document: YamlDocument,
  file: SourceFile,
  build: unknown,
  valuesOf: ValuesOf,
): BuildArguments {
  const args = child(document, build, 'args');
  if (args === undefined) return [];
  const read = { document, file, valuesOf };
  return document
    .sameKey(args)
    .flatMap((one) => (isSeq(one) ? listed(read, one.items) : isMap(one) ? mapped(read, one) : []));
}

interface BuildReading {
  readonly document: YamlDocument;
  readonly file: SourceFile;
  readonly valuesOf: ValuesOf;
}

function mapped(read: BuildReading, map: Node): BuildArguments {
  const { document, file } = read;
  return entries(document, map).flatMap(([name, value]) => {
    if (isScalar(value) && value.value === null) return inherited(read, name, keyOf(document, map, name));
    const text = sourceOf(document, value, 'go');
    if (text !== undefined) return valued(read, name, text);
    const at = keyOf(document, map, name);
    return at === undefined ? [] : [unknownArgument(name, file, at, unresolved.argumentValue(name))];
  });
}

function listed(read: BuildReading, items: readonly unknown[]): BuildArguments {
  return items.flatMap((item) => {
    const text = sourceOf(read.document, read.document.follow(item), 'go');
    const name = /^[^=]+/.exec(text?.value ?? '')?.[0];
    if (text === undefined || name === undefined) return [];
    const value = withoutPrefix(`${name}=`, text);
    return value === undefined ? inherited(read, name, text) : valued(read, name, value);
  });
}

function valued({ file, valuesOf }: BuildReading, name: string, text: SourceText): BuildArguments {
  return interpolatedArguments(name, file, text, valuesOf);
}

/** Without a value, the argument has the one of the environment, which `.env` belongs to. */
function inherited(
  { file, valuesOf }: BuildReading,
  name: string,
  at: SourceText | undefined,
): BuildArguments {
  const values = valuesOf(name);
  if (at === undefined) return [];
  if (values.length === 0) return [unknownArgument(name, file, at, unresolved.environmentArgument(name))];
  const isUsedElsewhere = file.text.includes(`$${name}`) || file.text.includes(`\${${name}`);
  return values.map(({ value, source, file: other }): BuildArgument => {
    if (source === undefined || other === undefined || isUsedElsewhere)
      return literalArgument(name, file, { ...at, value, exact: false });
    return literalArgument(name, other, source);
  });
}

/** A key that a merge provides is elsewhere: then the first key of the map stands for it. */
function keyOf(document: YamlDocument, map: Node, name: string): SourceText | undefined {
  if (!isMap(map)) return undefined;
  const pair = map.items.find((one) => keyTextOf(one) === name) ?? map.items[0];
  return sourceOf(document, pair?.key);
}
