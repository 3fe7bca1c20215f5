// The CI host of the exposure tests: a real git repository with dated commits, and runs, attempts, jobs and logs.
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';
import { addresses, GithubServer } from '../github/server.js';

export const logHost = 'https://logs.example.com';

export interface Job {
  readonly name: string;
  readonly conclusion?: string;
  readonly started: string;
  readonly completed: string;
  /** The text, in the pieces in which it arrives; a number is the status of the API instead. */
  readonly log: string | readonly Uint8Array[] | number;
}

export interface Run {
  readonly head: string;
  readonly created: string;
  readonly updated?: string;
  readonly event?: string;
  readonly branch?: string;
  readonly path?: string;
  /** The commit of the workflows that it calls; by default that of the run. */
  readonly calledAt?: string;
  readonly called?: readonly string[];
  /** The jobs of each attempt. */
  readonly attempts: readonly (readonly Job[])[];
}

const json = (body: unknown, status = 200): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
  network: 'public',
});

export class CiHost {
  readonly github = new GithubServer();
  readonly runs: Run[] = [];
  /** Method, path and query of each request, in order. */
  readonly log: string[] = [];
  /** What of a credential has reached the host of the logs. */
  readonly leaks: string[] = [];
  readonly #jobs: Job[] = [];
  mayReadActions = true;

  /** A commit on a branch with its date. */
  commit(branch: string, at: string, files: Readonly<Record<string, string | null>>, from = branch): string {
    const { repository } = this.github.state;
    const parent = repository.head(from);
    const parents = parent === undefined ? [] : [parent];
    const author = { login: 'alice', message: 'Change', at: Date.parse(at) / 1000 };
    const commit = repository.commit(parents, files, author);
    repository.setHead(branch, commit);
    return commit;
  }

  readonly transport: Transport = async (request) => {
    const url = new URL(request.url);
    if (url.origin === logHost) return this.#answerLog(request, url);
    if (!request.url.startsWith(addresses.api)) throw new Failure('unreachable', `${url.host} is not there`);
    this.log.push(`${request.method} ${url.pathname}${url.search}`);
    const [, route] = /^\/repos\/acme\/shop\/actions\/(.*)$/.exec(url.pathname) ?? [];
    if (url.pathname === '/repos/acme/shop/commits') return this.#commitsUntil(url);
    if (route === undefined) return this.github.transport(request);
    if (!this.mayReadActions) return json({ message: 'Resource not accessible by integration' }, 403);
    return this.#answerActions(route, url.searchParams);
  };

  #answerActions(route: string, query: URLSearchParams): HttpResponse {
    if (route === 'runs') return this.#search(query);
    const [, id, attempt] = /^runs\/(\d+)\/attempts\/(\d+)\/jobs$/.exec(route) ?? [];
    if (id !== undefined) return this.#jobsOf(Number(id), Number(attempt), query);
    const [, job] = /^jobs\/(\d+)\/logs$/.exec(route) ?? [];
    const log = this.#jobs[Number(job)]?.log;
    if (log === undefined) return json({ message: 'Not Found' }, 404);
    if (typeof log === 'number') return json({ message: 'Gone' }, log);
    return { status: 302, headers: { location: `${logHost}/${job}?sig=x` }, body: '', network: 'public' };
  }

  /** As the API: at most 1,000 results, whatever the count says. */
  #search(query: URLSearchParams): HttpResponse {
    const [from = '', to = ''] = (query.get('created') ?? '').split('..');
    const found = this.runs
      .map((run, at) => ({ run, id: at + 1 }))
      .filter(
        ({ run }) =>
          Date.parse(run.created) >= Date.parse(from) && Date.parse(run.created) < Date.parse(to) + 1000,
      );
    const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
    const shown = found.slice(0, 1000).slice((page - 1) * size, page * size);
    return json({ total_count: found.length, workflow_runs: shown.map(({ run, id }) => shapeOf(run, id)) });
  }

  #jobsOf(id: number, attempt: number, query: URLSearchParams): HttpResponse {
    const jobs = this.runs[id - 1]?.attempts[attempt - 1];
    if (jobs === undefined) return json({ message: 'Not Found' }, 404);
    const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
    const shown = jobs.slice((page - 1) * size, page * size).map((job) => {
      const known = this.#jobs.indexOf(job);
      const number = known < 0 ? this.#jobs.push(job) - 1 : known;
      return {
        id: number,
        name: job.name,
        conclusion: job.conclusion ?? 'success',
        started_at: job.started,
        completed_at: job.completed,
        html_url: `https://github.example/acme/shop/actions/runs/${id}/job/${number}`,
      };
    });
    return json({ total_count: jobs.length, jobs: shown });
  }

  #commitsUntil(url: URL): HttpResponse {
    const until = url.searchParams.get('until') ?? '';
    const sha = this.github.state.repository.until('main', Date.parse(until) / 1000);
    return json(sha === undefined ? [] : [{ sha }]);
  }

  #answerLog(request: HttpRequest, url: URL): HttpResponse {
    for (const [name, value] of Object.entries({ ...request.headers, authorization: request.authorization }))
      if (value !== undefined && /auth|token/i.test(name)) this.leaks.push(name);
    const log = this.#jobs[Number(url.pathname.slice(1))]?.log;
    const pieces = typeof log === 'string' ? [Buffer.from(log)] : (log as readonly Uint8Array[]);
    const take = request.stream?.();
    let size = 0;
    for (const piece of pieces) {
      size += piece.length;
      if (size > (request.maxBytes ?? 0)) throw new Failure('bad-answer', 'The response is too large');
      take?.(piece);
    }
    return { status: 200, headers: {}, body: '', network: 'public' };
  }
}

function shapeOf(
  { head, created, updated, event, branch, path, called, calledAt = head, attempts }: Run,
  id: number,
) {
  return {
    id,
    run_attempt: attempts.length,
    head_sha: head,
    head_branch: branch ?? 'main',
    path: path ?? '.github/workflows/scan.yml',
    event: event ?? 'push',
    html_url: `https://github.example/acme/shop/actions/runs/${id}`,
    created_at: created,
    updated_at: updated ?? created,
    pull_requests: [],
    referenced_workflows: (called ?? []).map((one) => ({ path: one, sha: calledAt })),
  };
}
