// The images that Bazel's rules load or push, and those that Tilt builds.
// https://github.com/bazel-contrib/rules_oci/tree/main/docs · https://docs.tilt.dev/api.html
import type { BuiltImage } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';

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
export const starlarkToken =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const literal = /^(?:"[^"\\]*"|'[^'\\]*')$/;

/** An open bracket; of a call that builds, with what was read of its arguments. */
interface Open {
  readonly name?: string;
  readonly start: number;
  readonly args: Map<string, string[]>;
  key: string;
}

/** The images that calls in the file build. */
export function starlarkBuilds({ path, text }: SourceFile): readonly BuiltImage[] {
  const tokens = [...text.matchAll(starlarkToken)].filter(([written]) => !written.startsWith('#'));
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
