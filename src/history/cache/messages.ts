// What the cache says about itself.

export function historyDisagrees(image: string): string {
  return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}

/** The log names only the first entries that were thrown away. */
export function moreDiscarded(named: number): string {
  return `More than ${named} entries of the cache disagree with what the services return now: the others are thrown away as well, without a line for each`;
}

/** Damage is found by the checksum, and nothing is said about it. */
const notDamaged =
  'Its checksum was correct, so this is no damage: something other than Tagproof has written it. Check who can write to the folder of the cache';

export function hasOtherDigest(digest: string): string {
  return `The cache had other content for sha256:${digest}, so it was thrown away and requested again. ${notDamaged}`;
}

export function hasOtherObject(name: string): string {
  return `The cache had other content for the git object ${name}, so it was thrown away and is requested again. ${notDamaged}`;
}

/** What was stored under a digest has another one. */
export function hasOtherContent(digest: string): string {
  return `The cache had other content for the histories of tags ${digest}, so they are requested again. ${notDamaged}`;
}
