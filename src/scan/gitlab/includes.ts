// The files of the checkout that a GitLab configuration includes, or starts a child pipeline with.
// https://docs.gitlab.com/ci/yaml/#include
import { isMap, isScalar, isSeq } from 'yaml';
import type { Mention } from '../../model/occurrence.js';
import { isImageArgument, looksLikeImage } from '../looks-like-image.js';
import { mentionsFrom } from '../mentions.js';
import type { SourceText } from '../occurrence.js';
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children, entries } from '../yaml/tree.js';

/** Every entry of `include`, of the file and of `trigger`: a path or a map. */
export function includesIn(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const triggers = children(document, root).map((job) => child(document, job, 'trigger'));
  return [root, ...triggers].flatMap((holder) => {
    const include = child(document, holder, 'include');
    if (include === undefined) return [];
    return document.sameKey(include).flatMap((one) => (isSeq(one) ? children(document, one) : [one]));
  });
}

/**
 * Variables whose values are images without doubt, of a file that includes others: images of the included files can use
 * them, and their own values of the same variables count for nothing.
 */
export function variablesForIncludes(document: YamlDocument): readonly (readonly [string, SourceText])[] {
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

/** `local` files, and paths without a key. All paths begin at the root of the repository, and may have wildcards. */
export function gitlabMentions(document: YamlDocument): readonly Mention[] {
  return includesIn(document).flatMap((include) => {
    const node = isScalar(include) ? include : isMap(include) ? child(document, include, 'local') : undefined;
    const name = textOf(document, node)?.value.replace(/^\/+/, '');
    if (name?.includes('*')) return { path: patternOf(name), as: 'gitlab-ci', isPattern: true as const };
    return mentionsFrom([''], name, 'gitlab-ci');
  });
}

/** More are combined in more ways than a glob may have. */
const maxPartsOfAnyDepth = 4;

/** The glob for a path in which `**` stands for any text, also within a name, and `*` for any without a slash. */
function patternOf(name: string): string {
  const parts = name.replace(/[\\[\]{}?!+@()]/g, '\\$&').split('/');
  const isAnyDepth = (part: string) => part !== '**' && part.includes('**');
  if (parts.filter(isAnyDepth).length > maxPartsOfAnyDepth) return '**/*.{yml,yaml}';
  return parts.map((part) => (isAnyDepth(part) ? ofAnyDepth(part) : part)).join('/');
}

/** `a**b` is a name such as `axb`, or a path such as `ax/y/zb`. */
function ofAnyDepth(part: string): string {
  const at = part.indexOf('**');
  const [before, after] = [part.slice(0, at), part.slice(at).replace(/^\*+/, '').replace(/\*+/g, '*')];
  return `{${before}*${after},${before}*/**/*${after}}`;
}
