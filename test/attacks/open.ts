// Point 6: answers that leave something open. Servers between Tagproof and the platform make them.
import { connect as connectHttp2, createServer as createHttp2, type Http2Session } from 'node:http2';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Attack, Ended } from './attack.js';
import * as ci from './ci.js';
import { internet, publicAddress } from './internet.js';
import { checkOut } from './repository.js';
import type { Answer, Files, Recorder, Stage } from './stage.js';
import { addresses, digestOf, digestWith, flags, serveImages } from './world.js';

type Edit = (address: URL, body: string) => string | undefined;

/** The platform's API, some answers of which are edited. */
function edited(stage: Stage, edit: Edit): Promise<Recorder> {
  const { baseUrl } = stage.world.platform;
  const answer: Answer = async (request, response, body) => {
    const {
      host: _,
      connection: __,
      'content-length': ___,
      ...headers
    } = request.headers as Record<string, string>;
    const method = request.method ?? 'GET';
    const sent = method === 'GET' || method === 'HEAD' ? {} : { body };
    const got = await fetch(`${baseUrl}${request.url}`, { method, headers, ...sent });
    const text = await got.text();
    const changed = edit(new URL(request.url ?? '/', baseUrl), text) ?? text;
    response.writeHead(got.status, {
      'content-type': 'application/json',
      date: got.headers.get('date') ?? '',
    });
    response.end(changed);
  };
  return stage.server(answer);
}

/** Verifies a Dockerfile of one image of the platform, in a terminal. */
function verify(stage: Stage, image: string, given: Files, more: readonly string[] = []): Promise<Ended> {
  const host = new URL(stage.world.platform.registryUrl).host;
  stage.write('work/Dockerfile', `FROM ${host}/${image}\n`);
  const args = ['verify', '.', ...flags({ ...addresses(stage.world), ...given }), ...more];
  return stage.start({ cwd: stage.path('work'), args, env: stage.world.tokens });
}

/** The digest that the platform's list of tags has for the tag with two records of one time. */
async function listed({ world }: Stage): Promise<string> {
  const response = await fetch(`${world.platform.baseUrl}/registry/v2/tags?uidp.children_of=a0/11`, {
    headers: { authorization: `Bearer ${world.tokens.TAGPROOF_TOKEN}` },
  });
  const { tags } = (await response.json()) as { tags: readonly { digest: string }[] };
  return tags[0]?.digest ?? '';
}

/** A list as a server gives it that has no more room: exactly one page, and no word about more. */
function fullPage(address: URL, items: readonly unknown[]): readonly unknown[] {
  const size = Number(address.searchParams.get('page_size') ?? address.searchParams.get('pageSize') ?? 50);
  return Array.from({ length: size }, (_, at) => items[at % items.length]);
}

