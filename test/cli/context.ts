// A command's surroundings, with what it wrote.
import type { Context } from '../../src/command/context.js';

export interface Written {
  readonly out: string[];
  readonly err: string[];
}

/** Arguments that are read already, and two arrays that take what the command writes. */
export function contextOf(
  given: {
    readonly operands?: readonly string[];
    readonly flags?: Readonly<Record<string, string>>;
    readonly switches?: readonly string[];
    readonly json?: boolean;
    readonly environment?: Context['environment'];
  } = {},
): { readonly context: Context; readonly written: Written } {
  const written: Written = { out: [], err: [] };
  const context: Context = {
    invocation: {
      command: 'test',
      operands: given.operands ?? [],
      flags: new Map(Object.entries(given.flags ?? {})),
      switches: new Set(given.switches ?? []),
      json: given.json ?? false,
      noColour: true,
      help: false,
    },
    environment: given.environment ?? {},
    out: (text) => void written.out.push(text),
    err: (text) => void written.err.push(text),
    colour: false,
  };
  return { context, written };
}
