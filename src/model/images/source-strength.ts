// How much a source of tag histories can say, and the APIs by which one can be asked. Strengths are never mixed upward.
/**
 * What a source of tag histories can say, from the strongest to the weakest.
 *
 * - `complete`: every move of the tag. Only this one may say that a tag never pointed to a digest.
 * - `windowed`: every move since an instant. Before that instant it says nothing.
 * - `witness`: digests that a third party has seen; a digest was the tag's at that time or shortly before.
 * - `observed`: digests that this repository's own ledger has recorded.
 * - `timestamps`: that a digest existed at an instant, so how old it is at least. It says nothing about a tag.
 */
export const sourceStrengths = ['complete', 'windowed', 'witness', 'observed', 'timestamps'] as const;

export type SourceStrength = (typeof sourceStrengths)[number];

export const historyKinds = ['quay', 'harbor', 'gitlab', 'oci'] as const;

export type HistoryKind = (typeof historyKinds)[number];
