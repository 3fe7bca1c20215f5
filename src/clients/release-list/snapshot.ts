// The list of endoflife.date as of a day, written by scripts/release-list.mjs. MIT License, Copyright endoflife.date contributors.

/** JSON as `releaseListSchema` describes it. */
export const snapshot = '{"asOf":"","names":{},"products":{}}';
