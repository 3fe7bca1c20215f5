// The names that Bake targets give to what they build: to others by `tags`, to a Dockerfile by contexts.
// https://docs.docker.com/build/bake/reference/#targettags
import type { BuiltImage } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { type HclValue, hclTextOf } from '../../languages/syntax/hcl.js';
import { expand } from '../../languages/syntax/variables.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';

/** An output of any target that pushes counts for all: targets inherit, and a group builds several. */
const pushes = /\btype=registry\b|\bpush=true\b/;

/** The names in a file in HCL. */
export function hclBuiltNames(
  file: SourceFile,
  values: readonly HclValue[],
  defaults: ReadonlyMap<string, HclValue>,
): readonly BuiltImage[] {
  const isPushed = values.some(({ text }) => pushes.test(text));
  return values.flatMap((value) => {
    const [block, key, context] = value.path;
    if (block?.startsWith('target') !== true) return [];
    const at = { file: file.path, span: value.span };
    if (key === 'contexts') return context === undefined ? [] : [{ name: context, at, isPushed: false }];
    return key === 'tags' ? [{ name: hclTextOf(value, defaults) ?? value.text, at, isPushed }] : [];
  });
}

/** The names in a file in JSON. */
export function jsonBuiltNames(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  const isPushed = pushes.test(document.text);
  return children(document, child(document, document.root, 'target')).flatMap((target) => {
    const tags = children(document, child(document, target, 'tags')).flatMap((node) => {
      const text = textOf(document, node);
      if (text === undefined) return [];
      const expansion = expand(text.value, () => undefined);
      const name = expansion.kind === 'value' ? expansion.value : text.value;
      return [{ name, at: { file: file.path, span: text.span }, isPushed }];
    });
    const contexts = entries(document, child(document, target, 'contexts')).flatMap(([name, node]) => {
      const text = textOf(document, node);
      return text === undefined ? [] : [{ name, at: { file: file.path, span: text.span }, isPushed: false }];
    });
    return [...tags, ...contexts];
  });
}
