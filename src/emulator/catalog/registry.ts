// The container registry: pull tokens, tag histories and content.
import type { JWTPayload } from 'jose';
import { groupsWith } from '../iam/access.js';
import { pullCapability } from '../iam/capabilities.js';
import { credentialOf, type Signer } from '../iam/tokens.js';
import { decidePull } from '../policies/evaluate.js';
import { type Answer, type Incoming, json, Refusal, refuseRegistry } from '../server/answer.js';
import { isWithin, newestOf, oldestFirst, type Repo, repoAt, type State } from '../state/state.js';

const indexType = 'application/vnd.oci.image.index.v1+json';
const manifestType = 'application/vnd.oci.image.manifest.v1+json';

/**
 * A manifest by digest or tag: the bytes in the state, or else an index or platform manifest that is generated from the
 * state's `indexes`. The digest of a generated manifest is not the hash of its bytes.
 */
export function manifestOf(state: State, path: string, reference: string): Answer {
  const repo = repoAt(state, path);
  const tagged = newestOf(repo?.tags.find(({ name }) => name === reference)?.history ?? [])?.digest;
  const digest = tagged ?? repo?.content.find(({ tag }) => tag === reference)?.digest ?? reference;
  const held = repo?.content.find((one) => one.digest === digest);
  if (held !== undefined) return answer(digest, held.mediaType, held.text);
  const index = repo?.indexes.find((one) => one.digest === digest);
  if (index !== undefined) {
    const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
      mediaType: manifestType,
      digest: own,
      size: 500,
      platform: { os, architecture },
    }));
    return answer(digest, indexType, JSON.stringify({ schemaVersion: 2, mediaType: indexType, manifests }));
  }
  const isPlatform = repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest));
  if (!isPlatform)
    throw refuseRegistry(404, 'MANIFEST_UNKNOWN', `manifest ${reference} of ${path} is not known`);
  return answer(
    digest,
    manifestType,
    JSON.stringify({ schemaVersion: 2, mediaType: manifestType, layers: [] }),
  );
}

function blobOf(state: State, path: string, digest: string): Answer {
  const held = repoAt(state, path)?.content.find((one) => one.digest === digest);
  if (held === undefined) throw refuseRegistry(404, 'BLOB_UNKNOWN', `blob ${digest} of ${path} is not known`);
  return answer(digest, 'application/octet-stream', held.text);
}

/** The index of manifests that refer to a digest; empty if there are none. */
export function referrersOf(state: State, path: string, digest: string): Answer {
  const manifests = referring(repoAt(state, path), digest).map((one) => ({
    mediaType: one.mediaType,
    digest: one.digest,
    size: Buffer.byteLength(one.text),
    artifactType: one.artifactType,
    annotations: one.annotations,
  }));
  return {
    ...json({ schemaVersion: 2, mediaType: indexType, manifests }),
    headers: { 'content-type': indexType },
  };
}

function referring(repo: Repo | undefined, digest: string) {
  return (repo?.content ?? []).filter(({ subject }) => subject === digest);
}

function answer(digest: string, mediaType: string, body: string): Answer {
  return { status: 200, headers: { 'content-type': mediaType, 'docker-content-digest': digest }, body };
}

interface RegistryContext {
  readonly state: State;
  readonly signer: Signer;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  readonly now: number;
}

const maxRecords = 1000;
const anonymousTags = new Set(['latest', 'latest-dev']);
const contentPath = /^\/v2\/(?<path>[^/]+\/.+)\/(?<kind>manifests|blobs|referrers)\/(?<reference>[^/]+)$/;
const holdings = { manifests: manifestOf, blobs: blobOf, referrers: referrersOf };
const historyPath = /^\/v2\/(?<path>[^/]+\/.+)\/_service\/history\/(?<tag>[^/]+)$/;

/** Handles a request to the registry. */
export async function serveRegistry(request: Incoming, context: RegistryContext): Promise<Answer> {
  if (request.method === 'GET' && request.url.pathname === '/token') return giveToken(request, context);
  if (request.method === 'GET' && request.url.pathname === '/v2/')
    throw refuseRegistry(401, 'UNAUTHORIZED', 'a token is needed');
  const content = contentPath.exec(request.url.pathname)?.groups;
  if (content?.path !== undefined && request.method === 'GET') {
    await authorizePull(request, context, content.path, content.reference ?? '');
    const hold = holdings[content.kind as keyof typeof holdings];
    if (content.kind === 'manifests') requireAllowed(context, content.path, content.reference ?? '');
    return hold(context.state, content.path, content.reference ?? '');
  }
  const { path, tag } = historyPath.exec(request.url.pathname)?.groups ?? {};
  if (request.method !== 'GET' || path === undefined || tag === undefined) {
    throw new Refusal(() => ({ status: 404, body: '404 page not found\n' }));
  }
  await authorizePull(request, context, path, decodeURIComponent(tag));
  return history(request.url.searchParams, context.state, path, decodeURIComponent(tag));
}

/** The same content from a registry that lets everybody pull, and keeps no history. @throws Refusal */
export function serveOpenRegistry(state: State, { method, url }: Pick<Incoming, 'method' | 'url'>): Answer {
  const { path, kind, reference } = contentPath.exec(url.pathname)?.groups ?? {};
  if (path === undefined || reference === undefined || (method !== 'GET' && method !== 'HEAD'))
    throw refuseRegistry(404, 'NAME_UNKNOWN', 'nothing is here');
  const found = holdings[kind as keyof typeof holdings](state, path, reference);
  return method === 'HEAD' ? { ...found, body: '' } : found;
}

