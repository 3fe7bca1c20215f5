// A registry under every name that has every image, as a function and as an HTTPS proxy for programs of any kind.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecureContext, TLSSocket } from 'node:tls';

const index = 'application/vnd.oci.image.index.v1+json';

/** The answer to a request; a digest follows from the name. `tagsOf(host, repository)` lists the tags. */
export function answerTo({ method, url }, tagsOf = () => ['latest']) {
  const { host, pathname } = new URL(url);
  const [, name, kind, reference] = /^\/v2\/(.+)\/(manifests|tags)\/(.+)$/.exec(pathname) ?? [];
  const json = { 'content-type': 'application/json' };
  if (kind === 'tags')
    return { status: 200, headers: json, body: JSON.stringify({ name, tags: tagsOf(host, name) }) };
  if (kind === undefined) return { status: 200, headers: json, body: '{"token":"anonymous"}' };
  const manifest = {
    schemaVersion: 2,
    mediaType: index,
    manifests: [],
    annotations: { host, name, reference },
  };
  const body = JSON.stringify(manifest);
  const digest = `sha256:${createHash('sha256').update(body).digest('hex')}`;
  const headers = {
    'content-type': index,
    'docker-content-digest': digest,
    'content-length': String(body.length),
  };
  return { status: 200, headers, body: method === 'HEAD' ? '' : body };
}

const openssl = (...args) => execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });

/** A certificate authority in the folder, and a certificate of it for each host that is asked for. */
function authorityIn(folder) {
  const [key, certificate] = ['ca.key', 'ca.pem'].map((name) => path.join(folder, name));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...curve, '-subj', '/CN=bench', '-days', '2', '-keyout', key, '-out', certificate);
  const contexts = new Map();
  const contextOf = (host) => {
    const known = contexts.get(host);
    if (known !== undefined) return known;
    const [own, request, signed, extensions] = ['key', 'csr', 'pem', 'ext'].map((suffix) =>
      path.join(folder, `host${contexts.size}.${suffix}`),
    );
    writeFileSync(extensions, `subjectAltName=DNS:${host}`);
    openssl('req', ...curve, '-subj', '/CN=host', '-keyout', own, '-out', request);
    const by = ['-CA', certificate, '-CAkey', key, '-CAcreateserial', '-days', '2', '-extfile', extensions];
    openssl('x509', '-req', '-in', request, ...by, '-out', signed);
    const context = createSecureContext({ key: readFileSync(own), cert: readFileSync(signed) });
    contexts.set(host, context);
    return context;
  };
  return { certificate, contextOf };
}

/**
 * Starts the proxy. `environment` is what a program needs to use it, `prepare(hosts)` makes certificates in advance, and
 * `state` has the number of requests and the delay of each answer in milliseconds.
 */
export async function everythingProxy(folder, tagsOf) {
  const { certificate, contextOf } = authorityIn(folder);
  const state = { requests: 0, delayMs: 0 };
  const inner = createServer(async (incoming, outgoing) => {
    state.requests += 1;
    await sleep(state.delayMs);
    const url = `https://${incoming.headers.host}${incoming.url}`;
    const { status, headers, body } = answerTo({ method: incoming.method, url }, tagsOf);
    outgoing.writeHead(status, headers).end(body);
  });
  const proxy = createServer((_, outgoing) => outgoing.writeHead(403).end());
  proxy.on('connect', (incoming, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const secureContext = contextOf(incoming.url.replace(/:\d+$/, ''));
    const tls = new TLSSocket(socket, { isServer: true, secureContext });
    tls.on('error', () => tls.destroy());
    inner.emit('connection', tls);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = `http://127.0.0.1:${proxy.address().port}`;
  return {
    state,
    prepare: (hosts) => void [...hosts].map(contextOf),
    environment: { HTTPS_PROXY: address, NODE_EXTRA_CA_CERTS: certificate },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
