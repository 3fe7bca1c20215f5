// Hides the secrets of a run in what the terminal shows.
import { occurrencesOf, withHidden } from '../model/hidden.js';
import type { Secret } from '../model/secret.js';

export interface Masked {
  readonly mask: (secret: Secret) => void;
  /** The text with `***` for each secret that was masked so far, or for several that overlap. */
  readonly shown: (text: string) => string;
}

/** Remembers each secret once: the runs of an audit of many repositories mask the same ones again. */
export function maskSecrets(): Masked {
  const secrets = new Set<string>();
  return {
    mask(secret) {
      const value = secret.expose();
      if (value !== '') secrets.add(value);
    },
    // All are looked for in the same text: where one was replaced, another one that holds it would not be found.
    shown: (text) =>
      withHidden(
        text,
        [...secrets].flatMap((secret) => occurrencesOf(secret, text)),
      ),
  };
}
