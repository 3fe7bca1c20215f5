// Debian's `docker-registry` with images of one platform and of several, behind a proxy that counts the requests.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const oci = (kind) => `application/vnd.oci.image.${kind}.v1+json`;

function blob(value) {
  const text = JSON.stringify(value);
  return { text, digest: `sha256:${createHash('sha256').update(text).digest('hex')}` };
}

const described = (mediaType, { text, digest }) => ({ mediaType, digest, size: text.length });

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function created(url, options) {
  const response = await fetch(url, options);
  if (response.status !== 201 && response.status !== 202)
    throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Pushes an image; with several architectures an index of one image each. Returns the digest of the tag. */
async function push(base, name, architectures) {
  const [repository, tag] = name.split(':');
  const put = (reference, type, text) =>
    created(`${base}/v2/${repository}/manifests/${reference}`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: text,
    });
  const manifests = [];
  for (const architecture of architectures) {
    const config = blob({
      architecture,
      os: 'linux',
      config: { Labels: { name } },
      rootfs: { type: 'layers', diff_ids: [] },
    });
    const upload = await created(`${base}/v2/${repository}/blobs/uploads/`, { method: 'POST' });
    const place = new URL(upload.headers.get('location'), base);
    place.searchParams.set('digest', config.digest);
    await created(place, { method: 'PUT', body: config.text });
    const image = blob({
      schemaVersion: 2,
      mediaType: oci('manifest'),
      config: described(oci('config'), config),
      layers: [],
    });
    await put(architectures.length === 1 ? tag : image.digest, oci('manifest'), image.text);
    manifests.push({ ...described(oci('manifest'), image), platform: { os: 'linux', architecture } });
  }
  if (manifests.length === 1) return manifests[0].digest;
  const index = blob({ schemaVersion: 2, mediaType: oci('index'), manifests });
  await put(tag, oci('index'), index.text);
  return index.digest;
}

/** Starts the registry in memory and pushes `names`, every second one for three platforms. */
export async function registryWith(names, folder) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const file = path.join(folder, 'registry.yml');
  const log = { level: 'error', accesslog: { disabled: true } };
  const http = { addr: `127.0.0.1:${port}` };
  writeFileSync(file, JSON.stringify({ version: '0.1', log, storage: { inmemory: {} }, http }));
  const child = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
  let isThere = false;
  for (let attempt = 0; attempt < 200 && !isThere; attempt += 1) {
    await sleep(50);
    isThere = await fetch(`${base}/v2/`).then(
      (response) => response.ok,
      () => false,
    );
  }
  if (!isThere) throw new Error('docker-registry does not answer');
  const digests = new Map();
  for (const [index, name] of names.entries())
    digests.set(name, await push(base, name, index % 2 ? ['amd64'] : ['amd64', 'arm64', 's390x']));
  const close = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { port, digests, close };
}

/** A proxy before a port of this machine. `log` has a line for each request; `delayMs` is added to each answer. */
export async function countingProxy(port) {
  const state = { log: [], delayMs: 0 };
  const server = createServer((incoming, outgoing) => {
    state.log.push(`${incoming.method} ${incoming.url}`);
    const forwarded = request({
      port,
      host: '127.0.0.1',
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    });
    forwarded.on('response', async (answer) => {
      await sleep(state.delayMs);
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${server.address().port}`,
    state,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
