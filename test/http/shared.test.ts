// Responses that the runs of one process share: what may be shared, for how long, and with whom.
import { describe, expect, it } from 'vitest';
import { withCircuit, withTimeBudget } from '../../src/clients/http/per-host.js';
import { shareResponses } from '../../src/clients/http/shared.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';

const minute = 60_000;
const request: HttpRequest = { method: 'GET', url: 'https://registry.example.com/v2/a/b', headers: {} };
const as = (token: string): HttpRequest => ({
  ...request,
  authorization: { scheme: 'Bearer', credential: new Secret(token) },
});

function service(answer: (request: HttpRequest, call: number) => Partial<HttpResponse> | Failure) {
  const calls: HttpRequest[] = [];
  const send: Transport = async (sent) => {
    calls.push(sent);
    const given = answer(sent, calls.length);
    await Promise.resolve();
    if (given instanceof Failure) throw given;
    return { status: 200, headers: {}, body: '', ...given };
  };
  return { calls, send };
}

function runs(send: Transport, clock = { now: () => 0 }) {
  const shared = shareResponses(clock);
  return () => {
    const { share, count } = shared.forRun();
    return { send: share(send), count };
  };
}

describe('a response', () => {
  it('is shared by all runs, also by those that wait for it, and counted as saved', async () => {
    const { calls, send } = service(() => ({ body: 'history' }));
    const run = runs(send);
    const all = Array.from({ length: 5 }, run);
    const bodies = await Promise.all(all.map((one) => one.send(request)));
    expect(bodies.map(({ body }) => body)).toEqual(Array(5).fill('history'));
    expect([calls.length, all.map(({ count }) => count.saved)]).toEqual([1, [0, 1, 1, 1, 1]]);
  });

  it('is requested again by a run that asks twice, and others get the newer one', async () => {
    const { send } = service((_, call) => ({ body: `${call}` }));
    const run = runs(send);
    const one = run();
    expect([(await one.send(request)).body, (await one.send(request)).body]).toEqual(['1', '2']);
    expect((await run().send(request)).body).toBe('2');
  });

  it('is never given to another credential, method, body or header', async () => {
    const { calls, send } = service(() => ({}));
    const run = runs(send);
    const different = [
      request,
      as('one'),
      as('two'),
      { ...request, method: 'HEAD' as const },
      { ...request, headers: { accept: 'application/json' } },
      { ...request, method: 'POST' as const, repeatable: true, body: 'a' },
      { ...request, method: 'POST' as const, repeatable: true, body: 'b' },
    ];
    for (const other of different) await run().send(other);
    expect(calls).toHaveLength(different.length);
  });

  it('is not shared where the request changes something', async () => {
    const { calls, send } = service(() => ({}));
    const run = runs(send);
    for (let time = 0; time < 3; time += 1) await run().send({ ...request, method: 'POST' });
    expect(calls).toHaveLength(3);
  });

  it('says how old it is, and is requested again after twenty minutes or a step of the clock', async () => {
    let now = 0;
    const { calls, send } = service(() => ({ headers: { age: '5' } }));
    const run = runs(send, { now: () => now });
    const ages: (string | undefined)[] = [];
    for (now of [0, 10 * minute, 19 * minute, 20 * minute, 21 * minute, 3 * minute])
      ages.push((await run().send(request)).headers.age);
    expect(ages).toEqual(['5', '605', '1145', '5', '65', '5']);
    expect(calls).toHaveLength(3);
  });
});

