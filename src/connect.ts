// Signs in and builds the clients of a run: the one place where stages meet the platform and the registries.
import { type AdviceSources, adviceSources } from './advise/sources.js';
import { signIn } from './auth/index.js';
import { checkingClock } from './http/clock-check.js';
import { withLimit } from './http/limit.js';
import { type RequestCount, withRetries } from './http/retry.js';
import type { Config, Platform } from './model/config.js';
import type { Unknown } from './model/failure.js';
import type { Host } from './model/host.js';
import type { Transport } from './model/http.js';
import { type PlatformClient, platformClient } from './platform/client.js';
import { exchangeToken } from './platform/exchange.js';
import { registriesOf } from './registries.js';
import { registryClient } from './registry/client.js';
import type { Registries, Repository, Sources } from './resolve/sources.js';

export interface Connection {
  /** Of the platform; or why nothing can be asked of it. */
  readonly sources: Sources | Unknown;
  /** All registries but the platform's; they need no sign-in. */
  readonly others: Registries;
  /** What advisories need. Or why nothing can be asked. */
  readonly advice: AdviceSources | Unknown;
  readonly incomplete: readonly Unknown[];
  readonly requests: Readonly<RequestCount>;
  /** That this machine's clock and the platform's differ, once that has been seen. */
  readonly clock: () => Unknown | undefined;
}

/** Records that one answer of the history endpoint holds at most (platform-api: Tag history endpoint, rule 4). */
export const historyLimit = 1000;
/** Requests under way at once, to all services together. */
export const requestsAtOnce = 64;

/** Signs in. What fails is an Unknown of the connection. */
export async function connect(host: Host, config: Config): Promise<Connection> {
  const requests: RequestCount = { total: 0, retried: 0 };
  const send = withLimit(withRetries(host.send, host.clock, requests), requestsAtOnce, () =>
    host.sink.progress(`${requests.total} requests`),
  );
  const others = registriesOf(host, send);
  const clock = checkingClock(send, host.clock);
  const connected = await connectPlatform(host, config, clock.send);
  return { ...connected, others, requests, clock: clock.wrong };
}

type Connected = Omit<Connection, 'others' | 'requests' | 'clock'>;

async function connectPlatform(host: Host, config: Config, send: Transport): Promise<Connected> {
  const { platform } = config;
  if (platform === undefined) return unconnected(noPlatform, []);
  const signedIn = await signIn({
    platform,
    config,
    workflow: host.workflow,
    mask: (secret) => host.sink.mask(secret),
    exchange: (audience, idToken, identity) =>
      exchangeToken(send, { issuerUrl: platform.issuerUrl, audience, idToken, identity }),
  });
  if ('failed' in signedIn) return unconnected(signedIn.failed, [signedIn.failed]);
  const { platformToken, registryToken } = signedIn.session;
  const client = platformToken && platformClient({ baseUrl: platform.baseUrl, send, token: platformToken });
  const registry = registryClient({
    ...platform,
    send,
    onToken: (secret) => host.sink.mask(secret),
    ...(registryToken === undefined ? {} : { credential: registryToken }),
  });
  const sources: Sources = {
    ...(client === undefined ? {} : { catalogue: catalogueOf(client, platform) }),
    history: (repository, tag) => (window) => registry.history(repository, tag, window),
    children: registry.children,
  };
  const scope = { ...platform, ...(config.group === undefined ? {} : { group: config.group }) };
  const advice = adviceSources({ client, platform, sources, scope, content: registry.content });
  return { sources, advice, incomplete: [] };
}

function catalogueOf(client: PlatformClient, { tagQuery }: Platform): NonNullable<Sources['catalogue']> {
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

const noPlatform: Unknown = {
  cause: 'no-platform',
  subject: 'platform',
  message:
    'No platform is configured, so nothing can be proved. Give `platform`, or `base-url` and `registry-url`',
};

function unconnected(why: Unknown, incomplete: readonly Unknown[]): Connected {
  return { sources: why, advice: why, incomplete };
}

/** Host of the platform's registry as it stands in image names, with its port if any. */
export function registryHost(platform: Platform | undefined): { readonly registry?: string } {
  return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}
