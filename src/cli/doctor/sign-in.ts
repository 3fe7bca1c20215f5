// `doctor`: the workflow's OIDC token, its audience, and the exchange for tokens of the platform.
import { claimsOf } from '../../clients/platform/claims.js';
import { tokenRefused } from '../../clients/platform/messages.js';
import { accessToken, audiencesOf, type SignInOptions } from '../../clients/platform/sign-in.js';
import { tokenPlaceOf, workflowAudience } from '../../clients/platform/workflow-token.js';
import { compact } from '../../model/compact.js';
import { Failure } from '../../model/failure.js';
import type { Secret } from '../../model/secret.js';
import { type Diagnosis, failed, notChecked, ok } from './diagnosis.js';

export interface SignedIn {
  readonly lines: readonly Diagnosis[];
  readonly platformToken?: Secret;
  readonly registryToken?: Secret;
}

const identityRemedy =
  'Run `tagproof identity explain` to compare the token with the identity, or `tagproof identity create` to create a matching identity.';

/** Signs in as a run would, with one line per step. Every secret is masked before it is used. */
export async function signInLines(options: SignInOptions): Promise<SignedIn> {
  const { config, mask } = options;
  for (const secret of [config.token, config.registryToken]) if (secret !== undefined) mask(secret);
  const given = compact({ platformToken: config.token, registryToken: config.registryToken });
  if (config.token !== undefined && config.registryToken !== undefined)
    return { ...given, lines: [ok('sign-in', 'Both tokens are set, so none is exchanged')] };
  const { identity } = config;
  if (identity === undefined) {
    const message = 'No `--identity` is set, so only public images can be checked';
    return { ...given, lines: [ok('sign-in', message)] };
  }
  const workflow = await workflowToken(options);
  if (workflow.token === undefined)
    return { ...given, lines: [...workflow.lines, notChecked('identity', 'there is no workflow token')] };
  const { token } = workflow;
  const tryExchange = async (subject: string, audience: string) => {
    try {
      return {
        token: await accessToken(options, { idToken: token, identity, audience }),
        line: ok(subject, `The identity received a token for ${audience}`),
      };
    } catch (error) {
      return { line: failed(subject, error, identityRemedy) };
    }
  };
  const audiences = audiencesOf(options.platform);
  const [platform, registry] = await Promise.all([
    config.token ?? tryExchange('identity', audiences.platform),
    config.registryToken ?? tryExchange('registry sign-in', audiences.registry),
  ]);
  const platformToken = 'line' in platform ? platform.token : platform;
  const registryToken = 'line' in registry ? registry.token : registry;
  return {
    lines: [...workflow.lines, ...[platform, registry].flatMap((one) => ('line' in one ? [one.line] : []))],
    ...compact({ platformToken, registryToken }),
  };
}

async function workflowToken({
  config,
  platform,
  workflow,
  mask,
}: SignInOptions): Promise<{ readonly token?: Secret; readonly lines: readonly Diagnosis[] }> {
  const subject = 'workflow token';
  const place = tokenPlaceOf(config);
  const refusal = place === undefined ? await workflow.refusal() : undefined;
  if (refusal === 'not-in-ci') {
    const message = 'Not running in a known CI system, so there is no workflow token to check';
    const remedy = 'Run `tagproof doctor` in a workflow, or set TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN.';
    return { lines: [{ subject, status: 'unknown', message, code: 'sign-in', remedy }] };
  }
  if (refusal !== undefined)
    return { lines: [failed(subject, new Failure(...tokenRefused(refusal, config.surface)), '')] };
  const audience = workflowAudience(platform);
  try {
    const token = await workflow.idToken(audience, place);
    mask(token);
    const claims = claimsOf(token);
    if (claims === undefined) throw new Failure('bad-answer', 'The OIDC token is not a JSON Web Token');
    const carries = ok(subject, `It has issuer "${claims.issuer}" and subject "${claims.subject}"`);
    return { token, lines: [carries, audienceLine(claims.audience, audience)] };
  } catch (error) {
    return { lines: [failed(subject, error, 'Run the job again.')] };
  }
}

function audienceLine(carried: string, wanted: string): Diagnosis {
  if (carried.split(' ').includes(wanted)) return ok('audience', `The token is issued for ${wanted}`);
  return {
    subject: 'audience',
    status: 'not ok',
    message: `The token is issued for "${carried}", but ${wanted} was requested`,
    code: 'sign-in',
    remedy: "Set `--oidc-audience` to the audience in the identity's claimMatch, or remove it.",
  };
}
