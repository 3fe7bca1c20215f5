// A Dockerfile in one string of another file.
import type { Occurrence } from '../../model/occurrence.js';
import type { Problem, SourceFile, Span } from '../../model/source.js';
import { dockerfile } from '../formats/dockerfile.js';
import { offsetBy } from '../occurrence.js';

const meanings: Readonly<Record<string, string>> = { n: ' \n', t: '  ', r: '  ', '"': ' "', '\\': ' \\' };

/** What stands in the span, read as a Dockerfile. Escapes of a quoted text become as many characters, so places stay. */
export function inlineDockerfile(
  file: SourceFile,
  { start, end }: Span,
  quoted: boolean,
): { readonly occurrences: readonly Occurrence[]; readonly problems: readonly Problem[] } {
  const written = file.text.slice(start, end);
  const text = quoted ? written.replace(/\\(.)/g, (all, letter) => meanings[letter] ?? all) : written;
  const { occurrences, problems } = dockerfile.scan({ path: file.path, text }) ?? empty;
  return { occurrences: occurrences.map((one) => offsetBy(one, start)), problems };
}

const empty = { occurrences: [], problems: [] };
