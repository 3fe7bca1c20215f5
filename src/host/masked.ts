// Hides the secrets of a run in what the terminal shows.
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
    shown(text) {
      const ranges: (readonly [start: number, end: number])[] = [];
      // All are looked for in the same text: where one was replaced, another one that holds it would not be found.
      for (const secret of secrets)
        for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
          ranges.push([at, at + secret.length]);
      let shown = '';
      let done = 0;
      for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
        if (end <= done) continue;
        shown += start >= done ? `${text.slice(done, start)}***` : '';
        done = end;
      }
      return shown + text.slice(done);
    },
  };
}
