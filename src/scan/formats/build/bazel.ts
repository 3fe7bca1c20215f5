// Bazel: `oci.pull`, `oci_pull` and `container_pull` with literal arguments; and what Bazel and Tilt build.
// https://github.com/bazel-contrib/rules_oci/blob/main/docs/pull.md
// https://github.com/bazelbuild/starlark/blob/master/spec.md#lexical-elements
import type { Scanner } from '../../../model/occurrence.js';
import { consumers } from '../../consumers.js';
import { type SourceText, splitOccurrence } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { starlarkBuilds, starlarkToken } from './starlark-builds.js';

/** Quickly found. */
const mayBuild = /_(?:build|load|tarball|push)/;
const rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);

export const bazel: Scanner = {
  id: 'bazel',
  title: 'Bazel',
  paths: [
    '**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod,BUILD.bazel,Tiltfile}',
    '**/*.{MODULE.bazel,bzl}',
  ],
  comment: '#',
  scan(file) {
    const builds = mayBuild.test(file.text) ? starlarkBuilds(file) : [];
    if (!/pull/.test(file.text))
      return builds.length === 0 ? undefined : { occurrences: [], problems: [], builds };
    const occurrences = callsOf(file.text, rules).flatMap((args) => {
      const repository = args.get('image') ?? args.get('repository');
      if (repository === undefined || repository.value === '') return [];
      return [
        splitOccurrence(file, {
          registry: args.has('image') ? undefined : args.get('registry'),
          repository,
          tag: args.get('tag'),
          digest: args.get('digest'),
          ...(args.has('digest') ? {} : { noPlace: consumers.bazel.why }),
          tagElsewhere: unresolved.noTagOrDigest,
        }),
      ];
    });
    return { occurrences, problems: [], builds };
  },
};

const constant = /^(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?<string>[^\n#]*[^\s#])/gm;
/** Many calls may repeat one constant. Longer than any image name. */
const maxLength = 4096;
const plain = /^(?:"[^"]*"|'[^']*')$/;

/**
 * The keyword arguments for each call of one of the functions: plain strings, and names of constants that the file sets to
 * one. Any other expression is `unclear`, and `None` is left out.
 */
function callsOf(text: string, functions: ReadonlySet<string>): readonly ReadonlyMap<string, SourceText>[] {
  const tokens = [...text.matchAll(starlarkToken)].filter(([found]) => !found.startsWith('#'));
  const constants = constantsOf(text);
  const calls: Map<string, SourceText>[] = [];
  /** The open brackets around a token: calls of one of the functions, and `undefined` for others. */
  const around: (Map<string, SourceText> | undefined)[] = [];
  tokens.forEach(([found], index) => {
    if (/^[([{]$/.test(found)) {
      const call = found === '(' && functions.has(tokens[index - 1]?.[0] ?? '') ? new Map() : undefined;
      if (call !== undefined) calls.push(call);
      around.push(call);
    } else if (/^[)\]}]$/.test(found)) around.pop();
    else {
      const value = around.at(-1) === undefined ? undefined : valueOfArgument(tokens, index, constants);
      if (value !== undefined) around.at(-1)?.set(found, value);
    }
  });
  return calls;
}

/** Constants by name; `undefined` for one that is set to several strings. */
function constantsOf(text: string): ReadonlyMap<string, string | undefined> {
  const constants = new Map<string, string | undefined>();
  for (const { groups } of text.matchAll(constant)) {
    const { name = '', string = '' } = groups ?? {};
    const value = plain.test(string) && !string.includes('\\') ? string.slice(1, -1) : undefined;
    constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
  }
  return constants;
}

/** The string that a keyword argument is set to. */
function valueOfArgument(
  tokens: readonly RegExpExecArray[],
  name: number,
  constants: ReadonlyMap<string, string | undefined>,
): SourceText | undefined {
  const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
  if (sign !== '=' || string === undefined || string[0] === 'None') return undefined;
  const span = { start: string.index, end: string.index + string[0].length };
  if (!/^[,)]$/.test(behind) || !plain.test(string[0])) {
    const known = /^[,)]$/.test(behind) ? constants.get(string[0]) : undefined;
    if (known === undefined) return { value: string[0], span, exact: false, unclear: unresolved.starlark };
    return known.length > maxLength
      ? { value: string[0], span, exact: false, unclear: unresolved.tooManyVariables }
      : { value: known, span, exact: false, isReread: true };
  }
  const value = string[0].slice(1, -1);
  const start = string.index + 1;
  return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}
