// Holds this machine's clock against the `Date` of answers: with a wrong clock no length of time is true.
import type { Gap } from '../../model/failure.js';
import type { Clock } from '../../model/host.js';
import type { Transport } from '../../model/http.js';

const toleratedMs = 3_600_000;

export interface ClockCheck {
  readonly send: Transport;
  /** What is known of the clock so far: nothing wrong, or that it and a service differ. */
  readonly skew: () => Gap | undefined;
}

/**
 * Looks at every answer on its way. `Date` is when the answer was made, and `Age` how long a cache held it since:
 * https://www.rfc-editor.org/rfc/rfc9110#name-date, https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
export function withClockSkewCheck(send: Transport, clock: Clock): ClockCheck {
  let wrong: Gap | undefined;
  return {
    skew: () => wrong,
    async send(request) {
      const response = await send(request);
      const { date = '', age = '' } = response.headers;
      const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
      if (wrong === undefined && Math.abs(at - clock.now()) > toleratedMs)
        wrong = differ(new URL(request.url).host, at, clock.now());
      return response;
    },
  };
}

function differ(host: string, theirs: number, ours: number): Gap {
  const shown = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`;
  const message = `This machine's clock says ${shown(ours)}, and ${host} says ${shown(theirs)}: how old a pin is cannot be told. Set the clock, and run again`;
  return { cause: 'clock', subject: 'clock', message };
}
