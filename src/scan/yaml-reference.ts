// Scalars that name an image → occurrences; and the part that every YAML format shares.
import type { Occurrence, Scan } from '../model/occurrence.js';
import type { SourceFile, Span } from '../model/source.js';
import { occurrenceAt, opaqueAt } from './reference.js';
import { expand, wholeVariable } from './variables.js';
import { parseYaml, type ScalarText, templateSpan, textOf, type YamlDocument } from './yaml-tree.js';

/**
 * Reads the documents of a file that holds `needle` at all; `find` gives the nodes that hold an image name, each of which becomes one occurrence
 * although several places may use it by alias. `undefined` when no document is of the format.
 */
export function scanYaml(
  file: SourceFile,
  needle: string,
  find: (document: YamlDocument) => readonly unknown[] | undefined,
  occurrence: (file: SourceFile, text: ScalarText) => Occurrence,
): Scan | undefined {
  if (!file.text.includes(needle)) return undefined;
  const { documents, problems } = parseYaml(file);
  const found = documents.map(find);
  if (found.every((nodes) => nodes === undefined)) return undefined;
  const occurrences = found.flat().flatMap((node) => {
    const text = textOf(file, node);
    const template = templateSpan(file, node);
    if (template !== undefined)
      return [opaqueAt(file, template, 'template', 'it is filled in by a template')];
    return text === undefined ? [] : [occurrence(file, text)];
  });
  return { occurrences: [...new Map(occurrences.map((one) => [one.at.span.start, one])).values()], problems };
}

/** A name that the format takes as it stands. */
export function literal(file: SourceFile, { span, value, exact }: ScalarText): Occurrence {
  return occurrenceAt(file, span, value, exact);
}

/** A name in which the format expands `${NAME:-default}`; without a default the name is opaque. */
export function interpolated(file: SourceFile, text: ScalarText): Occurrence {
  const { span, value, exact } = text;
  if (!value.includes('$')) return literal(file, text);
  const expansion = expand(value, () => undefined);
  if (expansion.kind === 'unknown') return opaqueAt(file, span, 'variable', expansion.detail);
  const home = exact ? homeOfDefault(value, span) : undefined;
  return home === undefined ? occurrenceAt(file, span, expansion.value, exact) : occurrenceAt(file, home);
}

function homeOfDefault(value: string, { start }: Span): Span | undefined {
  const fallback = wholeVariable(value)?.fallback;
  if (fallback === undefined || fallback.text.includes('$')) return undefined;
  return { start: start + fallback.offset, end: start + fallback.offset + fallback.text.length };
}
