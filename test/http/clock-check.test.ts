// This machine's clock against the answers' own.
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/checks/verdict.js';
import { withClockSkewCheck } from '../../src/clients/http/clock-check.js';
import type { HttpRequest } from '../../src/model/run/http.js';

const now = Date.UTC(2026, 10, 21, 12);
const request: HttpRequest = { method: 'GET', url: 'https://api.test/x', headers: {} };

async function checked(ours: number, headers: Readonly<Record<string, string>>) {
  const clock = { now: () => ours, sleep: async () => undefined, random: () => 0 };
  const check = withClockSkewCheck(async () => ({ status: 200, headers, body: '' }), clock);
  await check.send(request);
  return check.skew();
}

const date = new Date(now).toUTCString();

describe('a clock', () => {
  it.each([Date.UTC(1970, 0, 1), Date.UTC(2099, 0, 1), now - 3_601_000, now + 3_601_000])(
    'says that the clocks differ, and both of them: %d',
    async (ours) => {
      const wrong = await checked(ours, { date });
      expect(wrong).toMatchObject({ cause: 'clock', subject: 'clock' });
      expect(wrong?.message).toContain('2026-11-21T12:00Z');
      expect(wrong?.message).toContain(new Date(ours).toISOString().slice(0, 4));
    },
  );

  it.each([
    [now + 3_599_000, { date }],
    [now + 7_200_000, { date, age: '7200' }],
    [0, {}],
    [0, { date: 'yesterday' }],
    [now, { date, age: 'x' }],
  ])('at %d is not called wrong by %j', async (ours, headers) => {
    expect(await checked(ours, headers as Readonly<Record<string, string>>)).toBeUndefined();
  });

  it('that is wrong makes a run incomplete, with and without findings', async () => {
    const wrong = await checked(0, { date });
    const finding = {
      check: 'stale-digest',
      severity: 'error',
      message: 'x',
      waived: undefined,
      introduced: undefined,
    } as const;
    const config = { failOn: 'error', onIncomplete: 'fail' } as const;
    expect(judge([finding], wrong === undefined ? [] : [wrong], config)).toMatchObject({
      verdict: 'incomplete',
      exitCode: 3,
    });
    expect(judge([finding], [], config)).toMatchObject({ verdict: 'fail', exitCode: 1 });
  });
});
