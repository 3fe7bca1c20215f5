// References and findings → groups by image. A name without a tag belongs to the tag that it means.
import { impliedTag } from '../../model/images/image.js';
import { reportedPlaceKey } from '../references.js';
import type { Report, ReportedFinding, ReportedReference } from '../schema/schema.js';

/** Everything in a report about one name. */
export interface ImageGroup {
  readonly name: string;
  readonly registry: string;
  readonly repository: string;
  readonly tag?: string;
  readonly references: ReportedReference[];
  readonly findings: ReportedFinding[];
}

/** The findings that are in no group: about no image, or about one that the repository builds. */
export function findingsOutside<T extends ReportedFinding>(
  references: readonly ReportedReference[],
  findings: readonly T[],
): readonly T[] {
  const local = new Set(references.flatMap((one) => (one.kind === 'local' ? [reportedPlaceKey(one)] : [])));
  const isLocal = (one: T) => local.size > 0 && local.has(reportedPlaceKey(one));
  return findings.filter((one) => one.image === undefined || isLocal(one));
}

/**
 * The groups by name, in the order of the references. A finding that is about no image, and one about an image that the
 * repository builds, is in no group.
 */
export function imageGroups({ references, findings }: Pick<Report, 'references' | 'findings'>): ImageGroup[] {
  const groups = new Map<string, ImageGroup>();
  const groupOf = (registry: string, repository: string, tag: string | undefined): ImageGroup => {
    const name = `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
    const known = groups.get(name);
    if (known !== undefined) return known;
    const group = {
      name,
      registry,
      repository,
      ...(tag === undefined ? {} : { tag }),
      references: [],
      findings: [],
    };
    groups.set(name, group);
    return group;
  };
  const atPlace = new Map<string, ImageGroup | 'local'>();
  for (const reference of references) {
    const { kind, registry, repository } = reference;
    if (kind === 'local') atPlace.set(reportedPlaceKey(reference), 'local');
    if (kind !== 'image' || registry === undefined || repository === undefined) continue;
    const group = groupOf(registry, repository, meantTag(reference));
    group.references.push(reference);
    atPlace.set(reportedPlaceKey(reference), group);
  }
  for (const finding of findings) {
    const { image } = finding;
    if (image === undefined) continue;
    const there = atPlace.get(reportedPlaceKey(finding));
    if (there === 'local') continue;
    const isThere = there?.registry === image.registry && there.repository === image.repository;
    const group =
      isThere && image.tag === undefined ? there : groupOf(image.registry, image.repository, image.tag);
    group.findings.push(finding);
  }
  return [...groups.values()];
}

/** The tag that is written, found by the digest, or assumed. */
function meantTag({ tag, digest, assumedTag, fact }: ReportedReference): string | undefined {
  return tag ?? fact?.recoveredTag ?? assumedTag ?? (digest === undefined ? impliedTag : undefined);
}
