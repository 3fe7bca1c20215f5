// GitLab's API for one project, by its published description: notes, discussions, diffs, branches, commits and merge requests
// over a real git. Anything else is 404. https://docs.gitlab.com/api/rest/
import { Failure } from '../../src/model/failure.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { Repository } from '../github/repository.js';

export const gitlabApi = 'https://gitlab.example.com/api/v4';

interface Note {
  readonly id: number;
  readonly author: number;
  body: string;
  position?: Readonly<Record<string, unknown>>;
}

interface MergeRequest {
  readonly iid: number;
  readonly author: number;
  readonly source: string;
  readonly target: string;
  title: string;
  description: string;
  state: 'opened' | 'closed' | 'merged';
  readonly labels: string;
  readonly notes: Note[];
}

/** What a token may do. */
interface Access {
  readonly user: number;
  readonly role: 'guest' | 'reporter' | 'developer';
}

interface Call {
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly access: Access;
  readonly parts: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly next?: number;
}

const notFound: Answer = { status: 404, body: { message: '404 Not found' } };

export class GitlabServer {
  readonly git = new Repository();
  readonly requests: MergeRequest[] = [];
  readonly tokens = new Map<string, Access>([
    ['glpat-notes', { user: 41, role: 'reporter' }],
    ['glpat-pins', { user: 42, role: 'developer' }],
    ['glpat-guest', { user: 43, role: 'guest' }],
  ]);
  /** `METHOD path` of every request. */
  readonly log: string[] = [];
  /** Runs before a request is answered. */
  before: ((line: string) => void) | undefined;
  #id = 100;

  close(): void {
    this.git.remove();
  }

  /** The requests since the last call that change something. */
  writes(): readonly string[] {
    return this.log.splice(0).filter((line) => !line.startsWith('GET '));
  }

  open(source: string, author = 7): MergeRequest {
    const opened: MergeRequest = {
      ...{ iid: this.requests.length + 1, author, source, target: 'main', title: 'Change', description: '' },
      ...{ state: 'opened', labels: '', notes: [] },
    };
    this.requests.push(opened);
    return opened;
  }

  nextId(): number {
    this.#id += 1;
    return this.#id;
  }

  readonly transport: Transport = async ({ method, url, headers, authorization, body }) => {
    const { origin, pathname, searchParams: query } = new URL(url);
    if (!url.startsWith(gitlabApi)) throw new Failure('unreachable', `${origin} is not there`);
    const line = `${method} ${pathname.slice('/api/v4'.length)}`;
    this.log.push(line);
    this.before?.(line);
    const access = this.tokens.get(authorization?.credential.expose() ?? '');
    if (access === undefined || authorization?.scheme !== 'Bearer')
      return reply({ status: 401, body: { message: '401 Unauthorized' } });
    if (body !== undefined && headers['content-type'] !== 'application/json') return reply({ status: 415 });
    const call = { query, body: JSON.parse(body ?? '{}'), access };
    for (const [wanted, pattern, role, run] of this.#routes) {
      const match = pattern.exec(pathname.slice('/api/v4'.length));
      if (match === null || wanted !== method) continue;
      if (role === 'developer' && access.role !== 'developer')
        return reply({ status: 403, body: { message: '403 Forbidden' } });
      return reply(run({ ...call, parts: match.slice(1).map(decodeURIComponent) }));
    }
    return reply(notFound);
  };

