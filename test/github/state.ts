// What the test server stores in addition to git: pull requests, issues, comments, tokens.
import { Repository } from './repository.js';
import shapes from './shapes.json' with { type: 'json' };

export type Level = 'none' | 'read' | 'write';
export interface Token {
  readonly login: string;
  readonly permissions: Readonly<
    Partial<Record<'contents' | 'pull-requests' | 'issues' | 'workflows', Level>>
  >;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly login: string;
  body: string;
  edited?: true;
  /** Written with an app for a person. */
  app?: true;
}

export interface ReviewComment extends Comment {
  readonly path: string;
  readonly line: number;
}

export interface Issue {
  readonly number: number;
  readonly login: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  stateReason: string | null;
  labels: string[];
  /** The texts after each edit, the oldest first; empty while nobody has edited it. */
  readonly edits: { readonly login: string; readonly at: string; readonly text: string }[];
  /** Present on pull requests. */
  pull?: {
    head: string;
    base: string;
    reviewers: string[];
    merged: boolean;
    merge?: string;
    /** The repository of the branch, if it is another; `null`: that was deleted. */
    fork?: string | null;
  };
}

export class State {
  readonly owner = 'acme';
  readonly name = 'shop';
  readonly tokens = new Map<string, Token>();
  readonly issues: Issue[] = [];
  readonly comments: Comment[] = [];
  readonly reviewComments: ReviewComment[] = [];
  /** What people may do, by login. */
  readonly roles = new Map<string, 'admin' | 'write' | 'read' | 'none'>([
    ['alice', 'write'],
    ['bob', 'admin'],
    ['eve', 'read'],
  ]);
  /** Logins and teams that can review. */
  readonly reviewers = new Set<string>(['alice', 'bob', 'platform']);
  mayOpenPulls = true;
  /** Entries after which a recursive listing is cut short. */
  treeLimit = 100_000;
  #id = 1000;

  readonly repository = new Repository();

  nextId(): number {
    this.#id += 1;
    return this.#id;
  }

  addIssue(issue: Omit<Issue, 'number' | 'state' | 'stateReason' | 'labels' | 'edits'>): Issue {
    const added: Issue = {
      number: this.issues.length + 1,
      state: 'open',
      stateReason: null,
      labels: [],
      edits: [],
      ...issue,
    };
    this.issues.push(added);
    return added;
  }

  /** Sets the text as the host does, which keeps every revision; the first edit adds the original. */
  edit(issue: Issue, login: string, text: string): void {
    if (issue.edits.length === 0)
      issue.edits.push({ login: issue.login, at: this.#tick(), text: issue.body });
    issue.edits.push({ login, at: this.#tick(), text });
    issue.body = text;
  }

  #edited = 0;

  #tick(): string {
    this.#edited += 1;
    return new Date(Date.parse('2026-11-21T10:00:00Z') + this.#edited * 1000).toISOString();
  }

  /** What the host does after a branch moved: a pull request with nothing in it, or without its branch, is closed. */
  settle(): void {
    for (const issue of this.issues) {
      if (issue.pull === undefined || issue.state === 'closed') continue;
      const head = this.repository.head(issue.pull.head);
      const base = this.repository.head(issue.pull.base);
      const empty =
        head === undefined || base === undefined || this.repository.ahead(base, head).length === 0;
      if (empty) issue.state = 'closed';
    }
  }

  user(login: string) {
    return { ...shapes.user, login, id: 1, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
  }

  url(path: string): string {
    return `https://github.example/${this.owner}/${this.name}/${path}`;
  }

  describeIssue(issue: Issue) {
    return {
      ...shapes.issue,
      number: issue.number,
      html_url: this.url(`${issue.pull ? 'pull' : 'issues'}/${issue.number}`),
      title: issue.title,
      body: issue.body,
      state: issue.state,
      state_reason: issue.stateReason,
      user: this.user(issue.login),
      labels: issue.labels,
      ...(issue.pull === undefined
        ? {}
        : { pull_request: { url: '', html_url: '', diff_url: '', patch_url: '' } }),
    };
  }

  describePull(issue: Issue, shape: 'pull' | 'pullListed') {
    const { head = '', base = '', merged = false, fork = `${this.owner}/${this.name}` } = issue.pull ?? {};
    const sha = (branch: string) => this.repository.head(branch) ?? '0'.repeat(40);
    const template = shapes[shape];
    return {
      ...template,
      number: issue.number,
      html_url: this.url(`pull/${issue.number}`),
      state: issue.state,
      title: issue.title,
      body: issue.body,
      merge_commit_sha: issue.pull?.merge ?? null,
      merged_at: merged ? '2026-11-02T00:00:00Z' : null,
      user: this.user(issue.login),
      head: {
        ...template.head,
        ref: head,
        sha: sha(head),
        label: `${this.owner}:${head}`,
        repo: fork === null ? null : { ...template.head.repo, full_name: fork },
      },
      base: {
        ...template.base,
        ref: base,
        sha: sha(base),
        label: `${this.owner}:${base}`,
        repo: { ...template.base.repo, full_name: `${this.owner}/${this.name}`, default_branch: 'main' },
      },
      labels: issue.labels.map((name) => ({ ...shapes.label, name, description: '' })),
    };
  }
}
