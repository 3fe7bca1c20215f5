// Scans the texts within a file that are files of their own: what its commands read, such as the Dockerfile in a heredoc, and what
// YAML and JSON hold, such as the manifest in a ConfigMap.

import { posix } from 'node:path';
import { evidence } from '../../languages/shell/uses.js';
import { placedIn } from '../../languages/yaml/nested-file.js';
import { addToGroup, append, compact } from '../../model/collections.js';
import {
  joinedScans,
  type Mention,
  type NestedText,
  type Occurrence,
  type Scan,
  type ScanLists,
} from '../../model/occurrence.js';
import { type Problem, placeKey, type SourceFile, type Span } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { withoutOverlaps } from '../../scan/overlaps.js';
import { unresolved, unscanned } from '../../scan/reasons.js';
import { isKnown, readersOf } from '../registry.js';
import { embeddedImages } from './embedded.js';

const maxDepth = 3;
/** More than any script writes. */
const maxTexts = 200;
const expansion = /[$`]/;
/** Words that name an image in any format. */
const use = /\bimages?\b|^[ \t]*FROM\s/im;

/** Where commands of a file run in another folder than that of the file. */
const otherFolder = /\b(?:cd|pushd|chdir|workdir|working[-_]?dir(?:ectory)?)\b|\bdir\s*\(|\s-C\s/i;

/** The scans of the texts, with the places of what is found in the file. */
export function nestedScans(file: SourceFile, texts: readonly NestedText[]): readonly Scan[] {
  if (texts.length === 0) return [];
  const written = new Set<string>();
  const unread: Problem[] = [];
  const scans = scansAt(file, withoutRepeats(texts), { depth: 0, written, unread });
  const isElsewhere = otherFolder.test(file.text);
  return [
    ...scans.map(({ mentions = [], ...scan }) =>
      mentions.length === 0 ? scan : { ...scan, mentions: mayBeMade(mentions, written, isElsewhere) },
    ),
    { occurrences: [], problems: unread.slice(0, 1) },
  ];
}

interface Level {
  readonly depth: number;
  /** Gets the paths of the files that the texts are written to, and of their folders. */
  readonly written: Set<string>;
  /** Gets a problem where texts that may name images are not read. */
  readonly unread: Problem[];
}

function scansAt(file: SourceFile, texts: readonly NestedText[], level: Level): readonly Scan[] {
  const isTooDeep = level.depth >= maxDepth;
  const ofFormats = texts.filter(({ as, path }) => as !== undefined || (path !== undefined && isKnown(path)));
  const read = isTooDeep ? [] : ofFormats.slice(0, maxTexts);
  const first = ofFormats.slice(read.length).find(({ text }) => use.test(text) || evidence.test(text));
  if (first !== undefined) {
    const message = isTooDeep ? unscanned.deepText(maxDepth) : unscanned.tooManyTexts(maxTexts);
    level.unread.push({ file: file.path, message, span: outer(undefined, first) });
  }
  return read.flatMap((one) => scansOf(file, one, level));
}

/** A heredoc in a function is the same text for each call. Arguments of calls have other places, even if their texts are equal. */
function withoutRepeats(texts: readonly NestedText[]): readonly NestedText[] {
  const known = new Map<NestedText['place'], NestedText[]>();
  for (const one of texts) {
    const isKnownText = known
      .get(one.place)
      ?.some(({ as, path, text }) => as === one.as && path === one.path && text === one.text);
    if (isKnownText !== true) addToGroup(known, one.place, one);
  }
  return [...known.values()].flat();
}

/** The path of a text, for commands that run in the folder of the file; `-` is the standard input. */
function pathOf(file: SourceFile, { path = '-' }: NestedText): string {
  return posix.join(folderOf(file.path), path.replace(/^\/+/, ''));
}

function pathWithFolders(path: string): readonly string[] {
  return path === '.' ? [path] : [path, ...pathWithFolders(posix.dirname(path))];
}

/**
 * The files that the file itself writes exist only once its commands have run, and are read where they are written. Behind a
 * `cd`, the folder from which a name leads to a file is not known. In both cases it is wrong to say that the file is missing.
 */
function mayBeMade(
  mentions: readonly Mention[],
  written: ReadonlySet<string>,
  isElsewhere: boolean,
): readonly Mention[] {
  const made = new Set(
    mentions.flatMap(({ at, path }) =>
      at !== undefined && written.has(path.replace(/\/$/, '')) ? placeKey(at) : [],
    ),
  );
  return mentions.map((one) =>
    one.at !== undefined && (isElsewhere || made.has(placeKey(one.at))) ? { ...one, mayBeMade: true } : one,
  );
}

function scansOf(file: SourceFile, nested: NestedText, level: Level): readonly Scan[] {
  const { as, place, text } = nested;
  const path = pathOf(file, nested);
  if (nested.path !== undefined) for (const one of pathWithFolders(path)) level.written.add(one);
  const readers = readersOf(nested.path ?? '', new Set(as === undefined ? [] : [as]));
  return readers.flatMap((reader): readonly Scan[] => {
    const scan = reader.scan({ path, text });
    if (scan === undefined) return [];
    const occurrences = scan.occurrences.map((one) => expanded(placedIn(one, place, file), file, nested));
    const isComplete = nested.isQuoted || !expansion.test(text);
    const unread =
      isComplete || scan.problems.length === 0 || occurrences.length > 0 || !use.test(text)
        ? []
        : [unreadText(file, nested)];
    const inner: Scan[] = [
      {
        occurrences: [...occurrences, ...unread],
        problems: isComplete
          ? scan.problems.map((one) => ({ ...one, file: file.path, span: outer(one.span, nested) }))
          : [],
        mentions: (scan.mentions ?? []).map((one) => mentionedIn(file, one, nested)),
      },
    ];
    const innerTexts = withoutRepeats(scan.nested ?? []).map((one) => within(one, nested));
    append(inner, scansAt(file, innerTexts, { ...level, depth: level.depth + 1 }));
    return inner;
  });
}

function mentionedIn(file: SourceFile, { at, ...mention }: Mention, { place }: NestedText): Mention {
  return { ...mention, ...compact({ at: at && { file: file.path, span: place(at.span) } }) };
}

/** A name with a variable is not known: the shell sets it. */
function expanded(one: Occurrence, file: SourceFile, { isQuoted }: NestedText): Occurrence {
  if (isQuoted || !expansion.test(one.raw)) return one;
  return opaqueAt(file, one.at.span, 'variable', unresolved.shellVariable(one.raw));
}

function within(inner: NestedText, { place }: NestedText): NestedText {
  return { ...inner, place: (span) => place(inner.place(span)) };
}

function outer(span: Span | undefined, { place, text }: NestedText): Span {
  return place(span ?? { start: 0, end: Math.min(text.length, 1) });
}

/** A text that cannot be read because the shell changes it first. */
function unreadText(file: SourceFile, { place, text }: NestedText): Occurrence {
  const start = Math.max(text.search(expansion), 0);
  const span = place({ start, end: start + 1 });
  return opaqueAt(file, span, 'variable', unresolved.shellVariable(text.slice(start)));
}

const yamlOrJson = /\.(?:ya?ml|json|bu)(?:\.\w+)?$/;

/** The known occurrences of a file, which are in the order of the text, with those in texts that YAML or JSON holds. */
export function withEmbedded(file: SourceFile, known: readonly Occurrence[]): readonly Occurrence[] {
  const embedded = yamlOrJson.test(file.path) ? embeddedImages(file, scanText) : [];
  if (embedded.length === 0) return known;
  return withoutOverlaps([...known, ...apartFrom(embedded, known)]);
}

/** A text in a file, by its name, or as a part of a manifest. It can contain another one. */
function scanText(file: SourceFile, depth = 1): Pick<ScanLists, 'occurrences' | 'problems'> {
  const isYaml = yamlOrJson.test(file.path);
  const readers = readersOf(file.path, new Set(isYaml ? ['kustomize'] : []));
  const { occurrences, problems } = joinedScans(readers.flatMap((scanner) => scanner.scan(file) ?? []));
  const inner = isYaml && depth > 0 ? embeddedImages(file, (one) => scanText(one, depth - 1)) : [];
  return { occurrences: [...occurrences, ...inner], problems };
}

/** Those that share no place with the known ones, which are in the order of the text and do not overlap. */
function apartFrom(found: readonly Occurrence[], known: readonly Occurrence[]): readonly Occurrence[] {
  let next = 0;
  return found
    .toSorted((a, b) => a.at.span.start - b.at.span.start)
    .filter(({ at: { span } }) => {
      while ((known[next]?.at.span.end ?? Number.POSITIVE_INFINITY) <= span.start) next += 1;
      return (known[next]?.at.span.start ?? Number.POSITIVE_INFINITY) >= span.end;
    });
}
