// What a CI system is to Tagproof: how the variables of its jobs say what they judge, and how a job gets a token and shows results.
import type { Ci, GitRemote, Sink } from '../model/run/host.js';
import type { Transport } from '../model/run/http.js';

/** A variable of the job; `undefined` if it is not set or empty. */
export type Variable = Ci['variable'];

/** A variable that has the token on every CI system, wherever a job can set one. */
export const idTokenVariable = 'TAGPROOF_ID_TOKEN';

/** A pull or merge request as its job describes it; see `UnmergedChange`. */
export interface JobRequest {
  readonly number?: number | undefined;
  readonly target?: string | undefined;
  readonly base?: string | undefined;
  readonly newerBase?: string | undefined;
  readonly head?: string | undefined;
  readonly forkPoint?: string | undefined;
  readonly merges?: readonly string[] | undefined;
  /** Absent: it is not known whether it comes from the repository itself. */
  readonly isFromOutside?: boolean | undefined;
}

/**
 * What a job says about what it judges. A field that the CI system does not document is absent, and nothing is derived
 * from the names of branches.
 */
export interface JobRevision {
  /** Without it, what is judged is `branch`. */
  readonly request?: JobRequest | undefined;
  /** The branch that the job is about; absent for tags. */
  readonly branch?: string | undefined;
  readonly defaultBranch?: string | undefined;
  /** `branch` is the default branch, although its name is not known. */
  readonly isDefaultBranch?: boolean;
  /** The commit that the job is about. */
  readonly commit?: string | undefined;
  /** The job was set off by what anybody can do, such as a comment. */
  readonly isAnybodys?: boolean;
  /** It is usual for such a job to check out another commit than `commit`. */
  readonly mayCheckOutAnother?: boolean;
  /** Why the job cannot be understood, as one sentence. */
  readonly unclear?: string;
}

/** What a token is obtained with. */
export interface TokenTools {
  readonly variable: Variable;
  readonly send: Transport;
  /** Runs a program of the CI system and returns what it prints. @throws Failure when it cannot be run, or fails */
  readonly execute: (program: string, args: readonly string[]) => Promise<string>;
}

/** How a job gets an OIDC token. */
interface JobToken {
  /** Decided without a request. */
  canHave(variable: Variable): boolean;
  /** The token; `undefined` if the job has none after all. */
  token(tools: TokenTools, audience: string): Promise<string | undefined>;
  /** What gives a job a token. */
  readonly remedy: string;
}

/** What results are shown with. */
export interface ShowTools {
  readonly variable: Variable;
  /** Prints text on the job's log. */
  readonly log: (text: string) => void;
  readonly writeFile: (file: string, text: string) => Promise<void>;
  /** Runs a program with a text on its standard input. Why it failed, or `undefined`. */
  readonly feed: (program: string, args: readonly string[], input: string) => Promise<string | undefined>;
}

export type CiSink = Partial<Pick<Sink, 'log' | 'annotate' | 'summary'>>;

/** One entry of `ciSystems`. */
export interface CiSystem {
  /** As its users write it. */
  readonly name: string;
  /** Whether this is one of its jobs. */
  isHere(variable: Variable): boolean;
  /** @throws Failure when what the job says cannot be used */
  revision(ci: Pick<Ci, 'variable' | 'payload'>): Promise<JobRevision>;
  /** What puts the target branch into the clone: the next step for a person whose run has no base. */
  readonly checkout: string;
  /** Where the target branch can be fetched from; absent: only the clone has it. */
  remote?(variable: Variable): GitRemote | undefined;
  /** Absent: the CI system issues no tokens of its own. */
  readonly idToken?: JobToken;
  /** Replaces parts of the sink. */
  show?(tools: ShowTools): CiSink;
}
