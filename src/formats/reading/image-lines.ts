// Tells of a template that is no YAML before it is filled in whether each of its lines that may name an image was read.

import { parseYaml } from '../../languages/yaml/parse.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';

/** What another program fills in: `{{ … }}`, `{% … %}`, `<% … %>`, `[[ … ]]`, `{- … }`, `@NAME@` and `{NAME}`. */
const filledIn =
  /\{\{|\{%|<%|\[\[-? ?[.$a-z][^[\]\n]{0,200}\]\]|\{- |@[A-Z][A-Z0-9_]*@|(?<!\$)\{[A-Z][A-Z0-9_]*\}/;
/** Words of keys and commands that lead to images, and spellings that may hide one of them. */
const leads =
  /image|\bcontainer\b|docker|podman|nerdctl|\boci:|^\s*FROM\b|repository|storageuri|\b(?:uses|include|extends|build)["']?:|\\[xu\r]/gi;
/** Parts of lines that name none, with comments and directives that print nothing. */
const harmless =
  /imagePull(?:Policy|Secrets)|^[ \t]*#.*|\{\{-?[ \t]*(?:if|else|end|with|range|define)\b.*?\}\}|\{%.*?%\}/g;

/** What a template prints: its words are no keys. */
const directive = /\{\{.*?\}\}/g;

/** Longer lines are not taken apart. */
const maxLine = 2000;

/** Up to the end of the text, what follows is read as a part of such a scalar. */
const openQuote = /a quoted scalar is not closed/;

/** The problems without that of the YAML, where the file is a template and all of its lines with images were read. */
export function withoutFilledIn(
  file: SourceFile,
  occurrences: readonly Occurrence[],
  problems: readonly Problem[],
): readonly Problem[] {
  if (problems.length === 0 || !filledIn.test(file.text)) return problems;
  const ofYaml = new Set(parseYaml(file).problems);
  const hasOpenQuote = problems.some(({ message }) => openQuote.test(message));
  return !hasOpenQuote && problems.some((one) => ofYaml.has(one)) && areLinesRead(file.text, occurrences)
    ? problems.filter((one) => !ofYaml.has(one))
    : problems;
}

function areLinesRead(text: string, occurrences: readonly Occurrence[]): boolean {
  const starts = occurrences.flatMap(({ at, uses = [] }) => [
    at.span.start,
    ...uses.map(({ start }) => start),
  ]);
  starts.sort((a, b) => a - b);
  let [at, next] = [0, 0];
  return text.split('\n').every((line) => {
    const end = at + line.length + 1;
    const first = next;
    while ((starts[next] ?? end) < end) next += 1;
    at = end;
    if (line.length > maxLine) return line.search(leads) < 0;
    const named = line.replace(harmless, '').replace(directive, '').match(leads)?.length ?? 0;
    return named <= next - first;
  });
}
