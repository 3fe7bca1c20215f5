// What the `values.schema.json` of a chart allows at a key. Patterns are compared as text and never run.
// https://helm.sh/docs/topics/charts/#schema-files
import { parse } from 'jsonc-parser';
import type { SourceFile } from '../../../model/text/source.js';

const maxSteps = 1000;
const schemas = new WeakMap<SourceFile, unknown>();

/** False where the schema would refuse the key with a digest in it, or may do so. */
export function schemaAllows(
  file: SourceFile,
  path: readonly string[],
  form: 'behind-tag' | 'digest' | 'bare-digest',
): boolean {
  const root = schemas.has(file) ? schemas.get(file) : parsed(file.text);
  schemas.set(file, root);
  let steps = 0;
  /** Every schema that applies to the node, through references into the file. */
  const all = (schema: unknown): readonly Readonly<Record<string, unknown>>[] => {
    steps += 1;
    if (steps > maxSteps || !isObject(schema)) return [];
    const { $ref } = schema;
    const referred =
      typeof $ref === 'string' && $ref.startsWith('#/') ? at(root, $ref.slice(2).split('/')) : undefined;
    const others = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
      const list = schema[key];
      return Array.isArray(list) ? list.flatMap(all) : [];
    });
    return [schema, ...(referred === undefined ? [] : all(referred)), ...others];
  };
  const applying = path.reduce(
    (schemasHere, key) =>
      schemasHere.flatMap((one) => all(key === '*' ? one.items : child(one.properties, key))),
    all(root),
  );
  return steps <= maxSteps && applying.every((one) => allows(one, form));
}

/** The engine reads what is plain JSON many times faster. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text);
  }
}

function allows(
  schema: Readonly<Record<string, unknown>>,
  form: 'behind-tag' | 'digest' | 'bare-digest',
): boolean {
  if (['enum', 'const', 'format', 'maxLength'].some((key) => key in schema)) return false;
  const { pattern } = schema;
  if (pattern === undefined) return true;
  const hexadecimal = typeof pattern === 'string' && pattern.includes('{64}');
  const names = typeof pattern === 'string' && pattern.includes('sha256:');
  return form === 'digest' ? hexadecimal && names : form === 'bare-digest' && hexadecimal && !names;
}

function at(node: unknown, path: readonly string[]): unknown {
  return path.reduce((one, key) => child(one, key.replaceAll('~1', '/').replaceAll('~0', '~')), node);
}

function child(node: unknown, key: string): unknown {
  return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
