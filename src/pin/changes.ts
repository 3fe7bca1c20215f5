// What a pin changes, image by image, and line by line for suggestions.
import type { ChangedFile, PinChange, Suggestion } from '../model/delivery.js';
import type { Evidence } from '../model/fact.js';
import type { Finding } from '../model/finding.js';
import { imageName } from '../model/image.js';
import type { Place, SourceFile } from '../model/source.js';
import { applyEdits, changedLines, planEdits } from './index.js';

/** The images whose pins the files change, by name; the same change in several places is one, with all of them. */
export function pinChanges(
  findings: readonly Finding[],
  { occurrences, facts }: Evidence,
  files: readonly ChangedFile[],
): readonly PinChange[] {
  const changed = new Set(files.map(({ path }) => path));
  const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[placeKey(at), fix] as const] : [])));
  const changes = new Map<string, PinChange>();
  for (const occurrence of occurrences) {
    const fix = fixes.get(placeKey(occurrence.at));
    if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file)) continue;
    const { image, at } = occurrence;
    const fact = facts.get(occurrence);
    if (fact === undefined || !('currentSince' in fact)) continue;
    const key = `${imageName(image)} ${image.digest} ${fix.digest}`;
    changes.set(key, {
      name: imageName(image),
      ...(image.digest === undefined ? {} : { from: image.digest }),
      to: fix.digest,
      toSince: fact.currentSince,
      ...(fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {}),
      places: [...(changes.get(key)?.places ?? []), at],
    });
  }
  return [...changes.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Every line that fixes would change, with the findings that they mend; the text comes from `describe`. */
export function suggestedLines(
  findings: readonly Finding[],
  files: ReadonlyMap<string, SourceFile>,
  describe: (mended: readonly Finding[]) => string,
): readonly Suggestion[] {
  return [...planEdits(findings)].flatMap(([file, edits]) => {
    const text = files.get(file)?.text;
    const edited = text === undefined ? undefined : applyEdits(text, edits);
    if (text === undefined || edited === undefined || 'refused' in edited) return [];
    const mended = new Map<number, Finding[]>();
    for (const finding of findings) {
      if (finding.fix?.file !== file) continue;
      const line = lineOf(text, finding.fix.span.start);
      mended.set(line, [...(mended.get(line) ?? []), finding]);
    }
    return changedLines(text, edited.text).map((change) => ({
      file,
      ...change,
      message: describe(mended.get(change.line) ?? []),
    }));
  });
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\n|\r/).length;
}

function placeKey({ file, span }: Place): string {
  return `${span.start}-${span.end} ${file}`;
}
