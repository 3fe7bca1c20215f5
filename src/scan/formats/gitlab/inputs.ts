// Inputs of a GitLab configuration: `$[[ inputs.name ]]` with the values of `spec:inputs`, and what `include` passes on.
// https://docs.gitlab.com/ci/inputs/
import { isScalar } from 'yaml';
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { sourceOf, textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { isImageArgument, looksLikeImage } from '../../looks-like-image.js';
import { opaqueAt, type SourceText } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';
import { combinationsIn, expandedValues } from '../../values/combinations.js';
import { parameterImages } from '../../values/parameters.js';
import type { ValuesOf } from '../../values/possible-values.js';
import { includesIn } from './includes.js';

/** An input with its functions, or a variable; variables in the value of an input are expanded with and without `expand_vars`. */
const expression = /\$(?<name>\[\[[^[\]]*\]\]|\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)/g;
const input = /^\[\[\s*inputs\.(?<name>[\w-]+)\s*(?:\|\s*expand_vars\s*)*\]\]$/;

/** The default of an input and its options, from the header of the file. A function that changes the value has none. */
function inputValues(file: SourceFile): ValuesOf | undefined {
  const headers = parseYaml(file).documents.flatMap((document) => {
    const inputs = child(document, child(document, document.root, 'spec'), 'inputs');
    return inputs === undefined ? [] : [{ document, inputs }];
  });
  if (headers.length === 0) return undefined;
  return (name) =>
    headers.flatMap(({ document, inputs }) => {
      const declared = child(document, inputs, name);
      const nodes = [
        child(document, declared, 'default'),
        ...children(document, child(document, declared, 'options')),
      ];
      return nodes.flatMap((node) => {
        const source = isScalar(node) ? sourceOf(document, node) : undefined;
        return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
      });
    });
}

/** The images of a name with inputs, in itself or in its variables; `undefined` for a name without them. */
export function imagesOfInputs(
  file: SourceFile,
  text: SourceText,
  valuesOf: ValuesOf,
): readonly Occurrence[] | undefined {
  const valuesOfInput = inputValues(file);
  if (valuesOfInput === undefined) return undefined;
  let hasInputs = text.value.includes('$[[');
  const valuesIn: ValuesOf = (name) => {
    if (name.startsWith('[[')) return valuesOfInput(input.exec(name)?.groups?.name ?? '');
    const values = valuesOf(name.replace(/^\{|\}$/g, ''));
    hasInputs ||= values.some(({ value }) => value.includes('$[['));
    return values;
  };
  const combinationsOf = combinationsIn(text, expression, expandedValues(valuesIn, expression));
  const found = parameterImages(file, text, expression, combinationsOf);
  // Variables alone are read by their own rules, which know defaults such as `${NAME:-…}`.
  if (!hasInputs) return undefined;
  return found ?? [opaqueAt(file, text.span, 'template', unresolved.template(text.value))];
}

/** Values that a file passes to the inputs of another one, where they are images without doubt. */
export function passedImages(document: YamlDocument): readonly unknown[] {
  return includesIn(document).flatMap((include) =>
    entries(document, child(document, include, 'inputs')).flatMap(([name, value]) => {
      const text = textOf(document, value)?.value ?? '';
      const isImage = looksLikeImage(text) || isImageArgument(name.replaceAll('-', '_'), text);
      return isImage || (/(?:^|[-_])image$/i.test(name) && text !== '') ? [value] : [];
    }),
  );
}
