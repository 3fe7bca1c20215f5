// Debian's `docker-registry` on loopback, images pushed by `skopeo` and by plain requests, and what `skopeo` says of them.
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { importPKCS8, SignJWT } from 'jose';
import { temporaryFolder } from '../e2e/workflow.js';

export const account = { user: 'ann', password: 'correct horse' };
/** bcrypt of the password, the one form that the server reads. */
const htpasswd = 'ann:$2b$04$Ht2sekFBTtUrEb9Wc1OBseZaJ20IbrNyX9DdsYCa.4vTZWl9I3umi\n';
const basic = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;

/** Which of the programs that these tests need are not there. */
export const missingPrograms = ['docker-registry', 'skopeo', 'openssl'].filter(
  (program) => spawnSync('which', [program]).status !== 0,
);

export interface RealRegistry {
  /** As written in image names. */
  readonly host: string;
  readonly isProtected: boolean;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the server, open or behind a password or a token. Everything is in memory, or in the folder: there, manifests
 * can be deleted.
 */
export async function realRegistry(
  auth: 'none' | 'password' | 'token',
  onDisk?: string,
): Promise<RealRegistry> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const tokens = auth === 'token' ? await tokenServer() : undefined;
  const folder = temporaryFolder({ htpasswd });
  const config = {
    version: '0.1',
    log: { level: 'error', accesslog: { disabled: true } },
    storage: storageIn(onDisk),
    http: { addr: host },
    ...(auth === 'password'
      ? { auth: { htpasswd: { realm: 'test', path: path.join(folder, 'htpasswd') } } }
      : {}),
    ...(tokens === undefined ? {} : { auth: { token: tokens.config } }),
  };
  const file = path.join(temporaryFolder({ 'config.yml': JSON.stringify(config) }), 'config.yml');
  const child = spawn('docker-registry', ['serve', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(child, host);
  return {
    host,
    isProtected: auth !== 'none',
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      tokens?.server.close();
    },
  };
}

function storageIn(folder: string | undefined) {
  return folder === undefined
    ? { inmemory: {} }
    : { filesystem: { rootdirectory: folder }, delete: { enabled: true } };
}

/** What an operator runs from time to time: removes the blobs of deleted manifests from the folder. */
export function collectGarbage(folder: string): void {
  const config = JSON.stringify({ version: '0.1', storage: storageIn(folder) });
  const file = path.join(temporaryFolder({ 'config.yml': config }), 'config.yml');
  execFileSync('docker-registry', ['garbage-collect', file], { stdio: 'ignore' });
}

async function ready(child: ChildProcess, host: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`docker-registry ended: ${said}`);
    const status = await fetch(`http://${host}/v2/`).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 0) return;
    await sleep(50);
  }
  throw new Error(`docker-registry does not answer: ${said}`);
}

/** A token server of its own key: anybody may pull `public/`, the account may do all. */
async function tokenServer() {
  const folder = temporaryFolder();
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=tokens', '-days', '2', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const privateKey = await importPKCS8(readFileSync(key, 'utf8'), 'RS256');
  const x5c = [readFileSync(certificate, 'utf8').replace(/-----[^-]+-----|\s/g, '')];
  const server: Server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://tokens');
    const isKnown = request.headers.authorization === basic;
    if (request.headers.authorization !== undefined && !isKnown) return void response.writeHead(401).end();
    const access = searchParams.getAll('scope').map((scope) => {
      const [type = '', name = '', actions = ''] = scope.split(':');
      return {
        type,
        name,
        actions: isKnown ? actions.split(',') : name.startsWith('public/') ? ['pull'] : [],
      };
    });
    const token = await new SignJWT({ access })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', x5c })
      .setIssuer('tokens')
      .setAudience(searchParams.get('service') ?? '')
      .setSubject(isKnown ? account.user : '')
      .setIssuedAt()
      .setNotBefore('-10s')
      .setExpirationTime('5m')
      .setJti(String(Math.random()))
      .sign(privateKey);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ token }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const realm = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  return {
    server,
    config: { realm, service: 'real registry', issuer: 'tokens', rootcertbundle: certificate },
  };
}

const run = promisify(execFile);

