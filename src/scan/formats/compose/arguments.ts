// The arguments of `build.args` in Compose files: a map or a list, with the values of the project's `.env`.
// https://github.com/compose-spec/compose-spec/blob/main/build.md#args
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { BuildArgument } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { keyTextOf } from '../../languages/yaml/nodes.js';
import { withoutPrefix } from '../../languages/yaml/scan.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { child, entries } from '../../languages/yaml/tree.js';
import type { SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import {
  type BuildArguments,
  interpolatedArguments,
  literalArgument,
  unknownArgument,
} from '../../values/build-arguments.js';
import type { ValuesOf } from '../../values/possible-values.js';

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

interface Reading {
  readonly document: YamlDocument;
  readonly file: SourceFile;
  readonly valuesOf: ValuesOf;
}

function mapped(read: Reading, map: Node): BuildArguments {
  const { document, file } = read;
  return entries(document, map).flatMap(([name, value]) => {
    if (isScalar(value) && value.value === null) return inherited(read, name, keyOf(document, map, name));
    const text = sourceOf(document, value, 'go');
    if (text !== undefined) return valued(read, name, text);
    const at = keyOf(document, map, name);
    return at === undefined ? [] : [unknownArgument(name, file, at, unresolved.argumentValue(name))];
  });
}

function listed(read: Reading, items: readonly unknown[]): BuildArguments {
  return items.flatMap((item) => {
    const text = sourceOf(read.document, read.document.follow(item), 'go');
    const name = /^[^=]+/.exec(text?.value ?? '')?.[0];
    if (text === undefined || name === undefined) return [];
    const value = withoutPrefix(`${name}=`, text);
    return value === undefined ? inherited(read, name, text) : valued(read, name, value);
  });
}

function valued({ file, valuesOf }: Reading, name: string, text: SourceText): BuildArguments {
  return interpolatedArguments(name, file, text, valuesOf);
}

/** Without a value, the argument has the one of the environment, which `.env` belongs to. */
function inherited({ file, valuesOf }: Reading, name: string, at: SourceText | undefined): BuildArguments {
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
