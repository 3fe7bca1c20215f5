// What the audits of the last night rest on at the platform: its tags, and whether announced ends of life matter to them.
import type { TagsInUse } from '../../model/images/listed-tag.js';
import type { PreviousAudit } from './previous-audit.js';

export interface LastUse {
  /** `<org>/<image>:<tag>`. */
  readonly tags: ReadonlySet<string>;
  /** Whose images they are, as `acme` of `acme/node`. */
  readonly organizations: ReadonlySet<string>;
  /** Whether an audit has looked at the ends that are announced. */
  readonly announcesEnd: boolean;
}

export function lastUse(audits: Iterable<PreviousAudit>): LastUse {
  const tags = new Set<string>();
  let announcesEnd = false;
  for (const { carry, kept, announcesEnd: asked } of audits) {
    for (const { registry, repository, tag } of carry?.images ?? [])
      if (registry === carry?.platform) tags.add(`${repository}:${tag}`);
    for (const { tag } of kept?.tags ?? []) tags.add(tag);
    announcesEnd ||= asked;
  }
  return { tags, organizations: new Set([...tags].map(organizationOfImage)), announcesEnd };
}

/** The tags that are not public, with names only if ends matter. */
export function tagsInUse(
  { tags, announcesEnd }: LastUse,
  publicOrganization: string | undefined,
): TagsInUse {
  const own = [...tags].filter((tag) => organizationOfImage(tag) !== publicOrganization);
  const names = new Map<string, number>();
  for (const tag of announcesEnd ? own : []) {
    const name = tag.slice(tag.lastIndexOf(':') + 1);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return { count: own.length, names };
}

/** `acme` of `acme/node`. */
export function organizationOfImage(image: string): string {
  return image.slice(0, Math.max(0, image.indexOf('/')));
}
