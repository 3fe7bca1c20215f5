// How to check that the URLs of a platform lead to the right services.
import type { Platform } from '../../model/run/config.js';

export interface Probe {
  /** The input that sets the URL. */
  readonly input: 'base-url' | 'issuer-url' | 'registry-url';
  readonly url: string;
  /** Statuses that only the right service returns; empty: any response that is not a server error is enough. */
  readonly expected: readonly number[];
}

/**
 * Requests that need no credential. Ping is public; `/v2/` returns 200 or requires a token
 * (https://github.com/opencontainers/distribution-spec/blob/main/spec.md#determining-support); an issuer may publish
 * its keys (https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig), but need not.
 */
export function probesOf({ baseUrl, issuerUrl, registryUrl }: Platform): readonly Probe[] {
  return [
    { input: 'base-url', url: `${baseUrl}/ping/v2/ping`, expected: [200] },
    { input: 'issuer-url', url: `${issuerUrl}/.well-known/openid-configuration`, expected: [] },
    { input: 'registry-url', url: `${registryUrl}/v2/`, expected: [200, 401] },
  ];
}
