// Fixes → files: each file is changed whole or not at all, and one that refuses stops no other.
import type { ChangedFile } from '../model/delivery.js';
import type { Gap } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { Files } from '../model/host.js';
import type { SourceFile } from '../model/source.js';
import { applyEdits, type ChangedLine, changedLines, planEdits } from './index.js';

export interface PinResult {
  readonly edits: readonly (ChangedLine & { readonly file: string })[];
  readonly refused: readonly Gap[];
  readonly changed: readonly ChangedFile[];
}

export const nothingWritten: PinResult = { edits: [], refused: [], changed: [] };

/** Writes every fix into the files as they were scanned; a file that has changed since refuses and is told. */
export async function writePins(
  files: Pick<Files, 'replace'>,
  findings: readonly Finding[],
  sources: ReadonlyMap<string, SourceFile>,
): Promise<PinResult> {
  const edits: (ChangedLine & { readonly file: string })[] = [];
  const refused: Gap[] = [];
  const changed: ChangedFile[] = [];
  for (const [file, planned] of planEdits(findings)) {
    const before = sources.get(file)?.text ?? '';
    const edited = applyEdits(before, planned);
    const written = 'text' in edited ? await files.replace(file, before, edited.text) : edited;
    if (written.refused !== undefined) {
      const message = `The file was not pinned: ${written.refused}`;
      refused.push({ cause: 'not-written', subject: file, message });
    } else if ('text' in edited) {
      edits.push(...changedLines(before, edited.text).map((change) => ({ file, ...change })));
      changed.push({ path: file, before, after: edited.text });
    }
  }
  return { edits, refused, changed };
}
