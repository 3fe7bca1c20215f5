// The Model Context Protocol on lines of JSON-RPC 2.0: what is asked, what is answered, and what is refused.
// https://modelcontextprotocol.io/specification/2025-11-25
import { z } from 'zod';
import { parseJson } from '../model/json.js';
import { limitOf } from '../model/waiting/limit.js';
import { outsideText, RefusedCall, type Tool, type ToolAnswer } from './tool.js';

/** `unreadable` says why the line has no text. */
type InputLine = { readonly text: string } | { readonly unreadable: string };

const lineEnd = 10;

/** The lines of the input that are not empty, the last one also without its end. */
export async function* linesIn(
  input: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<InputLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const finish = (): readonly InputLine[] => {
    const found = length === 0 ? [] : [length > maxBytes ? tooLong(maxBytes) : decoded(parts)];
    parts = [];
    length = 0;
    return found;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      take(chunk.subarray(start, end));
      yield* finish();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  yield* finish();
}

function tooLong(maxBytes: number): InputLine {
  return { unreadable: `The line is longer than ${maxBytes} bytes` };
}

function decoded(parts: readonly Uint8Array[]): InputLine {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { unreadable: 'The line is not UTF-8' };
  }
}

/** The newest first: what a client is offered that asks for another one. Not 2025-03-26, whose batches are not answered. */
const versions = ['2025-11-25', '2025-06-18', '2024-11-05'] as const;

export const maxAskedBytes = 1024 * 1024;
/** Calls under way at once; as many more may wait, for that or for the client to read their answers, as make the second number. */
const maxAtOnce = 4;
export const maxCalls = 32;

const codes = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  internal: -32_603,
  busy: -32_000,
} as const;

type Id = string | number;
type Reply = { readonly result: object } | { readonly error: { code: number; message: string } };

const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

type Message = z.infer<typeof messageSchema>;

export interface McpService {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes a line; resolves when the reader has taken it. */
  readonly write: (line: string) => Promise<void>;
  readonly tools: readonly Tool[];
  /** Answers a call; the signal aborts when it is cancelled, or the input has ended. */
  readonly call: (tool: Tool, input: unknown, stop: AbortSignal) => Promise<ToolAnswer>;
  readonly server: { readonly name: string; readonly title: string; readonly version: string };
  readonly instructions: string;
}

/** Answers until the input ends; what is under way then is aborted and gets no answer. */
export async function serveClient({
  input,
  write,
  tools,
  call,
  server,
  instructions,
}: McpService): Promise<void> {
  const running = new Map<Id, AbortController>();
  const limit = limitOf(maxAtOnce);
  let written: Promise<void> = Promise.resolve();
  const reply = (id: Id | null, answer: Reply): Promise<void> => {
    const line = JSON.stringify({ jsonrpc: '2.0', id, ...answer });
    written = written.then(() => write(line));
    return written;
  };

  function beginCall(id: Id, params: unknown): Reply | undefined {
    const read = callSchema.safeParse(params);
    if (!read.success) return invalid(read.error);
    const { name, arguments: given } = read.data;
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) return error(codes.params, `There is no tool \`${outsideText(name)}\``);
    const parsed = tool.input.safeParse(given);
    if (!parsed.success) return invalid(parsed.error);
    if (running.has(id)) return error(codes.request, 'A call with this id is under way');
    if (running.size >= maxCalls)
      return error(codes.busy, `${maxCalls} calls are under way or waiting: read their answers`);
    const stopping = new AbortController();
    running.set(id, stopping);
    const { signal } = stopping;
    const work = limit(async () => (signal.aborted ? undefined : call(tool, parsed.data, signal)));
    void work
      .then((answer) => (answer === undefined ? undefined : { result: resultOf(answer) }), failed)
      .then((answer) => (answer === undefined || signal.aborted ? undefined : reply(id, answer)))
      // Only now, so that a client that does not read its answers is soon told to wait, and then not read itself.
      .finally(() => running.delete(id));
    return undefined;
  }

  function answerTo({ id, method, params }: Message): Reply | undefined {
    if (id === undefined) {
      const cancelled = method === 'notifications/cancelled' ? params?.requestId : undefined;
      if (typeof cancelled === 'string' || typeof cancelled === 'number') running.get(cancelled)?.abort();
      return undefined;
    }
    switch (method) {
      case 'initialize': {
        const read = initializeSchema.safeParse(params);
        if (!read.success) return invalid(read.error);
        const wanted = versions.find((one) => one === read.data.protocolVersion);
        const protocolVersion = wanted ?? versions[0];
        return {
          result: { protocolVersion, capabilities: { tools: {} }, serverInfo: server, instructions },
        };
      }
      case 'ping':
        return { result: {} };
      case 'tools/list':
        // There is one page, so no cursor was ever given out.
        return params?.cursor === undefined
          ? { result: { tools: tools.map(describeTool) } }
          : error(codes.params, 'There is no page at this cursor');
      case 'tools/call':
        return beginCall(id, params);
      default:
        return error(codes.method, `There is no method \`${outsideText(method)}\``);
    }
  }

  for await (const line of linesIn(input, maxAskedBytes)) {
    const read = messageIn(line);
    if ('message' in read) {
      const answer = answerTo(read.message);
      if (answer !== undefined && read.message.id !== undefined) await reply(read.message.id, answer);
    } else await reply(read.id, read.answer);
  }
  for (const stopping of running.values()) stopping.abort();
  await written;
}

const callSchema = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
});

const initializeSchema = z.object({ protocolVersion: z.string() });

function messageIn(
  line: InputLine,
): { readonly message: Message } | { readonly id: Id | null; readonly answer: Reply } {
  if ('unreadable' in line) return { id: null, answer: error(codes.parse, line.unreadable) };
  const value = parseJson(line.text);
  if (value === undefined) return { id: null, answer: error(codes.parse, 'The line is not JSON') };
  const read = messageSchema.safeParse(value);
  if (read.success) return { message: read.data };
  const id = z.object({ id: messageSchema.shape.id.unwrap() }).safeParse(value);
  const answer = error(codes.request, 'The line is not a request or notification of JSON-RPC 2.0');
  return { id: id.success ? id.data.id : null, answer };
}

function describeTool({ name, title, description, input, output }: Tool): object {
  return {
    ...{ name, title, description },
    inputSchema: jsonSchemaOf(input),
    outputSchema: jsonSchemaOf(output),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: true,
    },
  };
}

/** Without a dialect, which not every client has, and without the long patterns of times, whose format says the same. */
function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return rest;
}

function resultOf({ text, value }: ToolAnswer): object {
  return { content: [{ type: 'text', text }], structuredContent: value };
}

function error(code: number, message: string): Reply {
  return { error: { code, message } };
}

function invalid({ issues }: z.ZodError): Reply {
  const [first] = issues;
  const at = first?.path.length ? ` at \`${outsideText(first.path.join('.'))}\`` : '';
  return error(codes.params, `The parameters are invalid${at}: ${outsideText(first?.message ?? '')}`);
}

function failed(cause: unknown): Reply {
  if (cause instanceof RefusedCall)
    return { result: { content: [{ type: 'text', text: cause.message }], isError: true } };
  const message = cause instanceof Error ? cause.message : String(cause);
  return error(codes.internal, `Internal error in Tagproof: ${outsideText(message)} [defect]`);
}
