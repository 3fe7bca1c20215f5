// The REST routes of the test server: what each needs, and what it does. Anything else is 404.

import type { FleetRepository } from './fleet.js';
import shapes from './shapes.json' with { type: 'json' };
import type { Comment, Issue, State, Token } from './state.js';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** The list goes on after this page. */
  readonly more?: boolean;
}

interface Request {
  readonly state: State;
  readonly token: Token;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

interface Route {
  readonly method: string;
  /** Below `/repos/OWNER/NAME`. */
  readonly pattern: RegExp;
  readonly needs: readonly [scope: keyof Token['permissions'] | 'metadata', level: 'read' | 'write'];
  readonly run: (request: Request) => Answer;
}

const notFound: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.example' },
};
const invalid = (message: string, errors: unknown[] = []): Answer => ({
  status: 422,
  body: { message, errors, documentation_url: 'https://docs.example' },
});
const ok = (body: unknown, status = 200): Answer => ({ status, body });

function page<T>(items: readonly T[], query: URLSearchParams, show: (item: T) => unknown): Answer {
  const size = Math.min(100, Number(query.get('per_page') ?? 30));
  const number = Number(query.get('page') ?? 1);
  const shown = items.slice((number - 1) * size, number * size);
  return { status: 200, body: shown.map(show), more: number * size < items.length };
}

/** `GET /orgs/{org}/repos`. */
export function listOrganization(
  owner: string,
  repositories: readonly FleetRepository[],
  query: URLSearchParams,
): Answer {
  return page(repositories, query, ({ name, archived = false, fork = false, size = 0, topics = [] }) => ({
    ...shapes.repository,
    ...{ name, full_name: `${owner}/${name}`, archived, fork, size, topics, disabled: false },
  }));
}

function commitShape(state: State, sha: string) {
  const { message, parents, login, tree } = state.repository.info(sha);
  return {
    ...shapes.commit,
    sha,
    commit: { ...shapes.commit.commit, message, tree: { ...shapes.commit.commit.tree, sha: tree } },
    author: state.user(login),
    parents: parents.map((parent) => ({ sha: parent, url: 'https://github.example/' })),
  };
}

function issueOf(state: State, number: string | undefined): Issue | undefined {
  return state.issues.find((issue) => issue.number === Number(number));
}

function appShape(state: State, login: string) {
  const [url, at] = [state.url('apps/helper'), '2026-11-01T00:00:00Z'];
  const names = { node_id: 'A_7', name: 'helper', description: null, external_url: url, html_url: url };
  return {
    ...{ id: 7, slug: 'helper', ...names, owner: state.user(login) },
    ...{ created_at: at, updated_at: at, permissions: {}, events: [] },
  };
}

function commentShape(state: State, comment: Comment) {
  const { id, login, body, issue, edited = false, app = false } = comment;
  return {
    ...shapes.comment,
    ...(edited ? { updated_at: '2026-11-01T00:00:01Z' } : {}),
    performed_via_github_app: app ? appShape(state, login) : null,
    id,
    body,
    user: state.user(login),
    html_url: state.url(`issues/${issue}#issuecomment-${id}`),
  };
}

