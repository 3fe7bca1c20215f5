// An ordeal on the way between a run and the services.
import type { Reply } from '../../src/emulator/faults.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { contradicted, withoutOwnTokens } from './contradictions.js';
import type { Reachable } from './network.js';
import { otherHost } from './platform.js';

/** How often an ordeal took effect. */
export interface Suffered {
  times: number;
}

type Send = (request: HttpRequest) => Promise<Reply>;

/** Just within the time that a transport gives to a request. */
const slowestMs = 50_000;

/** `asked` is the number of the request. */
export function undergoing({ faults: { ordeal }, suffered, emulator, time, socket }: Reachable) {
  const { platform, registry } = emulator.origins;
  let isKnown = false;
  return async (request: HttpRequest, asked: number, send: Send): Promise<Reply> => {
    const { host, origin } = new URL(request.url);
    const suffers = () => {
      suffered.times += 1;
    };
    if (ordeal?.kind === 'slow' && ordeal.host === host) {
      // The first answer is prompt, so that all other requests are under way before those of other registries.
      if (!isKnown) {
        isKnown = true;
        return send(request);
      }
      suffers();
      return { ...(await send(request)), delayMs: ordeal.delayMs };
    }
    if (ordeal?.kind === 'endless' && asked >= ordeal.from && [platform, registry].includes(origin)) {
      suffers();
      return ordeal.isSlow ? { ...(await send(request)), delayMs: slowestMs } : time.never();
    }
    if (ordeal?.kind === 'socket' && host === otherHost && socket !== undefined) {
      suffers();
      return { ...(await time.working(socket(request))), delayMs: 0 };
    }
    if (ordeal?.kind !== 'contradiction' || ![platform, registry].includes(origin)) return send(request);
    const url = new URL(request.url);
    const reply = await send({ ...request, url: withoutOwnTokens(url).href });
    const body = reply.status === 200 ? contradicted(ordeal.how, url, reply.body) : undefined;
    if (body === undefined) return reply;
    suffers();
    return { ...reply, body };
  };
}
