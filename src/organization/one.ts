// Audits one repository of many, as one row of the shard's report.

import { policySources } from '../ci/policy-sources.js';
import type { GitHubApi } from '../clients/github/api.js';
import type { RepositoryHead } from '../clients/github/heads.js';
import type { SharedResponses } from '../clients/http/shared.js';
import { registryHost } from '../clients/index.js';
import { configure } from '../config/index.js';
import type { RunCache } from '../history/cache/run-cache.js';
import { compact } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Host, Sink } from '../model/run/host.js';
import type { Secret } from '../model/run/secret.js';
import type { Report } from '../report/schema/schema.js';
import { run } from '../run.js';
import { readName, repositoryKey } from './merge/name.js';
import { withOwners } from './merge/owned.js';
import type { ShardRow } from './merge/schema.js';
import { accessOf, type KnownNight } from './plan/known-file.js';
import { auditKnowledge } from './plan/known-tags.js';
import { inputsOf, reuseConditionsOf } from './plan/reuse-conditions.js';
import { notFromRemotePolicy, objectsPlace, remoteHost } from './remote.js';

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
  readonly night?: KnownNight;
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
    const known = auditKnowledge({ ...{ night: auditing.night, cached, repository }, inputs, access, now });
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
  const { git: _, stop, ...rest } = host;
  const addresses = ['GITHUB_API_URL', 'GITHUB_GRAPHQL_URL', 'GITHUB_SERVER_URL'];
  const nothing = () => undefined;
  const sink: Sink = {
    mask: (secret) => host.sink.mask(secret),
    isSilent: true,
    log: nothing,
    colour: false,
    progress: nothing,
    annotate: nothing,
    summary: async () => undefined,
    output: nothing,
  };
  return {
    ...rest,
    // Each run gets its own signal, so that its listeners are released with it.
    ...(stop === undefined ? {} : { stop: AbortSignal.any([stop]) }),
    sink,
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
