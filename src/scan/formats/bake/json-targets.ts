// The targets of a Bake file in JSON. Its strings are templates of HCL.
// https://docs.docker.com/build/bake/reference/#target
import { isScalar } from 'yaml';
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { expand } from '../../languages/syntax/variables.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { opaqueAt, type SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { type BuildArguments, interpolatedArguments, unknownArgument } from '../../values/build-arguments.js';
import type { BakeTarget } from './targets.js';

/** The defaults of the variables. */
export type JsonDefaults = ReadonlyMap<string, SourceText>;

export function jsonDefaults(document: YamlDocument): JsonDefaults {
  const variables = entries(document, child(document, document.root, 'variable'));
  return new Map(
    variables.flatMap(([name, variable]) => {
      const text = sourceOf(document, child(document, variable, 'default'), 'go');
      return text === undefined || text.unclear !== undefined || text.value.includes('$')
        ? []
        : [[name, text]];
    }),
  );
}

/** The targets in the order of the file, and the paths that it does not tell. */
export function jsonTargets(
  document: YamlDocument,
  file: SourceFile,
  defaults: JsonDefaults,
): { readonly targets: readonly BakeTarget[]; readonly unknown: readonly Occurrence[] } {
  const unknown: Occurrence[] = [];
  const path = (node: unknown): { readonly text?: string } => {
    const text = sourceOf(document, node);
    if (text === undefined) return {};
    const expansion = expand(text.value, (name) => defaults.get(name)?.value);
    if (expansion.kind === 'value') return { text: expansion.value };
    unknown.push(opaqueAt(file, text.span, 'variable', unresolved.path(text.value, expansion.detail)));
    return {};
  };
  const targets = entries(document, child(document, document.root, 'target')).map(([name, target]) => {
    const at = (key: string) => child(document, target, key);
    const [context, dockerfile] = [at('context'), at('dockerfile')];
    const inline = sourceOf(document, at('dockerfile-inline'))?.span.start;
    const bases = children(document, at('inherits'));
    return {
      name,
      inherits: bases.flatMap((one) => sourceOf(document, one)?.value ?? []),
      settings: {
        ...(context === undefined ? {} : { context: path(context) }),
        ...(dockerfile === undefined ? {} : { dockerfile: path(dockerfile) }),
        ...(inline === undefined ? {} : { inline }),
        args: argumentsOf(document, file, at('args'), defaults),
      },
    };
  });
  return { targets, unknown };
}

function argumentsOf(
  document: YamlDocument,
  file: SourceFile,
  args: unknown,
  defaults: JsonDefaults,
): ReadonlyMap<string, BuildArguments> {
  const valuesOf = (name: string) => [defaults.get(name) ?? []].flat();
  const found = new Map<string, BuildArguments>();
  for (const [name, value] of entries(document, args)) {
    if (isScalar(value) && value.value === null) continue;
    const text = sourceOf(document, value, 'go');
    const read = text && interpolatedArguments(name, file, text, valuesOf);
    const [start = 0, end = start] = value.range ?? [];
    const unread = unknownArgument(name, file, { span: { start, end } }, unresolved.argumentValue(name));
    found.set(name, [...(found.get(name) ?? []), ...(read ?? [unread])]);
  }
  return found;
}
