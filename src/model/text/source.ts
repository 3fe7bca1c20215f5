// Text of the checkout, and places in it.

/** Half-open range of UTF-16 offsets into a file's text. `position.ts` computes lines and columns. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function holdsSpan({ start, end }: Span, inner: Span): boolean {
  return start <= inner.start && inner.end <= end;
}

/** `path` is relative to the checkout, with forward slashes. `text` keeps its byte order mark and line ends. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Place {
  readonly file: string;
  readonly span: Span;
}

/** A key for maps: equal for places with the same file and span. */
export function placeKey({ file, span }: Place): string {
  return `${span.start}-${span.end} ${file}`;
}

/** A part of the input that could not be read. Without `span` it is about the whole file. */
export interface Problem {
  readonly file: string;
  readonly message: string;
  readonly span?: Span;
}
