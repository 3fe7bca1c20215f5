// The platform's end of a connection: loaded only for runs that have a platform.

import { signIn } from '../auth/index.js';
import type { Config, Platform } from '../model/config.js';
import type { Gap } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Transport } from '../model/http.js';
import type { PlatformSources, Repository } from '../resolve/ports.js';
import { type AdvisorySources, createAdvisorySources } from './advisory-sources.js';
import { type PlatformClient, platformClient } from './platform/client.js';
import { exchangeToken } from './platform/exchange.js';
import { registryClient } from './registry/client.js';

/** What can be asked of the platform; or why nothing can. */
export interface PlatformConnection {
  readonly sources: PlatformSources | Gap;
  /** What advisories need. */
  readonly advisories: AdvisorySources | Gap;
  readonly gaps: readonly Gap[];
}

/** Signs in and builds the platform's clients. A sign-in that fails is the reason why nothing can be asked. */
export async function connectPlatformClients(
  host: Host,
  config: Config,
  platform: Platform,
  send: Transport,
): Promise<PlatformConnection> {
  const session = await signIn({
    platform,
    config,
    workflow: host.workflow,
    mask: (secret) => host.sink.mask(secret),
    exchange: (audience, idToken, identity) =>
      exchangeToken(send, { issuerUrl: platform.issuerUrl, audience, idToken, identity }),
  });
  if ('failed' in session) return platformUnavailable(session.failed, [session.failed]);
  const { platformToken, registryToken } = session.session;
  const client = platformToken && platformClient({ baseUrl: platform.baseUrl, send, token: platformToken });
  const registry = registryClient({
    ...platform,
    send,
    onToken: (secret) => host.sink.mask(secret),
    ...(registryToken === undefined ? {} : { credential: registryToken }),
  });
  const sources: PlatformSources = {
    ...(client === undefined ? {} : { catalogue: catalogueOf(client, platform) }),
    history: (repository, tag) => (window) => registry.history(repository, tag, window),
    children: registry.children,
  };
  const scope = { ...platform, ...(config.group === undefined ? {} : { group: config.group }) };
  const advisories = createAdvisorySources({ client, platform, sources, scope, content: registry.content });
  return { sources, advisories, gaps: [] };
}

function catalogueOf(
  client: PlatformClient,
  { tagQuery }: Platform,
): NonNullable<PlatformSources['catalogue']> {
  const known = new Map<string, Promise<readonly Repository[]>>();
  return {
    listRepositories({ name, group }) {
      const key = JSON.stringify([name, group]);
      const answer = known.get(key) ?? client.listRepositories({ name, 'uidp.descendants_of': group }).all();
      known.set(key, answer);
      return answer;
    },
    listTags: ({ uid }) => client.listTags({ ...tagQuery, 'uidp.children_of': uid }).all(),
    async endOfLifeDate({ uid }, tag) {
      const listed = await client.listEndOfLifeTags({ 'uidp.children_of': uid, name: tag }).all();
      return listed.find(({ name }) => name === tag)?.mainPackageVersion?.eolDate;
    },
  };
}

/** Nothing can be asked of the platform. */
function platformUnavailable(why: Gap, gaps: readonly Gap[]): PlatformConnection {
  return { sources: why, advisories: why, gaps };
}
