// Removes secrets from error responses and documents: a service may repeat the credential that it received.
import type { Host } from '../../../model/run/host.js';
import { Secret } from '../../../model/run/secret.js';
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
    redact: <T>(document: T): T => redacted(document, (text) => search.clean(text)) as T,
  };
}

/**
 * A copy without what `clean` removes from its texts and the names of its fields; the same value if that is nothing. Each
 * text is searched alone: in JSON of all, a secret can begin with the letter of an escape, which cannot be taken out.
 */
function redacted(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null || value instanceof Secret) return value;
  const fields = Object.entries(value);
  const cleaned = fields.map(([name, item]) => [clean(name), redacted(item, clean)] as const);
  const isSame = fields.every(([name, item], at) => cleaned[at]?.[0] === name && cleaned[at][1] === item);
  if (isSame) return value;
  return Array.isArray(value) ? cleaned.map(([, item]) => item) : Object.fromEntries(cleaned);
}
