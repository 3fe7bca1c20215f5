// Names of artifacts → as few List calls as a safe length of URL allows.

/** In characters as sent. Proxies and gateways take 2,000 for sure; some refuse more. */
export const maxUrlLength = 2000;
/** For the parameters of paging, cursor included. */
const reserved = 300;

export interface Batches {
  readonly batches: readonly (readonly string[])[];
  /** Names that alone would make a URL too long. */
  readonly tooLong: readonly string[];
}

/** Fills one batch after the other, in the order of the names; each name once. */
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
