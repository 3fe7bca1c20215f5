// What to set up, by the flags, the repository and the answers; everything that is missing is reported at once.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeJwt } from 'jose/jwt/decode';
import { subjectText } from '../../clients/platform/claims.js';
import type { ClaimMatch, PlatformClient } from '../../clients/platform/client.js';
import { workflowAudience } from '../../clients/platform/workflow-token.js';
import { type Context, inputOf } from '../../command/context.js';
import { namesIn } from '../../command/flag-texts.js';
import { readConfig } from '../../config/read.js';
import { compact } from '../../model/collections.js';
import { presets } from '../../model/images/presets.js';
import type { Platform } from '../../model/run/config.js';
import { Secret } from '../../model/run/secret.js';
import { plain } from '../../output/escape.js';
import { githubIssuer, iamOf, identityNameOf, wrongIdentityFlags } from '../identity/client.js';
import { jobTexts } from '../init/job-texts.js';
import { jobEnvironment, type ProposalOptions, workflowPaths } from '../init/options.js';
import { programSource } from '../program.js';
import { type Answers, answersOf } from './answers.js';
import type { CiHost, RepositoryFacts } from './where.js';

/** What decides which tokens a job gets. */
interface JobPlace {
  readonly ci: CiHost;
  /** Of the CI host, with its scheme. */
  readonly server: string;
  /** `OWNER/REPO`, or `GROUP/…/PROJECT` on GitLab. */
  readonly repository: string;
  readonly branch: string;
  /** For the subjects of GitHub repositories that contain ids. */
  readonly ids?: { readonly owner: string; readonly repository: string };
}

const ciHosts = Object.keys(workflowPaths);
/** The hosts whose jobs have no subject that can be written down beforehand. */
const withStoredTokens = Object.keys(jobTexts);

/** The claims of the job that the proposed workflow defines. */
function claimsOfJob({ ci, server, repository, ids }: JobPlace): ClaimMatch {
  // https://docs.gitlab.com/ci/secrets/id_token_authentication/#token-payload
  // A merge request's job has the source branch, whose name nobody knows beforehand; a fork's is of another project.
  if (ci === 'gitlab')
    return {
      issuer: server,
      subjectPattern: `^project_path:${repository.replaceAll('.', '\\.')}:ref_type:branch:ref:.+$`,
    };
  const scope = { kind: 'environment', environment: jobEnvironment } as const;
  return {
    issuer: githubIssuerOf(server),
    subject: subjectText({ repository, scope, ...(ids === undefined ? {} : { ids }) }),
  };
}

/**
 * The issuer of a GitHub server.
 * https://docs.github.com/en/enterprise-server/actions/reference/security/oidc and, for `ghe.com`,
 * https://docs.github.com/en/enterprise-cloud@latest/admin/data-residency/network-details-for-ghecom
 */
function githubIssuerOf(server: string): string {
  const { host } = new URL(server);
  if (host === 'github.com') return githubIssuer;
  return host.endsWith('.ghe.com') ? `https://token.actions.${host}` : `https://${host}/_services/token`;
}

/** Where the job runs. A part that nobody knows is empty, and an issue of the answers. */
export async function jobOf(
  answers: Answers,
  { place, branch, unusable }: RepositoryFacts,
): Promise<JobPlace> {
  const unknown =
    unusable !== undefined
      ? `The remote \`origin\` (${plain(withoutUser(unusable))}) does not name a repository on a CI host.`
      : branch === undefined
        ? 'This folder is not a git repository, so its name on the CI host is not known. Run setup in a clone of the repository.'
        : 'This repository has no remote `origin`, so its name on the CI host is not known. Add it with `git remote add origin URL`.';
  const repository = await answers.get({
    flag: 'repository',
    text: 'Name of the repository on its CI host',
    found: place?.name,
    accepts: /^[\w.-]+(?:\/[\w.-]+)+$/,
    expected: 'OWNER/REPO',
    missing: unknown,
  });
  const ci = await answers.get({
    flag: 'ci',
    text: 'CI host',
    found: place?.ci,
    accepts: new RegExp(`^(?:${ciHosts.join('|')})$`),
    expected: `one of ${ciHosts.join(', ')}`,
    missing: 'The CI host of the repository is not known.',
  });
  const server = await answers.get({
    flag: 'server',
    text: 'Address of the CI host',
    found: place?.server ?? `https://${ci || 'github'}.com`,
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

type SetupEnvironment = Readonly<Record<string, string | undefined>>;

/** The token, and where it is from; or where it was looked for, and why there is none. */
type FoundToken = UsableToken | { readonly missing: string };

interface UsableToken {
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

/** Where identities are made, and with which token. */
interface PlatformAccess extends Omit<UsableToken, 'token'> {
  readonly iam: PlatformClient;
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
  const access = withStoredTokens.includes(place.ci) ? undefined : await accessOf(context, preset);
  const program = await programSource(context);
  const wrong = [ids, access ?? {}, program].flatMap((part) => ('issues' in part ? part.issues : []));
  const named = wrongIdentityFlags(flags);
  const issues = [...belowIssues(facts), ...answers.issues, ...named, ...wrong, ...unasked(context)];
  const isUnusable = 'issues' in ids || 'issues' in program || (access !== undefined && 'issues' in access);
  if (issues.length > 0 || isUnusable) return { issues };
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
      program,
      branch: job.branch,
      ...compact({
        platform: preset,
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
  if ('missing' in found) return { issues: [`${found.missing}.`] };
  const { token: own, ...rest } = found;
  return { iam: iamOf(context, config, platform, own), platform, ...rest };
}