describe('an error', () => {
  it.each([500, 429, 503])('with status %i is shared with nobody', async (status) => {
    const { calls, send } = service(() => ({ status }));
    const run = runs(send);
    await Promise.all([run().send(request), run().send(request)]);
    await run().send(request);
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['a used up budget with 403', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }],
    ['too many requests with 403', { status: 403, headers: { 'retry-after': '60' } }],
    ['a used up budget of GraphQL', { body: '{"errors": [{"type": "RATE_LIMITED"}]}' }],
    ['a failure of GraphQL', { body: '{"data": null, "errors": [{"message": "Something went wrong"}]}' }],
    ['a request that took too long', { status: 408 }],
  ])('that passes is shared with nobody: %s', async (_, answer) => {
    const { calls, send } = service(() => answer);
    const run = runs(send);
    const question = { ...request, method: 'POST' as const, url: 'https://a.test/graphql', repeatable: true };
    await Promise.all([run().send(question), run().send(question)]);
    await run().send(question);
    expect(calls).toHaveLength(3);
  });

  it('about a credential is shared with nobody, and without one with all: it says what the registry requires', async () => {
    const { calls, send } = service(() => ({ status: 401 }));
    const run = runs(send);
    for (const one of [as('old'), as('old'), request, request]) await run().send(one);
    expect(calls).toHaveLength(3);
  });

  it('that says that a tag is missing is shared', async () => {
    const { calls, send } = service(() => ({ status: 404 }));
    const run = runs(send);
    expect([(await run().send(request)).status, (await run().send(request)).status]).toEqual([404, 404]);
    expect(calls).toHaveLength(1);
  });

  it('without a response is forgotten, and a run that was stopped stops no other', async () => {
    const failures = [new Failure('stopped', 'stopped'), new Failure('timeout', 'late')];
    const { calls, send } = service(() => failures[calls.length - 1] ?? {});
    const run = runs(send);
    const [first, second] = await Promise.allSettled([run().send(request), run().send(request)]);
    expect([first?.status, second?.status, calls.length]).toEqual(['rejected', 'rejected', 2]);
    expect((await run().send(request)).status).toBe(200);
  });

  it('where one run gives a host up, another one still asks it', async () => {
    let now = 0;
    const { calls, send } = service(() => ({}));
    const slow = withTimeBudget(
      async (one) => {
        now += 1000;
        return send(one);
      },
      { now: () => now },
      500,
    );
    const down = withCircuit(async () => ({ status: 503, headers: {}, body: '' }), {
      concurrency: 1,
      failures: 1,
    });
    const other = { ...request, url: `${request.url}/other` };
    for (const givesUp of [slow, down]) {
      const shared = shareResponses({ now: () => now });
      const [first, second] = [shared.forRun().share(givesUp), shared.forRun().share(send)];
      await first(other);
      const before = calls.length;
      const [own, others] = await Promise.allSettled([first(request), second(request)]);
      expect([own.status, others.status, calls.length - before]).toEqual(['rejected', 'fulfilled', 1]);
    }
  });
});

it('shares a token for half of its life', async () => {
  let now = 0;
  const jwt = (seconds: number) =>
    `e30.${Buffer.from(JSON.stringify({ exp: seconds })).toString('base64url')}.e30`;
  for (const [body, sharedUntil] of [
    [{ token: 'opaque', expires_in: 300 }, 150],
    [{ access_token: 'opaque', expires_in: 60 }, 30],
    [{ token: 'opaque' }, 30],
    [{ token: jwt(600) }, 300],
  ] as const) {
    now = 0;
    const { calls, send } = service(() => ({ body: JSON.stringify(body) }));
    const run = runs(send, { now: () => now });
    await run().send(request);
    now = sharedUntil * 1000 - 1;
    await run().send(request);
    expect(calls).toHaveLength(1);
    now += 1;
    await run().send(request);
    expect(calls).toHaveLength(2);
  }
});

it('keeps a bounded number of bytes, the newest', async () => {
  const { calls, send } = service(() => ({ body: 'x'.repeat(40 * 1024 * 1024) }));
  const run = runs(send);
  const at = (index: number) => ({ ...request, url: `${request.url}/${index}` });
  for (let index = 0; index < 5; index += 1) await run().send(at(index));
  await run().send(at(4));
  expect(calls).toHaveLength(5);
  await run().send(at(0));
  expect(calls).toHaveLength(6);
});
