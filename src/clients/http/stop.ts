// Ends a run that receives a stop signal or has no time left: pending requests fail at once, and the report covers what is
// known by then.
import { Failure, type Gap, gapFrom } from '../../model/failure.js';
import type { Host } from '../../model/host.js';
import { type Surface, settingName } from '../../model/surface.js';
import { durationText } from '../../model/time.js';

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
  const aborted = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  const fail = aborted.then(() => {
    throw failureOf(stop);
  });
  fail.catch(() => undefined);
  const unlessStopped = <T>(begin: () => Promise<T>) => Promise.race([fail, stop.aborted ? fail : begin()]);
  return {
    ...host,
    send: (request) => unlessStopped(() => host.send(request)),
    clock: { ...host.clock, sleep: (ms) => Promise.race([aborted, host.clock.sleep(ms)]) },
    workflow: {
      ...host.workflow,
      idToken: (audience, place) => unlessStopped(() => host.workflow.idToken(audience, place)),
    },
  };
}