  readonly #routes: readonly (readonly [string, RegExp, 'guest' | 'developer', (call: Call) => Answer])[] = [
    [
      'GET',
      /^\/user$/,
      'guest',
      ({ access: { user } }) => ok({ id: user, username: `bot_${user}`, commit_email: emailOf(user) }),
    ],
    ['GET', /^\/projects\/9$/, 'guest', () => ok({ id: 9, default_branch: 'main' })],
    [
      'GET',
      /^\/projects\/9\/merge_requests\/(\d+)$/,
      'guest',
      ({ parts: [iid] }) => this.#with(iid, (one) => ok(this.#shown(one))),
    ],
    [
      ...(['PUT', /^\/projects\/9\/merge_requests\/(\d+)$/, 'developer'] as const),
      ({ parts: [iid], body }) =>
        this.#with(iid, (one) => {
          if (typeof body.title === 'string') one.title = body.title;
          if (typeof body.description === 'string') one.description = body.description;
          if (body.state_event === 'close') one.state = 'closed';
          return ok(this.#shown(one));
        }),
    ],
    [
      ...(['GET', /^\/projects\/9\/merge_requests$/, 'guest'] as const),
      ({ query }) =>
        page(
          [...this.requests]
            .reverse()
            .filter(
              ({ source, target, state }) =>
                source === query.get('source_branch') &&
                target === query.get('target_branch') &&
                ['all', state].includes(query.get('state') ?? 'all'),
            ),
          query,
          (one) => this.#shown(one),
        ),
    ],
    [
      ...(['POST', /^\/projects\/9\/merge_requests$/, 'developer'] as const),
      ({ body, access }) => {
        const source = String(body.source_branch);
        if (this.git.head(source) === undefined)
          return { status: 400, body: { message: { source_branch: ['does not exist'] } } };
        if (this.requests.some((one) => one.source === source && one.state === 'opened'))
          return { status: 409, body: { message: ['Another open merge request already exists'] } };
        const opened = {
          ...this.open(source, access.user),
          target: String(body.target_branch),
          title: String(body.title),
          description: String(body.description),
          labels: String(body.labels),
        };
        this.requests[opened.iid - 1] = opened;
        return ok(this.#shown(opened), 201);
      },
    ],
    [
      ...(['GET', /^\/projects\/9\/merge_requests\/(\d+)\/diffs$/, 'guest'] as const),
      ({ parts: [iid], query }) =>
        this.#with(iid, ({ source, target }) => {
          const [base, head] = [this.git.head(target) ?? '', this.git.head(source) ?? ''];
          const files = this.git.changed(this.git.mergeBase(base, head), head);
          return page(files, query, ({ filename, patch }) => ({
            old_path: filename,
            new_path: filename,
            diff: patch ?? '',
            new_file: false,
            renamed_file: false,
            deleted_file: false,
          }));
        }),
    ],
    [
      'GET',
      /^\/projects\/9\/merge_requests\/(\d+)\/notes$/,
      'guest',
      ({ parts: [iid], query }) => this.#with(iid, ({ notes }) => page(notes, query, shownNote)),
    ],
    [
      'POST',
      /^\/projects\/9\/merge_requests\/(\d+)\/notes$/,
      'guest',
      ({ parts: [iid], body, access }) => this.#with(iid, (one) => this.#write(one, access, body)),
    ],
    [
      'POST',
      /^\/projects\/9\/merge_requests\/(\d+)\/discussions$/,
      'guest',
      ({ parts: [iid], body, access }) => this.#with(iid, (one) => this.#write(one, access, body)),
    ],
    [
      ...(['PUT', /^\/projects\/9\/merge_requests\/(\d+)\/notes\/(\d+)$/, 'guest'] as const),
      ({ parts: [iid, id], body, access }) =>
        this.#with(iid, ({ notes }) => {
          const note = notes.find((one) => one.id === Number(id));
          if (note === undefined) return notFound;
          if (note.author !== access.user) return { status: 403, body: { message: '403 Forbidden' } };
          note.body = String(body.body);
          return ok(shownNote(note));
        }),
    ],
    [
      ...(['DELETE', /^\/projects\/9\/merge_requests\/(\d+)\/notes\/(\d+)$/, 'guest'] as const),
      ({ parts: [iid, id] }) =>
        this.#with(iid, ({ notes }) => {
          notes.splice(
            notes.findIndex((one) => one.id === Number(id)),
            1,
          );
          return { status: 204 };
        }),
    ],
    [
      ...(['GET', /^\/projects\/9\/repository\/branches\/([^/]+)$/, 'guest'] as const),
      ({ parts: [branch = ''] }) => {
        const id = this.git.head(branch);
        return id === undefined ? notFound : ok({ name: branch, commit: { id } });
      },
    ],
    [
      ...(['DELETE', /^\/projects\/9\/repository\/branches\/([^/]+)$/, 'developer'] as const),
      ({ parts: [branch = ''] }) => {
        this.git.setHead(branch, undefined);
        return { status: 204 };
      },
    ],
    [
      ...(['GET', /^\/projects\/9\/repository\/compare$/, 'guest'] as const),
      ({ query }) => {
        const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
        const commits = this.git
          .ahead(from, to)
          .map(({ sha, message, login }) => ({ id: sha, message, author_email: emailOf(login) }));
        const diffs = this.git
          .changed(this.git.mergeBase(from, to), to)
          .map(({ filename }) => ({ old_path: filename, new_path: filename }));
        return ok({ commits, diffs });
      },
    ],
    [
      ...(['POST', /^\/projects\/9\/repository\/commits$/, 'developer'] as const),
      ({ body, access }) => {
        const {
          branch,
          start_sha: start,
          force,
          actions,
          commit_message: message,
        } = body as {
          branch: string;
          start_sha: string;
          force: boolean;
          commit_message: string;
          actions: readonly { action: string; file_path: string; content: string; encoding: string }[];
        };
        if (this.git.head(branch) !== undefined && !force)
          return { status: 400, body: { message: 'A branch called already exists' } };
        const files: Record<string, Buffer> = {};
        for (const { action, file_path: file, content } of actions) {
          const exists = this.git.object(`${start}:${file}`) !== undefined;
          if (exists !== (action === 'update'))
            return {
              status: 400,
              body: { message: `A file with this name ${exists ? 'already exists' : "doesn't exist"}` },
            };
          files[file] = Buffer.from(content, 'base64');
        }
        const id = this.git.commit([start], files, { login: String(access.user), message });
        this.git.setHead(branch, id);
        return ok({ id }, 201);
      },
    ],
  ];

  #with(iid: string | undefined, run: (request: MergeRequest) => Answer): Answer {
    const found = this.requests.find((one) => one.iid === Number(iid));
    return found === undefined ? notFound : run(found);
  }

  #write({ notes, source }: MergeRequest, { user }: Access, { body, position }: Call['body']): Answer {
    const place = position as { new_line?: number; new_path?: string; head_sha?: string } | undefined;
    if (place !== undefined) {
      const lines = this.git
        .read(source, place.new_path ?? '')
        .toString()
        .split('\n');
      const isThere =
        place.head_sha === this.git.head(source) && lines[(place.new_line ?? 0) - 1] !== undefined;
      if (!isThere)
        return { status: 400, body: { message: '400 Bad request - Note {:line_code=>["can\'t be blank"]}' } };
    }
    const note: Note = {
      id: this.nextId(),
      author: user,
      body: String(body),
      ...(place === undefined ? {} : { position: place }),
    };
    notes.push(note);
    return ok(place === undefined ? shownNote(note) : { id: 'a', notes: [shownNote(note)] }, 201);
  }

  #shown({ iid, author, title, description, state, source, target }: MergeRequest) {
    const [base, head] = [this.git.head(target) ?? '', this.git.head(source) ?? ''];
    const refs =
      head === '' ? null : { base_sha: this.git.mergeBase(base, head), head_sha: head, start_sha: base };
    const url = `https://gitlab.example.com/acme/shop/-/merge_requests/${iid}`;
    return { iid, author: { id: author }, title, description, state, diff_refs: refs, web_url: url };
  }
}

/** The author of a commit in the test's git has only a login. */
function emailOf(login: number | string): string {
  return `${login}@noreply.gitlab.example.com`;
}

function shownNote({ id, author, body }: Note) {
  return { id, author: { id: author }, body, system: false };
}

function ok(body: unknown, status = 200): Answer {
  return { status, body };
}

function page<T>(items: readonly T[], query: URLSearchParams, show: (item: T) => unknown): Answer {
  const [size, number] = [Number(query.get('per_page') ?? 20), Number(query.get('page') ?? 1)];
  const body = items.slice((number - 1) * size, number * size).map(show);
  return { status: 200, body, ...(number * size < items.length ? { next: number + 1 } : {}) };
}

function reply({ status, body, next }: Answer): HttpResponse {
  const headers = { 'x-next-page': next === undefined ? '' : String(next) };
  return { status, headers, body: body === undefined ? '' : JSON.stringify(body) };
}
