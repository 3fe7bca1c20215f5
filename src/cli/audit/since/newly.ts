// Images that have become harmful in one way since the earlier audit.
import type { NewlyHarmful } from '../../../report/changes-schema.js';
import type { ReportedFinding } from '../../../report/schema.js';
import { repositoryKey } from '../fleet/name.js';
import { imageNameOf } from './finding-key.js';

const maxImages = 200;
const maxCounted = 5000;

export interface NewlyHarmfulImages {
  /** Takes a new finding; those of other checks are ignored. */
  readonly add: (finding: ReportedFinding) => void;
  /** Those with the most findings first. */
  readonly images: () => NewlyHarmful[];
}

/** Collects images with findings of a check that had none in the same repository before. */
export function newlyHarmful(wanted: string, earlier: readonly ReportedFinding[]): NewlyHarmfulImages {
  const known = new Set(earlier.filter(({ check }) => check === wanted).map(keyOf));
  const found = new Map<string, { findings: number; origins: Set<string> }>();
  return {
    add(finding) {
      const image = imageNameOf(finding);
      if (finding.check !== wanted || image === undefined || known.has(keyOf(finding))) return;
      const one = found.get(image) ?? { findings: 0, origins: new Set<string>() };
      if (!found.has(image) && found.size >= maxCounted) return;
      found.set(image, one);
      one.findings += 1;
      one.origins.add(repositoryKey(finding.origin ?? ''));
    },
    images: () =>
      [...found]
        .map(([image, { findings, origins }]) => ({ image, findings, repositories: origins.size }))
        .sort((a, b) => b.findings - a.findings || (a.image < b.image ? -1 : 1))
        .slice(0, maxImages),
  };
}

function keyOf(finding: ReportedFinding): string {
  return `${repositoryKey(finding.origin ?? '')} ${imageNameOf(finding)}`;
}
