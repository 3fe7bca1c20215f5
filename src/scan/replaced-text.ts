// Literals that a command of the repository replaces by text: a digest there would break the command, or be lost.
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import { refused } from './pin-place.js';
import { notPinnable } from './reasons.js';
import { type IndexedCommand, indexOf, maxCompared, minWordLength } from './replacement-index.js';
import type { Replacement } from './replacements.js';

const maxLineLength = 2000;

/** What is found for one file or name; `too-many`: more commands than can be compared with each reference. */
type Found<T> = T | 'too-many';

/** Of the commands that look for a name, the first of each kind. */
interface Searching {
  readonly anywhere: IndexedCommand | undefined;
  /** `kustomize edit` changes kustomizations only. */
  readonly inKustomizations: IndexedCommand | undefined;
}

/** Returns a function that refuses to pin what one of the commands replaces, and what too many of them may replace. */
export function replacementRefuser(
  replacements: readonly Replacement[],
  files: ReadonlyMap<string, SourceFile>,
): (one: Occurrence) => Occurrence {
  const index = indexOf(replacements);
  const byName = new Map<string, Found<Searching>>();
  // References come file by file.
  let last: { file: string; naming: Found<readonly IndexedCommand[]> } | undefined;

  function namingOf(file: string): Found<readonly IndexedCommand[]> {
    if (last?.file !== file) last = { file, naming: index.naming(file) ?? 'too-many' };
    return last.naming;
  }

  function searchingFor(raw: string): Found<Searching> {
    const searching = byName.get(raw) ?? searchedIn(raw);
    byName.set(raw, searching);
    return searching;
  }

  function searchedIn(raw: string): Found<Searching> {
    const name = nameIn(raw);
    if (name.repository.length < minWordLength) return { anywhere: undefined, inKustomizations: undefined };
    const starts = index.containing(name.repository);
    if (starts === undefined) return 'too-many';
    const found = starts
      .filter(({ text }) => hasTag(text.slice(name.repository.length), name.rest))
      .map(({ indexed }) => indexed)
      .sort((a, b) => a.order - b.order);
    const isKustomize = ({ command }: IndexedCommand) => command.program === 'kustomize';
    return { anywhere: found.find((one) => !isKustomize(one)), inKustomizations: found.find(isKustomize) };
  }

  return (one) => {
    if (one.kind !== 'image' || one.pin.kind === 'refused' || index.size === 0) return one;
    const { file } = one.at;
    const [naming, searching] = [namingOf(file), searchingFor(one.raw)];
    const by =
      (naming === 'too-many' ? undefined : touching(naming, one, files)) ??
      (searching === 'too-many' ? undefined : editing(searching, file));
    if (by !== undefined) return { ...one, pin: refused(notPinnable.replacedBy(by.file, by.line)) };
    const isUnknown = naming === 'too-many' || searching === 'too-many';
    return isUnknown ? { ...one, pin: refused(notPinnable.tooManyReplacements(maxCompared)) } : one;
  };
}

/** The first of the commands for which everything that it looks for, as far as it is literal, is on a line of the reference. */
function touching(
  naming: readonly IndexedCommand[],
  one: ImageOccurrence,
  files: ReadonlyMap<string, SourceFile>,
): Replacement | undefined {
  if (naming.length === 0) return undefined;
  const lines = linesOf(one, files.get(one.at.file)?.text ?? '');
  return naming.find(
    ({ command, words }) =>
      command.keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines)) ||
      words.some((all) => all.length > 0 && all.every((word) => lines.includes(word))),
  )?.command;
}

function editing({ anywhere, inKustomizations }: Searching, file: string): Replacement | undefined {
  const isKustomization = /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
  return (anywhere ?? (isKustomization ? inKustomizations : undefined))?.command;
}

/** The name as written, up to its digest: the repository, and the rest with the tag. */
function nameIn(raw: string): { readonly repository: string; readonly rest: string } {
  const name = raw.split('@')[0] ?? '';
  const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
  const repository = colon < 0 ? name : name.slice(0, colon);
  return { repository, rest: name.slice(repository.length) };
}

/** True for what follows the repository in a pattern, if the tag is the same up to where the pattern matches anything. */
function hasTag(following: string, rest: string): boolean {
  const [tag = ''] = /^[\w.:-]*/.exec(following) ?? [];
  return rest.startsWith(tag.replace(/\.$/, ''));
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
