// The platform of the preset `chainguard`, emulated under its own addresses, and a CI host that issues tokens for it.
import { createEmulator } from '../../src/emulator/index.js';
import { presets } from '../../src/model/images/presets.js';

const { baseUrl = '', registryUrl = '', issuerUrl = '' } = presets.chainguard ?? {};
const provider = 'https://oidc.ci.example';

export const emulator = await createEmulator(
  {},
  { platform: baseUrl, registry: registryUrl, issuer: issuerUrl, provider },
);

/** What a token is, by its issuer and its audience. */
export function kindOf(token: string): string {
  const { iss, aud } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return `${iss === provider ? 'workflow token' : 'access token'} for ${[aud].flat().join(' and ')}`;
}
