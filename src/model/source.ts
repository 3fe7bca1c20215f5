// Text as it stands in the checkout, and places in it.

/** Half-open range of UTF-16 offsets into a file's text. Line and column are computed in `report/` alone. */
export interface Span {
  readonly start: number;
  readonly end: number;
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

/** A part of the input that could not be read. Without `span` it is about the whole file. */
export interface Problem {
  readonly file: string;
  readonly message: string;
  readonly span?: Span;
}
