// The progress line of a run: how many references are resolved, of how many, and the requests so far.
import type { Sink } from '../model/host.js';

export interface Progress {
  /** Its `progress` adds to the line. */
  readonly sink: Sink;
  readonly resolved: (done: number, total: number) => void;
}

/** One line made of what the clients report to `sink` and of the references that are resolved. */
export function progressOf(sink: Sink): Progress {
  let references = '';
  let rest = '';
  const show = () => sink.progress([references, rest].filter((part) => part !== '').join(', '));
  return {
    sink: {
      ...sink,
      progress(text) {
        rest = text;
        show();
      },
    },
    resolved(done, total) {
      references = `${done} of ${total} references resolved`;
      show();
    },
  };
}
