// The values that a variable may have in the jobs of a GitLab pipeline, and the variables with images that no job uses.
// https://docs.gitlab.com/ci/variables/#cicd-variable-precedence
// https://docs.gitlab.com/ci/yaml/#include
import { isMap, type Node } from 'yaml';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf, valueAt } from '../../languages/yaml/text.js';
import { child, children, entries, itemsOf } from '../../languages/yaml/tree.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { isImageArgument, looksLikeImage } from '../../scan/looks-like-image.js';
import { opaqueAt, resolvedAt, type SourceText } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import type { PossibleValue, ValuesOf } from '../../scan/values/possible-values.js';
import {
  chainOfExtends,
  includesIn,
  inherits,
  type Job,
  referenced,
  usersOfTemplates,
} from './inheritance.js';

/** The variables of a holder of images at one of its keys: `image`, `services` or a script. */
type VariablesIn = (holder: unknown, key: string) => ValuesOf;

/**
 * Returns what a holder of an image may give its variables: a job, the file, `default`, or a template that jobs extend.
 * Values of a job win over those of the file; among the rules and the combinations of a matrix, each may apply.
 */
export function gitlabVariables(document: YamlDocument, jobs: readonly Job[]): VariablesIn {
  const byName = new Map<string, Node>(jobs);
  const users = usersOfTemplates(document, jobs, byName);
  const { root } = document;
  const defaults = child(document, root, 'default');
  const ofFile = valuesOfFile(document);
  const chainOf = (job: unknown) => chainOfExtends(document, job, byName);
  return (holder, key) => {
    const isFile = holder === root || holder === defaults;
    const takesDefault = (job: unknown) => {
      const chain = chainOf(job);
      const hasOwn = chain.some((one) => child(document, one, key) !== undefined);
      return !hasOwn && inherits(document, chain, 'default', key);
    };
    const owners = isFile
      ? jobs.map(([, job]) => job).filter(takesDefault)
      : [holder, ...(users.get(holder) ?? [])];
    return (name) => {
      const values = owners.flatMap((job) => jobValues(document, chainOf(job), name));
      const needed = owners.map(chainOf).filter((chain) => !isSet(document, chain, name));
      const isInherited = needed.some((chain) => inherits(document, chain, 'variables', name));
      const shared = ofFile(name, isFile || needed.length > 0, isFile || isInherited);
      return values.length === 0 ? shared : distinct([...values, ...shared]);
    };
  };
}

/** The values that the rules and the variables of the file give to all jobs, read once for each name. */
function valuesOfFile(document: YamlDocument) {
  const known = new Map<string, readonly PossibleValue[]>();
  return (name: string, hasRules: boolean, hasVariables: boolean): readonly PossibleValue[] => {
    const key = `${hasRules} ${hasVariables} ${name}`;
    const values =
      known.get(key) ??
      distinct([
        ...(hasRules ? workflowValues(document, name) : []),
        ...(hasVariables ? variableValues(document, document.root, name) : []),
      ]);
    known.set(key, values);
    return values;
  };
}

/** The values that a job and its templates give: of rules and matrix each, and the nearest of `variables`. */
function jobValues(
  document: YamlDocument,
  chain: readonly unknown[],
  name: string,
): readonly PossibleValue[] {
  const ofRules = chain.flatMap((one) => ruleValues(document, child(document, one, 'rules'), name));
  const ofMatrix = chain.flatMap((one) => matrixValues(document, one, name));
  const own = chain.map((one) => variableValues(document, one, name)).find((values) => values.length > 0);
  return [...ofRules, ...(ofMatrix.length > 0 ? ofMatrix : (own ?? []))];
}

/** True where the file's value of the variable cannot apply. */
function isSet(document: YamlDocument, chain: readonly unknown[], name: string): boolean {
  return chain.some(
    (one) => variableValues(document, one, name).length > 0 || matrixValues(document, one, name).length > 0,
  );
}

function workflowValues(document: YamlDocument, name: string): readonly PossibleValue[] {
  return ruleValues(document, child(document, child(document, document.root, 'workflow'), 'rules'), name);
}

function ruleValues(document: YamlDocument, rules: unknown, name: string): readonly PossibleValue[] {
  return children(document, rules).flatMap((rule) => variableValues(document, rule, name));
}

/** The value as text or under `value`, and the `options` for a pipeline that a person starts. */
function variableValues(document: YamlDocument, holder: unknown, name: string): readonly PossibleValue[] {
  const all = child(document, holder, 'variables');
  const set = child(document, all && referenced(document, all), name);
  if (set === undefined) return [];
  return document
    .sameKey(set)
    .flatMap((node) => referenced(document, node) ?? [])
    .flatMap((node) =>
      isMap(node)
        ? [child(document, node, 'value'), ...children(document, child(document, node, 'options'))]
        : [node],
    )
    .flatMap((node) => valueAt(document, node));
}

function matrixValues(document: YamlDocument, job: unknown, name: string): readonly PossibleValue[] {
  const matrix = child(document, child(document, job, 'parallel'), 'matrix');
  return children(document, matrix).flatMap((combination) => {
    const nodes = itemsOf(document, child(document, combination, name));
    const items = matrix === undefined ? [] : [{ list: matrix, item: combination }];
    return nodes.flatMap((node) => valueAt(document, node).map((one) => ({ ...one, items })));
  });
}

function distinct(values: readonly PossibleValue[]): readonly PossibleValue[] {
  return [...new Map(values.map((one) => [one.source?.span.start, one])).values()];
}

const variable = /\$\{?(\w+)/g;

/** Images in variables that nothing in the file uses, so that only included files can. */
export function unusedVariables(
  document: YamlDocument,
  file: SourceFile,
  images: readonly unknown[],
): readonly Occurrence[] {
  const found = images.flatMap((one) => (one as { found?: readonly Occurrence[] } | undefined)?.found ?? []);
  const used = new Set(found.map(({ at }) => at.span.start));
  const names = new Set(found.flatMap(({ raw }) => [...raw.matchAll(variable)].map(([, name]) => name)));
  return variablesForIncludes(document)
    .filter(([name, { span }]) => !used.has(span.start) && !names.has(name))
    .map(([name, { span, value }]) =>
      value.includes('$')
        ? opaqueAt(file, span, 'variable', unresolved.variable(value))
        : resolvedAt(file, span, value, notPinnable.unusedVariable(name)),
    );
}

/**
 * Variables whose values are images without doubt, of a file that includes others: images of the included files can use
 * them, and their own values of the same variables count for nothing.
 */
function variablesForIncludes(document: YamlDocument): readonly (readonly [string, SourceText])[] {
  if (includesIn(document).length === 0) return [];
  const { root } = document;
  return [root, ...children(document, root)].flatMap((holder) =>
    entries(document, child(document, holder, 'variables')).flatMap(([name, node]) => {
      const text = textOf(document, isMap(node) ? child(document, node, 'value') : node);
      const isImage = text !== undefined && (looksLikeImage(text.value) || isImageArgument(name, text.value));
      return isImage ? [[name, text] as const] : [];
    }),
  );
}
