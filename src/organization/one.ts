// Audits one repository of many, as one row of the shard's report.

import { policySources } from '../ci/policy-sources.js';
import type { GitHubApi } from '../clients/github/api.js';
import type { RepositoryHead } from '../clients/github/repositories.js';
import type { SharedResponses } from '../clients/http/shared.js';
import { registryHost } from '../clients/index.js';
import { silentHost } from '../command/gate.js';
import { configure } from '../config/index.js';
import type { RunCache } from '../history/cache/run-cache.js';
import { compact } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { KnownTags } from '../model/images/listed-tag.js';
import type { Instant } from '../model/judgement/fact.js';
import type { Host } from '../model/run/host.js';
import type { Secret } from '../model/run/secret.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import type { Report } from '../report/schema/schema.js';
import { run } from '../run.js';
import { readName, repositoryKey } from './merge/name.js';
import { withOwners } from './merge/owned.js';
import type { ShardRow } from './merge/schema.js';
import { accessOf, type PlanKnowledge } from './plan/known-file.js';
import { maxResultAgeMs } from './plan/previous-audit.js';
import type { KeptTags } from './plan/reuse-conditions.js';
import { inputsOf, reuseConditionsOf } from './plan/reuse-conditions.js';
import { notFromRemotePolicy, objectsPlace, remoteHost } from './remote.js';

interface KnowledgeOptions {
  /** What `plan` has left; absent: everything is asked, and kept for the next audit. */
  readonly knowledge: PlanKnowledge | undefined;
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

/** Without a cache there are no histories; with other settings or another access, nothing of the previous audit counts. */
export function auditKnowledge(
  options: KnowledgeOptions,
): KnownTags & { readonly store: () => Promise<KeptTags | undefined> } {
  const { knowledge, cached, repository, inputs, access, now } = options;
  const isSame = knowledge?.access === access;
  const isFresh =
    knowledge !== undefined && knowledge.listedAt <= now && now - knowledge.listedAt < maxListAgeMs;
  const last = isSame ? knowledge.repositories.get(repositoryKey(repository)) : undefined;
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
    listOf: (image) => (isSame && isFresh ? knowledge.lists.get(image) : undefined),
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
    /** Stores the histories that the audit has used; `undefined` if there are none, or there is no cache. */
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

export interface Auditing {
  readonly host: Host;
  readonly api: GitHubApi;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly githubToken: Secret | undefined;
  /** The default branches of the repositories, as far as they are known. */
  readonly heads: ReadonlyMap<string, RepositoryHead>;
  readonly cached: RunCache | undefined;
  /** Resolves when the CI host's limits leave room for another repository. */
  readonly ready: () => Promise<void>;
  /** What `plan` has found to hold of these repositories; absent if it was not asked to say so. */
  readonly knowledge?: PlanKnowledge;
  /** What the audits of this process have asked so far. */
  readonly shared: SharedResponses;
  /** The inputs of every run. */
  readonly get: (name: string) => string | undefined;
}

export interface AuditedRepository {
  readonly row: ShardRow;
  readonly exitCode: 0 | 1 | 3;
}

/** Audits one repository. If it cannot be audited, the row's `failed` says why; throws only on a defect. */
export async function auditOne(auditing: Auditing, name: string): Promise<AuditedRepository> {
  const named = readName(name);
  if (named === undefined) throw new Error(`${name} is not the name of a repository`);
  const repository = `${named.owner}/${named.name}`;
  const failed = (why: Gap): AuditedRepository => ({
    row: { repository, failed: { ...why } },
    exitCode: 3,
  });
  try {
    await auditing.ready();
    const head = named.ref === undefined ? auditing.heads.get(repository) : undefined;
    const { api, cached } = auditing;
    const objects = cached?.objects(objectsPlace(api, named));
    const host = await remoteHost(quietHost(auditing), api, named, { head, objects });
    const sources = await policySources(host, auditing.githubToken, undefined);
    const read = await configure({ get: auditing.get, ...sources, notFromPolicy: notFromRemotePolicy });
    if ('issues' in read) {
      const message = `Its policy is invalid: ${read.issues.slice(0, 5).join(' ').slice(0, 2000)}`;
      return failed({ cause: 'policy-unread', subject: repository, message });
    }
    const { config } = read;
    const [inputs, access, now] = [inputsOf(config), accessOf(config), host.clock.now()];
    const known = auditKnowledge({
      ...{ knowledge: auditing.knowledge, cached, repository },
      inputs,
      access,
      now,
    });
    const shared = auditing.shared.forRun();
    const own = { ...host, shared, known };
    const { report, exitCode } = await run(own, config, asInRow);
    const carry = reuseConditionsOf(report, config, registryHost(config.platform).registry);
    // With a wrong clock, nobody could say whether a tag has moved since.
    const isTimely = report.incomplete.every(({ cause }) => cause !== 'clock');
    const kept = isTimely ? await known.store() : undefined;
    const { findings, unknown } = await withOwners(report.findings, host.files);
    await objects?.store();
    const facts = { inputs, ...compact({ carry, kept, ownersUnknown: unknown }) };
    return { row: { repository, report: { ...report, findings }, ...facts }, exitCode };
  } catch (error) {
    return failed(gapFrom(error, repository));
  }
}

/** Without the histories of the tags and the record for a replay, which are most of a report. */
function asInRow({ histories: _, record: __, ...rest }: Report): Report {
  return rest;
}

/**
 * A silent host: it only masks secrets. Of the job's variables it has the addresses of the CI host, because the others
 * describe the auditing job and not the audited repository; what may be written to the cache still depends on that job.
 */
export function quietHost({ host, environment }: Pick<Auditing, 'host' | 'environment'>): Host {
  const { git: _, stop, ...rest } = silentHost(host);
  const addresses = ['GITHUB_API_URL', 'GITHUB_GRAPHQL_URL', 'GITHUB_SERVER_URL'];
  return {
    ...rest,
    // Each run gets its own signal, so that its listeners are released with it.
    ...(stop === undefined ? {} : { stop: AbortSignal.any([stop]) }),
    sink: { ...rest.sink, progress: () => undefined },
    tell: host.sink.log,
    ...compact({ job: host.ci }),
    files: { ...host.files, save: async () => undefined },
    ci: {
      variable: (name) => (addresses.includes(name) ? environment[name] || undefined : undefined),
      payload: async () => ({}),
    },
  };
}

/** Names that occur more than once, regardless of case and ref. */
export function duplicatesIn(names: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return names.filter((name) => {
    const key = repositoryKey(name.split('@')[0] ?? '');
    return known.size === known.add(key).size;
  });
}
