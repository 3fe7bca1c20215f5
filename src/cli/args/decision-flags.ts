// The flags of `waive` and `replay`, apart from the commands: help and completion need no more.

/** Keys of a waiver with the flags that give them, in the order in which they are written. */
export const waiverFlags = {
  check: 'check',
  image: 'image',
  tag: 'tag',
  paths: 'path',
  artifact: 'artifact',
  advisory: 'advisory',
  reason: 'reason',
  expires: 'expires',
  owner: 'owner',
  acknowledged: 'acknowledged',
} as const;

/** Settings that a replay may be given anew. */
export const replayFlags: readonly string[] = ['fail-on', 'on-incomplete', 'max-age', 'as-of'];
