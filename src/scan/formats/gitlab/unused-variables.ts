// Images in variables of a GitLab configuration that only the files that it includes can use.
// https://docs.gitlab.com/ci/yaml/#include
import { isMap } from 'yaml';
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries } from '../../languages/yaml/tree.js';
import { isImageArgument, looksLikeImage } from '../../looks-like-image.js';
import { opaqueAt, resolvedAt, type SourceText } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { includesIn } from './includes.js';

const variable = /\$\{?(\w+)/g;

/** Images in variables that nothing in the file uses, so that only included files can. */
export function unusedVariables(
  document: YamlDocument,
  file: SourceFile,
  images: readonly unknown[],
): readonly Occurrence[] {
  const found = images.flatMap((one) => (one as { found?: readonly Occurrence[] } | undefined)?.found ?? []);
  const used = new Set(found.map(({ at }) => at.span.start));
  const names = new Set(found.flatMap(({ raw }) => [...raw.matchAll(variable)].map(([, name]) => name)));
  return variablesForIncludes(document)
    .filter(([name, { span }]) => !used.has(span.start) && !names.has(name))
    .map(([name, { span, value }]) =>
      value.includes('$')
        ? opaqueAt(file, span, 'variable', unresolved.variable(value))
        : resolvedAt(file, span, value, notPinnable.unusedVariable(name)),
    );
}

/**
 * Variables whose values are images without doubt, of a file that includes others: images of the included files can use
 * them, and their own values of the same variables count for nothing.
 */
function variablesForIncludes(document: YamlDocument): readonly (readonly [string, SourceText])[] {
  if (includesIn(document).length === 0) return [];
  const { root } = document;
  return [root, ...children(document, root)].flatMap((holder) =>
    entries(document, child(document, holder, 'variables')).flatMap(([name, node]) => {
      const text = textOf(document, isMap(node) ? child(document, node, 'value') : node);
      const isImage = text !== undefined && (looksLikeImage(text.value) || isImageArgument(name, text.value));
      return isImage ? [[name, text] as const] : [];
    }),
  );
}
