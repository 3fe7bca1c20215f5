// Reads calls in a Starlark file with their literal keyword arguments.
// https://github.com/bazelbuild/starlark/blob/master/spec.md#lexical-elements
import type { SourceText } from '../occurrence.js';

/** A string that is never closed ends with its line, or with the text where three quotes opened it. */
const token =
  /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const plain = /^(?:"[^"]*"|'[^']*')$/;

/** The keyword arguments that are plain strings, for each call of one of the functions. */
export function callsOf(
  text: string,
  functions: ReadonlySet<string>,
): readonly ReadonlyMap<string, SourceText>[] {
  const tokens = [...text.matchAll(token)].filter(([found]) => !found.startsWith('#'));
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
      const value = around.at(-1) === undefined ? undefined : literalOf(tokens, index);
      if (value !== undefined) around.at(-1)?.set(found, value);
    }
  });
  return calls;
}

/** The plain string that a keyword argument is set to. */
function literalOf(tokens: readonly RegExpExecArray[], name: number): SourceText | undefined {
  const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
  if (sign !== '=' || string === undefined || !plain.test(string[0]) || !/^[,)]$/.test(behind))
    return undefined;
  const value = string[0].slice(1, -1);
  const start = string.index + 1;
  return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}
