// Images in the `env` of a workflow, its jobs and its steps that no script and no input is seen to use.
import { parseImage } from '../../../model/images/image.js';
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { literalText } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, entries } from '../../languages/yaml/tree.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { notPinnable } from '../../reasons.js';
import { withoutPin } from './expressions.js';

/** A name with a registry: `ghcr.io/a/b:1`, not `a/b:1`. */
const withRegistry = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;

/** The values that are images without doubt, by their form and by the name of the variable. They are not pinned. */
export function environmentImages(
  file: SourceFile,
  document: YamlDocument,
  holders: readonly unknown[],
): readonly Occurrence[] {
  return holders.flatMap((holder) =>
    entries(document, child(document, holder, 'env')).flatMap(([name, node]) => {
      const text = textOf(document, node);
      if (text === undefined || !isImage(name, text.value)) return [];
      return [withoutPin(literalText(file, text), notPinnable.unusedVariable(name))];
    }),
  );
}

function isImage(name: string, value: string): boolean {
  if (/[$\s]/.test(value)) return false;
  if (looksLikeImage(value)) return withRegistry.test(value) || /(?:^|[_-])image(?:$|[_-])/i.test(name);
  const parsed = /(?:^|[_-])image$/i.test(name) ? parseImage(value) : undefined;
  return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}
