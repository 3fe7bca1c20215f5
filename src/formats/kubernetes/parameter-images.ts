// The images of resources with parameters, with the values that all documents of a file give them.

import { TooManySteps, type YamlDocument, type YamlFile } from '../../languages/yaml/document.js';
import { type Frame, framesOf } from '../../languages/yaml/frames.js';
import { textOf } from '../../languages/yaml/text.js';
import type { ImageParameter, Occurrence, Scan } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import type { SourceText } from '../../scan/occurrence.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unscanned } from '../../scan/reasons.js';
import { combinationsIn, parameterImages } from '../../scan/values/parameters.js';
import { type CallRules, type CountValues, readCalls, type ValuesIn } from './parameter-values.js';

/** Of all parameters of a file, for each place that uses them. */
const maxValues = 50_000;

/** A node that names an image, in the map that gives its parameters their meaning. */
export interface Use {
  readonly node: unknown;
  readonly frame: Frame;
}

interface ParameterFormat {
  readonly pattern: RegExp;
  parse(file: SourceFile): YamlFile;
  isResource(document: YamlDocument): boolean;
  valuesIn(frames: readonly Frame[], count: CountValues): ValuesIn;
  usesIn(frame: Frame): readonly unknown[];
  /** How resources of other files pass values to those of this one, and this one to them. */
  readonly calls: CallRules;
  /** Occurrences in other texts inside of the map; those that are opaque may have parameters. */
  embeddedIn?(frame: Frame): readonly Occurrence[];
  /** The occurrence of a name whose parameters the file does not set. */
  unresolved(file: SourceFile, text: SourceText): Occurrence;
}

interface ResourceImages {
  /** The candidates of a document. All documents of the file are read before the first answer, and only then. */
  find(document: YamlDocument): readonly unknown[] | undefined;
  /** What other files are to know, after the last document. */
  shared(): Required<Pick<Scan, 'imageParameters' | 'passedTo'>>;
}

/** `known` are parameters of other files that name an image. */
export function resourceImages(
  file: SourceFile,
  format: ParameterFormat,
  known: readonly ImageParameter[] = [],
): ResourceImages {
  let answer: { readonly read: ParameterReading } | { readonly error: unknown } | undefined;
  return {
    find(document) {
      if (!format.isResource(document)) return undefined;
      answer ??= attempt(() => new ParameterReading(file, format.parse(file).documents, format, known));
      // Each document that a failure may concern says so, and none of them reads everything again.
      if ('error' in answer) throw answer.error;
      return answer.read.candidatesOf(document);
    },
    shared: () =>
      answer !== undefined && 'read' in answer ? answer.read.shared : { imageParameters: [], passedTo: [] },
  };
}

function attempt(
  read: () => ParameterReading,
): { readonly read: ParameterReading } | { readonly error: unknown } {
  try {
    return { read: read() };
  } catch (error) {
    return { error };
  }
}

/** The parameters of a file, and how its images use them. */
class ParameterReading {
  readonly #uses = new Map<YamlDocument, Use[]>();
  /** Occurrences in other texts, with the maps that those are in. */
  readonly #embedded = new Map<YamlDocument, (readonly [Occurrence, Frame])[]>();
  /** Of each text that was read, the occurrences with parameters. */
  readonly #openIn = new Map<readonly Occurrence[], readonly Occurrence[]>();
  readonly #valuesIn: ValuesIn;
  /** Where values begin that are parts of longer names somewhere: a digest behind them would be wrong. */
  readonly #parts = new Set<number>();

  readonly shared: ReturnType<ResourceImages['shared']>;
  /** Values that the file passes to images of other files, and why they take no digest. */
  readonly #passed = new Map<YamlDocument, (Use & { readonly noPin: string | undefined })[]>();

  #left = maxValues;
  readonly #count: CountValues = (count) => {
    this.#left -= count;
    if (this.#left < 0) throw new TooManySteps(unscanned.tooManyValues);
  };

