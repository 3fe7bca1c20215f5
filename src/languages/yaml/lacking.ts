// What a file certainly lacks, so that it need not be parsed as YAML. JSON is parsed many times faster by the engine.
import type { SourceFile } from '../../model/text/source.js';

const roots = new WeakMap<SourceFile, unknown>();
/** How JSON can spell a letter, a digit, a dot or a slash in another way than by itself. */
const escapes = /\\(?:u([\da-fA-F]{4})|\/)/g;

/**
 * True for a text that is one valid JSON value without one of the keys at its root, however they are escaped. Such a text
 * has the same keys to every reader of YAML, unless a merge key adds some.
 */
export function lacksRootKeys(file: SourceFile, keys: readonly string[]): boolean {
  const root = knownRootOf(file);
  if (typeof root !== 'object' || root === null || Object.hasOwn(root, '<<')) return false;
  return Array.isArray(root) || keys.some((key) => !Object.hasOwn(root, key));
}

/**
 * True for a text that is one valid JSON value in which one of the words does not occur, however it is escaped. The words
 * consist of letters, digits, dots, colons and slashes.
 */
export function lacksWords(file: SourceFile, words: readonly string[]): boolean {
  if (knownRootOf(file) === undefined) return false;
  const text = withoutEscapes(file.text);
  return !words.every((word) => text.includes(word));
}

/** Every string of the JSON is in it as it reads, also that of a key which is given twice. */
function withoutEscapes(text: string): string {
  return text.replace(escapes, (_, code?: string) =>
    code === undefined ? '/' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function knownRootOf(file: SourceFile): unknown {
  // What a template or a flow of YAML begins with is no JSON, and not worth an attempt.
  if (!/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(file.text)) return undefined;
  const root = roots.has(file) ? roots.get(file) : rootOf(file.text);
  roots.set(file, root);
  return root;
}

/** The root without what is below it, which nobody needs; `undefined` for a text that is not JSON. */
function rootOf(text: string): unknown {
  try {
    const root: unknown = JSON.parse(text);
    if (typeof root !== 'object' || root === null || Array.isArray(root))
      return root === null ? undefined : [];
    return Object.fromEntries(Object.keys(root).map((key) => [key, true]));
  } catch {
    return undefined;
  }
}

/** What can spell a word so that its letters are not in the text: escapes, an escaped line end, base64. */
const escapedSpellings: readonly (readonly [string, RegExp])[] = [
  ['\\', /\\[xuU\r\n\x85\u2028\u2029]/],
  ['!', /!(?:!binary|!\S{0,100}%|<)/],
  ['%TAG', /%TAG/],
];

/** True where one of the words is certainly not in the file, however the file may spell it. */
export function lacksNeedles(file: SourceFile, words: readonly string[]): boolean {
  return (
    !words.every((word) => file.text.includes(word)) &&
    (!isSpelledWithEscapes(file.text) || lacksWords(file, words))
  );
}

/** Most texts have none of the characters that each of these spellings has, which is found faster. */
function isSpelledWithEscapes(text: string): boolean {
  return escapedSpellings.some(([mark, spelling]) => text.includes(mark) && spelling.test(text));
}
