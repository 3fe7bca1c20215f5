// The platform's part of the clients: signs in, and implements what the stages request, pull policies included.

import type { AdvisorySources } from '../advisories/ports.js';
import type { RunCache } from '../history/cache/run-cache.js';
import type { RequestHistory } from '../history/reader.js';
import { compact } from '../model/collections.js';
import { Failure, type Gap } from '../model/failure.js';
import type { KnownTags } from '../model/images/listed-tag.js';
import type { Config, Platform } from '../model/run/config.js';
import type { Host } from '../model/run/host.js';
import type { Transport } from '../model/run/http.js';
import type { Secret } from '../model/run/secret.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import type { PlatformSources, PullPolicySource } from '../resolve/ports.js';
import { createAdvisorySources } from './advisory-sources.js';
import { endOfLifeLookup, organizationTags, repositoryTag } from './end-of-life.js';
import { isRejectedToken, isUnsupported } from './http/api-error.js';
import { tagOfAnother } from './messages.js';
import { claimsOf } from './platform/claims.js';
import { type PlatformClient, platformClient } from './platform/client.js';
import { signIn } from './platform/sign-in.js';
import type { OciClient } from './registry/oci-client.js';
import { platformRegistry } from './registry/platform-registry.js';

/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
const createdLabel = 'org.opencontainers.image.created';

/** `registry.example.com/Repo`, with or without a version: the type of an image repository. */
const repositoryType = /\/Repo(?:@|$)/;

/** A platform that has no such operation has no pull policies. The protocol of gRPC does not have them: they stay REST. */
function pullPolicySource(
  client: PlatformClient,
  { transport }: Pick<Config, 'transport'>,
): PullPolicySource {
  return {
    isApart: transport === 'grpc',
    async bindings() {
      try {
        const listed = await client.listPolicyBindings().all();
        return listed
          .filter(
            ({ resourceTypes: types }) =>
              types.length === 0 || types.some((type) => repositoryType.test(type)),
          )
          .map(({ id, mode, parameters }) => ({ uid: id, mode, parameters }));
      } catch (error) {
        if (isUnsupported(error)) return undefined;
        throw isRejectedToken(error) ? new Failure('no-credential', error.message, { cause: error }) : error;
      }
    },
    async overrides() {
      const listed = await client.listPolicyOverrides().all();
      return listed.map(({ id, policyId, digest, artifactId, reason, createdBy, createdAt }) => ({
        uid: id,
        policyUid: policyId,
        digest: artifactId || digest,
        reason,
        ...compact({ createdBy: createdBy || undefined, createdAt: createdAt || undefined }),
      }));
    },
    async check({ uid }, digest) {
      const { results } = await client.checkPolicies(uid, { digest });
      return results.map(({ bindingId, policyId, policyName, mode, result, parameters }) => ({
        policy: policyName || policyId,
        policyUid: policyId,
        bindingUid: bindingId,
        mode,
        result,
        parameters,
      }));
    },
    async builtAt({ uid }, digest) {
      const { labels } = await client.getImageConfig([uid, digest]);
      const at = Date.parse(labels[createdLabel] ?? '');
      return Number.isNaN(at) ? undefined : at;
    },
  };
}

/** What the stages can request from the platform, or why they cannot. */
export interface PlatformConnection {
  readonly sources: PlatformSources | Gap;
  readonly advisories: AdvisorySources | Gap;
  /** Of the platform's registry; absent if the sign-in failed. */
  readonly content?: OciClient;
  readonly gaps: readonly Gap[];
}

interface PlatformOptions {
  readonly platform: Platform;
  readonly send: Transport;
  /** The maximum number of records in one history response. */
  readonly historyLimit: number;
  readonly cached?: RunCache;
}

