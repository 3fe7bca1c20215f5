// The token that sets a repository up: given, or stored by the platform's own command line.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeJwt } from 'jose/jwt/decode';
import { Secret } from '../../model/secret.js';

type SetupEnvironment = Readonly<Record<string, string | undefined>>;

/** The token, and where it is from; or where it was looked for, and why there is none. */
export type FoundToken = UsableToken | { readonly missing: string };

export interface UsableToken {
  readonly token: Secret;
  readonly from: string;
  /** How another command is given a token that neither a flag nor a variable has. */
  readonly variables?: () => SetupEnvironment;
}

/**
 * The access token that `chainctl auth login` stored for the API, if it has not expired.
 * https://github.com/chainguard-dev/sdk/blob/main/auth/token/token.go
 */
export async function storedToken(
  baseUrl: string,
  environment: SetupEnvironment,
  now: number,
): Promise<FoundToken> {
  const folder = cacheFolder(environment);
  const audience = new URL(baseUrl).origin.replaceAll('/', '-');
  const name = process.platform === 'win32' ? audience.replaceAll(':', '-') : audience;
  const file = path.join(folder, 'chainguard', name, 'oidc-token');
  try {
    const text = (await readFile(file, 'utf8')).trim();
    const { exp = 0 } = decodeJwt(text);
    if (exp * 1000 > now)
      return { token: new Secret(text), from: file, variables: () => ({ TAGPROOF_TOKEN: text }) };
    return {
      missing: `The token in ${file} has expired. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN`,
    };
  } catch {
    return {
      missing: `No token: TAGPROOF_TOKEN is not set, and ${file} has none. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN to a token for ${new URL(baseUrl).origin}`,
    };
  }
}

/** The user's cache folder, as Go's `os.UserCacheDir` has it. */
function cacheFolder({ HOME = '', XDG_CACHE_HOME, LOCALAPPDATA = '' }: SetupEnvironment): string {
  if (process.platform === 'win32') return LOCALAPPDATA;
  if (process.platform === 'darwin') return path.join(HOME, 'Library', 'Caches');
  return XDG_CACHE_HOME || path.join(HOME, '.cache');
}
