// Which of the keys beside a tag takes the digest of an image in values, by what the chart does with them.

import type { DigestKey } from '../../languages/yaml/split.js';
import { notPinnable } from '../../reasons.js';
import type { Chart } from './chart.js';
import { type DigestCandidate, digestOmission, digestPlace } from './place.js';

interface DigestChoice {
  /** Absent where the digest goes behind the tag. */
  readonly digestKey: DigestKey | undefined;
  readonly noPlace?: string | undefined;
}

/** The key that takes the digest, or why neither a key nor the tag can. A pin that is behind the tag stays there. */
export function chosenDigest(
  chart: Chart | undefined,
  path: readonly string[],
  tag: { readonly key: string; readonly value: string },
  candidates: readonly (DigestKey & DigestCandidate)[],
): DigestChoice {
  const found = candidates.filter(({ key, value }) => {
    // Under `sha` and `hash` there may be something else.
    return key === 'digest' || value === '' || /^(?:sha256:)?[0-9a-f]{64}$/i.test(value);
  });
  const used = found.find(({ value }) => value !== '');
  const omittedIn = used && digestOmission(chart, path, used.key, tag.key);
  // The cluster pulls the tag: it is judged by that, and the digest counts for nothing.
  if (used !== undefined && omittedIn === '') {
    const { why } = digestPlace(chart, path, tag.key, []);
    return { digestKey: undefined, noPlace: why };
  }
  if (used !== undefined && omittedIn !== undefined)
    return { digestKey: undefined, noPlace: notPinnable.digestOmitted(used.key, omittedIn) };
  if (tag.value.includes('@') && used === undefined) return { digestKey: undefined };
  const place = digestPlace(chart, path, tag.key, used === undefined ? found : [used]);
  const one = place.kind === 'key' ? found.find(({ key }) => key === place.key) : undefined;
  if (one === undefined || place.kind === 'tag') return { digestKey: undefined, noPlace: place.why };
  const { digest, digestForm } = one;
  return {
    digestKey: { digest, digestForm: { ...digestForm, ...(place.isBare ? { isBare: true } : {}) } },
    noPlace: place.why,
  };
}
