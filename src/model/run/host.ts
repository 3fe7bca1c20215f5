// The outside world as the run sees it. Built once in `host/`, replaced by plain objects in tests.

import type { KnownTags } from '../images/listed-tag.js';
import type { Instant } from '../judgement/fact.js';
import type { Severity } from '../judgement/finding.js';
import type { OpenedFolder } from './cache-folder.js';
import type { ByteTransport, SharedByRun, Transport } from './http.js';
import type { RememberedScans, ScanThreads } from './scan-threads.js';
import type { AwsCredentials, Secret } from './secret.js';

export interface Host {
  readonly files: Files;
  readonly send: Transport;
  /** HTTP/2, for gRPC; absent where it cannot be used. */
  readonly sendBytes?: ByteTransport;
  readonly sink: Sink;
  readonly clock: Clock;
  readonly workflow: Workflow;
  readonly docker: Docker;
  /** What the user gave for the API of a registry, by the registry's name in image references; absent: nothing. */
  readonly apiToken?: (registry: string) => Secret | undefined;
  /** Credentials of AWS from the environment; absent, or `undefined`: none. */
  readonly aws?: () => AwsCredentials | undefined;
  /** Threads that scan files; absent where every file is scanned in the main thread. */
  readonly threads?: ScanThreads;
  /** What was scanned before, for runs that scan the same files again; absent where nothing is remembered. */
  readonly scans?: RememberedScans;
  /** Aborts when the run receives a stop signal; absent where there are no signals. */
  readonly stop?: AbortSignal;
  /** Absent outside CI. */
  readonly ci?: Ci;
  /** Absent where there is no git. */
  readonly git?: Git;
  /** What this run shares with others; absent where it is the only one. */
  readonly shared?: SharedByRun;
  /** What this run need not ask of the platform; absent where it has to ask everything. */
  readonly known?: KnownTags;
  /** The job that makes this run, which says what may be written to the cache; absent where `ci` is that. */
  readonly job?: Ci;
  /** Opens a folder for the cache, or the one that the machine names; `undefined` if neither is set. */
  readonly cache?: (folder: string | undefined) => Promise<OpenedFolder | undefined>;
  /** Tells what concerns the machine and not only this run, such as a forged cache; absent: the log does. */
  readonly tell?: (text: string) => void;
  /** Programs of the machine that render what the files say, such as `helm`; absent where none may be started. */
  readonly renderers?: Renderers;
  /** The repository around the checkout; absent if the checkout is its root, or is in none. */
  readonly repository?: SurroundingRepository;
}

export interface Renderers {
  /**
   * Copies these files of the checkout to a folder of their own, where programs render them.
   * @returns `refused` with the reason if they are too many, or cannot be copied
   */
  open(paths: readonly string[]): Promise<RenderedCopy | { readonly refused: string }>;
}

export interface RenderedCopy {
  /** Gives a file of the copy another text; `undefined`: the one that it has in the checkout. */
  write(path: string, text: string | undefined): Promise<void>;
  /**
   * What a program of the machine prints in a folder of the copy. It has no network, no settings of the user and no other
   * programs, and its time and output are bounded.
   */
  run(program: string, args: readonly string[], folder: string): Promise<RenderAnswer>;
  close(): Promise<void>;
}

/** `missing`: the machine does not have the program. `failed` says why, on one line. */
export type RenderAnswer =
  | { readonly text: string }
  | { readonly failed: string }
  | { readonly missing: true };

/** The repository of which the checkout is only a folder. */
export interface SurroundingRepository {
  /** The checkout's path in it, with forward slashes: `services/api`. */
  readonly folder: string;
  /** Reads a file by its path in the repository. */
  readonly read: Files['read'];
}

/** `absent`: there is nothing at the path. */
export type ReadFile = { readonly text: string } | { readonly unreadable: string; readonly absent?: true };

export interface Files {
  /**
   * The regular files of the checkout that `wanted` accepts: relative paths with forward slashes, sorted. Submodules,
   * what git ignores, and symlinks to files that are listed are left out, unless `isReadAlike` tells the two files apart. A
   * symlink to another file is given; it can be read if that file is in the checkout. A folder that cannot be listed
   * appears with a trailing slash.
   */
  list(
    wanted?: (path: string) => boolean,
    isReadAlike?: (link: string, target: string) => boolean,
  ): Promise<readonly string[]>;
  /** Each file is a request to a host, so only those are read that are likely to matter. */
  readonly isRemote?: true;
  /**
   * The path in the checkout that a path leads to when symlinks are followed; `undefined` where it leads out of the checkout
   * or to nothing. Absent where symlinks are not known.
   */
  realPath?(path: string): string | undefined;
  /** `mostBytes` bounds the file instead of the host's own limit. */
  read(path: string, maxBytes?: number): Promise<ReadFile>;
  /**
   * Replaces a file of the checkout at once or not at all; refused (with the reason) if it no longer holds `before`.
   * `undefined`: the file is made, and refused if it is there.
   */
  replace(path: string, before: string | undefined, after: string): Promise<{ readonly refused?: string }>;
  /**
   * Writes a document and returns its path; without `path`, as `name` in the runner's temp folder. `undefined`:
   * it has neither, so nothing was written. A relative path, and one below the checkout, stays in it.
   * @throws Failure `not-written` when the path leads out of the checkout or the disk refuses; then there is no
   * older document in its place either
   */
  save(path: string | undefined, name: string, text: DocumentText): Promise<string | undefined>;
}

