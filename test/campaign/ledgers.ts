// First-seen ledgers of the second registry, and what a change does to them: it adds what was observed, or rewrites it.

import { dayMs } from '../build.js';
import type { OciRegistry } from '../registry/oci-registry.js';
import { digestOf, otherHost, start } from './platform.js';
import type { Random } from './random.js';

/** The texts of the file before a change and after it; without a change, the second one. */
export interface Ledgers {
  readonly before: string;
  readonly after: string;
  readonly isRewritten: boolean;
  /** An image with its digest of today, of which the ledger says since when. */
  readonly reference: string;
}

export interface Entry {
  readonly image: string;
  readonly at: number;
  readonly digest: string;
}

export function randomLedgers(random: Random, { tags }: OciRegistry): Ledgers {
  const [tag, { digest }] = random.pick([...tags] as unknown as readonly [[string, { digest: string }]]);
  const image = `${otherHost}/${tag}`;
  const seen = (daysAgo: number, what: string): Entry => ({
    image,
    at: start - daysAgo * dayMs,
    digest: what,
  });
  const old = seen(40, digestOf('old'));
  const fresh = seen(random.below(4) + 0.5, digest);
  const base = random.pick([[old], [old, fresh]] as const);
  const change = random.pick([
    { entries: [...base], isRewritten: false },
    { entries: [...base, seen(0.1, digestOf('next'))], isRewritten: false },
    { entries: [], isRewritten: true },
    { entries: [seen(400, digest)], isRewritten: true },
    { entries: [...base, seen(60, digest)], isRewritten: true },
  ]);
  return {
    before: textOf(base),
    after: textOf(change.entries),
    isRewritten: change.isRewritten,
    reference: `${image}@${digest}`,
  };
}

/** The file with these entries. */
export function textOf(entries: readonly Entry[]): string {
  const sorted = entries.toSorted((a, b) => a.at - b.at);
  const lines = sorted.map(({ image, at, digest }) =>
    JSON.stringify({ image, seen: new Date(at).toISOString(), digest }),
  );
  return `{\n"version": 1,\n"entries": [\n${[...lines, 'null'].join(',\n')}\n]\n}\n`;
}
