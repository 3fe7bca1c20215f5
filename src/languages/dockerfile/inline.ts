// A Dockerfile in a string of a Bake file, HCL or JSON. Bake expands its own variables there before BuildKit reads it.
// https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#template-expressions
import type { Occurrence, ScanContext } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unscanned } from '../../scan/reasons.js';
import { type DockerfileScan, scanDockerfile } from './dockerfile.js';
import { LimitError, type WorkBudget } from './lexer/lexer-types.js';

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const escapeSequence = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<char>[^uU]))/gs;
const sign = /[$%]/g;

/** Stands for what nothing in the file tells. */
export const filler = '\uE000';

/** Where the Dockerfile is written, and as what. */
interface InlineText {
  /** Without quotes. */
  readonly span: Span;
  /** In JSON, an escape may also write the sign of a template. */
  readonly kind: 'string' | 'heredoc' | 'json';
}

/** The text of an expression such as `NAME`; `undefined` where the file does not tell it. */
type Resolve = (expression: string) => string | undefined;

/** A text, and where each of its characters is written in the file. */
class Characters {
  text = '';
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Characters that an escape writes. */
  readonly escaped = new Set<number>();

  /** Characters that are written one after the other. */
  addWritten(text: string, start: number): void {
    for (let at = 0; at < text.length; at += 1) this.add(text[at] ?? '', start + at, start + at + 1);
  }

  /** Characters that stand for what is written in the span. */
  addFor(text: string, { start, end }: Span): void {
    for (let at = 0; at < text.length; at += 1) this.add(text[at] ?? '', start, end);
  }

  addFrom(other: Characters, from: number, to: number): void {
    for (let at = from; at < to; at += 1)
      this.add(other.text[at] ?? '', other.starts[at] ?? 0, other.ends[at] ?? 0);
  }

  private add(char: string, start: number, end: number): void {
    this.text += char;
    this.starts.push(start);
    this.ends.push(end);
  }
}

/** The string's value with its templates. */
export function decoded(text: string, { span, kind }: InlineText): Characters {
  const all = new Characters();
  const written = text.slice(span.start, span.end);
  let done = 0;
  for (const match of kind === 'heredoc' ? [] : written.matchAll(escapeSequence)) {
    all.addWritten(written.slice(done, match.index), span.start + done);
    done = match.index + match[0].length;
    if (kind === 'string') all.escaped.add(all.text.length);
    all.addFor(meaningOf(match), { start: span.start + match.index, end: span.start + done });
  }
  all.addWritten(written.slice(done), span.start + done);
  return all;
}

function meaningOf({ groups }: RegExpExecArray): string {
  const code = groups?.short ?? groups?.long;
  if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
  const char = groups?.char;
  return char === undefined ? '' : (escapes[char] ?? char);
}

/** The text that BuildKit reads, and the templates whose values were inserted. */
interface ExpandedTemplates {
  readonly all: Characters;
  readonly inserted: readonly Span[];
}

/** The text that BuildKit reads: `${NAME}` with its value, `$${` as `${`, and the filler for any other template. */
export function expanded(written: Characters, resolve: Resolve): ExpandedTemplates {
  const { text, escaped } = written;
  const all = new Characters();
  const inserted: Span[] = [];
  let done = 0;
  for (const { 0: char, index } of text.matchAll(sign)) {
    const isSign = index >= done && !escaped.has(index);
    if (!isSign) continue;
    if (text.startsWith(`${char}${char}{`, index)) {
      all.addFrom(written, done, index);
      all.addFrom(written, index + 1, index + 3);
      done = index + 3;
    } else if (text[index + 1] === '{' && !escaped.has(index + 1)) {
      const end = endOfTemplate(text, index + 2);
      const span = { start: written.starts[index] ?? 0, end: written.ends[end - 1] ?? 0 };
      const value = char === '$' ? resolve(text.slice(index + 2, end - 1).trim()) : undefined;
      all.addFrom(written, done, index);
      all.addFor(value ?? filler, span);
      inserted.push(span);
      done = end;
    }
  }
  all.addFrom(written, done, text.length);
  return { all, inserted };
}

/** The offset behind the closing brace, or the end of the text. */
function endOfTemplate(text: string, start: number): number {
  let [depth, isString] = [1, false];
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (isString && char === '\\') at += 1;
    else if (char === '"') isString = !isString;
    else if (!isString && char === '{') depth += 1;
    else if (!isString && char === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

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
  { pay, ...context }: ScanContext & { readonly pay: WorkBudget },
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
  { all, inserted }: ExpandedTemplates,
  { pay, ...context }: ScanContext & { readonly pay: WorkBudget },
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
