// How many images one run of `pin` writes: the ones that have been behind the longest, those without a digest last.
import { type ImageReference, imageName } from '../model/images/image.js';
import type { CheckInput, Fact } from '../model/judgement/fact.js';
import type { Finding } from '../model/judgement/finding.js';
import { compareText } from '../model/text/text.js';

/** The findings, without the fixes of images beyond the limit. What is skipped takes no place, and keeps its fixes. */
export function withinLimit<T extends Finding>(
  findings: readonly T[],
  { facts }: Pick<CheckInput, 'facts'>,
  limit: number | undefined,
  isSkipped: (image: ImageReference) => boolean,
): readonly T[] {
  if (limit === undefined) return findings;
  const since = new Map<string, number>();
  for (const [{ image }, fact] of facts) {
    const name = imageName(image);
    since.set(name, Math.min(since.get(name) ?? Number.MAX_VALUE, behindSince(fact)));
  }
  const isCounted = ({ fix, about }: Finding) =>
    fix !== undefined && about?.image !== undefined && !isSkipped(about.image);
  const nameOf = ({ about }: Finding) => (about?.image === undefined ? '' : imageName(about.image));
  const names = [...new Set(findings.filter(isCounted).map(nameOf))].sort(
    (a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0) || compareText(a, b),
  );
  const written = new Set(names.slice(0, limit));
  return findings.map((finding) => {
    if (!isCounted(finding) || written.has(nameOf(finding))) return finding;
    const { fix: _, ...rest } = finding;
    return rest as T;
  });
}

function behindSince(fact: Fact): number {
  if (fact.status === 'superseded') return fact.supersededAt;
  if (fact.status === 'one-platform') return fact.lag?.supersededAt ?? Number.MAX_SAFE_INTEGER;
  return fact.status === 'unpinned' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}
