// What GitLab jobs take from elsewhere: templates that they extend, keys of `default`, variables of the file, included files, inputs.
// https://docs.gitlab.com/ci/yaml/#inherit
// https://docs.gitlab.com/ci/yaml/#include
// https://docs.gitlab.com/ci/inputs/

import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries, itemsOf } from '../../languages/yaml/tree.js';
import { addToGroup } from '../../model/collections.js';
import type { Mention, Occurrence, PassedArguments } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { mentionsFrom, pathFrom } from '../../scan/checkout/mentions.js';
import { isImageArgument, looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, type SourceText } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';
import { type BuildArguments, literalArgument, passedValues } from '../../scan/values/build-arguments.js';
import { combinationsIn, expandedValues, parameterImages } from '../../scan/values/parameters.js';
import type { ValuesOf } from '../../scan/values/possible-values.js';

/** True where a job, with the templates that it extends, takes a default or a variable of the file. */
export function inherits(
  document: YamlDocument,
  chain: readonly unknown[],
  of: 'default' | 'variables',
  name: string,
): boolean {
  const nearest = chain.map((one) => child(document, child(document, one, 'inherit'), of));
  const set = nearest.find((node) => node !== undefined);
  if (set === undefined) return true;
  // Where a key is there twice, the job may inherit by one of them.
  return document.sameKey(set).some((node) => allows(document, node, name));
}

function allows(document: YamlDocument, node: Node, name: string): boolean {
  if (isSeq(node)) return children(document, node).some((one) => textOf(document, one)?.value === name);
  return !('value' in node && node.value === false);
}

/** The node that `!reference [key, …]` stands for; the node itself without the tag, `undefined` where the file has none. */
export function referenced(document: YamlDocument, node: Node, depth = 0): Node | undefined {
  if (!isSeq(node) || node.tag !== '!reference') return node;
  const keys = children(document, node).flatMap((one) => textOf(document, one)?.value ?? []);
  const found = keys.reduce<Node | undefined>(
    (inner, key) => (inner === undefined ? undefined : child(document, inner, key)),
    document.root ?? undefined,
  );
  const isKnown = found !== undefined && found !== document.root && depth < maxReferences;
  return isKnown ? referenced(document, found, depth + 1) : undefined;
}

/** GitLab's own maximum for references in references. */
const maxReferences = 10;

/** GitLab's own maximum for templates that extend templates. */
const maxExtends = 11;

/** A job or a template of the file. */
export type Job = readonly [name: string, node: Node];

/** The job and what it extends, the job first. */
export function chainOfExtends(
  document: YamlDocument,
  job: unknown,
  byName: ReadonlyMap<string, Node>,
): readonly unknown[] {
  const chain: unknown[] = [];
  const add = (node: unknown, depth: number) => {
    if (node === undefined || chain.includes(node) || depth > maxExtends || chain.length > maxExtends) return;
    chain.push(node);
    for (const name of [...extendedBy(document, node)].reverse()) add(byName.get(name), depth + 1);
  };
  add(job, 0);
  return chain;
}

function extendedBy(document: YamlDocument, job: unknown): readonly string[] {
  const names = itemsOf(document, child(document, job, 'extends'));
  return names.flatMap((node) => textOf(document, node)?.value ?? []);
}

/** For each template, the jobs that extend it: its image is theirs, with their variables. */
export function usersOfTemplates(
  document: YamlDocument,
  jobs: readonly Job[],
  byName: ReadonlyMap<string, Node>,
): ReadonlyMap<unknown, readonly Node[]> {
  const users = new Map<unknown, Node[]>();
  for (const [, job] of jobs)
    for (const template of chainOfExtends(document, job, byName).slice(1)) addToGroup(users, template, job);
  return users;
}

/** Every entry of `include`, of the file and of `trigger`: a path or a map. */
export function includesIn(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const triggers = children(document, root).map((job) => child(document, job, 'trigger'));
  return [root, ...triggers].flatMap((holder) => {
    const include = child(document, holder, 'include');
    if (include === undefined) return [];
    return document.sameKey(include).flatMap((one) => itemsOf(document, one));
  });
}

/** `local` files, and paths without a key. All paths begin at the root of the repository, and may have wildcards. */
export function gitlabMentions(document: YamlDocument, file: SourceFile): readonly Mention[] {
  return includesIn(document).flatMap((include) => {
    const node = isScalar(include) ? include : isMap(include) ? child(document, include, 'local') : undefined;
    const text = textOf(document, node);
    const name = text?.value.replace(/^\/+/, '');
    if (name?.includes('*')) return { path: patternOf(name), as: 'gitlab-ci', isGlob: true as const };
    return mentionsFrom([''], name, 'gitlab-ci', text && { file: file.path, span: text.span });
  });
}

const elsewhere = [
  ['remote', unresolved.remoteFile],
  ['project', unresolved.remoteFile],
  ['component', unresolved.remoteFile],
  ['artifact', unresolved.computedFile],
] as const;

