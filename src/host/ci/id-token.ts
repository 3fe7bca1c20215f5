// The CI's OIDC token: whether a job may request one, why not, and the request itself.
import { ciSystemOf } from '../../ci-systems/index.js';
import { idTokenVariable, type Variable } from '../../ci-systems/system.js';
import { retryingTransport } from '../../clients/http/index.js';
import { Failure, gapFrom } from '../../model/failure.js';
import type { TokenPlace, TokenRefusal, Workflow } from '../../model/run/host.js';
import type { Transport } from '../../model/run/http.js';
import { Secret } from '../../model/run/secret.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { systemClock } from '../exit.js';
import { noIdToken } from '../messages.js';
import { ciFrom } from './ci.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Why no token can be requested; `undefined` if one can. Runs that Dependabot triggers have a read-only token like those
 * of forks, but a job's own `permissions` apply to them.
 * https://docs.github.com/en/code-security/dependabot/working-with-dependabot/automating-dependabot-with-github-actions
 */
export async function tokenRefusal(environment: Environment): Promise<TokenRefusal | undefined> {
  if (environment.ACTIONS_ID_TOKEN_REQUEST_URL && environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    return undefined;
  const variable = (name: string) => environment[name] || undefined;
  const ci = ciFrom(environment);
  if (ci === undefined || variable('GITHUB_ACTIONS') !== 'true') return otherRefusal(variable);
  const { isFromFork } = await import('./ci-payloads.js');
  if (isFromFork(await ci.payload().catch(() => undefined))) return 'fork';
  return environment.GITHUB_ACTOR === 'dependabot[bot]' ? 'dependabot' : 'no-permission';
}

/** The same outside GitHub Actions. */
function otherRefusal(variable: Variable): TokenRefusal | undefined {
  if (variable(idTokenVariable) !== undefined) return undefined;
  const { name, idToken } = ciSystemOf(variable) ?? {};
  if (name === undefined || idToken === undefined) return 'not-in-ci';
  return idToken.canHave(variable) ? undefined : { ci: name, remedy: idToken.remedy };
}

/** The workflow's tokens by the runner's environment. Each audience has one token; only temporary failures are retried. */
export function workflowOf(environment: Environment, send: Transport): Pick<Workflow, 'refusal' | 'idToken'> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
  const retrying = retryingTransport(send, systemClock);
  return {
    refusal: () => tokenRefusal(environment),
    idToken: memoizeAsync(
      async (audience: string, place?: TokenPlace) => {
        if (place === undefined && url && token)
          return requestIdToken(retrying, { url, requestToken: new Secret(token) }, audience);
        const { tokenFrom } = await import('./job-token.js');
        return tokenFrom(place, (name) => environment[name] || undefined, retrying, audience);
      },
      (audience, place) => JSON.stringify([audience, place ?? null]),
    ),
  };
}

/**
 * Requests a token for one audience.
 * @throws Failure `sign-in` if the request fails or the response has no token
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
    throw new Failure('sign-in', noIdToken(gapFrom(error, '').message), { cause: error });
  });
  if (response.status !== 200) throw new Failure('sign-in', noIdToken(`HTTP ${response.status}`));
  const { oidcTokenIn } = await import('./ci-payloads.js');
  const token = oidcTokenIn(response.body);
  if (token === undefined) throw new Failure('sign-in', noIdToken('its response contains none'));
  return new Secret(token);
}