/** @throws Refusal if a pull policy denies the manifest */
function requireAllowed({ state, now }: RegistryContext, path: string, reference: string): void {
  const repo = repoAt(state, path);
  const history = repo?.tags.find(({ name }) => name === reference)?.history ?? [];
  const denying = repo && decidePull(state, repo, newestOf(history)?.digest ?? reference, now);
  if (denying !== undefined) throw refuseRegistry(403, 'DENIED', `pull denied by policy: ${denying}`);
}

async function giveToken({ url, headers }: Incoming, context: RegistryContext): Promise<Answer> {
  const path = /^repository:([^:]+\/[^:]+):pull$/.exec(url.searchParams.get('scope') ?? '')?.[1];
  if (path === undefined)
    throw refuseRegistry(400, 'UNSUPPORTED', 'scope must be repository:<org>/<image>:pull');
  const { state, signer, registryUrl, now } = context;
  const [organization] = path.split('/');
  if (!state.groups.some(({ name }) => name === organization)) {
    throw refuseRegistry(400, 'NAME_INVALID', `the organization ${organization} cannot be resolved`);
  }
  const credential = credentialOf(headers);
  const subject = credential === undefined ? 'anonymous' : await pullerOf(credential, context, path);
  if (credential === undefined && organization !== state.publicOrganization) {
    throw refuseRegistry(401, 'UNAUTHORIZED', 'credentials are needed for this image');
  }
  const token = await signer.mint({
    issuer: registryUrl,
    audience: new URL(registryUrl).host,
    expiresInSeconds: 300,
    now,
    claims: { sub: subject, repository: path },
  });
  return json({ token });
}

/** The identity of a token with the registry's audience, if it may pull the image. */
async function pullerOf(credential: string, context: RegistryContext, path: string): Promise<string> {
  const verified = await context.signer.verify(credential, context.issuerUrl, context.now);
  if ('invalid' in verified)
    throw refuseRegistry(401, 'UNAUTHORIZED', `the token is not valid: ${verified.invalid}`);
  const { claims } = verified;
  if (!hasAudience(claims, context.registryUrl)) throw wrongAudience();
  if (!mayPull(context.state, String(claims.sub), path)) {
    throw refuseRegistry(403, 'DENIED', `no access to ${path}, or no such repository`);
  }
  return String(claims.sub);
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

/** Accepts a pull token for this repository, or a token with the registry's audience whose identity may pull it. */
async function authorizePull(
  { headers }: Incoming,
  context: RegistryContext,
  path: string,
  tag: string,
): Promise<void> {
  const credential = credentialOf(headers);
  if (credential === undefined) throw refuseRegistry(401, 'UNAUTHORIZED', 'a bearer token is needed');
  const pull = await context.signer.verify(credential, context.registryUrl, context.now);
  if ('claims' in pull) {
    const { claims } = pull;
    if (claims.repository !== path)
      throw refuseRegistry(403, 'DENIED', 'the token is for another repository');
    if (claims.sub === 'anonymous' && !anonymousTags.has(tag)) {
      throw refuseRegistry(403, 'DENIED', `the tag ${tag} needs credentials`);
    }
    return;
  }
  const direct = await context.signer.verify(credential, context.issuerUrl, context.now);
  if ('invalid' in direct)
    throw refuseRegistry(401, 'UNAUTHORIZED', `the token is not valid: ${direct.invalid}`);
  if (!hasAudience(direct.claims, context.registryUrl)) throw wrongAudience();
  const organization = context.state.groups.find(
    ({ name, uid }) => name === path.split('/')[0] && !uid.includes('/'),
  );
  const groups = groupsWith({ state: context.state, caller: String(direct.claims.sub) }, pullCapability);
  const mayAsk = organization !== undefined && groups.some((group) => isWithin(organization.uid, group));
  if (!mayAsk && !mayPull(context.state, String(direct.claims.sub), path)) {
    throw refuseRegistry(403, 'DENIED', `no access to ${path}`);
  }
}

function history(query: URLSearchParams, state: State, path: string, tag: string): Answer {
  const repo = repoAt(state, path);
  if (repo === undefined) throw refuseRegistry(404, 'NAME_UNKNOWN', `repository ${path} is not known`);
  const found = repo.tags.find(({ name }) => name === tag);
  if (found === undefined)
    throw refuseRegistry(404, 'MANIFEST_UNKNOWN', `tag ${tag} of ${path} is not known`);
  const start = bound(query, 'start') ?? Number.NEGATIVE_INFINITY;
  const end = bound(query, 'end') ?? Number.POSITIVE_INFINITY;
  const within = oldestFirst(found.history).filter(({ updateTimestamp }) => {
    const at = Date.parse(updateTimestamp);
    return at >= start && at < end;
  });
  return json({ history: within.slice(0, maxRecords) });
}

function bound(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw refuseRegistry(400, 'UNSUPPORTED', `${name} is not an ISO 8601 time`);
  return at;
}

function hasAudience({ aud }: JWTPayload, registryUrl: string): boolean {
  return [aud ?? []].flat().includes(new URL(registryUrl).host);
}

function wrongAudience(): Refusal {
  return refuseRegistry(403, 'DENIED', 'the token was issued for another audience');
}