async function skopeo(
  command: string,
  { isProtected }: RealRegistry,
  side: '' | 'dest-',
  args: readonly string[],
) {
  const creds = isProtected ? [`--${side}creds`, `${account.user}:${account.password}`] : [];
  const flags = ['--override-os', 'linux', '--override-arch', 'amd64', '--insecure-policy', command];
  const { stdout } = await run('skopeo', [...flags, `--${side}tls-verify=false`, ...creds, ...args]);
  return stdout.trim();
}

/** What `skopeo inspect` says that a tag is. */
export function inspected(registry: RealRegistry, name: string): Promise<string> {
  return skopeo('inspect', registry, '', ['--format', '{{.Digest}}', `docker://${registry.host}/${name}`]);
}

export type Format = 'oci' | 'docker';

const types = {
  oci: {
    index: 'application/vnd.oci.image.index.v1+json',
    image: 'application/vnd.oci.image.manifest.v1+json',
    config: 'application/vnd.oci.image.config.v1+json',
  },
  docker: {
    index: 'application/vnd.docker.distribution.manifest.list.v2+json',
    image: 'application/vnd.docker.distribution.manifest.v2+json',
    config: 'application/vnd.docker.container.image.v1+json',
  },
} as const;

interface Blob {
  readonly type: string;
  readonly text: string;
  readonly digest: string;
}

function blob(type: string, value: unknown): Blob {
  const text = JSON.stringify(value);
  return { type, text, digest: `sha256:${createHash('sha256').update(text).digest('hex')}` };
}

const described = ({ type, text, digest }: Blob) => ({ mediaType: type, digest, size: text.length });

export interface Built {
  /** What the tag points to. */
  readonly top: Blob;
  /** One image a platform; the top alone when there is no index. */
  readonly images: readonly Blob[];
  readonly configs: readonly Blob[];
}

/** An image without layers for each architecture; `name` makes its digests its own. One is no index. */
export function build(format: Format, name: string, architectures: readonly string[]): Built {
  const type = types[format];
  const configs = architectures.map((architecture) =>
    blob(type.config, {
      architecture,
      os: 'linux',
      config: { Labels: { name } },
      rootfs: { type: 'layers', diff_ids: [] },
    }),
  );
  const images = configs.map((config) =>
    blob(type.image, { schemaVersion: 2, mediaType: type.image, config: described(config), layers: [] }),
  );
  const manifests = images.map((image, position) => ({
    ...described(image),
    platform: { os: 'linux', architecture: architectures[position] },
  }));
  const [first] = images;
  if (first === undefined) throw new Error('no architecture');
  const top =
    images.length === 1 ? first : blob(type.index, { schemaVersion: 2, mediaType: type.index, manifests });
  return { top, images, configs };
}

/** Pushes by `skopeo copy` from an OCI layout on disk. */
export async function pushBySkopeo(registry: RealRegistry, name: string, { top, images, configs }: Built) {
  const blobs = [top, ...images, ...configs].map(({ digest, text }) => [
    `blobs/sha256/${digest.slice(7)}`,
    text,
  ]);
  const folder = temporaryFolder({
    'oci-layout': '{"imageLayoutVersion":"1.0.0"}',
    'index.json': JSON.stringify({ schemaVersion: 2, manifests: [described(top)] }),
    ...Object.fromEntries(blobs),
  });
  await skopeo('copy', registry, 'dest-', ['--all', `oci:${folder}`, `docker://${registry.host}/${name}`]);
}

/** Pushes by the requests of the distribution specification, open registries only. */
export async function pushByRequests({ host }: RealRegistry, name: string, { top, images, configs }: Built) {
  const [repository = '', tag = ''] = name.split(':');
  const base = `http://${host}/v2/${repository}`;
  for (const { digest, text } of configs) {
    const upload = await fetch(`${base}/blobs/uploads/`, { method: 'POST' });
    const place = new URL(upload.headers.get('location') ?? '', base);
    place.searchParams.set('digest', digest);
    await created(await fetch(place, { method: 'PUT', body: text }));
  }
  for (const { type, text, digest } of images) await put(`${base}/manifests/${digest}`, type, text);
  await put(`${base}/manifests/${tag}`, top.type, top.text);
}

async function put(url: string, type: string, body: string): Promise<void> {
  await created(await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body }));
}

async function created(response: Response): Promise<void> {
  if (response.status !== 201)
    throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}
