// Reads YAML as values of templates, each text with its place in the file.
import { isMap, isScalar, isSeq } from 'yaml';
import type { SourceFile } from '../../model/text/source.js';
import { TooManySteps, type YamlDocument } from '../yaml/document.js';
import { parseYaml } from '../yaml/parse.js';
import { sourceOf } from '../yaml/text.js';
import { entries } from '../yaml/tree.js';
import { type TemplateValue, Text, unknownValue, type ValueMap } from './values.js';

const maxDepth = 60;

/** A node of a file of values, with the place of each text. */
function valueAt(file: SourceFile, document: YamlDocument, node: unknown, depth = 0): TemplateValue {
  if (depth > maxDepth) return unknownValue;
  const target = document.follow(node);
  document.step(1);
  const below = (one: unknown) => valueAt(file, document, one, depth + 1);
  if (isMap(target)) return new Map(entries(document, target).map(([key, one]) => [key, below(one)]));
  if (isSeq(target)) return target.items.map(below);
  const text = isScalar(target) ? sourceOf(document, target, 'go') : undefined;
  if (text === undefined || !isScalar(target)) return target === undefined ? null : unknownValue;
  if (text.unclear !== undefined) return unknownValue;
  if (target.type === 'PLAIN') {
    if (text.value === '') return null;
    if (text.value === 'true' || text.value === 'false') return text.value === 'true';
    if (String(Number(text.value)) === text.value) return Number(text.value);
  }
  // What surrounds a text, such as a final line end, is a part of its value.
  const whole = typeof target.value === 'string' ? target.value : text.value;
  const own = { text: text.value, from: { file, ...text.span }, isVerbatim: text.exact };
  if (whole === text.value) return new Text([own]);
  const at = whole.indexOf(text.value);
  return new Text([{ text: whole.slice(0, at) }, own, { text: whole.slice(at + text.value.length) }]);
}

const valuesOfFiles = new WeakMap<SourceFile, ValueMap>();

/** The values of the first document of a file; none where it is no map. */
export function valuesIn(file: SourceFile | undefined): ValueMap {
  if (file === undefined) return new Map();
  const known = valuesOfFiles.get(file);
  const value = known ?? valueOfYaml(file);
  const values = value instanceof Map ? value : new Map<string, TemplateValue>();
  valuesOfFiles.set(file, values);
  return values;
}

/** The value of the first document of a file; unknown where aliases repeat too much of it. */
export function valueOfYaml(file: SourceFile): TemplateValue {
  const [document] = parseYaml(file).documents;
  try {
    return document === undefined ? null : valueAt(file, document, document.root);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return unknownValue;
  }
}
