// Scans the texts within a file that are files of their own: what its commands read, such as the Dockerfile in a heredoc, and what
// YAML and JSON hold, such as the manifest in a ConfigMap.

import { embeddedImages } from '../../languages/yaml/embedded.js';
import { placedIn } from '../../languages/yaml/nested-file.js';
import { append } from '../../model/collections.js';
import {
  joinedScans,
  type NestedText,
  type Occurrence,
  type Scan,
  type ScanLists,
} from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { withoutOverlaps } from '../../scan/overlaps.js';
import { unresolved } from '../../scan/reasons.js';
import { isKnown, readersOf } from '../registry.js';

const maxDepth = 3;
/** More than any script writes. */
const maxTexts = 200;
const expansion = /[$`]/;
/** Words that name an image in any format. */
const use = /\bimage\b|^[ \t]*FROM\s/im;

/** The scans of the texts, with the places of what is found in the file. */
export function nestedScans(file: SourceFile, texts: readonly NestedText[], depth = 0): readonly Scan[] {
  return texts.slice(0, maxTexts).flatMap((one) => {
    const isRead = one.as !== undefined || (one.path !== undefined && isKnown(one.path));
    return isRead && depth < maxDepth ? scansOf(file, one, depth) : [];
  });
}

function scansOf(file: SourceFile, nested: NestedText, depth: number): readonly Scan[] {
  const { as, path = '', place, text } = nested;
  const readers = readersOf(path, new Set(as === undefined ? [] : [as]));
  return readers.flatMap((reader): readonly Scan[] => {
    const scan = reader.scan({ path: `${folderOf(file.path)}/${path}`, text });
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
        ...(scan.mentions === undefined ? {} : { mentions: scan.mentions }),
      },
    ];
    append(
      inner,
      nestedScans(
        file,
        (scan.nested ?? []).map((one) => within(one, nested)),
        depth + 1,
      ),
    );
    return inner;
  });
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
