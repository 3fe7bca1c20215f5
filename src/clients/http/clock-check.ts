// Compares this machine's clock with the `Date` of responses: with a wrong clock, every age would be wrong.

import type { Gap } from '../../model/failure.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpResponse, Transport } from '../../model/run/http.js';

const maxSkewMs = 3_600_000;

interface ClockCheck {
  readonly send: Transport;
  /** The difference between this machine's clock and a service's, once one was seen. */
  readonly skew: () => Gap | undefined;
}

/**
 * The service's clock when it sent the response. `Date` is when it was generated, and `Age` how long a cache has kept it
 * since: https://www.rfc-editor.org/rfc/rfc9110#name-date, https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
export function serviceTime({ headers }: Pick<HttpResponse, 'headers'>): Instant | undefined {
  const { date = '', age = '' } = headers;
  const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
  return Number.isNaN(at) ? undefined : at;
}

/** Checks every response. */
export function withClockSkewCheck(send: Transport, clock: Clock): ClockCheck {
  let wrong: Gap | undefined;
  return {
    skew: () => wrong,
    async send(request) {
      const response = await send(request);
      const at = serviceTime(response);
      if (wrong === undefined && at !== undefined && Math.abs(at - clock.now()) > maxSkewMs)
        wrong = skewGap(new URL(request.url).host, at, clock.now());
      return response;
    },
  };
}

function skewGap(host: string, theirs: number, ours: number): Gap {
  const shown = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
  const message = `This machine's clock is at ${shown(ours)}, but ${host} reports ${shown(theirs)}, so ages of pins cannot be computed. Correct the clock and re-run`;
  return { cause: 'clock', subject: 'clock', message };
}
