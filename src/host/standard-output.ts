// The terminal of the command line: standard output, standard error, and questions.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { visibleJson } from '../model/json.js';

/**
 * The answer, or an empty one where the person ends the input instead, with Ctrl-C or Ctrl-D, which nothing else reports: the
 * question would wait for ever.
 * @param onEnd called where it was ended
 */
export async function askOn(
  { input, output }: { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream },
  question: string,
  onEnd: () => void,
): Promise<string> {
  const reader = createInterface({ input, output });
  const ended = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)));
  try {
    const answered = reader.question(question).catch(() => ended);
    const answer = await Promise.race([answered, ended]);
    if (answer === undefined) onEnd();
    return answer ?? '';
  } finally {
    reader.close();
  }
}

interface StandardOutput {
  readonly out: (text: string) => void;
  /** Writes no part before the reader has taken the ones before it. */
  readonly outParts: (parts: Iterable<string>) => Promise<void>;
  readonly err: (text: string) => void;
  /** Shows a line that what is written next replaces. */
  readonly progress: (text: string) => void;
}

/** The same for a command whose output is JSON: no character reaches the terminal that it would obey. */
export function jsonOutput({
  out,
  outParts,
}: Pick<StandardOutput, 'out' | 'outParts'>): Pick<StandardOutput, 'out' | 'outParts'> {
  return {
    out: (text: string) => out(visibleJson(text)),
    outParts: (parts: Iterable<string>) => outParts(visibleParts(parts)),
  };
}

function* visibleParts(parts: Iterable<string>): Generator<string> {
  for (const part of parts) yield visibleJson(part);
}

type Streams = Pick<NodeJS.Process, 'stdout' | 'stderr'>;

/**
 * Whoever reads the output may have read enough, as `head` has. That is not an error of the command, and does not end it: its
 * exit code may be a verdict, and its reports are still to be written.
 * @param onUnread called once nobody reads standard output any more
 */
export function standardOutput(
  { stdout, stderr }: Streams = process,
  onUnread: () => void = () => undefined,
): StandardOutput {
  const unread = new Set<NodeJS.WriteStream>();
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      const isNew = !unread.has(stream);
      unread.add(stream);
      if (isNew && stream === stdout) onUnread();
    });

  /** Clears the progress line before anything else is written. @returns false if the reader has not taken all of it */
  function write(stream: NodeJS.WriteStream, text: string): boolean {
    if (stderr.isTTY) stderr.write('\r\u001b[K');
    return unread.has(stream) || stream.write(text);
  }

  async function taken(): Promise<void> {
    try {
      await once(stdout, 'drain');
    } catch (error) {
      if (!unread.has(stdout)) throw error;
    }
  }

  return {
    out: (text) => void write(stdout, `${text}\n`),
    async outParts(parts) {
      write(stdout, '');
      for (const part of parts) {
        if (unread.has(stdout)) return;
        if (!stdout.write(part)) await taken();
      }
    },
    err: (text) => void write(stderr, `${text}\n`),
    progress: (text) => void write(stderr, text),
  };
}
