// Splits artifact names into as few list requests as a safe URL length allows.

/** In characters as sent. Every proxy and gateway accepts 2,000; some refuse more. */
export const maxUrlLength = 2000;
/** For the paging parameters, cursor included. */
const reserved = 300;

export interface Batches {
  readonly batches: readonly (readonly string[])[];
  /** Names that would make a URL too long on their own. */
  readonly tooLong: readonly string[];
}

/** Fills the batches in the order of the names, each name once. */
export function batchNames(names: readonly string[], baseUrl: string): Batches {
  const room = maxUrlLength - reserved - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
  const batches: string[][] = [];
  const tooLong: string[] = [];
  let left = 0;
  for (const name of new Set(names)) {
    const size = `${new URLSearchParams({ artifactNames: name })}&`.length;
    if (size > room) {
      tooLong.push(name);
      continue;
    }
    if (size > left) {
      batches.push([]);
      left = room;
    }
    batches.at(-1)?.push(name);
    left -= size;
  }
  return { batches, tooLong };
}
