// The files of the checkout that a GitLab configuration includes, or starts a child pipeline with.
// https://docs.gitlab.com/ci/yaml/#include
import { isMap, isScalar, isSeq } from 'yaml';
import type { Mention } from '../../../model/occurrence.js';
import { mentionsFrom } from '../../checkout/mentions.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children } from '../../languages/yaml/tree.js';

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

/** `local` files, and paths without a key. All paths begin at the root of the repository, and may have wildcards. */
export function gitlabMentions(document: YamlDocument): readonly Mention[] {
  return includesIn(document).flatMap((include) => {
    const node = isScalar(include) ? include : isMap(include) ? child(document, include, 'local') : undefined;
    const name = textOf(document, node)?.value.replace(/^\/+/, '');
    if (name?.includes('*')) return { path: patternOf(name), as: 'gitlab-ci', isGlob: true as const };
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
