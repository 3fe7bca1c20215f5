// Reads the variables of a `.env` file, as Compose does.
// https://docs.docker.com/compose/how-tos/environment-variables/variable-interpolation/#env-file-syntax
import type { SourceFile } from '../../model/text/source.js';
import type { PossibleValue } from '../../scan/values/possible-values.js';

const name = /(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*/y;
const blanks = /\s*/y;
const lineRest = /[^\r\n]*/y;

/** The values by name; of a name that is set twice, the last. */
export function dotenvValues(file: SourceFile): ReadonlyMap<string, PossibleValue> {
  const values = new Map<string, PossibleValue>();
  const { text } = file;
  for (let at = endOf(blanks, text, 0); at < text.length; at = endOf(blanks, text, at)) {
    const key = matchAt(name, text, at)?.groups?.name;
    if (key === undefined) {
      at = endOf(lineRest, text, at);
      continue;
    }
    const start = endOf(name, text, at);
    const { value, end } = valueAt(text, start);
    at = end;
    values.set(key, { ...value, file });
  }
  return values;
}

/** A quoted value can go on over lines, and another variable can follow on the line where it ends. */
function valueAt(text: string, start: number): { readonly value: PossibleValue; readonly end: number } {
  const close = closingQuote(text, start);
  if (close !== undefined) {
    const value = text.slice(start + 1, close);
    const span = { start: start + 1, end: close };
    return { value: { value, source: { value, span, exact: !value.includes('\\') } }, end: close + 1 };
  }
  const rest = matchAt(lineRest, text, start)?.[0] ?? '';
  const value = withoutComment(rest).trimEnd();
  const exact = !value.includes('\\') && !/^["']/.test(rest);
  const source = { value, span: { start, end: start + value.length }, exact };
  return { value: { value, source }, end: start + rest.length };
}

/** A comment begins with a `#` at the start or behind a blank. */
function withoutComment(rest: string): string {
  let at = rest.indexOf('#');
  while (at > 0 && !/[ \t]/.test(rest[at - 1] ?? '')) at = rest.indexOf('#', at + 1);
  return at < 0 ? rest : rest.slice(0, at);
}

function closingQuote(text: string, start: number): number | undefined {
  const quote = text[start];
  if (quote !== '"' && quote !== "'") return undefined;
  let at = text.indexOf(quote, start + 1);
  while (at > 0 && text[at - 1] === '\\') at = text.indexOf(quote, at + 1);
  return at < 0 ? undefined : at;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function endOf(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}
