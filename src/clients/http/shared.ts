// Shares responses between the runs of one process, so that a tag is asked about once for all of their repositories.
import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose/jwt/decode';
import { Failure, LimitFailure } from '../../model/failure.js';
import { fieldsOf, parseJson } from '../../model/json.js';
import type { Instant } from '../../model/judgement/fact.js';
import type { Clock } from '../../model/run/host.js';
import type { HttpRequest, HttpResponse, SharedByRun, Transport } from '../../model/run/http.js';
import { rateRefusal } from './pauses.js';

export interface SharedResponses {
  readonly forRun: () => SharedByRun;
}

interface SharedResponse {
  readonly response: Promise<HttpResponse>;
  at: Instant;
  until: Instant;
  bytes: number;
}

const minuteMs = 60_000;
/** Long enough for the repositories of a shard that are audited one after the other, too short to miss a move for long. */
const sharedMs = 20 * minuteMs;
/** Half of what a token is valid for if it does not say (https://distribution.github.io/distribution/spec/auth/token/). */
const tokenMs = 30_000;
const maxBytes = 128 * 1024 * 1024;

/**
 * Creates what the runs share: responses to requests that change nothing, under the same URL, headers, body and
 * credential. A run that sends a request again wants to know better, so its second request is always sent.
 */
export function shareResponses({ now }: Pick<Clock, 'now'>): SharedResponses {
  const held = new Map<string, SharedResponse>();
  let bytes = 0;

  function drop(key: string, entry: SharedResponse): void {
    if (held.get(key) !== entry) return;
    held.delete(key);
    bytes -= entry.bytes;
  }

  /** Sends the request and keeps its response for the other runs, if it is one that they may use. */
  function ask(key: string, send: Transport, request: HttpRequest): Promise<HttpResponse> {
    const before = held.get(key);
    if (before !== undefined) drop(key, before);
    const response = send(request);
    const entry: SharedResponse = { response, at: now(), until: Number.POSITIVE_INFINITY, bytes: 0 };
    held.set(key, entry);
    response.then(
      (received) => {
        entry.at = now();
        entry.until = entry.at + lifetimeOf(request, received, entry.at);
        entry.bytes = received.body.length;
        if (held.get(key) === entry) bytes += entry.bytes;
        // A map is in the order of insertion: the oldest go first.
        for (const [oldest, one] of held) {
          if (bytes <= maxBytes) break;
          drop(oldest, one);
        }
      },
      () => drop(key, entry),
    );
    return response;
  }

  return {
    forRun() {
      const asked = new Set<string>();
      const count = { saved: 0 };
      const share =
        (send: Transport): Transport =>
        async (request) => {
          if (!isRepeatable(request)) return send(request);
          const key = keyOf(request);
          const entry = asked.has(key) ? undefined : held.get(key);
          asked.add(key);
          if (entry === undefined || now() >= entry.until || now() < entry.at) return ask(key, send, request);
          try {
            const response = await entry.response;
            if (lifetimeOf(request, response, entry.at) === 0) return await ask(key, send, request);
            count.saved += 1;
            return aged(response, now() - entry.at);
          } catch (error) {
            if (isOfOneRun(error)) return ask(key, send, request);
            throw error;
          }
        };
      return { share, count };
    },
  };
}

/** The other run was stopped, or has given the host up; this one has not. */
function isOfOneRun(error: unknown): boolean {
  return error instanceof LimitFailure || (error instanceof Failure && error.reason === 'stopped');
}

function isRepeatable({ method, repeatable }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD' || repeatable === true;
}

/** The credential is part of the key, so that no run gets what another one's credential has opened. */
function keyOf({ method, url, headers, authorization, body }: HttpRequest): string {
  const credential = authorization && [authorization.scheme, authorization.credential.expose()];
  return createHash('sha256')
    .update(JSON.stringify([method, url, Object.entries(headers).sort(), credential, body]))
    .digest('hex');
}

/** The service was busy, or the request came too late or too early. */
const passing = new Set([408, 425, 429]);

/** How long others may use a response; 0 for one that may be different for them, or the next time. */
function lifetimeOf(request: HttpRequest, response: HttpResponse, now: Instant): number {
  const { status, body } = response;
  const isRefusedCredential = status === 401 && request.authorization !== undefined;
  if (status >= 500 || passing.has(status) || isRefusedCredential) return 0;
  if (rateRefusal(request, response) !== undefined || hasGraphqlErrors(request, response)) return 0;
  const token = body.length < 64 * 1024 && body.includes('token"') ? tokenIn(parseJson(body)) : undefined;
  return token === undefined ? sharedMs : Math.min(sharedMs, tokenLifetime(token, now));
}

/** GraphQL answers with 200 also where it has failed. */
function hasGraphqlErrors({ url }: HttpRequest, { body }: HttpResponse): boolean {
  return new URL(url).pathname.endsWith('/graphql') && fieldsOf(parseJson(body)).errors !== undefined;
}

interface IssuedToken {
  readonly token: string;
  readonly seconds: unknown;
}

function tokenIn(document: unknown): IssuedToken | undefined {
  const fields = fieldsOf(document);
  const token = fields.token ?? fields.access_token;
  return typeof token === 'string' ? { token, seconds: fields.expires_in } : undefined;
}

/** Half of the time for which the token is valid, as far as it says. */
function tokenLifetime({ token, seconds }: IssuedToken, now: Instant): number {
  if (typeof seconds === 'number') return Math.max(0, (seconds * 1000) / 2);
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? tokenMs : Math.max(0, (exp * 1000 - now) / 2);
  } catch {
    return tokenMs;
  }
}

/** The response with its age, as a cache of the network would send it: its date is not mistaken for the service's clock. */
function aged(response: HttpResponse, ageMs: number): HttpResponse {
  const { age = '' } = response.headers;
  const seconds = Math.round(ageMs / 1000) + (/^\d{1,9}$/.test(age) ? Number(age) : 0);
  return seconds === 0 ? response : { ...response, headers: { ...response.headers, age: String(seconds) } };
}