export const routes: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^$/,
    needs: ['metadata', 'read'],
    run: ({ state }) =>
      ok({
        ...shapes.repository,
        name: state.name,
        default_branch: 'main',
        node_id: 'R_shop',
        full_name: `${state.owner}/${state.name}`,
      }),
  },
  {
    method: 'GET',
    pattern: /^\/commits\/(.+)$/,
    needs: ['contents', 'read'],
    run({ state, parts: [ref = ''] }) {
      const sha = state.repository.head(ref) ?? state.repository.object(`${ref}^{commit}`);
      if (sha === undefined && state.repository.head('main') === undefined)
        return { status: 409, body: { message: 'Git Repository is empty.', documentation_url: '' } };
      return sha === undefined ? invalid(`No commit found for SHA: ${ref}`) : ok(commitShape(state, sha));
    },
  },
  {
    method: 'GET',
    pattern: /^\/compare\/([^/]+)\.\.\.([^/]+)$/,
    needs: ['contents', 'read'],
    run({ state, parts: [one = '', other = ''], query }) {
      const { repository } = state;
      const [base, head] = [one, other].map(
        (name) => repository.head(name) ?? repository.object(`${name}^{commit}`),
      );
      if (base === undefined || head === undefined) return notFound;
      const merge = repository.mergeBase(base, head);
      const ahead = repository.ahead(base, head);
      const listed = page(ahead, query, ({ sha }) => commitShape(state, sha));
      const files = Number(query.get('page') ?? 1) > 1 ? [] : repository.changed(merge, head).slice(0, 300);
      return ok({
        ...shapes.comparison,
        base_commit: commitShape(state, base),
        merge_base_commit: commitShape(state, merge),
        status: 'ahead',
        ahead_by: ahead.length,
        total_commits: ahead.length,
        commits: listed.body,
        files: files.map((file) => ({ ...shapes.file, ...file, status: 'modified' })),
      });
    },
  },
  {
    method: 'GET',
    pattern: /^\/git\/trees\/([^/]+)$/,
    needs: ['contents', 'read'],
    run({ state, parts: [name = ''], query }) {
      const sha = state.repository.object(`${name}^{tree}`);
      if (sha === undefined) return notFound;
      const tree = state.repository.tree(sha, query.has('recursive'));
      const truncated = query.has('recursive') && tree.length > state.treeLimit;
      return ok({
        ...shapes.tree,
        sha,
        tree: tree.slice(0, truncated ? state.treeLimit : tree.length),
        truncated,
      });
    },
  },
  {
    method: 'GET',
    pattern: /^\/git\/blobs\/([^/]+)$/,
    needs: ['contents', 'read'],
    run({ state, parts: [name = ''] }) {
      const sha = state.repository.object(`${name}^{blob}`);
      if (sha === undefined) return notFound;
      const bytes = state.repository.blob(sha);
      const content = bytes.toString('base64').replace(/(.{60})/g, '$1\n');
      return ok({ ...shapes.blob, sha, size: bytes.length, content, encoding: 'base64' });
    },
  },
  {
    method: 'GET',
    pattern: /^\/git\/ref\/heads\/(.+)$/,
    needs: ['contents', 'read'],
    run({ state, parts: [branch = ''] }) {
      const sha = state.repository.head(branch);
      if (sha === undefined) return notFound;
      return ok({
        ...shapes.ref,
        ref: `refs/heads/${branch}`,
        object: { ...shapes.ref.object, type: 'commit', sha: sha.padEnd(40) },
      });
    },
  },
  {
    method: 'GET',
    pattern: /^\/git\/matching-refs\/heads\/(.+)$/,
    needs: ['contents', 'read'],
    run({ state, parts: [prefix = ''] }) {
      const names = state.repository.branches().map((branch) => `refs/heads/${branch}`);
      const found = names.filter((name) => name.startsWith(`refs/heads/${prefix}`));
      return ok(
        found.map((ref) => {
          const sha = state.repository.head(ref.replace('refs/heads/', '')) ?? '';
          return { ...shapes.ref, ref, object: { ...shapes.ref.object, type: 'commit', sha } };
        }),
      );
    },
  },
  {
    method: 'GET',
    pattern: /^\/collaborators\/([^/]+)\/permission$/,
    needs: ['metadata', 'read'],
    run({ state, parts: [login = ''] }) {
      const permission = state.roles.get(login);
      if (permission === undefined) return notFound;
      return ok({ permission, role_name: permission, user: { ...state.user(login), role_name: permission } });
    },
  },
  {
    method: 'POST',
    pattern: /^\/git\/refs$/,
    needs: ['contents', 'write'],
    run({ state, body }) {
      const branch = String(body.ref).replace(/^refs\/heads\//, '');
      const sha = String(body.sha);
      if (state.repository.head(branch) !== undefined) return invalid('Reference already exists');
      if (state.repository.object(`${sha}^{commit}`) === undefined) return invalid('Object does not exist');
      state.repository.setHead(branch, sha);
      return ok({ ...shapes.ref, ref: body.ref, object: { ...shapes.ref.object, type: 'commit', sha } }, 201);
    },
  },
  {
    method: 'GET',
    pattern: /^\/pulls$/,
    needs: ['pull-requests', 'read'],
    run({ state, query }) {
      const wanted = query.get('state') ?? 'open';
      const head = query.get('head');
      const found = state.issues.filter(
        ({ pull, state: now }) =>
          pull !== undefined &&
          (wanted === 'all' || now === wanted) &&
          (head === null || head === `${state.owner}:${pull.head}`),
      );
      const sorted = query.get('direction') === 'asc' ? found : [...found].reverse();
      return page(sorted, query, (issue) => state.describePull(issue, 'pullListed'));
    },
  },
  {
    method: 'POST',
    pattern: /^\/pulls$/,
    needs: ['pull-requests', 'write'],
    run({ state, body, token }) {
      const { title, head, base } = body as Record<string, string>;
      if (!state.mayOpenPulls)
        return {
          status: 403,
          body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' },
        };
      const [from, onto] = [state.repository.head(head ?? ''), state.repository.head(base ?? '')];
      if (from === undefined || onto === undefined)
        return invalid('Validation Failed', [{ resource: 'PullRequest', field: 'head', code: 'invalid' }]);
      if (state.repository.ahead(onto, from).length === 0)
        return invalid('Validation Failed', [
          { resource: 'PullRequest', code: 'custom', message: `No commits between ${base} and ${head}` },
        ]);
      if (state.issues.some(({ pull, state: now }) => now === 'open' && pull?.head === head))
        return invalid('Validation Failed', [{ code: 'custom', message: 'A pull request already exists' }]);
      const issue = state.addIssue({
        login: token.login,
        title: title ?? '',
        body: String(body.body ?? ''),
        pull: { head: head ?? '', base: base ?? '', reviewers: [], merged: false },
      });
      return ok(state.describePull(issue, 'pull'), 201);
    },
  },
  {
    method: 'GET',
    pattern: /^\/pulls\/(\d+)$/,
    needs: ['pull-requests', 'read'],
    run({ state, parts: [number] }) {
      const issue = issueOf(state, number);
      return issue?.pull === undefined ? notFound : ok(state.describePull(issue, 'pull'));
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/pulls\/(\d+)$/,
    needs: ['pull-requests', 'write'],
    run({ state, token, parts: [number], body }) {
      const issue = issueOf(state, number);
      if (issue?.pull === undefined) return notFound;
      if (String(body.body ?? '').length > 65_536)
        return invalid('Validation Failed', [{ message: 'body is too long' }]);
      change(state, token.login, issue, body);
      if (typeof body.base === 'string') issue.pull.base = body.base;
      return ok(state.describePull(issue, 'pull'));
    },
  },
  {
    method: 'GET',
    pattern: /^\/pulls\/(\d+)\/files$/,
    needs: ['pull-requests', 'read'],
    run({ state, parts: [number], query }) {
      const pull = issueOf(state, number)?.pull;
      const head = state.repository.head(pull?.head ?? '');
      const base = state.repository.head(pull?.base ?? '');
      if (head === undefined || base === undefined) return notFound;
      const files = state.repository.changed(state.repository.mergeBase(base, head), head);
      return page(files, query, ({ sha, ...file }) => ({ ...shapes.file, ...file, sha, status: 'modified' }));
    },
  },
  {
    method: 'GET',
    pattern: /^\/pulls\/(\d+)\/comments$/,
    needs: ['pull-requests', 'read'],
    run: ({ state, parts: [number], query }) =>
      page(
        state.reviewComments.filter(({ issue }) => issue === Number(number)),
        query,
        ({ id, path, line, body, login }) => ({
          ...shapes.reviewComment,
          id,
          path,
          line,
          body,
          user: state.user(login),
        }),
      ),
  },
  {
    method: 'PATCH',
    pattern: /^\/pulls\/comments\/(\d+)$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [id], body }) {
      const comment = state.reviewComments.find((one) => one.id === Number(id));
      if (comment === undefined) return notFound;
      comment.body = String(body.body);
      return ok({
        ...shapes.reviewComment,
        id: comment.id,
        body: comment.body,
        user: state.user(comment.login),
      });
    },
  },
  {
    method: 'POST',
    pattern: /^\/pulls\/(\d+)\/reviews$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [number], body, token }) {
      const pull = issueOf(state, number)?.pull;
      const head = state.repository.head(pull?.head ?? '');
      const base = state.repository.head(pull?.base ?? '');
      if (head === undefined || base === undefined || body.commit_id !== head)
        return invalid('Unprocessable Entity');
      const files = state.repository.changed(state.repository.mergeBase(base, head), head);
      const comments = (body.comments ?? []) as { path: string; line: number; body: string }[];
      for (const { path, line } of comments) {
        if (!rightLines(files.find(({ filename }) => filename === path)?.patch ?? '').has(line))
          return invalid('Unprocessable Entity', ['Line could not be resolved']);
      }
      for (const comment of comments)
        state.reviewComments.push({
          ...comment,
          id: state.nextId(),
          issue: Number(number),
          login: token.login,
        });
      return ok({
        ...shapes.review,
        id: state.nextId(),
        user: state.user(token.login),
        body: String(body.body),
        state: 'COMMENTED',
      });
    },
  },
  {
    method: 'POST',
    pattern: /^\/pulls\/(\d+)\/requested_reviewers$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [number], body }) {
      const issue = issueOf(state, number);
      if (issue?.pull === undefined) return notFound;
      const asked = [...((body.reviewers ?? []) as string[]), ...((body.team_reviewers ?? []) as string[])];
      if (asked.some((name) => !state.reviewers.has(name)))
        return invalid('Reviews may only be requested from collaborators.');
      issue.pull.reviewers = [...new Set([...issue.pull.reviewers, ...asked])];
      return ok(state.describePull(issue, 'pullListed'), 201);
    },
  },
  {
    method: 'GET',
    pattern: /^\/issues$/,
    needs: ['issues', 'read'],
    run({ state, query }) {
      const wanted = query.get('state') ?? 'open';
      const creator = query.get('creator');
      const found = state.issues.filter(
        (issue) =>
          (wanted === 'all' || issue.state === wanted) && (creator === null || issue.login === creator),
      );
      return page([...found].reverse(), query, (issue) => state.describeIssue(issue));
    },
  },
  {
    method: 'POST',
    pattern: /^\/issues$/,
    needs: ['issues', 'write'],
    run: ({ state, body, token }) =>
      ok(
        state.describeIssue(
          state.addIssue({ login: token.login, title: String(body.title), body: String(body.body ?? '') }),
        ),
        201,
      ),
  },
  {
    method: 'GET',
    pattern: /^\/issues\/(\d+)$/,
    needs: ['issues', 'read'],
    run({ state, parts: [number] }) {
      const issue = issueOf(state, number);
      return issue === undefined ? notFound : ok(state.describeIssue(issue));
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/issues\/(\d+)\/labels\/(.+)$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [number, label] }) {
      const issue = issueOf(state, number);
      if (issue === undefined || !issue.labels.includes(label ?? '')) return notFound;
      issue.labels = issue.labels.filter((name) => name !== label);
      return ok(issue.labels.map((name) => ({ ...shapes.label, name })));
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/issues\/(\d+)$/,
    needs: ['issues', 'write'],
    run({ state, token, parts: [number], body }) {
      const issue = issueOf(state, number);
      if (issue === undefined) return notFound;
      change(state, token.login, issue, body);
      return ok(state.describeIssue(issue));
    },
  },
  {
    method: 'GET',
    pattern: /^\/issues\/(\d+)\/comments$/,
    needs: ['pull-requests', 'read'],
    run: ({ state, parts: [number], query }) =>
      page(
        state.comments.filter(({ issue }) => issue === Number(number)),
        query,
        (comment) => commentShape(state, comment),
      ),
  },
  {
    method: 'POST',
    pattern: /^\/issues\/(\d+)\/comments$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [number], body, token }) {
      if (issueOf(state, number) === undefined) return notFound;
      if (String(body.body).length > 65_536)
        return invalid('Validation Failed', [{ message: 'body is too long' }]);
      const comment = {
        id: state.nextId(),
        issue: Number(number),
        login: token.login,
        body: String(body.body),
      };
      state.comments.push(comment);
      return ok(commentShape(state, comment), 201);
    },
  },
  {
    method: 'GET',
    pattern: /^\/issues\/comments\/(\d+)$/,
    needs: ['pull-requests', 'read'],
    run({ state, parts: [id] }) {
      const comment = state.comments.find((one) => one.id === Number(id));
      return comment === undefined ? notFound : ok(commentShape(state, comment));
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/issues\/comments\/(\d+)$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [id], body }) {
      const comment = state.comments.find((one) => one.id === Number(id));
      if (comment === undefined) return notFound;
      comment.body = String(body.body);
      return ok(commentShape(state, comment));
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/issues\/comments\/(\d+)$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [id] }) {
      const index = state.comments.findIndex((one) => one.id === Number(id));
      if (index < 0) return notFound;
      state.comments.splice(index, 1);
      return { status: 204 };
    },
  },
  {
    method: 'POST',
    pattern: /^\/issues\/(\d+)\/labels$/,
    needs: ['pull-requests', 'write'],
    run({ state, parts: [number], body }) {
      const issue = issueOf(state, number);
      if (issue === undefined) return notFound;
      issue.labels = [...new Set([...issue.labels, ...(body.labels as string[])])];
      return ok(issue.labels.map((name) => ({ ...shapes.label, name })));
    },
  },
];

function change(state: State, login: string, issue: Issue, body: Record<string, unknown>): void {
  if (typeof body.title === 'string') issue.title = body.title;
  if (typeof body.body === 'string') state.edit(issue, login, body.body);
  if (body.state === 'open' || body.state === 'closed') {
    issue.state = body.state;
    issue.stateReason = body.state === 'open' ? 'reopened' : String(body.state_reason ?? 'completed');
  }
}

/** The lines that the host lets be commented on, counted here in its own way. */
function rightLines(patch: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    let line = Number(/\+(\d+)/.exec(hunk)?.[1]);
    for (const text of hunk.split('\n').slice(1)) {
      if (text.startsWith('-') || text.startsWith('\\')) continue;
      lines.add(line);
      line += 1;
    }
  }
  return lines;
}
