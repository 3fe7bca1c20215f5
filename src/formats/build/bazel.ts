// Bazel: `oci.pull`, `oci_pull` and `container_pull` with literal arguments; and what Bazel and Tilt build.
// https://github.com/bazel-contrib/rules_oci/blob/main/docs/pull.md
// https://github.com/bazelbuild/starlark/blob/master/spec.md#lexical-elements
// https://docs.tilt.dev/api.html
import type { BuiltImage, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { consumers } from '../../scan/consumers.js';
import { type SourceText, splitOccurrence } from '../../scan/occurrence.js';
import { unresolved } from '../../scan/reasons.js';

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
    const [builds, pulls] = [mayBuild, /pull/].map((mark) => mark.test(file.text));
    if (!builds && !pulls) return undefined;
    const tokens = [...file.text.matchAll(starlarkToken)].filter(([written]) => !written.startsWith('#'));
    const built = builds ? builtImages(file, tokens) : [];
    if (!pulls) return built.length === 0 ? undefined : { occurrences: [], problems: [], builds: built };
    const occurrences = callsOf(file.text, tokens).flatMap((args) => {
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
    return { occurrences, problems: [], builds: built };
  },
};

const constant = /^(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?<string>[^\n#]*[^\s#])/gm;
/** Many calls may repeat one constant. Longer than any image name. */
const maxLength = 4096;
const plain = /^(?:"[^"]*"|'[^']*')$/;

/**
 * The keyword arguments for each call of one of the rules: plain strings, and names of constants that the file sets to
 * one. Any other expression is `unclear`, and `None` is left out.
 */
function callsOf(text: string, tokens: Tokens): readonly ReadonlyMap<string, SourceText>[] {
  const constants = constantsOf(text);
  const calls: Map<string, SourceText>[] = [];
  /** The open brackets around a token: calls of one of the rules, and `undefined` for others. */
  const around: (Map<string, SourceText> | undefined)[] = [];
  tokens.forEach(([found], index) => {
    if (/^[([{]$/.test(found)) {
      const call = found === '(' && rules.has(tokens[index - 1]?.[0] ?? '') ? new Map() : undefined;
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
  tokens: Tokens,
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

/** Without comments. */
type Tokens = readonly RegExpExecArray[];

type BuiltName = Omit<BuiltImage, 'at'>;

type Arguments = ReadonlyMap<string, readonly string[]>;

/** By function: the names from the strings of its arguments. The first one without a name is `0`. */
const builders: Readonly<Record<string, (args: Arguments) => readonly BuiltName[]>> = {
  docker_build: tiltNames,
  custom_build: tiltNames,
  docker_build_with_restart: tiltNames,
  oci_load: loadedNames,
  oci_tarball: loadedNames,
  oci_push: (args) => pushedNames(args.get('repository') ?? [], args.get('remote_tags') ?? []),
  container_push: (args) =>
    pushedNames([[args.get('registry'), args.get('repository')].join('/')], args.get('tag') ?? []),
};

/** Tilt replaces the tag wherever a resource uses the name. */
function tiltNames(args: Arguments): readonly BuiltName[] {
  const names = args.get('ref') ?? args.get('0') ?? [];
  return names.map((name) => ({ name, isPushed: false, isAnyTag: true }));
}

function loadedNames(args: Arguments): readonly BuiltName[] {
  return (args.get('repo_tags') ?? []).map((name) => ({ name, isPushed: false }));
}

/** Without literal tags, a run knows them. */
function pushedNames(repositories: readonly string[], tags: readonly string[]): readonly BuiltName[] {
  const known = tags.length === 0 ? ['$tag'] : tags;
  return repositories.flatMap((name) => known.map((tag) => ({ name: `${name}:${tag}`, isPushed: true })));
}

/** Comments, strings, names and other characters. A string that is never closed ends with its line, or with the text where three quotes opened it. */
const starlarkToken =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const literal = /^(?:"[^"\\]*"|'[^'\\]*')$/;

/** An open bracket; of a call that builds, with what was read of its arguments. */
interface Open {
  readonly name?: string;
  readonly start: number;
  readonly args: Map<string, string[]>;
  key: string;
}

/** The images that Bazel's rules load or push, and those that Tilt builds. */
function builtImages({ path }: SourceFile, tokens: Tokens): readonly BuiltImage[] {
  const found: BuiltImage[] = [];
  const open: Open[] = [];
  for (const [at, { 0: written, index }] of tokens.entries()) {
    const [last, next] = [tokens[at - 1]?.[0] ?? '', tokens[at + 1]?.[0] ?? ''];
    const inner = open.at(-1);
    if (/^[([{]$/.test(written)) {
      const isCall = written === '(' && Object.hasOwn(builders, last);
      const isList = written === '[' && last === '=' && inner !== undefined;
      const { args, key } = isList ? inner : { args: new Map<string, string[]>(), key: '0' };
      open.push({ args, key, start: index, ...(isCall ? { name: last } : {}) });
    } else if (/^[)\]}]$/.test(written)) {
      const { name = '', args = new Map(), start = index } = open.pop() ?? {};
      const at = { file: path, span: { start, end: index + 1 } };
      for (const one of builders[name]?.(args) ?? []) found.push({ ...one, at });
    } else if (inner !== undefined) {
      if (written === '=') inner.key = last;
      else if (written === ',' && inner.key === '0') inner.key = '';
      else if (literal.test(written) && /^[=,([]$/.test(last) && /^[,)\]]$/.test(next))
        inner.args.set(inner.key, [...(inner.args.get(inner.key) ?? []), written.slice(1, -1)]);
    }
  }
  return found;
}