/** The platform's gRPC, whose answer about advisories is an empty message under a status that is not a number's usual form. */
async function strangeStatus(stage: Stage, status: string): Promise<{ url: string; close: () => void }> {
  const platform = new URL(stage.world.platform.baseUrl);
  const sessions = new Set<Http2Session | Socket>();
  const server = createHttp2();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (/advisor/i.test(String(headers[':path']))) {
        stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
        stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': status }));
        return void stream.end(Buffer.alloc(5));
      }
      const onward = connectHttp2(platform.origin);
      sessions.add(onward);
      const request = onward.request({ ...headers, ':authority': platform.host });
      const got: Buffer[] = [];
      let first = {};
      let last = {};
      request.on('response', (answer) => (first = answer));
      request.on('trailers', (answer) => (last = answer));
      request.on('data', (chunk: Buffer) => got.push(chunk));
      request.on('end', () => {
        stream.respond({ ...first }, { waitForTrailers: true });
        stream.on('wantTrailers', () => stream.sendTrailers({ ...last }));
        stream.end(Buffer.concat(got));
        onward.close();
      });
      request.end(Buffer.concat(chunks));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const second = (server.address() as AddressInfo).port;
  // HTTP/1.1 goes to the platform as it is.
  const door = createServer((socket) => {
    sessions.add(socket);
    socket.once('data', (chunk: Buffer) => {
      const port = chunk.toString('latin1').startsWith('PRI ') ? second : Number(platform.port);
      const onward = connect(port, '127.0.0.1');
      sessions.add(onward);
      onward.write(chunk);
      socket.pipe(onward).pipe(socket);
      for (const end of [socket, onward]) end.on('error', () => end.destroy());
    });
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: () => {
      for (const one of sessions) one.destroy();
      server.close();
      door.close();
    },
  };
}

export const open: readonly Attack[] = [
  {
    point: 6,
    name: 'Pinning the other one of two digests that the tag got at the same time',
    control: 'fail or incomplete',
    before: 'broken',
    async play(stage, attacked) {
      const other = (await listed(stage)) === digestWith('b') ? 'c' : 'b';
      return verify(stage, `acme/twins:1@${digestWith(attacked ? other : 'a')}`, {});
    },
  },
  {
    point: 6,
    name: 'A list of tags that ends after exactly one page, without a token and a total, before the deprecated tag',
    control: 'fail',
    before: 'held',
    async play(stage, attacked) {
      const front = await edited(stage, (address, body) => {
        if (!attacked || address.pathname !== '/registry/v2/tags') return undefined;
        const { tags } = JSON.parse(body) as { tags: readonly { name: string }[] };
        const others = tags.filter(({ name }) => name !== 'v220');
        const size = Number(address.searchParams.get('page_size') ?? 50);
        return JSON.stringify({ tags: others.slice(0, size) });
      });
      const given = { 'base-url': front.url, 'fail-on': 'deprecated-tag,digest-not-in-history' };
      return verify(stage, `acme/many:v220@${digestWith('a')}`, given);
    },
  },
  {
    point: 6,
    name: 'A list of announced ends of life that ends after exactly one page, without a token, before the image',
    control: 'fail',
    before: 'broken',
    async play(stage, attacked) {
      const soon = new Date(Date.now() + 10 * 86_400_000).toISOString();
      const ends = (name: string, at: number) => ({
        id: `a0/12/e${at}`,
        name,
        mainPackageName: 'many',
        tagStatus: 'TAG_ACTIVE',
        mainPackageVersion: { eolDate: soon, version: '1' },
      });
      const front = await edited(stage, (address, body) => {
        if (address.pathname === '/registry/v2/tags') return body;
        if (address.pathname !== '/registry/v1/eoltags') return undefined;
        if (!attacked) return JSON.stringify({ items: [ends('v010', 0)] });
        const page = fullPage(address, [0]).map((_, at) => ends(`x${at}`, at));
        return JSON.stringify({ items: page });
      });
      const given = { 'base-url': front.url, 'fail-on': 'nearing-end-of-life,digest-not-in-history' };
      return verify(stage, `acme/many:v010@${digestWith('a')}`, given);
    },
  },
  {
    point: 6,
    name: 'An empty answer about advisories over gRPC, whose status is `00`',
    control: 'fail',
    before: 'broken',
    async play(stage, attacked) {
      const front = attacked ? await strangeStatus(stage, '00') : undefined;
      const given = {
        transport: 'grpc',
        artifacts: 'openssl',
        'max-age': '100d',
        ...(front === undefined ? {} : { 'base-url': front.url }),
      };
      const ended = await verify(stage, `acme/node:22@${digestWith('c')}`, given);
      front?.close();
      return ended;
    },
  },
  {
    point: 6,
    name: 'A redirect to a public name that resolves to a service inside of the network',
    control: 'incomplete',
    before: 'broken',
    async play(stage, attacked) {
      const net = internet(stage, ['registry.example.com', 'files.example.net']);
      const inside = await net.serve(serveImages);
      const port = new URL(inside.url).port;
      const to = attacked ? `files.example.net:${port}` : inside.host;
      const registry = await net.serve((request, response) => {
        if (request.url === '/v2/') return void response.writeHead(200).end('{}');
        response.writeHead(307, { location: `https://${to}${request.url}` }).end();
      });
      const host = `registry.example.com:${new URL(registry.url).port}`;
      stage.write('work/Dockerfile', `FROM ${host}/acme/node:20@${digestOf('acme/node:20')}\n`);
      const names = { 'registry.example.com': publicAddress, 'files.example.net': '127.0.0.1' };
      const ended = await stage.start({
        cwd: stage.path('work'),
        args: ['verify', '.'],
        env: net.environment(names),
      });
      if (registry.seen.length === 0) stage.complain('the registry was not asked');
      if (inside.seen.length > 0) stage.complain('the service inside of the network was asked');
      await net.close();
      return ended;
    },
  },
  {
    point: 6,
    name: 'A full disk where the runner wants the outputs, and then where it wants the summary',
    control: 'fail',
    before: 'broken',
    async play(stage, attacked) {
      const dockerfile = `FROM ${stage.world.registry.host}/acme/node:20\n`;
      const checked = checkOut(stage, { base: {}, head: { Dockerfile: dockerfile } }, { at: 'merge' });
      const start = async (more: Files) =>
        stage.start({
          action: true,
          cwd: checked.folder,
          env: await ci.githubPullRequest(stage, checked, more),
        });
      if (!attacked) return start({});
      const first = await start({ GITHUB_OUTPUT: '/dev/full' });
      const second = await start({ GITHUB_STEP_SUMMARY: '/dev/full' });
      return { code: first.code === 0 ? 0 : second.code, text: `${first.text}\n${second.text}` };
    },
  },
];
