// Repositories with real commits, and the clone that a CI system leaves of them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from './stage.js';

/** Paths with their texts; null: the file is removed. */
export type Edits = Readonly<Record<string, string | null>>;

export interface Change {
  /** What the default branch had before; the change begins there if `fromPast` is set. */
  readonly past?: Edits;
  readonly fromPast?: boolean | undefined;
  /** The default branch. */
  readonly base: Edits;
  /** What the change edits. */
  readonly head: Edits;
  /** What it edits that has no name in UTF-8. */
  readonly more?: (folder: string) => void;
}

export interface Checkout {
  /** `merge`: the host's merge of both is checked out instead of the head. */
  readonly at?: 'head' | 'merge' | 'base';
  /** Only the commit that is checked out is in the clone, and the remote is gone. */
  readonly alone?: boolean;
  readonly branch?: string;
}

export interface Checked {
  readonly folder: string;
  readonly origin: string;
  readonly past: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
  readonly branch: string;
}

/** Runs git with an identity and without the configuration of the machine. */
export function git(cwd: string, ...args: readonly string[]): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.com',
  };
  return execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

export function writeFiles(folder: string, files: Edits): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (text === null) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
    }
  }
}

function commit(folder: string, files: Edits): string {
  writeFiles(folder, files);
  git(folder, 'add', '-A', '-f');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'a');
  return git(folder, 'rev-parse', 'HEAD');
}

/** Makes the commits in a remote, and the clone of a job. */
export function checkOut(stage: Stage, change: Change, how: Checkout = {}): Checked {
  const { at = 'head', alone = false, branch = 'topic' } = how;
  const origin = stage.path('origin');
  mkdirSync(origin);
  git(origin, 'init', '-q', '-b', 'main');
  const past = commit(origin, change.past ?? {});
  const base = commit(origin, change.base);
  git(origin, 'checkout', '-q', '--detach', change.fromPast ? past : base);
  writeFiles(origin, change.head);
  change.more?.(origin);
  const head = commit(origin, {});
  git(origin, 'update-ref', 'refs/pull/1/head', head);
  if (branch !== 'main') git(origin, 'update-ref', `refs/heads/${branch}`, head);
  git(origin, 'checkout', '-q', '--detach', base);
  git(origin, 'merge', '-q', '--no-ff', '-X', 'theirs', '-m', 'merge', head);
  const merge = git(origin, 'rev-parse', 'HEAD');
  git(origin, 'update-ref', 'refs/pull/1/merge', merge);
  git(origin, 'checkout', '-q', 'main');
  const folder = stage.path('checkout');
  const commits = { base, head, merge };
  if (alone) {
    git(stage.folder, 'init', '-q', '-b', 'main', folder);
    git(folder, 'remote', 'add', 'origin', `file://${origin}`);
    git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    git(folder, 'fetch', '-q', '--depth', '1', 'origin', commits[at]);
    rmSync(origin, { recursive: true });
  } else {
    git(stage.folder, 'clone', '-q', '--no-checkout', `file://${origin}`, folder);
    git(folder, 'fetch', '-q', 'origin', '+refs/pull/*:refs/remotes/pull/*');
  }
  git(folder, 'checkout', '-q', '--detach', commits[at]);
  return { folder, origin, past, base, head, merge, branch };
}
