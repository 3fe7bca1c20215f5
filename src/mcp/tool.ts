// What a tool is: its name and schemas, and what it answers: texts from registries and repositories only of a bounded length,
// and without characters that are obeyed.

import type { z } from 'zod';
import type { Context } from '../command/context.js';
import type { Host } from '../model/run/host.js';
import { cut, plain } from '../output/escape.js';

/** Bytes of a name or text from outside. */
const maxText = 200;
/** Bytes of a sentence of this program, which quotes such names. */
const maxSentence = 600;
const sentences: ReadonlySet<string> = new Set(['message', 'contradiction']);

/** The text on one line, cut to so many bytes, with `…` where it was cut. */
export function outsideText(text: string, bytes = maxText): string {
  return cut(plain(text), bytes);
}

/** A copy of the value with all of its texts bounded, and those of its keys that are names from outside. */
export function outsideData<T>(value: T): T {
  return boundedValue(value, '') as T;
}

function boundedValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return outsideText(value, sentences.has(key) ? maxSentence : maxText);
  if (Array.isArray(value)) return value.map((item) => boundedValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [outsideText(name), boundedValue(item, name)]),
  );
}

/** What a call may use. */
export interface Session {
  /** The command with its flags. */
  readonly context: Context;
  /** The absolute path of the folder that it may read. */
  readonly root: string;
  /** The machine with that folder, on which nothing is written; it stops when the call is cancelled. */
  readonly host: Host;
}

export interface ToolAnswer {
  /** As the tool's schema describes it. */
  readonly value: object;
  /** The same in short, for clients that show nothing else. */
  readonly text: string;
}

/** The arguments name something that a tool cannot be asked about; the message says why. */
export class RefusedCall extends Error {}

export interface Tool<Input extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: z.ZodType;
  /**
   * Answers with what is known; what is not known is in the answer with its cause.
   * @throws RefusedCall
   */
  readonly answer: (input: z.infer<Input>, session: Session) => Promise<ToolAnswer>;
}

/** A tool of the list, whose `answer` gets only what its schema has accepted. */
export function tool<Input extends z.ZodType>(one: Tool<Input>): Tool {
  return one as unknown as Tool;
}
