// Which file of the base a file of the change is, where the change only gives it another name.
import type { Files } from './layout.js';
import { rulesFor } from './rules.js';
import type { World } from './world.js';

/** Where each of the two has what is in a file: in that file, unless only its name differs; then, in its text. */
export interface PinTargets {
  readonly before: (file: string) => string;
  readonly now: (file: string) => string;
}

/** No policy of the campaign tells the two names of a renamed file apart. */
export function homesIn({ change, checkout }: World): PinTargets {
  const rules = change === undefined ? 'checkout' : rulesFor(change);
  const base = typeof rules === 'string' ? {} : rules;
  const homes =
    (here: Files, there: Files) =>
    (file: string): string => {
      const text = here[file];
      const isTwin = (other: string) => !(other in here) && there[other] === text;
      return text === undefined || file in there || !Object.keys(there).some(isTwin) ? file : text;
    };
  return { before: homes(base, checkout), now: homes(checkout, base) };
}
