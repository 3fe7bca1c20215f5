// The highest severity of findings. In test data it is a notice and without a fix, unless the policy names their files.

import { withFields } from '../model/collections.js';
import { type DraftFinding, type Finding, type Severity, severities } from '../model/judgement/finding.js';
import type { Level } from '../model/judgement/policy.js';
import type { Occurrence } from '../model/occurrence.js';

/** Returns a function that gives a finding in a file with test data the folder that makes it so. */
export function testDataMarker(
  occurrences: readonly Occurrence[],
): (draft: DraftFinding) => Pick<Finding, 'testData'> {
  const folders = new Map<string, string>();
  for (const { at, testData } of occurrences) if (testData !== undefined) folders.set(at.file, testData);
  return ({ at }) => {
    const testData = at === undefined ? undefined : folders.get(at.file);
    return testData === undefined ? {} : { testData };
  };
}

/** The severity, or the highest one that the finding may have. */
export function capped(severity: Severity, { atMost }: Pick<DraftFinding, 'atMost'>): Severity {
  const isLower = atMost !== undefined && severities.indexOf(atMost) > severities.indexOf(severity);
  return isLower ? atMost : severity;
}

/**
 * The finding with its level. In test data that no override names by `paths`, it is a notice that says so, and nothing is
 * pinned there.
 */
export function leveled(finding: Finding, level: Level, isNamed: boolean): readonly Finding[] {
  if (level === 'off') return [];
  const { testData, ...usual } = finding;
  if (testData === undefined || isNamed) return [withFields(usual, { severity: capped(level, finding) })];
  const { fix: _, ...unfixed } = usual;
  const message = `${finding.message}. The file is test data (\`${testData}\`), so this is a notice, and it is not pinned`;
  return [{ ...unfixed, testData, severity: 'notice', message }];
}
