// What a reader of values is: of values that something reads otherwise than as the name of an image.

import { TooManySteps, type YamlDocument } from '../../languages/yaml/document.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { positionsOf } from '../../model/text/position.js';
import type { SourceFile } from '../../model/text/source.js';
import type { TextOfFile, ValueRead } from '../../scan/between/value-reads.js';
import { notPinnable } from '../../scan/reasons.js';

/** One kind of readers. What it finds is refused a new digest, or is changed together with what it is compared with. */
export interface ValueReader {
  /** What it does with the value, for the documentation. */
  readonly title: string;
  /** The ids of the scanners whose files have such readers; `scripts`: of all that have scripts; `all`: files of any format. */
  readonly formats: readonly string[] | 'scripts' | 'all';
  /** Everything that reads values in this way. Pure; never throws for what a file contains. */
  find(file: SourceFile, context: ReadingContext): readonly ValueRead[];
}

/** What belongs to a file: its companions, and the folders of charts that get its values. */
export interface ReadingContext {
  readonly companions: readonly SourceFile[];
  readonly charts: readonly string[];
}

/** Reads the documents of a file. Where this takes too many steps, the values `of` which it reads are refused as a whole. */
export function readsInDocuments(
  file: SourceFile,
  of: ValueRead['of'],
  readsIn: (document: YamlDocument) => readonly ValueRead[],
): readonly ValueRead[] {
  try {
    return parseYaml(file).documents.flatMap(readsIn);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return [{ of, effect: { why: notPinnable.tooManyReaders } }];
  }
}

export function anyText({ path }: Pick<SourceFile, 'path'>): TextOfFile {
  return { file: path, span: { start: 0, end: Number.MAX_SAFE_INTEGER } };
}

/** Gives `file:line` of an offset into the text. */
export function lineNamer({ path, text }: SourceFile): (offset: number) => string {
  const positions = positionsOf(text);
  return (offset) => `${path}:${positions({ start: offset, end: offset }).line}`;
}
