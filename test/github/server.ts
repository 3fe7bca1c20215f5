// The CI host's API for tests: strict, with real git objects, as a Transport and as a loopback server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';
import { addRepositories, type FleetRepository } from './fleet.js';
import { answerGraphql } from './graphql.js';
import { openapiValidator } from './openapi.js';
import { type Answer, listOrganization, routes } from './rest.js';
import { State, type Token } from './state.js';

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export const addresses = {
  api: 'https://api.github.example',
  graphql: 'https://api.github.example/graphql',
  server: 'https://github.example',
};

const everything = { contents: 'write', 'pull-requests': 'write', issues: 'write' } as const;

/** A server with one repository, `acme/shop`. Every exchange is held to the published descriptions. */
export class GithubServer {
  readonly state = new State();
  /** `METHOD /path?query` of every request, in order. */
  readonly log: string[] = [];
  /** What the published descriptions say against requests and answers. */
  readonly violations: string[] = [];
  /** Answers in the place of the server; `break` loses the answer after the request took effect. */
  fault: ((line: string) => HttpResponse | 'lost' | 'refused' | undefined) | undefined;
  readonly #validate = openapiValidator();
  readonly #listed: FleetRepository[] = [];
  readonly #others = new Map<string, State>();

  constructor() {
    this.addToken('job-token', { login: 'github-actions[bot]', permissions: everything });
    this.addToken('app-token', { login: 'pinner[bot]', permissions: { ...everything, workflows: 'write' } });
    this.addToken('read-token', {
      login: 'github-actions[bot]',
      permissions: { contents: 'read', 'pull-requests': 'read', issues: 'read' },
    });
  }

  addToken(value: string, token: Token): void {
    this.state.tokens.set(value, token);
  }

  close(): void {
    this.state.repository.remove();
  }

  /** The requests since the last call, without those that only read. */
  writes(): readonly string[] {
    return this.log.splice(0).filter((line) => !line.startsWith('GET ') && !line.includes(' query '));
  }

  readonly transport: Transport = async (request: HttpRequest) => {
    const url = new URL(request.url);
    if (url.origin !== new URL(addresses.api).origin)
      throw new Failure('unreachable', `${url.host} is not there`);
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = {
      ...request.headers,
      ...(credential === undefined ? {} : { authorization: credential }),
    };
    const response = await this.#faulty({ method: request.method, url, headers, body: request.body ?? '' });
    if (response === 'lost') throw new Failure('unreachable', 'the connection ended');
    return response;
  };

  /** Serves the same on 127.0.0.1. */
  async listen(): Promise<{ readonly url: string; close(): Promise<void> }> {
    const server = createServer(async (message, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
      const reply = await this.#faulty({
        method: message.method ?? 'GET',
        url: new URL(message.url ?? '/', addresses.api),
        headers: message.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (reply === 'lost') return void response.destroy();
      response.writeHead(reply.status, { ...reply.headers });
      response.end(reply.body);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    return { url: `http://127.0.0.1:${port}`, close };
  }

  async #faulty(request: Incoming): Promise<HttpResponse | 'lost'> {
    const line = lineOf(request);
    this.log.push(line);
    const fault = this.fault?.(line);
    if (fault === 'refused') return 'lost';
    if (fault !== undefined && fault !== 'lost') return fault;
    const response = await this.#handle(request);
    return fault === 'lost' ? 'lost' : response;
  }

  async #handle(request: Incoming): Promise<HttpResponse> {
    const { method, url, headers, body } = request;
    if (headers.accept !== 'application/vnd.github+json' || headers['x-github-api-version'] === undefined)
      return reply({ status: 415, body: { message: 'The headers of the API are missing' } });
    const value = headers.authorization?.replace(/^Bearer /, '');
    const token = value === undefined ? undefined : this.state.tokens.get(value);
    if (value === undefined) return reply({ status: 404, body: { message: 'Not Found' } });
    if (token === undefined) return reply({ status: 401, body: { message: 'Bad credentials' } });
    const parsed = body === '' ? undefined : JSON.parse(body);
    if (url.pathname === '/graphql' && method === 'POST')
      return reply({
        status: 200,
        body: await answerGraphql(this.state, token, parsed, (owner, name) => this.#stateOf(owner, name)),
      });
    const answer = this.#route(method, url, token, parsed ?? {});
    this.violations.push(
      ...(this.#validate?.({
        method,
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        body: parsed,
        status: answer.status,
        answer: answer.body,
      }) ?? []),
    );
    return reply(answer, url);
  }

  /** Further repositories of the organization. */
  addRepositories(repositories: readonly FleetRepository[]): void {
    this.#listed.push(...repositories);
    for (const [name, state] of addRepositories(this.state, repositories)) this.#others.set(name, state);
  }

  /** Commits to the default branch of one of them. */
  commitTo(name: string, files: Readonly<Record<string, string>>): void {
    const repository = this.#others.get(name)?.repository;
    const head = repository?.head('main');
    if (repository === undefined || head === undefined) throw new Error(`no repository ${name}`);
    repository.setHead('main', repository.commit([head], files, { login: 'alice', message: 'Change' }));
  }

  #stateOf(owner: string | undefined, name: string): State | undefined {
    const state = name === this.state.name ? this.state : this.#others.get(name);
    return owner === state?.owner ? state : undefined;
  }

  #route(method: string, url: URL, token: Token, body: Record<string, unknown>): Answer {
    const path = decodeURIComponent(url.pathname);
    if (method === 'GET' && path === `/orgs/${this.state.owner}/repos`)
      return listOrganization(this.state.owner, this.#listed, url.searchParams);
    const [, owner, name = ''] = /^\/repos\/([^/]+)\/([^/]+)/.exec(path) ?? [];
    const state = this.#stateOf(owner, name);
    if (state === undefined) return { status: 404, body: { message: 'Not Found' } };
    const root = `/repos/${owner}/${name}`;
    for (const { method: wanted, pattern, needs, run } of routes) {
      const match = pattern.exec(path.slice(root.length));
      if (match === null || wanted !== method) continue;
      if (!allows(token, needs))
        return { status: 403, body: { message: 'Resource not accessible by integration', status: '403' } };
      return run({ state, token, parts: match.slice(1), query: url.searchParams, body });
    }
    return { status: 404, body: { message: 'Not Found' } };
  }
}

function allows({ permissions }: Token, [scope, level]: (typeof routes)[number]['needs']): boolean {
  if (scope === 'metadata') return true;
  const granted = permissions[scope] ?? 'none';
  return granted === 'write' || granted === level;
}

function lineOf({ method, url, body }: Incoming): string {
  const document =
    url.pathname === '/graphql' ? ` ${(JSON.parse(body) as { query: string }).query.slice(0, 9)}` : '';
  const name = /createCommitOnBranch|updateRefs/.exec(body)?.[0];
  const kind = document.startsWith(' query') ? ' query ' : name === undefined ? '' : ` ${name}`;
  return `${method} ${url.pathname}${url.search}${url.pathname === '/graphql' ? kind : ''}`;
}

function reply({ status, body, more }: Answer, url?: URL): HttpResponse {
  const next = new URL(url ?? addresses.api);
  next.searchParams.set('page', String(Number(next.searchParams.get('page') ?? 1) + 1));
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(more === true ? { link: `<${next.href}>; rel="next", <${next.href}>; rel="last"` } : {}),
    },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}
