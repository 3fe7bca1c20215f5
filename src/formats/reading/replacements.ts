// Reads the commands of scripts, Makefiles and CI files that replace text: `sed`, `perl -p`, `yq` and `kustomize edit`.

import { commandsOf } from '../../languages/shell/syntax.js';
import type { SourceFile } from '../../model/text/source.js';
import type { Replacement } from '../../scan/between/replacement-index.js';

/** Quickly found; what precedes it is not. */
const mayBeProgram = /(?:sed|perl|yq|kustomize)\s/;
/** A name of its own, unlike the end of `used`; `gsed` is GNU's. */
const programs = /(?<![a-fh-zA-Z\d_])(?:sed|perl|yq|kustomize)\s/;
const maxLineLength = 2000;
const imageKeys = /\b(?:image|repository|registry|tag|digest|newTag|newName)\b/g;
const assignment = /(?:^|[^=!<>?])=(?!=)/;

/** The commands with their lines. Longer lines are left out: no person writes them. */
export function replacementsIn({ path, text }: SourceFile): readonly Replacement[] {
  if (!mayBeProgram.test(text) || !programs.test(text)) return [];
  const found: Replacement[] = [];
  let start: number | undefined;
  let joined = '';
  for (const [index, line] of text.split('\n').entries()) {
    start ??= index + 1;
    if (joined.length < maxLineLength) joined += line.trim().replace(/\\$/, ' ').slice(0, maxLineLength);
    if (line.trimEnd().endsWith('\\')) continue;
    if (joined.length < maxLineLength && programs.test(joined))
      for (const one of replacementsOf(joined)) found.push({ ...one, file: path, line: start });
    start = undefined;
    joined = '';
  }
  return found;
}

function replacementsOf(line: string): readonly Omit<Replacement, 'file' | 'line'>[] {
  return commandsOf(line).flatMap(({ words: command }): readonly Omit<Replacement, 'file' | 'line'>[] => {
    const words = command.map(({ text }) => text);
    const at = words.findIndex((word) => /^[@+-]*(?:.*\/)?(?:g?sed|perl|yq|kustomize)$/.test(word));
    const program = words[at]?.replace(/^[@+-]*(?:.*\/)?/, '');
    const rest = words.slice(at + 1);
    if (program === undefined) return [];
    if (program === 'kustomize') {
      if (rest.slice(0, 3).join(' ') !== 'edit set image') return [];
      const patterns = rest.slice(3).flatMap((word) => word.split('=')[0] ?? []);
      return [{ program, patterns, keys: [], paths: [] }];
    }
    const paths = rest.flatMap(pathOf);
    if (program === 'yq') {
      const keys = rest
        .filter((word) => assignment.test(word))
        .flatMap((word) => word.match(imageKeys) ?? []);
      return keys.length === 0 ? [] : [{ program, patterns: [], keys: [...new Set(keys)], paths }];
    }
    if (program === 'perl' && !rest.some((word) => /^-\w*p/.test(word))) return [];
    const patterns = rest.flatMap(searchedBy);
    return patterns.length === 0 ? [] : [{ program: 'sed' as const, patterns, keys: [], paths }];
  });
}

/** The texts that `s/…/…/` looks for in a word. */
function searchedBy(word: string): readonly string[] {
  const searches = /(?:^|[^\w.-])s([^\w\s\\])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...word.matchAll(searches)].map(([, , pattern = '']) => pattern.replaceAll(/\\([/.:-])/g, '$1'));
}

function pathOf(word: string): readonly string[] {
  const path = word.replace(/^\$\w+\/|^.*[}*)]\//, '').replace(/^[./]*\//, '');
  return path === '' || path.startsWith('-') || /[|*$]/.test(path) ? [] : [path];
}
