// What the real sink of a job writes to standard output, where the runner looks for commands.
import { actionsSink } from '../../src/host/actions.js';
import type { Sink } from '../../src/model/run/host.js';

const sink = actionsSink({});

export function stdoutOf(use: (sink: Sink) => void): string {
  const written: string[] = [];
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  try {
    use(sink);
  } finally {
    process.stdout.write = write;
  }
  return written.join('');
}
