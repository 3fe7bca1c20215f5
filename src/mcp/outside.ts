// Texts from registries and repositories as data of an answer: of a bounded length, and without characters that are obeyed.
import { cut, plain } from '../output/escape.js';

/** Bytes of a name or text from outside. */
const maxText = 200;
/** Bytes of a sentence of this program, which quotes such names. */
const maxSentence = 600;
const sentences: ReadonlySet<string> = new Set(['message', 'contradiction']);

/** The text on one line, cut to so many bytes, with `…` where it was cut. */
export function outsideText(text: string, bytes = maxText): string {
  return cut(plain(text), bytes);
}

/** A copy of the value with all of its texts bounded, and those of its keys that are names from outside. */
export function outsideData<T>(value: T): T {
  return boundedValue(value, '') as T;
}

function boundedValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return outsideText(value, sentences.has(key) ? maxSentence : maxText);
  if (Array.isArray(value)) return value.map((item) => boundedValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [outsideText(name), boundedValue(item, name)]),
  );
}
