// A run that receives a stop signal waits for nothing more.
import { expect, it } from 'vitest';
import { withAbort } from '../../src/clients/http/stop.js';
import type { Host } from '../../src/model/host.js';

function host(stop: AbortSignal): Host {
  const never = () => new Promise<never>(() => undefined);
  const clock = { now: () => 0, sleep: never, random: () => 0 };
  return {
    stop,
    clock,
    send: never,
    workflow: { refusal: async () => undefined, idToken: never },
  } as unknown as Host;
}

const request = { method: 'GET', url: 'https://a.test', headers: {} } as const;

it('ends running requests, starts no new ones, and cuts waits short', async () => {
  const controller = new AbortController();
  const { send, clock, workflow } = withAbort(host(controller.signal));
  const under = [send(request), workflow.idToken('x')].map((one) =>
    expect(one).rejects.toMatchObject({ reason: 'stopped' }),
  );
  const asleep = clock.sleep(1e9);
  controller.abort();
  await Promise.all([...under, asleep]);
  await expect(send(request)).rejects.toMatchObject({ reason: 'stopped' });
});

it('also works if the signal came before', async () => {
  const { send } = withAbort(host(AbortSignal.abort()));
  await expect(send(request)).rejects.toMatchObject({ reason: 'stopped' });
});
