// The files of the checkout that a GitLab configuration includes, or starts a child pipeline with.
// https://docs.gitlab.com/ci/yaml/#include
import { isMap, isScalar, isSeq } from 'yaml';
import { isPathGlob } from '../../model/glob.js';
import type { Mention } from '../../model/occurrence.js';
import { mentionsFrom } from '../mentions.js';
import type { YamlDocument } from '../yaml/document.js';
import { textOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

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

/** `local` files, and paths without a key: names or globs. All paths begin at the root of the repository. */
export function gitlabMentions(document: YamlDocument): readonly Mention[] {
  return includesIn(document).flatMap((include) => {
    const node = isScalar(include) ? include : isMap(include) ? child(document, include, 'local') : undefined;
    const name = textOf(document, node)?.value.replace(/^\/+/, '');
    if (name?.includes('*') !== true) return mentionsFrom([''], name, 'gitlab-ci');
    // In GitLab, `**.yml` matches in all folders below.
    const path = name.replace(/(?<![^/])\*\*(?=[^*/])/g, '**/*');
    return isPathGlob(path) ? [{ path, as: 'gitlab-ci', isGlob: true as const }] : [];
  });
}
