// Public names on loopback: a certificate authority, servers with TLS, and a preload that answers as a resolver would.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Answer, Files, Recorder, Seen, Stage } from './stage.js';

/** An address that belongs to nobody. Connections to it end on loopback, and the process cannot see that. */
export const publicAddress = '203.0.113.7';

export interface Internet {
  /** A server with TLS for all names, which records. */
  serve(answer: Answer): Promise<Recorder>;
  /** What a process needs to trust the authority and to resolve the names. */
  environment(addresses: Files): Files;
  close(): Promise<void>;
}

export function internet(stage: Stage, names: readonly string[]): Internet {
  const [key, certificate] = [stage.path('key.pem'), stage.path('certificate.pem')];
  const alternatives = [...names.map((name) => `DNS:${name}`), 'IP:127.0.0.1'].join(',');
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const about = ['-subj', '/CN=test authority', '-addext', `subjectAltName=${alternatives}`];
  execFileSync('openssl', ['req', ...made, ...about, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const closing: (() => Promise<void>)[] = [];
  return {
    async serve(answer) {
      const seen: Seen[] = [];
      const options = { key: readFileSync(key), cert: readFileSync(certificate) };
      const server = createServer(options, (request, response) => {
        const { method, url, rawHeaders } = request;
        seen.push({ line: `${method} ${url}`, headers: rawHeaders.join('\n'), body: '' });
        answer(request, response, '');
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      closing.push(close);
      return { url: `https://${host}`, host, seen, close };
    },
    environment(addresses) {
      const preload = stage.write('resolver.cjs', resolver(addresses));
      return { NODE_EXTRA_CA_CERTS: certificate, NODE_OPTIONS: `--require=${preload} --no-deprecation` };
    },
    close: async () => void (await Promise.all(closing.map((close) => close()))),
  };
}

/** Answers for some names, and leads the public address to loopback below everything that a program can see. */
function resolver(addresses: Files): string {
  return `const dns = require('node:dns');
const known = ${JSON.stringify(addresses)};
const real = dns.lookup;
dns.lookup = (name, options, done) => {
  if (typeof options === 'function') [options, done] = [{}, options];
  const address = known[name];
  if (address === undefined) return real(name, options, done);
  const all = typeof options === 'object' && options.all;
  process.nextTick(() => (all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)));
};
const promised = dns.promises.lookup;
dns.promises.lookup = async (name, options = {}) => {
  const address = known[name];
  if (address === undefined) return promised(name, options);
  return options.all ? [{ address, family: 4 }] : { address, family: 4 };
};
require('node:module').syncBuiltinESMExports();
const { TCP } = process.binding('tcp_wrap');
const { connect, getpeername } = TCP.prototype;
const led = new WeakSet();
TCP.prototype.connect = function (request, address, port) {
  if (address !== '${publicAddress}') return connect.call(this, request, address, port);
  led.add(this);
  return connect.call(this, request, '127.0.0.1', port);
};
TCP.prototype.getpeername = function (out) {
  const failed = getpeername.call(this, out);
  if (led.has(this)) out.address = '${publicAddress}';
  return failed;
};
`;
}
