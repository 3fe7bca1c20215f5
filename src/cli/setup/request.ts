// What to set up, by the flags, the repository and the answers; everything that is missing is reported at once.
import type { ClaimMatch } from '../../clients/platform/client.js';
import { workflowAudience } from '../../clients/platform/workflow-token.js';
import { readConfig } from '../../config/read.js';
import { compact } from '../../model/compact.js';
import type { Config, Platform } from '../../model/config.js';
import { presets } from '../../model/presets.js';
import { plain } from '../../output/escape.js';
import { namesIn } from '../args/flag-texts.js';
import { type Context, inputOf } from '../context.js';
import type { ProposalOptions } from '../init/options.js';
import { answersOf } from './answers.js';
import { claimsOfJob, identityNameOf, type JobPlace } from './claims.js';
import { jobOf } from './job.js';
import { type FoundToken, storedToken, type UsableToken } from './token.js';
import type { RepositoryFacts } from './where.js';

/** Where identities are made, and with which token. */
export interface PlatformAccess extends UsableToken {
  readonly config: Config;
  readonly platform: Platform;
}

export interface SetupRequest {
  readonly job: JobPlace;
  readonly name: string;
  readonly claimMatch: ClaimMatch;
  /** Absent if the repository uses no platform. */
  readonly access?: PlatformAccess;
  /** For the files; the identity is added when its uid is known. */
  readonly proposal: ProposalOptions;
}

/** The request, or what is missing and what is wrong. `derived`: the platform by what the repository has. */
export async function setupRequest(
  context: Context,
  facts: RepositoryFacts,
  derived: string | undefined,
): Promise<SetupRequest | { readonly issues: readonly string[] }> {
  const { flags } = context.invocation;
  const answers = answersOf(context);
  const place = await jobOf(answers, facts);
  const ids = idsIn(context);
  const preset = flags.get('platform') ?? (flags.has('base-url') ? undefined : derived);
  const access = await accessOf(context, preset);
  const wrong = [ids, access ?? {}].flatMap((part) => ('issues' in part ? part.issues : []));
  const issues = [
    ...belowIssues(facts),
    ...answers.issues,
    ...wrong,
    ...actionIssues(flags.get('action')),
    ...unasked(context),
  ];
  if (issues.length > 0 || 'issues' in ids || (access !== undefined && 'issues' in access)) return { issues };
  const job = { ...place, ...compact({ ids: ids.ids }) };
  const claims = claimsOfJob(job);
  const addresses = preset === undefined ? addressesIn(flags) : [];
  return {
    job,
    name: flags.get('name') ?? identityNameOf(job.repository),
    claimMatch: { ...claims, issuer: flags.get('issuer') ?? claims.issuer },
    ...compact({ access }),
    proposal: {
      ci: job.ci,
      branch: job.branch,
      ...compact({
        platform: preset,
        action: flags.get('action'),
        audience: access && workflowAudience(access.platform),
        addresses: addresses.length === 0 ? undefined : addresses,
      }),
    },
  };
}

function idsIn({ invocation: { flags } }: Context) {
  const [owner, repository] = [flags.get('owner-id'), flags.get('repository-id')];
  if (owner === undefined && repository === undefined) return {};
  const isComplete = /^\d+$/.test(owner ?? '') && /^\d+$/.test(repository ?? '');
  if (!isComplete || owner === undefined || repository === undefined)
    return { issues: ['`--owner-id` and `--repository-id` must be set together, each to a number.'] };
  return { ids: { owner, repository } };
}

function actionIssues(action: string | undefined): readonly string[] {
  if (action === undefined || /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40}$/.test(action)) return [];
  return [
    '`--action` must be OWNER/REPO@SHA with the full commit SHA of 40 digits, because a tag can be moved.',
  ];
}

/** A workflow works in the root folder of a repository only. */
function belowIssues({ below }: RepositoryFacts): readonly string[] {
  if (below === undefined) return [];
  return [
    `This folder is \`${plain(below)}\` in its repository. Run setup in the root folder of the repository.`,
  ];
}

/** Without a terminal nobody can confirm what is about to be done. */
function unasked({ invocation: { switches }, ask }: Context): readonly string[] {
  if (ask !== undefined || switches.has('yes') || switches.has('dry-run')) return [];
  return [
    'There is no terminal to ask for a confirmation. Add `--yes`, or `--dry-run` to see what would be done.',
  ];
}

function addressesIn(flags: ReadonlyMap<string, string>): NonNullable<ProposalOptions['addresses']> {
  return namesIn('platform').flatMap((name) => {
    const value = flags.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** The platform and a token for it; `undefined` if no platform is used. */
async function accessOf(
  context: Context,
  preset: string | undefined,
): Promise<PlatformAccess | undefined | { readonly issues: readonly string[] }> {
  const used = ['token', ...namesIn('platform')];
  const get = (name: string) => {
    if (name === 'platform') return preset;
    return used.includes(name) &&
      (name !== 'token' || preset !== undefined || context.invocation.flags.has('base-url'))
      ? inputOf(context, name)
      : undefined;
  };
  const read = readConfig(get, { presets, checks: [] });
  if ('issues' in read) return read;
  const { config } = read;
  const { platform, token } = config;
  if (platform === undefined) return undefined;
  const found: FoundToken =
    token === undefined
      ? await storedToken(platform.baseUrl, context.environment, Date.now())
      : { token, from: context.invocation.flags.has('token') ? '--token' : 'TAGPROOF_TOKEN' };
  return 'missing' in found ? { issues: [`${found.missing}.`] } : { config, platform, ...found };
}
