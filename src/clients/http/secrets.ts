// Removes secrets from error responses and documents: a service may repeat the credential that it received.
import type { Host } from '../../model/host.js';
import type { Secret } from '../../model/secret.js';
import { atOnce, inSteps, type Steps } from '../../model/steps.js';
import { SecretSearch } from './secret-search.js';

/** Replacing shorter secrets would damage ordinary words. */
const minLength = 8;
/** More than anything reads of an error. */
const maxErrorLength = 64 * 1024;

export interface Redactor {
  /** The host, which now remembers what is masked and returns error bodies without secrets. */
  readonly host: Host;
  /** A copy of the document with `***` in place of every secret that was masked so far. */
  readonly redact: <T>(document: T) => T;
  /** The same for a large document, in short steps. */
  readonly redactInSteps: <T>(document: T) => Promise<T>;
}

/**
 * Error responses are redacted on arrival, before a message can be cut in the middle of a secret. Documents are redacted
 * again before they are shown, because a success may repeat a credential too.
 */
export function createRedactor(host: Host): Redactor {
  const search = new SecretSearch();
  const remember = (secret: Secret | undefined) => {
    const value = secret?.expose() ?? '';
    if (value.length >= minLength) search.add(value);
  };
  return {
    host: {
      ...host,
      sink: {
        ...host.sink,
        mask(secret) {
          remember(secret);
          host.sink.mask(secret);
        },
      },
      async send(request) {
        remember(request.authorization?.credential);
        const response = await host.send(request);
        return response.status < 300
          ? response
          : { ...response, body: search.cleanDecoded(response.body.slice(0, maxErrorLength)) };
      },
    },
    redact: <T>(document: T): T => atOnce(redacted(document, (text) => search.clean(text))) as T,
    redactInSteps: async <T>(document: T): Promise<T> =>
      (await inSteps(redacted(document, (text) => search.clean(text)))) as T,
  };
}

/** Lists and objects are divided down to this depth, because a large report is too long for one text. */
const dividedDepth = 2;

/** A copy without what `clean` removes from its JSON; the same value if that is nothing. */
function* redacted(value: unknown, clean: (text: string) => string, depth = dividedDepth): Steps<unknown> {
  if (Array.isArray(value) && depth > 0) {
    const items = yield* redactedAll(value, clean, depth - 1);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (typeof value === 'object' && value !== null && depth > 0 && isClean(Object.keys(value), clean)) {
    const entries = Object.entries(value);
    const values = entries.map(([, item]) => item);
    const cleaned = yield* redactedAll(values, clean, depth - 1);
    return cleaned.every((item, index) => item === values[index])
      ? value
      : Object.fromEntries(entries.map(([key], index) => [key, cleaned[index]]));
  }
  const text = JSON.stringify(value);
  if (text === undefined) return value;
  const cleaned = clean(text);
  return cleaned === text ? value : JSON.parse(cleaned);
}

function* redactedAll(
  items: readonly unknown[],
  clean: (text: string) => string,
  depth: number,
): Steps<unknown[]> {
  const cleaned: unknown[] = [];
  for (const item of items) {
    cleaned.push(yield* redacted(item, clean, depth));
    yield;
  }
  return cleaned;
}

function isClean(keys: readonly string[], clean: (text: string) => string): boolean {
  const text = JSON.stringify(keys);
  return clean(text) === text;
}
