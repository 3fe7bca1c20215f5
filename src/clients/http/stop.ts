// Ends a run that receives a stop signal: pending requests fail at once, and the report covers what is known by then.
import { Failure, type Gap } from '../../model/failure.js';
import type { Host } from '../../model/host.js';

/** Reported for a run that was stopped before it was complete. */
export const stoppedGap: Gap = {
  cause: 'stopped',
  subject: 'run',
  message: 'The run was stopped before everything was verified. Re-run it',
};

/** The same host, whose requests and token requests fail as `stopped`, and whose sleep ends, once `stop` aborts. */
export function withAbort(host: Host): Host {
  const { stop } = host;
  if (stop === undefined) return host;
  const aborted = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  const fail = aborted.then(() => {
    throw new Failure(stoppedGap.cause, stoppedGap.message);
  });
  fail.catch(() => undefined);
  const unlessStopped = <T>(begin: () => Promise<T>) => Promise.race([fail, stop.aborted ? fail : begin()]);
  return {
    ...host,
    send: (request) => unlessStopped(() => host.send(request)),
    clock: { ...host.clock, sleep: (ms) => Promise.race([aborted, host.clock.sleep(ms)]) },
    workflow: {
      ...host.workflow,
      idToken: (audience) => unlessStopped(() => host.workflow.idToken(audience)),
    },
  };
}
