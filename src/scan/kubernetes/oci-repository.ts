// Flux's OCIRepository: an artifact of a registry, with its tag and its digest in two fields.
// https://fluxcd.io/flux/components/source/ocirepositories/#reference
import { isMap } from 'yaml';
import type { SplitText } from '../occurrence.js';
import { notPinnable, unresolved } from '../reasons.js';
import type { YamlDocument } from '../yaml/document.js';
import { withoutPrefix } from '../yaml/scan.js';
import { digestKeyAt, splitOf } from '../yaml/split.js';
import { sourceOf, textOf } from '../yaml/text.js';
import { child } from '../yaml/tree.js';

/** The artifact of an OCIRepository. A digest goes before a version range, and that before a tag. */
export function artifactOf(document: YamlDocument, resource: unknown): SplitText | undefined {
  const spec = child(document, resource, 'spec');
  const url = textOf(document, child(document, spec, 'url'));
  const repository = url === undefined ? undefined : withoutPrefix('oci://', url);
  if (repository === undefined) return undefined;
  const ref = child(document, spec, 'ref');
  const at = (key: string) => sourceOf(document, child(document, ref, key), 'go');
  const digestKey = isMap(ref) ? digestKeyAt(document, ref) : undefined;
  const isPinned = (digestKey?.digest.value ?? '') !== '';
  const range = at('semver');
  const isRange = range !== undefined && range.value !== '' && !isPinned;
  return splitOf(document, {
    repository,
    tag: isRange ? undefined : at('tag'),
    digestKey,
    noPlace: digestKey === undefined ? notPinnable.digestOfArtifact : undefined,
    tagElsewhere: isRange ? unresolved.versionRange(range.value) : unresolved.noTagOrDigest,
  });
}
