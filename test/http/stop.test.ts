// A run that receives a stop signal waits for nothing more.
import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { withAbort } from '../../src/clients/http/stop.js';
import type { Host } from '../../src/model/run/host.js';

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

it('listens to the signal once, and only while something is pending, so that a long-lived signal keeps no run', async () => {
  const controller = new AbortController();
  const stop = AbortSignal.any([controller.signal]);
  const waits: (() => void)[] = [];
  const wait = () => new Promise<never>((_, reject) => waits.push(() => reject(new Error('over'))));
  const { send, clock } = withAbort({ ...host(stop), send: wait });
  const sent = [send(request), send(request)].map((one) => expect(one).rejects.toThrow('over'));
  expect(getEventListeners(stop, 'abort')).toHaveLength(1);
  for (const end of waits) end();
  await Promise.all(sent);
  expect(getEventListeners(stop, 'abort')).toHaveLength(0);
  const asleep = clock.sleep(1e9);
  controller.abort();
  await asleep;
});
