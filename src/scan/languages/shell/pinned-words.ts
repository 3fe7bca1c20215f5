// Image names with a digest among the words of commands of which nothing else says that they use images.
import type { Occurrence } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import { looksLikeImage } from '../../looks-like-image.js';
import { occurrenceAt } from '../../occurrence.js';
import type { ShellWord } from '../syntax/shell.js';

const marker = '@sha256:';
const digestLength = 64;

/** The images in words such as `--image=org/app:1@sha256:…` that are not among the occurrences. */
export function pinnedWords(
  file: SourceFile,
  commands: readonly (readonly ShellWord[])[],
  known: readonly Occurrence[],
): readonly Occurrence[] {
  const taken = new Set(known.map(({ at }) => at.span.start));
  return commands
    .flat()
    .flatMap((word) => pinnedWord(file, word))
    .filter(({ at }) => !taken.has(at.span.start));
}

function pinnedWord(file: SourceFile, { text, span }: ShellWord): readonly Occurrence[] {
  const at = text.indexOf(marker);
  if (at < 0 || file.text.slice(span.start, span.end) !== text) return [];
  let start = at;
  while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? '')) start -= 1;
  const name = text.slice(start, at + marker.length + digestLength);
  if (!looksLikeImage(name)) return [];
  return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}
