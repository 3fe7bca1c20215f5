// A run that is told to stop asks nothing more: what is under way fails at once, and the run ends with what it knows.
import { Failure, type Gap } from '../../model/failure.js';
import type { Host } from '../../model/host.js';

/** Told of a run that was stopped before it knew everything. */
export const stoppedGap: Gap = {
  cause: 'stopped',
  subject: 'run',
  message: 'The run was told to stop before everything was verified. Run it again',
};

/** The host whose waiting ends when `stop` aborts: requests and the CI's token fail as `stopped`, sleep is over. */
export function withAbort(host: Host): Host {
  const { stop } = host;
  if (stop === undefined) return host;
  const told = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  const fail = told.then(() => {
    throw new Failure(stoppedGap.cause, stoppedGap.message);
  });
  fail.catch(() => undefined);
  const unlessStopped = <T>(begin: () => Promise<T>) => Promise.race([fail, stop.aborted ? fail : begin()]);
  return {
    ...host,
    send: (request) => unlessStopped(() => host.send(request)),
    clock: { ...host.clock, sleep: (ms) => Promise.race([told, host.clock.sleep(ms)]) },
    workflow: {
      ...host.workflow,
      idToken: (audience) => unlessStopped(() => host.workflow.idToken(audience)),
    },
  };
}
