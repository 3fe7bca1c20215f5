// The state of SCIM at an identity provider, as responses show it.
import { createHash } from 'node:crypto';
import type { PlatformContext } from '../access.js';
import type { State } from '../state.js';

export type Provider = State['identityProviders'][number];
type Token = NonNullable<NonNullable<Provider['scim']>['token']>;

export function scimOf({ uid, scim }: Provider, { baseUrl, now }: Pick<PlatformContext, 'baseUrl' | 'now'>) {
  const previous = scim?.previous;
  return {
    enabled: scim?.enabled ?? false,
    endpointUrl: endpointOf(uid, baseUrl),
    credentialState: credentialState(scim, now),
    etag: etagOf({ uid, scim }),
    ...(scim?.token?.expireTime === undefined ? {} : { tokenExpireTime: scim.token.expireTime }),
    ...(previous?.expireTime !== undefined && isLive(previous, now)
      ? { previousTokenExpireTime: previous.expireTime }
      : {}),
  };
}

export function endpointOf(uid: string, baseUrl: string): string {
  return `${baseUrl}/scim/v2/${uid}`;
}

/** Changes with every change of the token and of the switch. */
export function etagOf({ uid, scim }: Pick<Provider, 'uid' | 'scim'>): string {
  return createHash('sha256')
    .update(`${uid} ${scim?.version ?? 0}`)
    .digest('hex')
    .slice(0, 16);
}

export function isLive({ expireTime }: Token, now: number): boolean {
  return expireTime === undefined || Date.parse(expireTime) > now;
}

function credentialState(scim: Provider['scim'], now: number): string {
  if (scim?.token === undefined) return 'CREDENTIAL_STATE_NOT_ISSUED';
  if (scim.isRevoked) return 'CREDENTIAL_STATE_REVOKED';
  if (!isLive(scim.token, now)) return 'CREDENTIAL_STATE_EXPIRED';
  const isRotating = scim.previous !== undefined && isLive(scim.previous, now);
  return isRotating ? 'CREDENTIAL_STATE_ROTATING' : 'CREDENTIAL_STATE_LIVE';
}
