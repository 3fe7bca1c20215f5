// A Dockerfile in a string of a Bake file, HCL or JSON. Bake expands its own variables there before BuildKit reads it.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#template-expressions
import type { Occurrence, ScanContext } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/source.js';
import { refused } from '../pin-place.js';
import { notPinnable, unscanned } from '../reasons.js';
import { type DockerfileScan, scanDockerfile } from './dockerfile.js';
import { decoded, type Expanded, expanded, filler, type InlineText, type Resolve } from './inline-text.js';
import { LimitError, type Pay } from './lexer-types.js';

/** Every inserted character is kept with its place, and is read as a part of the Dockerfile. */
const stepsPerInserted = 32;

/**
 * Reads the text in the span as a Dockerfile, with every reference at its place in the file. `pay` is for all Dockerfiles
 * of the file.
 */
export function inlineDockerfile(
  file: SourceFile,
  text: InlineText,
  resolve: Resolve,
  { pay, ...context }: ScanContext & { readonly pay: Pay },
): DockerfileScan {
  try {
    const paid = (expression: string) => {
      const value = resolve(expression);
      pay(stepsPerInserted * (value?.length ?? 1));
      return value;
    };
    return readInline(file, text, expanded(decoded(file.text, text), paid), { ...context, pay });
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    const problem = { file: file.path, message: unscanned.dockerfileLimit(error.message), span: text.span };
    return { occurrences: [], problems: [problem], passed: { occurrences: [], problems: [] } };
  }
}

function readInline(
  file: SourceFile,
  text: InlineText,
  { all, inserted }: Expanded,
  { pay, ...context }: ScanContext & { readonly pay: Pay },
): DockerfileScan {
  const { end, start } = text.span;
  const offsets = {
    start: (index: number) => all.starts[index] ?? end,
    end: (index: number) => all.ends[index - 1] ?? start,
  };
  const isCovered = all.text.includes(filler);
  const scan = scanDockerfile(file, { text: all.text, offsets, isCovered, pay }, false, context);
  return {
    ...scan,
    occurrences: scan.occurrences.map((one) => withoutPlace(one, inserted)),
    problems: scan.problems.map((one) =>
      one.message.includes(filler) ? { ...one, message: unscanned.inlineTemplate } : one,
    ),
  };
}

/** A variable of Bake may have another value in the next build, so a digest behind it may be wrong. */
function withoutPlace(one: Occurrence, inserted: readonly Span[]): Occurrence {
  if (one.kind !== 'image') return one;
  const { start, end } = one.at.span;
  const isExpanded = inserted.some((span) => span.start < end && span.end > start);
  return isExpanded ? { ...one, pin: refused(notPinnable.fromParameter) } : one;
}
