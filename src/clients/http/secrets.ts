// Removes secrets from error responses and documents: a service may repeat the credential that it received.
import type { Host } from '../../model/host.js';
import type { Secret } from '../../model/secret.js';
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
    redact<T>(document: T): T {
      const text = JSON.stringify(document);
      const cleaned = search.clean(text);
      return cleaned === text ? document : JSON.parse(cleaned);
    },
  };
}