/** Signs in and builds the platform's clients. If the sign-in fails, the reason takes the place of the sources. */
export async function connectPlatformClients(
  host: Host,
  config: Config,
  { platform, send, historyLimit, cached }: PlatformOptions,
): Promise<PlatformConnection> {
  const mask = host.sink.mask.bind(host.sink);
  const signedIn = await signIn({ platform, config, workflow: host.workflow, mask, send });
  if ('failed' in signedIn) {
    const { failed } = signedIn;
    return { sources: failed, advisories: failed, gaps: [failed] };
  }
  const { platformToken: token, registryToken: credential } = signedIn.session;
  const { surface } = config;
  const { known } = host;
  const client = token && platformClient({ baseUrl: platform.baseUrl, send, token, surface });
  const owner = ownerOf(config, credential);
  const remember = cached?.content(async () => owner && `${platform.registryUrl} ${owner}`);
  const registry = platformRegistry({
    ...platform,
    send,
    onToken: mask,
    now: () => host.clock.now(),
    surface,
    isOfSubgroup: isOfSubgroup(owner),
    ...compact({ credential, remember }),
  });
  const sources: PlatformSources = {
    ...compact({ catalogue: client && catalogueOf(client, platform) }),
    history(repository, tag, question) {
      const image = `${repository}:${tag}`;
      const ask: RequestHistory = (window) => registry.history(repository, tag, window);
      const place = JSON.stringify([platform.registryUrl, platform.historyService, owner]);
      const throughCache = (request: RequestHistory) =>
        cached === undefined || owner === undefined
          ? request
          : cached.history(place, { image, request, limit: historyLimit, question });
      if (known === undefined) return throughCache(ask);
      return reusedHistory(known, image, ask, historyLimit, throughCache);
    },
    children: registry.children,
    ...compact({ listed: known && ((path: string) => known.listOf(path)) }),
    ...compact({ pullPolicies: client && pullPolicySource(client, config) }),
  };
  const scope = { ...platform, ...compact({ group: config.group }) };
  const { content } = registry;
  const advisories = createAdvisorySources({ client, platform, sources, scope, content, surface });
  return { sources, advisories, content, gaps: [] };
}

/** An identity of the organization itself has a uid of two parts. */
function isOfSubgroup(identity = ''): boolean {
  return identity.split('/').length > 2;
}

/** Whose access something is read with; `undefined` if a given token does not say, so that nothing is remembered. */
function ownerOf({ identity }: Config, credential: Secret | undefined): string | undefined {
  if (credential === undefined) return 'anonymous';
  return identity ?? (claimsOf(credential)?.subject || undefined);
}

function catalogueOf(
  client: PlatformClient,
  { tagQuery }: Platform,
): NonNullable<PlatformSources['catalogue']> {
  const listRepositories = memoizeAsync((name: string, group: string | undefined) =>
    client.listRepositories({ name, 'uidp.descendants_of': group }).all(),
  );
  const endOf = endOfLifeLookup(client);
  return {
    listRepositories: ({ name, group }) => listRepositories(name, group),
    async listTags({ uid, name }) {
      const listed = await client.listTags({ ...tagQuery, 'uidp.children_of': uid }).all();
      const foreign = listed.find((tag) => !isChild(tag.uid, uid));
      if (foreign === undefined) return listed.map(repositoryTag);
      throw new Failure('bad-answer', tagOfAnother(foreign.name, name));
    },
    endOfLife: ({ uid }, tag) => endOf(uid, tag),
    organization: (group, inUse) => organizationTags(client, { tagQuery }, group, inUse),
  };
}

function isChild(uid: string, parent: string): boolean {
  return uid.startsWith(`${parent}/`) && !uid.slice(parent.length + 1).includes('/');
}

/**
 * The same port for one tag. Only the first question is answered: whoever asks again has found a contradiction, and wants
 * to know what the service says. A history that fits into one response of the service is kept for the next night.
 * @param ask sends requests to the service
 * @param limit the maximum number of records in one response
 * @param through what is between this and the service, such as a cache; what it answers is not kept
 */
export function reusedHistory(
  known: KnownTags,
  tag: string,
  ask: RequestHistory,
  limit: number,
  through: (ask: RequestHistory) => RequestHistory = (own) => own,
): RequestHistory {
  const request = through(async (window) => {
    const page = await ask(window);
    if (isWhole(window) && page.length < limit) known.keep(tag, page);
    return page;
  });
  let isFirst = true;
  return async (window) => {
    const records = isFirst && isWhole(window) ? await known.recordsOf(tag) : undefined;
    isFirst = false;
    return records !== undefined && records.length < limit ? records : request(window);
  };
}

function isWhole({ start, end }: Parameters<RequestHistory>[0]): boolean {
  return start === undefined && end === undefined;
}
