// One identity of a finding across new pins: no digest, no version, no line.
import { createHash } from 'node:crypto';
import type { ReportedFinding } from '../../report/schema.js';

/**
 * A hash of check, file, repository, tag, artifact and advisory (32 hex digits). Findings that share all of these,
 * such as one image used twice in a file, are told apart by their order: `…:1`, `…:2`. The result has one entry for
 * each finding, in the order given, which must be that of the text.
 */
export function fingerprintsOf(findings: readonly ReportedFinding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const identity = identityOf(finding);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return `${identity}:${count}`;
  });
}

function identityOf({ check, file, image, artifact, advisory }: ReportedFinding): string {
  const name = image === undefined ? undefined : `${image.registry}/${image.repository}`;
  const parts = [check, file, name, image?.tag, artifact, advisory].map((part) => part ?? null);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
