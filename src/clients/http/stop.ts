// Ends a run that receives a stop signal or has no time left: pending requests fail at once, and the report covers what is
// known by then.
import { Failure, type Gap, gapFrom } from '../../model/failure.js';
import type { Host } from '../../model/run/host.js';
import { type Surface, settingName } from '../../model/run/surface.js';
import { durationText } from '../../model/text/time.js';

/** The longest time that a run may take, and where messages about it are read. */
export interface TimeLimit {
  readonly timeoutMs: number;
  readonly surface: Surface;
}

/** The same host, whose `stop` also aborts when the time is over. */
export function withTimeLimit(host: Host, { timeoutMs, surface }: TimeLimit): Host {
  const over = host.clock.after?.(timeoutMs);
  if (over === undefined) return host;
  const limit = new AbortController();
  const message = `The run was not complete after ${durationText(timeoutMs)}, its time limit. Raise ${settingName(surface, 'timeout')}, or scan less with ${settingName(surface, 'paths')}`;
  over.addEventListener('abort', () => limit.abort(new Failure('stopped', message)), { once: true });
  return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}

/** The gap of a run that was stopped before it was complete; `undefined` if it was not. */
export function stopGap(stop: AbortSignal | undefined): Gap | undefined {
  return stop?.aborted === true ? gapFrom(failureOf(stop), 'run') : undefined;
}

function failureOf({ reason }: AbortSignal): Failure {
  if (reason instanceof Failure) return reason;
  return new Failure('stopped', 'The run was stopped before everything was verified. Re-run it');
}

/** The same host, whose requests and token requests fail as `stopped`, and whose sleep ends, once `stop` aborts. */
export function withAbort(host: Host): Host {
  const { stop } = host;
  if (stop === undefined) return host;
  const untilStop = stoppable(stop);
  const fail = async () => {
    throw failureOf(stop);
  };
  const wake = async () => undefined;
  return {
    ...host,
    send: (request) => untilStop(() => host.send(request), fail),
    clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
    workflow: {
      ...host.workflow,
      idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
    },
  };
}

/**
 * Gives the result of `begin`, or of `stopped` once `stop` aborts. The signal has a listener only while something is
 * pending: Node keeps a combined signal with a listener for ever, and with it the whole run, and an audit has many runs.
 */
function stoppable(stop: AbortSignal) {
  const pending = new Set<() => void>();
  const endAll = () => {
    for (const end of pending) end();
  };
  return <T>(begin: () => Promise<T>, stopped: () => Promise<T>): Promise<T> => {
    if (stop.aborted) return stopped();
    return new Promise((resolve, reject) => {
      const end = () => resolve(stopped());
      if (pending.size === 0) stop.addEventListener('abort', endAll, { once: true });
      pending.add(end);
      const release = () => {
        pending.delete(end);
        if (pending.size === 0) stop.removeEventListener('abort', endAll);
      };
      begin().finally(release).then(resolve, reject);
    });
  };
}