  constructor(
    readonly file: SourceFile,
    documents: readonly YamlDocument[],
    readonly format: ParameterFormat,
    known: readonly ImageParameter[],
  ) {
    const frames = documents.filter((one) => format.isResource(one)).flatMap(framesOf);
    this.#valuesIn = format.valuesIn(frames, this.#count);
    for (const frame of frames) {
      const { document } = frame;
      const embedded = this.#newIn(format.embeddedIn?.(frame) ?? [], document);
      add(
        this.#embedded,
        document,
        embedded.map((one) => [one, frame] as const),
      );
      const uses = format.usesIn(frame).map((node) => ({ node, frame }));
      add(this.#uses, document, uses);
    }
    const uses = [...this.#uses.values()].flat();
    for (const use of uses) this.#notePart(use);
    const { pattern, calls: rules } = format;
    const { imageParameters, passed } = readCalls(file, frames, uses, { pattern, rules, known });
    this.shared = { imageParameters, passedTo: [...new Set(passed.flatMap(({ keys }) => keys))] };
    const own = new Set(imageParameters.map(({ key }) => key));
    const elsewhere = new Map(known.map((one) => [one.key, one] as const));
    for (const { keys, node, frame } of passed) {
      const given = keys.flatMap((key) => (own.has(key) ? [] : (elsewhere.get(key) ?? [])));
      const other = given.find(({ isPinnable }) => !isPinnable);
      const noPin = other && notPinnable.usedOtherwise(other.key.slice(other.key.lastIndexOf(' ') + 1));
      if (given.length > 0) add(this.#passed, frame.document, [{ node, frame, noPin }]);
    }
  }

  candidatesOf(document: YamlDocument): readonly unknown[] {
    const own = (this.#uses.get(document) ?? []).flatMap(({ node, frame }) => {
      const texts = textsOf(frame, node);
      if (!texts.some(({ value }) => value.search(this.format.pattern) >= 0)) return [node];
      return [{ found: texts.flatMap((text) => this.#imagesOf(text, frame)) }];
    });
    const embedded = this.#embedded.get(document) ?? [];
    const passed = (this.#passed.get(document) ?? []).map((one) => ({ found: this.#passedImages(one) }));
    return [
      ...own,
      ...passed,
      ...embedded.map(([one, frame]) => ({ found: this.#embeddedImages(one, frame) })),
    ];
  }

  #embeddedImages(one: Occurrence, frame: Frame): readonly Occurrence[] {
    const text = { value: one.raw, span: one.at.span, exact: true };
    return this.#hasParameters(one) ? this.#imagesOf(text, frame) : [one];
  }

  /** The images of a value that is passed to another file. What a caller of this one sets is told where it is set. */
  #passedImages({ node, frame, noPin }: Use & { readonly noPin: string | undefined }): readonly Occurrence[] {
    const found = textsOf(frame, node).flatMap((text) => {
      if (text.value === '') return [];
      const hasParameters = text.value.search(this.format.pattern) >= 0;
      const images = hasParameters ? this.#imagesOf(text, frame) : [this.format.unresolved(this.file, text)];
      return hasParameters ? images.filter(({ kind }) => kind === 'image') : images;
    });
    return found.map((one) =>
      noPin === undefined || one.kind !== 'image' || one.image.digest !== undefined
        ? one
        : { ...one, pin: refused(noPin) },
    );
  }

  /** Where many maps use one text by alias, only what has parameters may differ from one to the next. */
  #newIn(embedded: readonly Occurrence[], document: YamlDocument): readonly Occurrence[] {
    const open = this.#openIn.get(embedded);
    if (open === undefined) {
      this.#openIn.set(
        embedded,
        embedded.filter((one) => this.#hasParameters(one)),
      );
      return embedded;
    }
    document.step(open.length);
    return open;
  }

  #hasParameters(one: Occurrence): boolean {
    return one.kind === 'opaque' && one.raw.search(this.format.pattern) >= 0;
  }

  #imagesOf(text: SourceText, frame: Frame): readonly Occurrence[] {
    const { pattern } = this.format;
    const valuesOf = (name: string) => this.#valuesIn(name, frame);
    const found = parameterImages(this.file, text, pattern, combinationsIn(text, pattern, valuesOf));
    const images = found ?? [this.format.unresolved(this.file, text)];
    this.#count(images.length);
    return images.map((one) =>
      one.kind === 'image' && this.#parts.has(one.at.span.start)
        ? { ...one, pin: refused(notPinnable.usedInParts) }
        : one,
    );
  }

  #notePart({ node, frame }: Use): void {
    for (const { value } of textsOf(frame, node))
      for (const { 0: whole, groups } of value.matchAll(this.format.pattern))
        if (whole.length < value.length)
          for (const { source } of this.#valuesIn(groups?.name ?? '', frame))
            if (source !== undefined) this.#parts.add(source.span.start);
  }
}

function add<T>(to: Map<YamlDocument, T[]>, document: YamlDocument, values: readonly T[]): void {
  const known = to.get(document);
  if (known === undefined) to.set(document, [...values]);
  else for (const value of values) known.push(value);
}

function textsOf({ document }: Frame, node: unknown): readonly SourceText[] {
  const followed = document.follow(node);
  return followed === undefined
    ? []
    : document.sameKey(followed).flatMap((one) => textOf(document, one) ?? []);
}
