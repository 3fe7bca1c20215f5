// The control endpoint: the process that started the emulator moves its clock, reads its request log, sets faults and gets tokens.
import { z } from 'zod';
import type { Core } from './core.js';
import { faultSchema, type Reply } from './faults.js';
import { type Answer, type Incoming, json, Refusal } from './server/answer.js';

const clockSchema = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.int() }),
]);
const tokenSchema = z.strictObject({ identity: z.string(), audience: z.string().optional() });
const faultsSchema = z.array(faultSchema);

type Operation = (core: Core, request: Incoming) => Answer | Promise<Answer>;

const operations: Readonly<Record<string, Operation>> = {
  'GET /': () => json({ operations: Object.keys(operations) }),
  'GET /clock': (core) => json(clockOf(core)),
  'POST /clock': (core, request) => {
    const asked = bodyAs(clockSchema, request);
    const ahead = 'now' in asked ? Date.parse(asked.now) - core.now() : asked.advanceMs;
    if (!isTime(core.now() + ahead)) throw refusal(400, 'the clock shows the years 0000 to 9999');
    core.advance(ahead);
    return json(clockOf(core));
  },
  'GET /requests': (core, { url }) => {
    const after = Number(url.searchParams.get('after') ?? '0');
    if (!Number.isSafeInteger(after) || after < 0) throw refusal(400, 'after must be a number of requests');
    return json({ requests: core.requests.slice(after), total: core.requests.length });
  },
  'GET /faults': (core) => json({ faults: core.faults }),
  'POST /faults': (core, request) => {
    core.faults = bodyAs(faultsSchema, request);
    return json({ faults: core.faults });
  },
  'POST /tokens': async (core, request) => {
    const { identity, audience } = bodyAs(tokenSchema, request);
    if (!core.state.identities.some(({ uid }) => uid === identity))
      throw refusal(404, `no identity has the uid ${identity}`);
    return json({ token: await core.tokenFor(identity, audience) });
  },
};

/** Answers requests to the control endpoint, in JSON. */
export function controlOf(core: Core): (request: Incoming) => Promise<Reply> {
  return async (request) => {
    try {
      requireLocal(request);
      const operation = operations[`${request.method} ${request.url.pathname}`];
      if (operation === undefined) throw refusal(404, `there are: ${Object.keys(operations).join(', ')}`);
      return { ...(await operation(core, request)), delayMs: 0 };
    } catch (error) {
      if (error instanceof Refusal) return { ...error.answerFrom('control'), delayMs: 0 };
      throw error;
    }
  };
}

/** A page in a browser must not control the emulator: neither under a name that leads here, nor by sending a form. */
function requireLocal({ method, headers }: Incoming): void {
  const { hostname } = new URL(`http://${headers[':authority'] ?? headers.host ?? 'unknown'}`);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw refusal(403, 'the control endpoint answers on loopback only');
  if (method === 'POST' && headers['content-type'] !== 'application/json')
    throw refusal(415, 'the content type must be application/json');
}

function bodyAs<T>(schema: z.ZodType<T>, { body }: Incoming): T {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw refusal(400, 'the body must be JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(400, z.prettifyError(parsed.error));
}

/** Times with four digits for the year, which is what timestamps can have. */
function isTime(at: number): boolean {
  return at >= Date.parse('0000-01-01T00:00:00Z') && at < Date.parse('+010000-01-01T00:00:00Z');
}

function clockOf(core: Core) {
  return { now: new Date(core.now()).toISOString() };
}

function refusal(status: number, error: string): Refusal {
  return new Refusal(() => json({ error }, status));
}