/** Pipelines of other repositories, and those that a job writes: nothing tells which images they use. */
export function pipelinesElsewhere(document: YamlDocument, file: SourceFile): readonly Occurrence[] {
  return includesIn(document).flatMap((include) =>
    elsewhere.flatMap(([key, why]) => {
      const text = textOf(document, child(document, include, key));
      return text === undefined
        ? []
        : [opaqueAt(file, text.span, 'variable', unresolved.path(text.value, why))];
    }),
  );
}

/** More are combined in more ways than a glob may have. */
const maxPartsOfAnyDepth = 4;

/** The glob for a path in which `**` stands for any text, also within a name, and `*` for any without a slash. */
function patternOf(name: string): string {
  const parts = name.replace(/[\\[\]{}?!+@()]/g, '\\$&').split('/');
  const isAnyDepth = (part: string) => part !== '**' && part.includes('**');
  if (parts.filter(isAnyDepth).length > maxPartsOfAnyDepth) return '**/*.{yml,yaml}';
  return parts.map((part) => (isAnyDepth(part) ? ofAnyDepth(part) : part)).join('/');
}

/** `a**b` is a name such as `axb`, or a path such as `ax/y/zb`. */
function ofAnyDepth(part: string): string {
  const at = part.indexOf('**');
  const [before, after] = [part.slice(0, at), part.slice(at).replace(/^\*+/, '').replace(/\*+/g, '*')];
  return `{${before}*${after},${before}*/**/*${after}}`;
}

/** An input with its functions, or a variable; variables in the value of an input are expanded with and without `expand_vars`. */
const expression = /\$(?<name>\[\[[^[\]]*\]\]|\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)/g;
const input = /^\[\[\s*inputs\.(?<name>[\w-]+)\s*(?:\|\s*expand_vars\s*)*\]\]$/;

/** The default of an input and its options, from the header of the file. A function that changes the value has none. */
function inputValues(file: SourceFile): ValuesOf | undefined {
  const headers = parseYaml(file).documents.flatMap((document) => {
    const inputs = child(document, child(document, document.root, 'spec'), 'inputs');
    return inputs === undefined ? [] : [{ document, inputs }];
  });
  if (headers.length === 0) return undefined;
  return (name) =>
    headers.flatMap(({ document, inputs }) => {
      const declared = child(document, inputs, name);
      const nodes = [
        child(document, declared, 'default'),
        ...children(document, child(document, declared, 'options')),
      ];
      return nodes.flatMap((node) => {
        const source = isScalar(node) ? sourceOf(document, node) : undefined;
        return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
      });
    });
}

/**
 * The images of a name with inputs, in itself or in its variables; `undefined` for a name without them. `calls` are the inputs
 * that including files pass.
 */
export function imagesOfInputs(
  file: SourceFile,
  text: SourceText,
  valuesOf: ValuesOf,
  calls: readonly BuildArguments[],
): readonly Occurrence[] | undefined {
  const valuesOfInput = inputValues(file);
  if (valuesOfInput === undefined) return undefined;
  let hasInputs = text.value.includes('$[[');
  const valuesIn: ValuesOf = (name) => {
    const ofInput = input.exec(name)?.groups?.name ?? '';
    if (name.startsWith('[[')) return [...valuesOfInput(ofInput), ...passedValues(calls, ofInput)];
    const values = valuesOf(name.replace(/^\{|\}$/g, ''));
    hasInputs ||= values.some(({ value }) => value.includes('$[['));
    return values;
  };
  const combinationsOf = combinationsIn(text, expression, expandedValues(valuesIn, expression));
  const found = parameterImages(file, text, expression, combinationsOf);
  // Variables alone are read by their own rules, which know defaults such as `${NAME:-…}`.
  if (!hasInputs) return undefined;
  return found ?? [opaqueAt(file, text.span, 'template', unresolved.template(text.value))];
}

/** The inputs that a file passes to the files of the repository that it includes. */
export function passedInputs(document: YamlDocument, file: SourceFile): readonly PassedArguments[] {
  return includesIn(document).flatMap((include) => {
    const name = textOf(document, child(document, include, 'local'))?.value.replace(/^\/+/, '') ?? '';
    const path = pathFrom('', name);
    const args = entries(document, child(document, include, 'inputs')).flatMap(([input, node]) => {
      const text = sourceOf(document, node);
      return text === undefined ? [] : [literalArgument(input, file, text)];
    });
    return path === undefined || args.length === 0 ? [] : [{ path, args }];
  });
}

/** Values that a file passes to the inputs of another one, where they are images without doubt. */
export function passedImages(document: YamlDocument): readonly unknown[] {
  return includesIn(document).flatMap((include) =>
    entries(document, child(document, include, 'inputs')).flatMap(([name, value]) => {
      const text = textOf(document, value)?.value ?? '';
      const isImage = looksLikeImage(text) || isImageArgument(name.replaceAll('-', '_'), text);
      return isImage || (/(?:^|[-_])image$/i.test(name) && text !== '') ? [value] : [];
    }),
  );
}
