// Literals that a command of the repository replaces by text: a digest there would break the command, or be lost.
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import { refused } from './pin-place.js';
import { notPinnable } from './reasons.js';
import type { Replacement } from './replacements.js';

const minWordLength = 3;
const maxCommands = 2000;
const maxLineLength = 2000;

/** Returns a function that refuses to pin what one of the commands replaces. */
export function replacementRefuser(
  replacements: readonly Replacement[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const commands = replacements.slice(0, maxCommands);
  const byFile = new Map<string, readonly Replacement[]>();
  const byName = new Map<string, readonly Replacement[]>();
  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused' || commands.length === 0) return one;
    const { file } = one.at;
    const naming = byFile.get(file) ?? commands.filter((command) => namesFile(command, file));
    byFile.set(file, naming);
    const searching =
      byName.get(one.raw) ??
      commands.filter(({ patterns }) => patterns.some((pattern) => isLiteral(pattern, one.raw)));
    byName.set(one.raw, searching);
    const lines = naming.length === 0 ? '' : linesOf(one, files.get(file)?.text ?? '');
    const by =
      naming.find((command) => touches(command, lines)) ??
      searching.find((command) => mayEdit(command, file));
    return by === undefined ? one : { ...one, pin: refused(notPinnable.replacedBy(by.file, by.line)) };
  };
}

/** True for a command with the file's path, or the end of it, as a word. */
function namesFile({ paths }: Replacement, file: string): boolean {
  return paths.some((path) => `/${file}`.endsWith(`/${path}`));
}

/** `kustomize edit` changes kustomizations only. */
function mayEdit({ program }: Replacement, file: string): boolean {
  return program !== 'kustomize' || /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
}

/** True where everything that the command looks for, as far as it is literal, is on a line of the reference. */
function touches({ patterns, keys }: Replacement, lines: string): boolean {
  if (keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines))) return true;
  return patterns.some((pattern) => {
    const words = literalWords(pattern);
    return words.length > 0 && words.every((word) => lines.includes(word));
  });
}

/** The words of a pattern without variables and without what is repeated. */
function literalWords(pattern: string): readonly string[] {
  return (pattern.match(/\$?\{?[\w./:-]+[*+?]?/g) ?? []).flatMap((word) => {
    const literal = /[*+?]$/.test(word) ? word.slice(0, -2) : word;
    return literal.startsWith('$') || literal.length < minWordLength ? [] : [literal];
  });
}

/** True for a pattern with the name as written, up to where the pattern matches anything. */
function isLiteral(pattern: string, raw: string): boolean {
  const name = raw.split('@')[0] ?? '';
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const repository = colon < 0 ? name : name.slice(0, colon);
  const at = repository.length < minWordLength ? -1 : pattern.indexOf(repository);
  if (at < 0 || /[\w./-]/.test(pattern[at - 1] ?? '')) return false;
  const [tag = ''] = /^[\w.:-]*/.exec(pattern.slice(at + repository.length)) ?? [];
  const literalTag = tag.replace(/\.$/, '');
  return literalTag === '' || name.slice(repository.length).startsWith(literalTag);
}

/** The line of the reference, and that of its digest where it is another one. */
function linesOf({ at, pin }: ImageOccurrence, text: string): string {
  const lineAt = (offset: number) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const end = text.indexOf('\n', offset);
    return text.slice(start, Math.min(end < 0 ? text.length : end, start + maxLineLength));
  };
  return `${lineAt(at.span.start)}\n${pin.kind === 'place' ? lineAt(pin.span.start) : ''}`;
}
