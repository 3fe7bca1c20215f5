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

/** An input by name: its flag, or for the tokens the environment, where other users of the machine do not see them. */
export function inputOf({ invocation, environment }: Context, name: string): string | undefined {
  const fromEnvironment = { token: 'TAGPROOF_TOKEN', 'registry-token': 'TAGPROOF_REGISTRY_TOKEN' }[name];
  return (
    invocation.flags.get(name) ?? (fromEnvironment === undefined ? undefined : environment[fromEnvironment])
  );
}
