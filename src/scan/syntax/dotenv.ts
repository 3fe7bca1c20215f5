// Reads the variables of a `.env` file, as Compose does.
// https://docs.docker.com/compose/how-tos/environment-variables/variable-interpolation/#env-file-syntax
import type { SourceFile } from '../../model/source.js';
import type { PossibleValue } from '../possible-values.js';

const line = /^[ \t]*(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*(?<rest>[^\r\n]*)/gm;

/** The values by name; of a name that is set twice, the last. A value over several lines ends with its first line. */
export function dotenvValues(file: SourceFile): ReadonlyMap<string, PossibleValue> {
  const values = new Map<string, PossibleValue>();
  for (const { 0: whole, index, groups } of file.text.replace(/^\uFEFF/, ' ').matchAll(line)) {
    const { name = '', rest = '' } = groups ?? {};
    const quote = /^["']/.exec(rest)?.[0];
    const close = quote === undefined ? -1 : rest.indexOf(quote, 1);
    const text = close > 0 ? rest.slice(1, close) : rest.replace(/(?:^|[ \t]+)#.*$/, '').trimEnd();
    const start = index + whole.length - rest.length + (close > 0 ? 1 : 0);
    const exact = !text.includes('\\') && (quote === undefined || close > 0);
    values.set(name, {
      value: text,
      source: { value: text, span: { start, end: start + text.length }, exact },
      file,
    });
  }
  return values;
}
