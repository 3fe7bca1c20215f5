// What to set up, by the flags, the repository and the answers; everything that is missing is reported at once.
import type { ClaimMatch } from '../../clients/platform/verbs-iam.js';
import { readConfig } from '../../config/read.js';
import { compact } from '../../model/compact.js';
import type { Config, Platform } from '../../model/config.js';
import { presets } from '../../model/presets.js';
import type { Secret } from '../../model/secret.js';
import { namesIn } from '../args/flag-texts.js';
import { type Context, inputOf } from '../context.js';
import type { ProposalOptions } from '../init/options.js';
import type { Survey } from '../init/survey.js';
import { type Answers, answersOf } from './answers.js';
import { claimsOfJob, identityNameOf, type JobPlace } from './claims.js';
import { type FoundToken, storedToken } from './token.js';
import type { CiHost, RepositoryFacts } from './where.js';

/** Where identities are made, and with which token. */
export interface PlatformAccess {
  readonly config: Config;
  readonly platform: Platform;
  readonly token: Secret;
  /** Where the token is from. */
  readonly from: string;
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

/** The request, or what is missing and what is wrong. */
export async function setupRequest(
  context: Context,
  facts: RepositoryFacts,
  survey: Survey,
): Promise<SetupRequest | { readonly issues: readonly string[] }> {
  const { flags } = context.invocation;
  const answers = answersOf(context);
  const place = await jobOf(answers, facts);
  const ids = idsIn(context);
  const preset = flags.get('platform') ?? (flags.has('base-url') ? undefined : survey.platform);
  const access = await accessOf(context, preset);
  const wrong = [ids, access ?? {}].flatMap((part) => ('issues' in part ? part.issues : []));
  const issues = [...answers.issues, ...wrong, ...actionIssues(flags.get('action')), ...unasked(context)];
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
        audience: access && new URL(access.platform.issuerUrl).host,
        addresses: addresses.length === 0 ? undefined : addresses,
      }),
    },
  };
}

async function jobOf(
  answers: Answers,
  { place, branch, unusable, below }: RepositoryFacts,
): Promise<JobPlace> {
  const unknown =
    unusable === undefined
      ? 'This folder is not in a git repository with a remote `origin`, so its name on the CI host is not known.'
      : `The remote \`origin\` (${withoutUser(unusable)}) does not name a repository on a CI host.`;
  const repository = await answers.get({
    flag: 'repository',
    text: 'Name of the repository on its CI host',
    found: place?.name,
    accepts: /^[\w.-]+(?:\/[\w.-]+)+$/,
    expected: 'OWNER/REPO',
    missing:
      below === undefined
        ? unknown
        : `${unknown} It is the folder ${below} of a repository; run setup at its root.`,
  });
  const ci = await answers.get({
    flag: 'ci',
    text: 'CI host',
    // Without an origin, the host is as likely as any other to be the most common one; a flag says otherwise.
    found: place?.ci,
    accepts: /^(?:github|gitlab)$/,
    expected: 'github or gitlab',
    missing: 'The CI host of the repository is not known.',
  });
  const server = await answers.get({
    flag: 'server',
    text: 'Address of the CI host',
    found: place?.server ?? (ci === '' ? undefined : `https://${ci}.com`),
    accepts: /^https:\/\/[\w.-]+(?::\d+)?$/,
    expected: 'an https address without a path',
    missing: 'The address of the CI host is not known.',
  });
  const named = await answers.get({
    flag: 'branch',
    text: 'Default branch',
    found: branch,
    accepts: /^(?!-)[\w./-]+$/,
    expected: 'the name of the default branch',
    missing: 'The default branch is not known.',
  });
  return { ci: ci as CiHost, server, repository, branch: named };
}

/** An address may contain a password. */
function withoutUser(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//');
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
