// The ids of all checks, in the order of the documentation: for those that name checks without running them.

export const checkIds: readonly string[] = [
  'unpinned',
  'digest-not-in-history',
  'digest-of-one-platform',
  'stale-digest',
  'cooling-down',
  'deprecated-tag',
  'missing-tag',
  'conflicting-pins',
  'advisory',
  'opaque-reference',
  'expired-waiver',
  'unused-waiver',
];
