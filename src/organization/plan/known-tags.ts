// What one audit of many need not ask: what `plan` has listed, and the histories of tags that have not moved since the last night.

import type { RunCache } from '../../history/cache/run-cache.js';
import type { KnownTags } from '../../model/images/listed-tag.js';
import type { Instant } from '../../model/judgement/fact.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { repositoryKey } from '../merge/name.js';
import type { KeptTags } from './kept-tags.js';
import type { KnownNight } from './known-file.js';
import { maxResultAgeMs } from './previous-audit.js';

interface AuditKnowledge extends KnownTags {
  /** Stores the histories that the audit has used; `undefined` if there are none, or there is no cache. */
  store(): Promise<KeptTags | undefined>;
}

interface KnowledgeOptions {
  /** What `plan` has left; absent: everything is asked, and kept for the next night. */
  readonly night: KnownNight | undefined;
  readonly cached: RunCache | undefined;
  readonly repository: string;
  /** The fingerprint of this audit's settings, and that of its access to the platform. */
  readonly inputs: string;
  readonly access: string;
  readonly now: Instant;
}

/** As long as the repositories of a shard share what they have asked. */
const maxListAgeMs = 20 * 60_000;

type Histories = Awaited<ReturnType<RunCache['whole']>>;

/** Without a cache there are no histories; with other settings or another access, nothing of the last night counts. */
export function auditKnowledge(options: KnowledgeOptions): AuditKnowledge {
  const { night, cached, repository, inputs, access, now } = options;
  const isSame = night?.access === access;
  const isFresh = night !== undefined && night.listedAt <= now && now - night.listedAt < maxListAgeMs;
  const last = isSame ? night.repositories.get(repositoryKey(repository)) : undefined;
  const still = new Set(last?.inputs === inputs ? last.tags : []);
  const stored = memoizeAsync(
    async (): Promise<Histories> =>
      last === undefined || cached === undefined ? new Map() : cached.whole(last.histories),
  );
  const used = new Map<
    string,
    { readonly tag: string; readonly readAt: Instant; readonly records: Records }
  >();
  const count = { saved: 0 };
  return {
    count,
    listOf: (image) => (isSame && isFresh ? night.lists.get(image) : undefined),
    async recordsOf(tag) {
      const known = still.has(tag) ? (await stored()).get(tag) : undefined;
      if (known === undefined || known.readAt > now || now - known.readAt >= maxResultAgeMs) return undefined;
      if ((known.records.at(-1)?.at ?? Number.POSITIVE_INFINITY) > now) return undefined;
      used.set(tag, known);
      count.saved += 1;
      return known.records;
    },
    keep(tag, records) {
      if (records.length > 0) used.set(tag, { tag, readAt: now, records });
    },
    async store() {
      if (cached === undefined || used.size === 0) return undefined;
      const histories = await cached.keepWhole([...used.values()]);
      return { histories, tags: [...used.values()].flatMap(newestOf).sort(byTag) };
    },
  };
}
type Records = Parameters<KnownTags['keep']>[1];

/** What a tag pointed to; nothing for a tag whose newest records have one time, as only one of them can be it. */
function newestOf({ tag, records }: { readonly tag: string; readonly records: Records }): KeptTags['tags'] {
  const at = records.reduce((newest, one) => Math.max(newest, one.at), Number.NEGATIVE_INFINITY);
  const [newest, ...others] = new Set(records.flatMap((one) => (one.at === at ? [one.digest] : [])));
  return newest === undefined || others.length > 0 ? [] : [{ tag, digest: newest }];
}

function byTag(a: { readonly tag: string }, b: { readonly tag: string }): number {
  return a.tag < b.tag ? -1 : 1;
}
