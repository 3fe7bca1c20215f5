// Keeps secrets out of what is shown: a service may repeat the credential that it was sent.
import type { Host } from '../../model/host.js';
import type { Secret } from '../../model/secret.js';

/** Shorter ones would take ordinary words out of texts. */
const shortest = 8;

export interface Redactor {
  /** The host: what is masked on it is remembered, and error bodies come back without secrets. */
  readonly host: Host;
  /** The same document with `***` in place of every secret that was masked so far. */
  readonly redact: <T>(document: T) => T;
}

/**
 * Errors are cleaned where they arrive, before a message is cut short in the middle of a secret; documents once more
 * before anything is drawn from them, for a success may repeat a credential too.
 */
export function createRedactor(host: Host): Redactor {
  const known = new Set<string>();
  const keep = (secret: Secret | undefined) => {
    const value = secret?.expose() ?? '';
    if (value.length >= shortest) known.add(value);
  };
  const clean = (text: string) => [...known].reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return {
    host: {
      ...host,
      sink: {
        ...host.sink,
        mask(secret) {
          keep(secret);
          host.sink.mask(secret);
        },
      },
      async send(request) {
        keep(request.authorization?.credential);
        const response = await host.send(request);
        return response.status < 300 ? response : { ...response, body: clean(response.body) };
      },
    },
    redact<T>(document: T): T {
      const text = JSON.stringify(document);
      const cleaned = [...known].reduce(
        (rest, secret) => rest.replaceAll(JSON.stringify(secret).slice(1, -1), '***'),
        text,
      );
      return cleaned === text ? document : JSON.parse(cleaned);
    },
  };
}
