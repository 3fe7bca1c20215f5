// What the identity commands share: reading their flags, also those that describe an identity wherever one is created; the
// platform client, roles by their names, and errors as one line.

import { retryingTransport } from '../../clients/http/index.js';
import { withPlatformTransport } from '../../clients/index.js';
import type { SubjectScope } from '../../clients/platform/claims.js';
import { type PlatformClient, platformClient } from '../../clients/platform/client.js';
import {
  type Context,
  inputOf,
  type MistakeOutput,
  printFailure,
  usageErrors,
} from '../../command/context.js';
import { namesIn } from '../../command/flag-texts.js';
import { readConfig } from '../../config/read.js';
import { systemClock } from '../../host/exit.js';
import { machineNetwork } from '../../host/network/transport.js';
import { append, compact } from '../../model/collections.js';
import { gapFrom } from '../../model/failure.js';
import { presets } from '../../model/images/presets.js';
import { parseAddress } from '../../model/run/address.js';
import type { Config, Platform } from '../../model/run/config.js';
import type { Secret } from '../../model/run/secret.js';
import { plain } from '../../model/text/text.js';

/** What the platform would refuse, or would take and never match. */
export function wrongIdentityFlags(flags: ReadonlyMap<string, string>): readonly string[] {
  const rules = {
    name: [/^[a-z0-9][a-z0-9 ._-]{0,254}$/, 'lower-case letters, digits, spaces and `._-`'],
    ref: [
      /^(?!.*(?:\.\.|\/\/|@\{))[^\s~^:?*[\\\p{Cc}/][^\s~^:?*[\\\p{Cc}]*(?<![/.])$/u,
      'a branch, or a full ref such as refs/tags/v1',
    ],
    environment: [/^[^\p{Cc}]{1,255}$/u, 'the name of an environment'],
  } as const;
  const wrong = Object.entries(rules).flatMap(([name, [accepted, wanted]]) => {
    const value = flags.get(name);
    if (value === undefined || accepted.test(value)) return [];
    return [`\`--${name}\` is \`${plain(value)}\`, but must be ${wanted}.`];
  });
  const issuer = flags.get('issuer');
  const address = issuer === undefined ? {} : parseAddress(issuer);
  return 'issue' in address
    ? [...wrong, `\`--issuer\` is \`${plain(issuer ?? '')}\`, but ${address.issue}.`]
    : wrong;
}

export interface SubjectFlags {
  readonly repository?: string;
  readonly scope?: SubjectScope;
  readonly ids?: { readonly owner: string; readonly repository: string };
}

/** Every one that is set, or what is wrong with them. */
export function subjectFlags({ invocation }: Context): SubjectFlags & { readonly issues: readonly string[] } {
  const { flags, switches } = invocation;
  const issues: string[] = [];
  const repository = flags.get('repository');
  if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
    issues.push('`--repository` must be OWNER/REPO.');
  append(issues, wrongIdentityFlags(flags));
  const scopes: SubjectScope[] = [];
  const ref = flags.get('ref');
  const environment = flags.get('environment');
  if (ref !== undefined)
    scopes.push({ kind: 'ref', ref: ref.startsWith('refs/') ? ref : `refs/heads/${ref}` });
  if (environment !== undefined) scopes.push({ kind: 'environment', environment });
  if (switches.has('pull-request')) scopes.push({ kind: 'pull-request' });
  const [scope, ...more] = scopes;
  if (more.length > 0) issues.push('Only one of `--ref`, `--environment` and `--pull-request` can be set.');
  const [owner, number] = [flags.get('owner-id'), flags.get('repository-id')];
  if ((owner === undefined) !== (number === undefined))
    issues.push('`--owner-id` and `--repository-id` must be set together.');
  const ids = owner === undefined || number === undefined ? undefined : { owner, repository: number };
  return { ...compact({ repository, scope, ids }), issues };
}

export interface IdentitySetting {
  readonly platform: Platform;
  readonly iam: PlatformClient;
  /** What `--identity` and `--group` say; empty without them. */
  readonly identity: string;
  readonly group: string;
}

type Issues = { readonly issues: readonly string[] };

/**
 * Runs a command of the platform. Every mistake of its flags is printed at once, and a `Failure` as one line: its exit code
 * is 3. @param asked what the command reads of its own flags
 */
export async function onPlatform<T extends object>(
  context: Context,
  required: readonly ('identity' | 'group')[],
  asked: T | Issues,
  work: (setting: IdentitySetting, asked: T) => Promise<number>,
): Promise<number> {
  const read = identitySetting(context, required);
  const issues = [read, asked].flatMap((part) => ('issues' in part ? (part as Issues).issues : []));
  if ('issues' in read || 'issues' in asked) return usageErrors(context, 'usage', issues);
  return reporting(context, () => work(read, asked));
}

/** The inputs that the identity commands use. */
const usedInputs: readonly string[] = [...namesIn('platform'), 'identity', 'group', 'oidc-audience', 'token'];

/** Reads the shared flags, or returns their issues. `required` names the flags that the command needs in addition to `--token`. */
function identitySetting(
  context: Context,
  required: readonly ('identity' | 'group')[],
): IdentitySetting | Issues {
  const read = readConfig((name) => (usedInputs.includes(name) ? inputOf(context, name) : undefined), {
    presets,
    checks: [],
  });
  const missing = [...required, 'token'].flatMap((name) =>
    inputOf(context, name) === undefined
      ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
      : [],
  );
  const group = inputOf(context, 'group') ?? '';
  const isUid = !required.includes('group') || /^[0-9a-f/]*$/.test(group);
  const wrong = isUid
    ? []
    : [`\`--group\` is \`${plain(group)}\`, but must be the uid of a group, and not its name.`];
  const issues = [...('issues' in read ? read.issues : []), ...missing, ...wrong];
  if ('issues' in read || issues.length > 0) return { issues };
  const { platform, token, identity = '', group: uid = '' } = read.config;
  if (platform === undefined || token === undefined)
    return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
  return { platform, identity, group: uid, iam: iamOf(context, read.config, platform, token) };
}

/** The client of the platform API, with the token of the person who runs the command. */
export function iamOf(
  context: Pick<Context, 'network'>,
  config: Config,
  { baseUrl }: Platform,
  token: Secret,
): PlatformClient {
  const network = context.network ?? machineNetwork('tagproof');
  const send = retryingTransport(withPlatformTransport(network, config).send, systemClock);
  return platformClient({ send, baseUrl, token, surface: 'terminal' });
}

/** Runs the command; a `Failure` is printed as one line and becomes exit code 3. */
export async function reporting(context: MistakeOutput, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    return printFailure(context, gapFrom(error, 'platform'));
  }
}

/** The roles without which a run can read neither the history of a tag nor its image. */
export const requiredRoles: readonly string[] = ['viewer', 'registry.pull'];

/** The issuer of the workflow tokens of github.com. */
export const githubIssuer = 'https://token.actions.githubusercontent.com';

/** The name of the identity, unless another is given: the platform allows no other characters. */
export function identityNameOf(repository: string): string {
  return `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' ');
}

export interface PlatformRole {
  readonly uid: string;
  readonly name: string;
  readonly capabilities: readonly string[];
}

const maxShown = 12;

/** The only role with a name, or why there is none. No similar one is suggested: it might allow more. */
export function roleNamed(
  roles: readonly PlatformRole[],
  name: string,
): PlatformRole | { readonly missing: string } {
  const [role, ...others] = roles.filter((one) => one.name === name);
  if (role !== undefined && others.length === 0) return role;
  const names = [...new Set(roles.map((one) => one.name))].sort();
  const shown = names.slice(0, maxShown).map(plain).join(', ') || 'none';
  const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : '';
  const count = role === undefined ? 'no role' : `${others.length + 1} roles`;
  return {
    missing: `The platform has ${count} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization`,
  };
}
