// What all attacks share: the emulated platform as a process, an honest registry, and digests that both know.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, type Files, type Recorder, recorder } from './stage.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const day = 86_400_000;

/** The line that `emulator --json` prints. */
export interface Platform {
  readonly baseUrl: string;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  readonly oidcRequestUrl: string;
  readonly oidcRequestToken: string;
  readonly controlUrl: string;
  readonly identity: string;
  readonly group: string;
}

export interface World {
  readonly platform: Platform;
  /** Tokens of an identity that may read, as a job without OIDC has them. */
  readonly tokens: { readonly TAGPROOF_TOKEN: string; readonly TAGPROOF_REGISTRY_TOKEN: string };
  readonly registry: Recorder;
  /** Every token that exists before the first run. */
  readonly secrets: readonly string[];
  readonly close: () => Promise<void>;
}

/** A digest that nobody serves. */
export const foreign = `sha256:${'f'.repeat(64)}`;

/** The manifest that the honest registry serves under a name. */
function manifestOf(name: string): string {
  const mediaType = 'application/vnd.oci.image.index.v1+json';
  return JSON.stringify({ schemaVersion: 2, mediaType, manifests: [], annotations: { name } });
}

export function digestOf(name: string): string {
  return `sha256:${createHash('sha256').update(manifestOf(name)).digest('hex')}`;
}

/** Serves every repository with every tag, each with a digest of its own; those below `private` to whoever logs in. */
export const serveImages: Answer = (request, response) => {
  const [, repository, reference] = /^\/v2\/(.+)\/manifests\/([\w.:-]+)$/.exec(request.url ?? '') ?? [];
  if (request.url === '/v2/') return void response.writeHead(200).end('{}');
  if (repository === undefined || reference === undefined || reference.startsWith('sha256-'))
    return void response.writeHead(404).end('{"errors":[{"code":"MANIFEST_UNKNOWN"}]}');
  const tags = ['20', '22', 'latest'].map((tag) => `${repository}:${tag}`);
  if (repository.startsWith('private/') && request.headers.authorization === undefined)
    return void response.writeHead(401, { 'www-authenticate': 'Basic realm="acme"' }).end('{}');
  const name = reference.startsWith('sha256:')
    ? tags.find((tag) => digestOf(tag) === reference)
    : `${repository}:${reference}`;
  if (name === undefined) return void response.writeHead(404).end('{"errors":[{"code":"MANIFEST_UNKNOWN"}]}');
  const body = manifestOf(name);
  response.writeHead(200, {
    'content-type': 'application/vnd.oci.image.index.v1+json',
    'docker-content-digest': digestOf(name),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? '' : body);
};

const record = (daysAgo: number, letter: string) => ({
  updateTimestamp: new Date(Math.floor((Date.now() - daysAgo * day) / 1000) * 1000).toISOString(),
  digest: digestWith(letter),
});

export function digestWith(letter: string): string {
  return `sha256:${letter.repeat(64)}`;
}

/**
 * The state of the platform. `node`: 20 has b now and had a until 60 days ago. `twins`: two digests of one time.
 * `many`: more tags than fit on a page, the last of which are deprecated. `eve` is an organization of the author's.
 */
function stateOf(): unknown {
  const names = ['acme', 'public', 'eve'];
  const groups = names.map((name, at) => ({ uid: `${'abc'[at]}0`, name }));
  const repository = (
    uid: string,
    name: string,
    tags: Readonly<Record<string, readonly unknown[]>>,
    more = {},
  ) => ({
    uid,
    name,
    tags: Object.entries(tags).map(([tag, history], at) => ({
      uid: `${uid}/${String(at).padStart(4, '0')}`,
      name: tag,
      history,
      ...more,
    })),
  });
  const many = Object.fromEntries(
    Array.from({ length: 230 }, (_, at) => [`v${String(at).padStart(3, '0')}`, [record(90, 'a')]]),
  );
  return {
    organization: 'acme',
    publicOrganization: 'public',
    groups,
    identities: groups.map(({ uid, name }) => ({
      uid: `${uid}/1`,
      name: `ci ${name}`,
      claimMatch: { subject: 'repo:acme/shop:ref:refs/heads/main' },
    })),
    roles: [{ uid: 'd1', name: 'viewer', capabilities: ['*'] }],
    roleBindings: groups.map(({ uid }) => ({ uid: `${uid}/2`, identityUid: `${uid}/1`, roleUid: 'd1' })),
    repos: [
      repository('a0/10', 'node', { 20: [record(200, 'a'), record(60, 'b')], 22: [record(90, 'c')] }),
      repository('a0/11', 'twins', { 1: [record(90, 'a'), record(40, 'b'), record(40, 'c')] }),
      {
        ...repository('a0/12', 'many', many),
        tags: repository('a0/12', 'many', many).tags.map((tag, at) => ({ ...tag, deprecated: at >= 215 })),
      },
      repository('c0/10', 'node', { 20: [record(90, 'e')] }),
    ],
    advisories: Array.from({ length: 230 }, (_, at) => ({
      uid: `ad/${String(at).padStart(4, '0')}`,
      advisoryId: `CVE-2026-${String(10_000 + at)}`,
      artifactName: at < 229 ? `lib${at}` : 'openssl',
      updateTime: '2026-06-01T00:00:00.000Z',
    })),
  };
}

async function startPlatform(folder: string): Promise<{ platform: Platform; child: ChildProcess }> {
  const state = path.join(folder, 'state.json');
  writeFileSync(state, JSON.stringify(stateOf()));
  const args = [path.join(root, 'dist/cli/index.js'), 'emulator', '--json', '--seed', '7', '--state', state];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const platform = await new Promise<Platform>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('\n')) resolve(JSON.parse(printed) as Platform);
    });
    child.on('close', () => reject(new Error(`The emulator does not start: ${errors}`)));
  });
  return { platform, child };
}

async function tokenFor({ controlUrl, identity }: Platform, audience?: string): Promise<string> {
  const response = await fetch(`${controlUrl}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity, audience }),
  });
  return ((await response.json()) as { token: string }).token;
}

export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-world-'));
  const { platform, child } = await startPlatform(folder);
  const registry = await recorder(serveImages);
  const tokens = {
    TAGPROOF_TOKEN: await tokenFor(platform),
    TAGPROOF_REGISTRY_TOKEN: await tokenFor(platform, new URL(platform.registryUrl).host),
  };
  return {
    platform,
    tokens,
    registry,
    secrets: [...Object.values(tokens), platform.oidcRequestToken],
    async close() {
      child.kill();
      await registry.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The flags or inputs that name the platform. */
export function addresses({ platform }: World): Files {
  return {
    'base-url': platform.baseUrl,
    'registry-url': platform.registryUrl,
    'issuer-url': platform.issuerUrl,
    'public-organization': 'public',
    identity: platform.identity,
  };
}

export function flags(inputs: Files): readonly string[] {
  return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
}
