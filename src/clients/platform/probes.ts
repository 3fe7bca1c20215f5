// What can be asked of each address of a platform without a credential, to see whether it is there at all.
import type { Platform } from '../../model/config.js';

export interface Probe {
  /** The input that gives the address. */
  readonly input: 'base-url' | 'issuer-url' | 'registry-url';
  readonly url: string;
  /** Statuses that only the right service gives; empty: any answer that is no server error will do. */
  readonly expected: readonly number[];
}

/**
 * Ping answers anybody (platform-facts: Platform API v2); `/v2/` answers 200 or asks for a token (OCI distribution,
 * end-1); the issuer publishes its keys (OpenID Connect Discovery, section 4), which not every exchange does.
 */
export function probesOf({ baseUrl, issuerUrl, registryUrl }: Platform): readonly Probe[] {
  return [
    { input: 'base-url', url: `${baseUrl}/ping/v2/ping`, expected: [200] },
    { input: 'issuer-url', url: `${issuerUrl}/.well-known/openid-configuration`, expected: [] },
    { input: 'registry-url', url: `${registryUrl}/v2/`, expected: [200, 401] },
  ];
}
