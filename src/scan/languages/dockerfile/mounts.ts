// The CSV of `RUN --mount` and `--device`.
import type { Flag } from './flags.js';

/** The fields of one CSV line with quotes undone, or `undefined` for one that BuildKit refuses. */
export function csvFields({ text, at }: Flag): readonly Flag[] | undefined {
  if (text === '') return undefined;
  const fields: Flag[] = [];
  for (let start = 0; ; ) {
    if (text[start] !== '"') {
      const comma = text.indexOf(',', start);
      const end = comma < 0 ? text.length : comma;
      const field = text.slice(start, end);
      if (field.includes('"')) return undefined;
      fields.push({ text: field, at: at.slice(start, end) });
      if (comma < 0) return fields;
      start = comma + 1;
      continue;
    }
    const quoted = quotedField(text, start + 1);
    if (quoted === undefined) return undefined;
    fields.push({ text: quoted.text, at: quoted.indexes.map((index) => at[index] ?? 0) });
    if (quoted.end === text.length) return fields;
    if (text[quoted.end] !== ',') return undefined;
    start = quoted.end + 1;
  }
}

/** Reads up to the closing quote; two quotes stand for one. */
function quotedField(text: string, start: number) {
  const indexes: number[] = [];
  let field = '';
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '"') {
      if (text[index + 1] !== '"') return { text: field, indexes, end: index + 1 };
      index += 1;
    }
    field += text[index];
    indexes.push(index);
  }
  return undefined;
}

/** The part of a flag or field behind the first `=`. */
export function assigned({ text, at }: Flag): Flag | undefined {
  const equals = text.indexOf('=');
  return equals < 0 ? undefined : { text: text.slice(equals + 1), at: at.slice(equals + 1) };
}

/** The `from` of a mount: keys have any case, and the last one counts. */
export function mountSource(fields: readonly Flag[]): Flag | undefined {
  const isFrom = ({ text }: Flag) => /^from=/.test(text.slice(0, 5).toLowerCase());
  const last = fields.findLast(isFrom);
  return last === undefined ? undefined : assigned(last);
}
