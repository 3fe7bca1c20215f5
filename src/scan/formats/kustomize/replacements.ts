// Kustomize's `replacements`, which copy a value into the images of resources, and with it take their digests away.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/replacements/
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';
import { opaqueAt } from '../../occurrence.js';
import { unresolved } from '../../reasons.js';

const imageField = /(?:^|[.\]])image$/i;
const container = String.raw`(?:init|ephemeral)?containers(?:\.(?:\[[^\]]*\]|[^.[\]]+))?`;
/** What holds images: with a value of another structure, its images are what that structure has under any key. */
const imageHolder = new RegExp(String.raw`(?:^|[.\]])(?:${container}|spec|template|jobTemplate)$`, 'i');

/** The fields with images that replacements set; a file of its own holds one replacement. */
export function replacedImages(document: YamlDocument, file: SourceFile): readonly unknown[] {
  const { root } = document;
  return [root, ...children(document, child(document, root, 'replacements'))].flatMap((one) => {
    const source = fieldPath(document, child(document, one, 'source'));
    const isCopy = imageField.test(source);
    return children(document, child(document, one, 'targets')).flatMap((target) => {
      const isPart = child(document, child(document, target, 'options'), 'delimiter') !== undefined;
      // A whole image of another resource is found there.
      if (isCopy && !isPart) return [];
      return children(document, child(document, target, 'fieldPaths')).flatMap((node) => {
        const text = textOf(document, node);
        if (text === undefined) return [];
        const isHolder = imageHolder.test(text.value) && !imageHolder.test(source);
        if (!isHolder && !imageField.test(text.value)) return [];
        return [{ found: [opaqueAt(file, text.span, 'variable', unresolved.replacement)] }];
      });
    });
  });
}

function fieldPath(document: YamlDocument, source: unknown): string {
  return wordOf(child(document, source, 'fieldPath')) ?? '';
}
