// The keys at the root of a file of JSON, which the engine parses many times faster than a parser of YAML.
import type { SourceFile } from '../../model/source.js';

const roots = new WeakMap<SourceFile, unknown>();

/**
 * True for a text that is one valid JSON value without one of the keys at its root, however they are escaped. Such a text
 * has the same keys to every reader of YAML, unless a merge key adds some.
 */
export function lacksRootKeys(file: SourceFile, keys: readonly string[]): boolean {
  // What a template or a flow of YAML begins with is no JSON, and not worth an attempt.
  if (!/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(file.text)) return false;
  const root = roots.has(file) ? roots.get(file) : rootOf(file.text);
  roots.set(file, root);
  if (typeof root !== 'object' || root === null || Object.hasOwn(root, '<<')) return false;
  return Array.isArray(root) || keys.some((key) => !Object.hasOwn(root, key));
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
