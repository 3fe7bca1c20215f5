// Writes pins into the checkout. A file that is refused does not stop the others.
import type { Gap } from '../model/failure.js';
import type { FileChange, WriteResult } from '../model/file-change.js';
import type { JudgedFinding } from '../model/finding.js';
import type { Files } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import { changeFile, planEdits } from './edits.js';

/**
 * Writes the fix of every finding that no waiver accepts.
 * @param sources the files as they were scanned; one that has changed since then is refused
 */
export async function writePins(
  files: Pick<Files, 'replace'>,
  findings: readonly JudgedFinding[],
  sources: ReadonlyMap<string, SourceFile>,
): Promise<WriteResult> {
  const changes: FileChange[] = [];
  const refused: Gap[] = [];
  for (const [path, edits] of planEdits(findings)) {
    const change = changeFile(path, sources.get(path)?.text ?? '', edits);
    const written = 'refused' in change ? change : await files.replace(path, change.before, change.after);
    if (written.refused !== undefined) {
      const message = `The file was not pinned: ${written.refused}`;
      refused.push({ cause: 'not-written', subject: path, message });
    } else if ('path' in change) {
      changes.push(change);
    }
  }
  return { changes, refused };
}
