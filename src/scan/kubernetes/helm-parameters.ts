// Parameters of a chart as a list of names and values, such as `image.tag`, in an Application of Argo CD.
// https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#helm-parameters
import { parseImage } from '../../model/image.js';
import type { SourceFile } from '../../model/source.js';
import type { Chart } from '../helm/chart.js';
import { chosenDigest } from '../helm/digest-key.js';
import { opaqueAt, type SourceText } from '../occurrence.js';
import { unresolved } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { splitOf } from '../yaml/split.js';
import { sourceOf, wordOf } from '../yaml/text.js';
import { child, children } from '../yaml/tree.js';

/** The images that the parameters set: whole names, and a repository with a tag or a digest under the same prefix. */
export function imagesOfParameters(
  document: YamlDocument,
  list: unknown,
  chart: () => Chart | undefined,
): readonly unknown[] {
  const values = new Map<string, SourceText>();
  for (const parameter of children(document, list)) {
    const name = wordOf(child(document, parameter, 'name'));
    const value = sourceOf(document, child(document, parameter, 'value'), 'go');
    if (name !== undefined && value !== undefined) values.set(name, value);
  }
  return [...values].flatMap(([name, value]): readonly unknown[] => {
    if (/(?:^|\.)image$/i.test(name) && isVersioned(value.value)) return [{ text: value }];
    if (!/(?:^|\.)repository$/.test(name) || value.value === '') return [];
    const at = (key: string) => values.get(name.slice(0, -'repository'.length) + key);
    const [registry, tag, digest] = [at('registry'), at('tag'), at('digest')];
    if (tag === undefined && digest === undefined) return [];
    const path = name.split('.').slice(0, -1);
    const key = digest && { digest, digestForm: { lead: '' }, key: 'digest', value: digest.value };
    const chosen = chosenDigest(chart(), path, { key: 'tag', value: tag?.value ?? '' }, key ? [key] : []);
    const split = { registry, repository: value, tag, ...chosen, tagElsewhere: unresolved.tagFromChart };
    return [{ split: splitOf(document, split) }];
  });
}

/** Tags and digests without the repository that they belong to, which the chart or another file sets. */
export function partsOfParameters(
  document: YamlDocument,
  list: unknown,
  file: SourceFile,
): readonly unknown[] {
  const parameters = children(document, list);
  const nameOf = (one: unknown) => wordOf(child(document, one, 'name')) ?? '';
  const names = new Set(parameters.map(nameOf));
  return parameters.flatMap((one) => {
    const prefix = /^(.*image\.)(?:tag|digest)$/i.exec(nameOf(one))?.[1];
    const value = sourceOf(document, child(document, one, 'value'), 'go');
    if (prefix === undefined || value === undefined || names.has(`${prefix}repository`)) return [];
    return [{ found: [opaqueAt(file, value.span, 'variable', unresolved.repositoryElsewhere)] }];
  });
}

function isVersioned(text: string): boolean {
  const parsed = parseImage(text);
  return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}
