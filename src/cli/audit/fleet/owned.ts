// The findings of a repository with the owners of their files, so that an organization's report can be read by team.
import type { Files } from '../../../model/host.js';
import type { ReportedFinding } from '../../../report/schema.js';
import { ownerFiles, readOwners } from './codeowners.js';

/** GitHub ignores a larger file. */
const maxBytes = 3 * 1024 * 1024;

/**
 * The findings with the owners of their files. `unknown` says why they are not known; a repository without CODEOWNERS has
 * none. Without a finding in a file, nothing is read.
 */
export async function withOwners(
  findings: readonly ReportedFinding[],
  files: Pick<Files, 'read'>,
): Promise<{ readonly findings: ReportedFinding[]; readonly unknown?: string }> {
  if (findings.every(({ file }) => file === undefined)) return { findings: [...findings] };
  for (const path of ownerFiles) {
    const read = await files.read(path, maxBytes);
    if ('unreadable' in read) {
      if (read.absent === true) continue;
      return { findings: [...findings], unknown: `${path} cannot be read (${read.unreadable})` };
    }
    const ownersOf = readOwners(read.text);
    if (ownersOf === undefined) return { findings: [...findings], unknown: `${path} has too many rules` };
    return { findings: findings.map((finding) => ownedBy(finding, ownersOf)) };
  }
  return { findings: [...findings] };
}

function ownedBy(finding: ReportedFinding, ownersOf: (file: string) => readonly string[]): ReportedFinding {
  const owners = finding.file === undefined ? [] : ownersOf(finding.file);
  return owners.length === 0 ? finding : { ...finding, owners: [...owners] };
}
