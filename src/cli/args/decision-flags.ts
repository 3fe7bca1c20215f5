// The flags of `waive` and `replay`, in a file of their own so that help and completion need not load the commands.

/** Keys of a waiver with their flags, in the order in which they are written. */
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

/** Settings that a replay can override. */
export const replayFlags: readonly string[] = ['fail-on', 'on-incomplete', 'max-age', 'as-of'];
