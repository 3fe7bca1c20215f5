// An issue in a policy file, with its line and column.
import { positionsOf } from '../../model/text/position.js';
import type { SourceFile, Span } from '../../model/text/source.js';

export interface PolicyIssue {
  readonly file: string;
  /** 1-based, in the file. */
  readonly line: number;
  readonly column: number;
  /** One or two sentences: what is wrong and what would be right. */
  readonly message: string;
}

const lookups = new WeakMap<SourceFile, ReturnType<typeof positionsOf>>();

/** An issue at a span of the file. */
export function issueAt(source: SourceFile, span: Span, message: string): PolicyIssue {
  const positions = lookups.get(source) ?? positionsOf(source.text);
  lookups.set(source, positions);
  const clamp = (offset: number) => Math.min(Math.max(offset, 0), source.text.length);
  const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
  return { file: source.path, line, column: Math.max(column, 1), message };
}

/** `file:line:column: message`. */
export function issueText({ file, line, column, message }: PolicyIssue): string {
  return `${file}:${line}:${column}: ${message}`;
}
