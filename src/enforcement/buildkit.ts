// BuildKit's source policy: every image is denied but the proved ones, and a proved tag is replaced by its digest.
// https://github.com/moby/buildkit/blob/master/docs/build-repro.md
import { groupedBy } from '../model/collections.js';
import type { ProvedImage, Target } from './proved.js';

/** The last matching ALLOW or DENY applies; a CONVERT ends the round, and the next one judges the new name. */
export const buildkit: Target = {
  id: 'buildkit',
  title: "BuildKit's source policy",
  write({ images }) {
    const allowed = new Set(images.flatMap(namesOf));
    const { converted, notes } = conversions(images);
    const rules = [
      { action: 'DENY', selector: { identifier: `${scheme}*`, matchType: 'WILDCARD' } },
      ...[...allowed].map((identifier) => ({
        action: 'ALLOW',
        selector: { identifier, matchType: 'EXACT' },
      })),
      ...[...converted].map(([from, to]) => ({
        action: 'CONVERT',
        selector: { identifier: from, matchType: 'EXACT' },
        updates: { identifier: to },
      })),
    ];
    return { text: `${JSON.stringify({ version: 1, rules }, null, 2)}\n`, notes };
  },
};

const scheme = 'docker-image://';

/** The name with its tag, and without it: both mean the same bytes. */
function namesOf({ repository, tag, digest }: ProvedImage): readonly string[] {
  const bare = `${scheme}${repository}@${digest}`;
  return tag === undefined ? [bare] : [bare, `${scheme}${repository}:${tag}@${digest}`];
}

/** Each tag with the newest of its digests. A tag of which that is not known, or that has only parts of indexes, stays denied. */
function conversions(images: readonly ProvedImage[]) {
  const tagged = images.filter(({ tag }) => tag !== undefined);
  const byTag = groupedBy(tagged, ({ repository, tag }) => `${repository}:${tag}`);
  const converted = new Map<string, string>();
  const notes: string[] = [];
  for (const [name, all] of byTag) {
    const whole = all.filter(({ isPart }) => isPart !== true);
    const newest = whole.find((one) => whole.every((other) => other === one || isLater(one, other)));
    if (newest !== undefined) converted.set(`${scheme}${name}`, `${scheme}${name}@${newest.digest}`);
    else if (whole.length === 0)
      notes.push(`${name} is denied without a digest: it is pinned to one platform`);
    else notes.push(`${name} is denied without a digest: it is not known which of its pins is newer`);
  }
  return { converted, notes };
}

function isLater({ since: one }: ProvedImage, { since: other }: ProvedImage): boolean {
  if (one === 'now') return other !== 'now';
  return one !== undefined && other !== undefined && other !== 'now' && one > other;
}