/** The text of a document; a large one in parts, which are read once. */
export type DocumentText = string | Iterable<string>;

/** The files of one commit, read without a checkout. Where the source fails, both throw a Failure. */
export type CommitFiles = Pick<Files, 'list' | 'read' | 'realPath' | 'isRemote'>;

/** What the checkout's own git knows. It runs nothing that the repository configures, and only `fetchTip` uses the network. */
export interface Git {
  /** The commit that is checked out, with its parents; `undefined` when there is none. */
  head(): Promise<{ readonly commit: string; readonly parents: readonly string[] } | undefined>;
  /** The files of a commit, or `undefined` when the checkout does not have it (shallow clones have one commit). */
  filesAt(commit: string): Promise<CommitFiles | undefined>;
  /** The newest commit of a branch of the remote `origin`, as the clone knows it. */
  branchTip(branch: string): Promise<string | undefined>;
  /** The default branch of the remote `origin` as the clone knows it. */
  defaultBranch(): Promise<string | undefined>;
  /** The newest commit that two commits have in common, as far as the clone has their histories. */
  mergeBase(one: string, other: string): Promise<string | undefined>;
  /**
   * Fetches the newest commit of a branch from its repository, apart from the clone. It is fetched once.
   * @throws Failure `no-base` when that fails
   */
  fetchTip(remote: GitRemote, branch: string): Promise<FetchedCommit>;
}

/** A repository that can be fetched from, with what the job was given for that. */
export interface GitRemote {
  /** `https`, without user and password. */
  readonly url: string;
  /** The value of the header `Authorization`; absent for a public repository. */
  readonly authorization?: Secret;
  /** A file with the certificates of the authorities that the server is known by, if not the system's. */
  readonly authorities?: string;
}

/** A commit of another clone, with its files. */
interface FetchedCommit {
  readonly commit: string;
  readonly files: CommitFiles;
}

/** What the job says of itself, as it says it; `ci-systems` makes sense of it. */
export interface Ci {
  /** A variable such as `GITHUB_SHA`; `undefined` when it is not set or empty. */
  variable(name: string): string | undefined;
  /**
   * The event that set the run off; an empty object where the CI system has none.
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
  /** Nobody reads what is written: nothing needs to be rendered. Secrets are masked all the same. */
  readonly isSilent?: true;
  /** The log is a terminal that shows colours. */
  readonly colour: boolean;
  /** Columns of the terminal; absent where nobody looks, so lines are not made to fit. */
  readonly width?: number;
  /** The address that a terminal opens for a file of the checkout; absent where links are not shown. */
  readonly link?: (file: string) => string;
  /** What long work is at: one line that the next replaces, on a terminal; silent elsewhere. */
  progress(text: string): void;
  annotate(annotation: Annotation): void;
  /** @throws Failure `not-written` */
  summary(markdown: string): Promise<void>;
  /** @throws Failure `not-written` */
  output(name: string, value: string): void;
}

export interface Clock {
  now(): Instant;
  sleep(ms: number): Promise<void>;
  /** Aborts when the time is over, and keeps no process alive; absent from a clock that does not run by itself. */
  after?(ms: number): AbortSignal;
  /** From 0 up to 1, for jitter. */
  random(): number;
}

/** What the CI says about this run. */
export interface Workflow {
  /** Why no OIDC token can be asked for; `undefined` when one can. */
  refusal(): Promise<TokenRefusal | undefined>;
  /**
   * The token at `place`, or else the job's own. Asked again for an audience, gives the same answer.
   * @throws Failure `sign-in` when there is no token, or only one for another audience
   */
  idToken(audience: string, place?: TokenPlace): Promise<Secret>;
  /** The commit of the checkout; absent outside CI. */
  readonly source?: Source;
}

/** Where the files of a commit can be looked at: `<server>/<repository>/blob/<sha>/<path>`. */
export interface Source {
  readonly server: string;
  readonly repository: string;
  readonly sha: string;
  /** The file of the workflow that runs, if it is in this repository. */
  readonly workflow?: string;
  /** The action that runs, by its commit; absent if the workflow names a tag or a branch of it. */
  readonly action?: { readonly repository: string; readonly sha: string };
}

/** How this machine is logged in to registries: Docker's configuration and its credential helpers. */
export interface Docker {
  /** The text of `config.json`. */
  config(): Promise<ReadFile>;
  /**
   * Runs `docker-credential-<name> get` with the server on its standard input, within a bound of time and output.
   * https://github.com/docker/docker-credential-helpers#development
   */
  helper(name: string, server: string): Promise<HelperAnswer>;
}

/** `exitCode` 0 with what it printed; `failed`: it could not be run to its end, and why. */
export type HelperAnswer =
  | { readonly exitCode: number; readonly output: string }
  | { readonly failed: string };

/** Where a user says that the OIDC token is; one of the two. */
export interface TokenPlace {
  readonly file?: string;
  /** The name of an environment variable. */
  readonly variable?: string;
}

/** An object: a CI system other than GitHub Actions, with what gives its jobs a token. */
export type TokenRefusal =
  | 'no-permission'
  | 'fork'
  | 'dependabot'
  | 'not-in-ci'
  | { readonly ci: string; readonly remedy: string };
