// The CI's OIDC token: whether a job may ask for one, why not, and the request itself.
import { withRetries } from '../clients/http/retry.js';
import { Failure, gapFrom } from '../model/failure.js';
import type { TokenRefusal, Workflow } from '../model/host.js';
import type { Transport } from '../model/http.js';
import { Secret } from '../model/secret.js';
import { ciFrom } from './ci.js';
import { systemClock } from './clock.js';

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
  const { isFromFork } = await import('./ci-answers.js');
  if (isFromFork(await ci.payload().catch(() => undefined))) return 'fork';
  return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}

const none = 'The CI did not give an OIDC token';
const again = 'Run the job again';

/** What the runner's environment says of signing in. Each audience is asked for once, and again only on passing faults. */
export function workflowOf(environment: Environment, send: Transport): Pick<Workflow, 'refusal' | 'idToken'> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
  const patient = withRetries(send, systemClock, { total: 0, retried: 0 });
  const tokens = new Map<string, Promise<Secret>>();
  const ask = async (audience: string) => {
    if (!url || !token) throw new Failure('sign-in', 'There is no OIDC token to ask for');
    return requestIdToken(patient, { url, requestToken: new Secret(token) }, audience);
  };
  return {
    refusal: () => tokenRefusal(environment),
    idToken(audience) {
      const asked = tokens.get(audience) ?? ask(audience);
      tokens.set(audience, asked);
      return asked;
    },
  };
}

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
    throw new Failure('sign-in', `${none}: ${gapFrom(error, '').message}. ${again}`, { cause: error });
  });
  if (response.status !== 200) throw new Failure('sign-in', `${none} (HTTP ${response.status}). ${again}`);
  const { oidcTokenIn } = await import('./ci-answers.js');
  const token = oidcTokenIn(response.body);
  if (token === undefined) throw new Failure('sign-in', `${none}: its answer holds none. ${again}`);
  return new Secret(token);
}
