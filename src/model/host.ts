// The outside world as the run sees it. Built once in `host/`, replaced by plain objects in tests.
import type { Instant } from './fact.js';
import type { Severity } from './finding.js';
import type { Transport } from './http.js';
import type { Secret } from './secret.js';

export interface Host {
  readonly files: Files;
  readonly send: Transport;
  readonly sink: Sink;
  readonly clock: Clock;
  readonly workflow: Workflow;
  /** Absent outside CI. */
  readonly ci?: Ci;
  /** Absent where there is no git. */
  readonly git?: Git;
}

export type ReadFile = { readonly text: string } | { readonly unreadable: string };

export interface Files {
  /** Every regular file of the checkout: relative paths with forward slashes, sorted. Symlinks are left out. */
  list(): Promise<readonly string[]>;
  read(path: string): Promise<ReadFile>;
  /** Replaces a file of the checkout at once or not at all; refused (with the reason) if it no longer holds `before`. */
  replace(path: string, before: string, after: string): Promise<{ readonly refused?: string }>;
  /**
   * Writes a document and returns its path; without `path`, as `name` in the runner's temp folder. `undefined`:
   * it has neither, so nothing was written.
   */
  save(path: string | undefined, name: string, text: string): Promise<string | undefined>;
}

/** The files of one commit, read without a checkout. Where the source fails, both throw a Failure. */
export type CommitFiles = Pick<Files, 'list' | 'read'>;

/** What the checkout's own git knows. It asks no remote and runs nothing that the repository configures. */
export interface Git {
  /** The commit that is checked out, with its parents; `undefined` when there is none. */
  head(): Promise<{ readonly commit: string; readonly parents: readonly string[] } | undefined>;
  /** The files of a commit, or `undefined` when the checkout does not have it (shallow clones have one commit). */
  filesAt(commit: string): Promise<CommitFiles | undefined>;
}

/** What the CI host says of itself and of the run, as it says it; `github/event.ts` makes sense of it. */
export interface Ci {
  /** A variable of the runner such as `GITHUB_SHA`; `undefined` when it is not set or empty. */
  variable(name: string): string | undefined;
  /**
   * The event that set the run off.
   * @throws Failure `unreadable-file` when the runner's event file is no JSON
   */
  payload(): Promise<unknown>;
}

export interface Annotation {
  readonly severity: Severity;
  readonly title: string;
  readonly message: string;
  /** 1-based, columns in UTF-16 units, `endColumn` after the last character. */
  readonly place?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
  };
}

/** Where the run writes. Each method escapes for its own channel. */
export interface Sink {
  /** Hides the value in everything written after it. */
  mask(secret: Secret): void;
  /** Text for a person; may have several lines. */
  log(text: string): void;
  /** The log is a terminal that shows colours. */
  readonly colour: boolean;
  /** What long work is at: one line that the next replaces, on a terminal; silent elsewhere. */
  progress(text: string): void;
  annotate(annotation: Annotation): void;
  summary(markdown: string): Promise<void>;
  output(name: string, value: string): void;
}

export interface Clock {
  now(): Instant;
  sleep(ms: number): Promise<void>;
  /** From 0 up to 1, for jitter. */
  random(): number;
}

/** What the CI says about this run. */
export interface Workflow {
  /** Why no OIDC token can be asked for; `undefined` when one can. */
  refusal(): Promise<TokenRefusal | undefined>;
  /** @throws Failure with cause `sign-in` when the CI does not give the token */
  idToken(audience: string): Promise<Secret>;
}

export type TokenRefusal = 'no-permission' | 'fork' | 'not-in-ci';
