// What the cache says about itself.
import type { NamedKind } from './entry.js';

/** A registry no longer confirms what was stored about a tag. */
export function historyDisagrees(image: string): string {
  return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}

/** What was stored under a digest has another one. */
export const hasOtherContent: Readonly<Record<NamedKind, (digest: string) => string>> = {
  segment: (digest) => `The segment ${digest} of a tag's history had other content than its name says`,
  scans: (digest) =>
    `The stored scans ${digest} had other content than their name says, so all files are scanned`,
};
