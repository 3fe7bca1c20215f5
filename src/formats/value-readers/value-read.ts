// A value that something reads otherwise than as the name of an image, and what a reader of values is.

import { TooManySteps, type YamlDocument } from '../../languages/yaml/document.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { positionsOf } from '../../model/text/position.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { notPinnable } from '../../scan/reasons.js';

/** A text of a file, without quotes. */
export interface TextOfFile {
  readonly file: string;
  readonly span: Span;
  /** Only the values of these, as in `NAME=value`. */
  readonly variables?: ReadonlySet<string>;
}

/** The images of the resources that a file of Kustomize includes, as far as it chooses some of them. */
export interface ImagesOfResources {
  /** The file of Kustomize: what it includes is chosen, and what those include that name it. */
  readonly includedBy: string;
  readonly kind?: string;
  readonly name?: string;
  /** The texts of the images. */
  readonly texts?: readonly string[];
}

/** The images with a name, in any file of the checkout but Dockerfiles and manifests, whose images the machine does not store by name. */
export interface ImagesNamed {
  /** The same for all spellings. */
  readonly nameKey: string;
}

/** The images, in the same files as {@link ImagesNamed}, of a repository, with or without its registry. */
export interface ImagesListed {
  readonly repository: string;
}

/** A reader of one value, or of those that it chooses. */
export interface ValueRead {
  readonly of: TextOfFile | ImagesOfResources | ImagesNamed | ImagesListed;
  /**
   * What a digest would break and how to pin by hand; it completes "It cannot be pinned automatically: …". The other texts
   * that the reader compares with the value, in the same file: with the same digest there, it finds what it found before.
   */
  readonly effect: { readonly why: string } | { readonly also: readonly Span[] };
}

/** One kind of readers. What it finds is refused a new digest, or is changed together with what it is compared with. */
export interface ValueReader {
  /** What it does with the value, for the documentation. */
  readonly title: string;
  /** The ids of the scanners whose files have such readers; `all`: files of any format. */
  readonly formats: readonly string[] | 'all';
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
