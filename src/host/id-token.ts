// The CI's OIDC token: whether a job may ask for one, why not, and the request itself.
import { z } from 'zod';
import { Failure, unknownFrom } from '../model/failure.js';
import type { TokenRefusal } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { Secret } from '../model/secret.js';
import { ciFrom } from './ci.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Why no token can be asked for; `undefined` when one can. Runs that Dependabot set off have a read-only token like
 * those of forks, but a job's own `permissions` hold for them.
 * https://docs.github.com/en/code-security/dependabot/working-with-dependabot/automating-dependabot-with-github-actions
 */
export async function tokenRefusal(environment: Environment): Promise<TokenRefusal | undefined> {
  if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    return undefined;
  const ci = ciFrom(environment);
  if (ci === undefined) return 'not-in-ci';
  const payload = pullRequestOf.safeParse(await ci.payload().catch(() => undefined));
  const pull = payload.success ? payload.data.pull_request : undefined;
  if (pull !== undefined && pull.head.repo?.full_name !== pull.base.repo?.full_name) return 'fork';
  return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}

const side = z.object({ repo: z.object({ full_name: z.string() }).nullish() });
const pullRequestOf = z.object({ pull_request: z.object({ head: side, base: side }) });

const answer = z.object({ value: z.string().min(1) });
const again = 'The CI did not give an OIDC token. Run the job again';

/**
 * Asks for a token for one audience.
 * @throws Failure `sign-in` for every answer that holds none, and for no answer
 */
export async function requestIdToken(
  send: Transport,
  { url, requestToken }: { readonly url: string; readonly requestToken: Secret },
  audience: string,
): Promise<Secret> {
  const response = await send({
    method: 'GET',
    url: `${url}&audience=${encodeURIComponent(audience)}`,
    headers: { accept: 'application/json' },
    authorization: { scheme: 'Bearer', credential: requestToken },
  }).catch((error: unknown) => {
    throw new Failure('sign-in', `${again}: ${unknownFrom(error, '').message}`, { cause: error });
  });
  if (response.status !== 200) throw new Failure('sign-in', `${again} (HTTP ${response.status})`);
  const read = answer.safeParse(json(response.body));
  if (!read.success) throw new Failure('sign-in', `${again}: its answer holds none`);
  return new Secret(read.data.value);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
