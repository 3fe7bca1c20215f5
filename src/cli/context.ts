// What a command gets: its arguments, the environment, and where it may write.
import type { Invocation } from './arguments.js';

export interface Context {
  readonly invocation: Invocation;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** One block of standard output. */
  readonly out: (text: string) => void;
  /** One block of standard error. */
  readonly err: (text: string) => void;
}
