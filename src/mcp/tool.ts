// What a tool is: its name and schemas, and what it answers.
import type { z } from 'zod';
import type { Context } from '../command/context.js';

/** What all calls have in common, and the signal of one of them. */
export interface Session {
  /** The command with its flags and the folder that it may read. */
  readonly context: Context;
  /** The absolute path of that folder. */
  readonly root: string;
  /** Aborts when the call is cancelled or the process is to end. */
  readonly stop: AbortSignal;
}

/** `refused`: the arguments name something that the tool cannot be asked about, and why. */
export type Answer = { readonly value: object; readonly text: string } | { readonly refused: string };

export interface Tool<Input extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: z.ZodType;
  /** Answers with what is known; what is not known is in the answer with its cause. */
  readonly answer: (input: z.infer<Input>, session: Session) => Promise<Answer>;
}

/** A tool of the list, whose `answer` gets only what its schema has accepted. */
export function tool<Input extends z.ZodType>(one: Tool<Input>): Tool {
  return one as unknown as Tool;
}
