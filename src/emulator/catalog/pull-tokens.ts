// Who may read what of the registry: pull tokens by the registry token protocol, and what is public of an image.
import type { JWTPayload } from 'jose';
import { groupsWith } from '../iam/access.js';
import { pullCapability } from '../iam/capabilities.js';
import { credentialOf, type Signer } from '../iam/tokens.js';
import { type Answer, type Incoming, json, Refusal, refuseRegistry } from '../server/answer.js';
import { isWithin, type Repo, repoAt, type State } from '../state/state.js';

export interface RegistryContext {
  readonly state: State;
  readonly signer: Signer;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  readonly now: number;
}

const expiresInSeconds = 300;

/**
 * A token for the repositories that the scopes name: https://distribution.github.io/distribution/spec/auth/token/, and by
 * `POST` with the credential in the form: https://distribution.github.io/distribution/spec/auth/oauth/. A program that
 * only logs in asks without a scope, and gets a token that opens nothing else.
 */
export async function giveToken(request: Incoming, context: RegistryContext): Promise<Answer> {
  const isForm = request.method === 'POST';
  const fields = isForm ? new URLSearchParams(request.body) : request.url.searchParams;
  const credential = isForm ? formCredential(fields) : credentialOf(request.headers);
  const scopes = fields.getAll('scope').flatMap((scope) => scope.split(' ').filter(Boolean));
  const paths = scopes.map(
    (scope) => /^repository:([^:]+\/[^:]+):(?:[\w*]+,)*pull(?:,[\w*]+)*$/.exec(scope)?.[1],
  );
  const repositories = paths.filter((path) => path !== undefined);
  if (repositories.length < scopes.length || (scopes.length === 0 && credential === undefined))
    throw refuseRegistry(400, 'UNSUPPORTED', 'scope must be repository:<org>/<image>:pull');
  const subject = await subjectOf(credential, repositories, context);
  const { signer, registryUrl, now } = context;
  const audience = new URL(registryUrl).host;
  const claims = { sub: subject, repositories };
  const token = await signer.mint({ issuer: registryUrl, audience, expiresInSeconds, now, claims });
  const issued = { expires_in: expiresInSeconds, issued_at: new Date(now).toISOString() };
  return json(isForm ? { access_token: token, ...issued } : { token });
}

/** What a form signs in with: the password of the user `_token`, or a refresh token, which is the same token here. */
function formCredential(fields: URLSearchParams): string | undefined {
  const grant = fields.get('grant_type');
  if (grant === 'refresh_token') return fields.get('refresh_token') ?? undefined;
  if (grant !== 'password')
    throw refuseRegistry(400, 'UNSUPPORTED', 'grant_type must be password or refresh_token');
  return fields.get('username') === '_token' ? (fields.get('password') ?? undefined) : undefined;
}

async function subjectOf(
  credential: string | undefined,
  repositories: readonly string[],
  context: RegistryContext,
): Promise<string> {
  const { state } = context;
  for (const path of repositories) {
    const [organization] = path.split('/');
    if (!state.groups.some(({ name }) => name === organization))
      throw refuseRegistry(400, 'NAME_INVALID', `the organization ${organization} cannot be resolved`);
    if (credential === undefined && organization !== state.publicOrganization)
      throw refuseRegistry(401, 'UNAUTHORIZED', 'credentials are needed for this image');
  }
  if (credential === undefined) return anonymous;
  const { claims } = await registryToken(credential, context);
  const denied = repositories.find((path) => !mayPull(state, String(claims.sub), path));
  if (denied !== undefined)
    throw refuseRegistry(403, 'DENIED', `no access to ${denied}, or no such repository`);
  return String(claims.sub);
}

/** A token of the platform that was issued for the registry. @throws Refusal, for one that is not valid that of `refuse` */
async function registryToken(
  credential: string,
  { signer, issuerUrl, registryUrl, now }: RegistryContext,
  refuse = (message: string) => refuseRegistry(401, 'UNAUTHORIZED', message),
) {
  const verified = await signer.verify(credential, issuerUrl, now);
  if ('invalid' in verified) throw refuse(`the token is not valid: ${verified.invalid}`);
  if (!hasAudience(verified.claims, registryUrl))
    throw refuseRegistry(403, 'DENIED', 'the token was issued for another audience');
  return verified;
}

