// What holds of a repository that is audited again: the tags that have not moved since its last audit.
import type { OrganizationImage } from '../../model/images/listed-tag.js';
import { repositoryKey } from '../merge/name.js';
import type { KnownNight, KnownRepositoryTags } from './known-file.js';
import type { PreviousAudit } from './previous-audit.js';
import type { Unchanged } from './unchanged.js';

interface KnownCollector {
  /** Adds what still holds of the audit, and returns how many tags need not be asked about. */
  add(last: PreviousAudit): Promise<number>;
  result(): Pick<KnownNight, 'repositories' | 'lists'>;
}

/** Asks nothing that was not listed for the whole organization anyway. */
export function collectKnown(unchanged: Pick<Unchanged, 'listed' | 'hasNotMoved'>): KnownCollector {
  const repositories = new Map<string, KnownRepositoryTags>();
  const lists = new Map<string, OrganizationImage>();
  return {
    async add({ repository, startedAt, inputs, kept }) {
      if (startedAt === undefined || inputs === undefined || kept === undefined) return 0;
      const tags: string[] = [];
      for (const { tag, digest } of kept.tags) {
        const at = tag.lastIndexOf(':');
        const [image, name] = [tag.slice(0, at), tag.slice(at + 1)];
        const listed = await unchanged.listed(image);
        if (listed === undefined) continue;
        lists.set(image, listed);
        if (await unchanged.hasNotMoved(image, { tag: name, digest }, startedAt)) tags.push(tag);
      }
      repositories.set(repositoryKey(repository), { repository, inputs, histories: kept.histories, tags });
      return tags.length;
    },
    result: () => ({ repositories, lists }),
  };
}
