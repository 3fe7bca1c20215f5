// The terminal of the command line: standard output and standard error.
import { once } from 'node:events';
import { visibleJson } from '../model/json.js';

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
