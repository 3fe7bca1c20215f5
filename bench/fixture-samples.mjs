// Samples of a format for the corpus, made of the format's fixtures: every reference that the fixture expects is replaced
// by an image of the corpus. So a new format is in the corpus without a template of its own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../test/fixtures/scan', import.meta.url));

/** Cases with files that are read only because other files of the case name them. */
const mentioned = 'mentioned-files';

/** The formats that have fixtures. */
export const fixtureFormats = readdirSync(root).sort();

/**
 * A template as in corpus.mjs, of the fixture file with the most references among those in which each reference is one
 * whole text: `registry/name:tag`, or a name alone. `undefined` where the format's fixtures have no such file.
 */
export function fixtureSample(format) {
  const folders = readdirSync(path.join(root, format)).filter((name) => !name.endsWith(mentioned));
  const samples = folders.flatMap((name) => {
    const folder = path.join(root, format, name);
    const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8'));
    return Object.entries(expected).flatMap(([file, lines]) => {
      const places = lines.map(wholeReference);
      if (places.length === 0 || places.includes(undefined)) return [];
      return [{ file, places, text: readFileSync(path.join(folder, 'input', file), 'utf8') }];
    });
  });
  const [sample] = samples.sort((a, b) => b.places.length - a.places.length);
  if (sample === undefined) return undefined;
  return ({ whole }) => ({ [sample.file]: filled(sample, whole) });
}

/** The place and text of `12:7 org/app:1 → docker.io org/app 1`; `undefined` for anything but a whole reference. */
function wholeReference(line) {
  const found = /^(\d+):(\d+) (\S+) → \S+ \S+ (\S+|\(no tag\))$/.exec(line);
  if (found === null) return undefined;
  const [, row, column, raw, tag] = found;
  const isWhole = tag === '(no tag)' ? !raw.includes('@') : raw.endsWith(`:${tag}`);
  return isWhole ? { row: Number(row), column: Number(column), raw } : undefined;
}

function filled({ text, places }, whole) {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  let done = 0;
  const pieces = places.map(({ row, column, raw }) => {
    const start = starts[row - 1] + column - 1;
    const piece = text.slice(done, start) + whole();
    done = start + raw.length;
    return piece;
  });
  return pieces.join('') + text.slice(done);
}
