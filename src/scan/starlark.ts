// Calls in a Starlark file with their literal keyword arguments.
// https://github.com/bazelbuild/starlark/blob/master/spec.md#lexical-elements
import type { PartText } from './split.js';

const token =
  /#[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_][\w.]*|[^\s]/g;

/** The keyword arguments that are plain strings, for every call of one of the functions. */
export function callsOf(
  text: string,
  functions: ReadonlySet<string>,
): readonly ReadonlyMap<string, PartText>[] {
  const tokens = [...text.matchAll(token)].filter(([found]) => !found.startsWith('#'));
  return tokens.flatMap(([found], index) => {
    if (!functions.has(found) || tokens[index + 1]?.[0] !== '(') return [];
    return [argumentsFrom(tokens, index + 2)];
  });
}

function argumentsFrom(tokens: readonly RegExpExecArray[], first: number): ReadonlyMap<string, PartText> {
  const given = new Map<string, PartText>();
  let depth = 1;
  for (let index = first; index < tokens.length && depth > 0; index += 1) {
    const [found = '', name, sign, string] = [
      tokens[index]?.[0],
      tokens[index]?.[0],
      tokens[index + 1]?.[0],
      tokens[index + 2],
    ];
    if (/^[([{]$/.test(found)) depth += 1;
    if (/^[)\]}]$/.test(found)) depth -= 1;
    if (depth !== 1 || sign !== '=' || string === undefined || !/^["'](?!["']{2})/.test(string[0])) continue;
    if (!/^[,)]$/.test(tokens[index + 3]?.[0] ?? ')')) continue;
    const value = string[0].slice(1, -1);
    const start = string.index + 1;
    given.set(name ?? '', {
      value,
      span: { start, end: start + value.length },
      exact: !value.includes('\\'),
    });
  }
  return given;
}
