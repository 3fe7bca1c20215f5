// The progress line of a run: how many references are resolved, of how many, and the requests so far.
import type { Host } from '../model/run/host.js';

/** Called for each reference that is resolved, with how many are so far, and how many there are. */
export type ReportProgress = (done: number, total: number) => void;

/** The same with a host whose clients add to the line, and a function that says how many references are resolved. */
export function withProgress<T extends { readonly host: Host }>(
  run: T,
): T & { readonly progress: ReportProgress } {
  const { host } = run;
  let references = '';
  let rest = '';
  const show = () => host.sink.progress([references, rest].filter((part) => part !== '').join(', '));
  const sink = {
    ...host.sink,
    progress(text: string) {
      rest = text;
      show();
    },
  };
  return {
    ...run,
    host: { ...host, sink },
    progress(done, total) {
      references = `${done} of ${total} references resolved`;
      show();
    },
  };
}