function hasAudience({ aud }: JWTPayload, registryUrl: string): boolean {
  return [aud ?? []].flat().includes(new URL(registryUrl).host);
}

function mayPull(state: State, identity: string, path: string): boolean {
  const repo = repoAt(state, path);
  if (repo === undefined) return false;
  const publicRoot = state.groups.find(({ name }) => name === state.publicOrganization)?.uid;
  const groups = [
    ...groupsWith({ state, caller: identity }, pullCapability),
    ...(publicRoot ? [publicRoot] : []),
  ];
  return groups.some((group) => isWithin(repo.uid, group));
}

/** Accepts any token that the registry or the platform issued for the registry: the check of a log-in. @throws Refusal */
export async function authorizeVersion(request: Incoming, context: RegistryContext): Promise<void> {
  const credential = credentialOf(request.headers);
  if (credential === undefined) throw challenge(context);
  const pull = await context.signer.verify(credential, context.registryUrl, context.now);
  if ('invalid' in pull)
    await registryToken(credential, context, (message) => challenge(context, undefined, message));
}

/**
 * Accepts a pull token for this repository, or a token with the registry's audience whose identity may pull it.
 * `reference` is the tag, or the digest of a manifest or blob; without it the repository as a whole is meant.
 * @throws Refusal
 */
export async function authorizePull(
  { headers }: Incoming,
  context: RegistryContext,
  path: string,
  reference?: string,
): Promise<void> {
  const credential = credentialOf(headers);
  if (credential === undefined) throw challenge(context, path);
  const pull = await context.signer.verify(credential, context.registryUrl, context.now);
  if ('claims' in pull) {
    const { repositories, sub } = pull.claims;
    if (!Array.isArray(repositories) || !repositories.includes(path))
      throw refuseRegistry(403, 'DENIED', 'the token is for another repository');
    if (sub === anonymous && !(reference !== undefined && isPublic(repoAt(context.state, path), reference)))
      throw refuseRegistry(403, 'DENIED', `${reference ?? 'the list of tags'} needs credentials`);
    return;
  }
  const { claims } = await registryToken(credential, context, (message) => challenge(context, path, message));
  const organization = context.state.groups.find(
    ({ name, uid }) => name === path.split('/')[0] && !uid.includes('/'),
  );
  const groups = groupsWith({ state: context.state, caller: String(claims.sub) }, pullCapability);
  const mayAsk = organization !== undefined && groups.some((group) => isWithin(organization.uid, group));
  if (!mayAsk && !mayPull(context.state, String(claims.sub), path))
    throw refuseRegistry(403, 'DENIED', `no access to ${path}`);
}

/** 401 with the address that gives tokens: https://distribution.github.io/distribution/spec/auth/token/ */
function challenge({ registryUrl }: RegistryContext, path?: string, message = 'a bearer token is needed') {
  const scope = path === undefined ? '' : `,scope="repository:${path}:pull"`;
  const value = `Bearer realm="${registryUrl}/token",service="${new URL(registryUrl).host}"${scope}`;
  const refusal = refuseRegistry(401, 'UNAUTHORIZED', message).answerFrom('registry');
  return new Refusal(() => ({ ...refusal, headers: { ...refusal.headers, 'www-authenticate': value } }));
}

const anonymous = 'anonymous';
const anonymousTags = new Set(['latest', 'latest-dev']);

/** Free to everybody: the tags `latest` and `latest-dev`, every digest that they had, and what belongs to those. */
function isPublic(repo: Repo | undefined, reference: string): boolean {
  if (repo === undefined || anonymousTags.has(reference)) return anonymousTags.has(reference);
  const open = new Set(
    repo.tags.flatMap(({ name, history }) =>
      anonymousTags.has(name) ? history.map(({ digest }) => digest) : [],
    ),
  );
  // A set that grows while it is read: manifests of indexes, blobs of manifests, and what refers to them.
  for (const digest of open) {
    const index = repo.indexes.find((one) => one.digest === digest);
    for (const child of index?.manifests ?? []) open.add(child.digest);
    for (const one of repo.content) {
      if (one.subject === digest || one.tag?.startsWith(digest.replace(':', '-'))) open.add(one.digest);
      if (one.tag !== undefined && open.has(one.digest)) open.add(one.tag);
      if (one.digest === digest)
        for (const [named] of one.text.matchAll(/sha256:[a-f0-9]{64}/g)) open.add(named);
    }
  }
  return open.has(reference);
}
