// `doctor`: the workflow's token, its audience, and what the identity gives for it.
import { claimsOf } from '../../clients/platform/claims.js';
import { tokenRefused } from '../../clients/platform/messages.js';
import { accessToken, audiencesOf, type SignInOptions } from '../../clients/platform/sign-in.js';
import { workflowAudience } from '../../clients/platform/workflow-token.js';
import { Failure } from '../../model/failure.js';
import type { Secret } from '../../model/secret.js';
import { type Diagnosis, failed, notAsked, ok } from './line.js';

export interface SignedIn {
  readonly lines: readonly Diagnosis[];
  readonly platformToken?: Secret;
  readonly registryToken?: Secret;
}

const identityCure =
  'Compare with `tagproof identity explain`; `tagproof identity create` makes an identity that fits.';

/** Signs in as a run would, one line a step. Every secret is masked before it is used. */
export async function signInLines(options: SignInOptions): Promise<SignedIn> {
  const { config, mask } = options;
  for (const secret of [config.token, config.registryToken]) if (secret !== undefined) mask(secret);
  const given = {
    ...(config.token === undefined ? {} : { platformToken: config.token }),
    ...(config.registryToken === undefined ? {} : { registryToken: config.registryToken }),
  };
  if (config.token !== undefined && config.registryToken !== undefined)
    return { ...given, lines: [ok('sign-in', 'Both tokens are given, so nothing is exchanged')] };
  const { identity } = config;
  if (identity === undefined) {
    const says = 'No `identity` is given: without a token, only public images can be asked about';
    return { ...given, lines: [ok('sign-in', says)] };
  }
  const workflow = await workflowToken(options);
  if (workflow.token === undefined)
    return { ...given, lines: [...workflow.lines, notAsked('identity', 'there is no workflow token')] };
  const { token } = workflow;
  const tryExchange = async (subject: string, audience: string) => {
    try {
      return {
        token: await accessToken(options, { idToken: token, identity, audience }),
        line: ok(subject, `The identity gives a token for ${audience}`),
      };
    } catch (error) {
      return { line: failed(subject, error, identityCure) };
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
    ...(platformToken === undefined ? {} : { platformToken }),
    ...(registryToken === undefined ? {} : { registryToken }),
  };
}

async function workflowToken({
  config,
  platform,
  workflow,
  mask,
}: SignInOptions): Promise<{ readonly token?: Secret; readonly lines: readonly Diagnosis[] }> {
  const subject = 'workflow token';
  const refusal = await workflow.refusal();
  if (refusal === 'not-in-ci') {
    const says = 'There is no CI here, so there is no workflow token to try';
    const cure = 'Run `doctor` in a workflow, or give `TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`.';
    return { lines: [{ subject, standing: 'unknown', says, code: 'sign-in', cure }] };
  }
  if (refusal !== undefined)
    return { lines: [failed(subject, new Failure(...tokenRefused(refusal, config.surface)), '')] };
  const audience = workflowAudience(config, platform);
  try {
    const token = await workflow.idToken(audience);
    mask(token);
    const claims = claimsOf(token);
    if (claims === undefined) throw new Failure('bad-answer', 'What the CI gave is not a JSON Web Token');
    const carries = ok(subject, `It carries issuer "${claims.issuer}" and subject "${claims.subject}"`);
    return { token, lines: [carries, audienceLine(claims.audience, audience)] };
  } catch (error) {
    return { lines: [failed(subject, error, 'Run the job again.')] };
  }
}

function audienceLine(carried: string, wanted: string): Diagnosis {
  if (carried.split(' ').includes(wanted)) return ok('audience', `The token is made for ${wanted}`);
  return {
    subject: 'audience',
    standing: 'not ok',
    says: `The token is made for "${carried}", and ${wanted} was asked for`,
    code: 'sign-in',
    cure: "Set `oidc-audience` to what the identity's claimMatch names, or leave it out.",
  };
}
