// From an expression of HCL to the images that it may stand for.
import { append } from '../../model/collections.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { compareText } from '../../model/text/text.js';
import { occurrenceAt, opaqueAt, resolvedAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { evaluateHcl, type HclBudget, outcomes, type Run } from './evaluate.js';
import { definedName, type HclLeaf } from './leaves.js';
import type { HclPlace, HclValue } from './values.js';

/** What the expressions of one file may take. */
export const maxHclSteps = 400_000;

export interface HclReading {
  readonly budget: HclBudget;
  /** Names that are a part of other texts somewhere. */
  readonly parts: ReadonlySet<string>;
  /** Of a text, the part that is the image; by default all of it. `undefined` for one that names no image. */
  read?(value: string): { readonly start: number; readonly end: number } | undefined;
  /** True for a text that is an image; by default every one is, and what is not known is opaque. */
  isImage?(text: string): boolean;
  /** True where what leads to the image was taken off the leaf, so that all of a text is one. */
  readonly isTrimmed?: boolean;
  /** What is said about a value that is not known; `undefined` for one that cannot be an image. */
  whyUnknown?(why: string, shape: string | undefined): string | undefined;
  /** True where only texts count that are written in the leaf itself. */
  readonly isWritten?: boolean;
  /** The values in a value that are images; by default the value itself. */
  within?(value: HclValue): readonly HclValue[];
}

/** A value that a leaf may have. */
interface PossibleImage {
  readonly value: HclValue;
  readonly isOwn: boolean;
  readonly isPart: boolean;
}

/** What a leaf may be, for every combination of choices. */
function hclPossible({ value, scope }: HclLeaf, reading: HclReading): readonly PossibleImage[] | 'too many' {
  const { budget, parts, within = (one: HclValue) => [one] } = reading;
  const noted = (found: HclValue, run: Run): PossibleImage => ({
    value: found,
    isOwn: [...run.files].every((one) => one === scope.file),
    isPart: [...run.through].some((name) => parts.has(name)),
  });
  const all = outcomes(budget, (run) => within(evaluateHcl(value, scope, run)).map((one) => noted(one, run)));
  return all === 'too many' ? all : all.flat();
}

/** Of an expression that ends before it has begun, the character before it. */
function visible(span: Span): Span {
  return span.start < span.end ? span : { start: Math.max(0, span.start - 1), end: span.end };
}

/** The occurrences of a leaf that is an image: at the texts that it stands for, and what is computed at its own place. */
export function hclImages(leaf: HclLeaf, reading: HclReading): readonly Occurrence[] {
  const { file } = leaf.scope;
  const { span } = leaf.value;
  const all = hclPossible(leaf, reading);
  const isOtherwiseUsed = reading.parts.has(definedName(leaf.path) ?? '');
  if (all === 'too many') return [opaqueAt(file, { ...span }, 'variable', unresolved.tooManyValues)];
  const placed: Occurrence[] = [];
  const computed = new Map<string, { readonly at: Span; readonly texts: Map<string, PossibleImage> }>();
  const unknown = new Map<string, Occurrence>();
  for (const one of all) {
    const { value } = one;
    const place = 'place' in value ? value.place : undefined;
    const at = { ...(place !== undefined && isInside(place, file, span) ? place.span : span) };
    const key = `${at.start}`;
    if (value.kind === 'text' && place?.kind === 'literal')
      append(
        placed,
        literalImage(
          file,
          span,
          place,
          { ...one, isPart: isOtherwiseUsed || (one.isPart && !isInside(place, file, span)) },
          reading,
        ),
      );
    else if (reading.isWritten === true) continue;
    else if (value.kind === 'text' && value.value !== '') {
      const texts = computed.get(key) ?? { at, texts: new Map<string, PossibleImage>() };
      const part = partOf(value.value, reading);
      if (part !== undefined && reading.isImage?.(part) !== false) computed.set(key, texts);
      if (part !== undefined) texts.texts.set(part, one);
    } else if (value.kind === 'unknown') {
      const why = value.isOtherwise ? undefined : whyUnknown(value.why, value.shape, reading);
      if (why !== undefined) unknown.set(key, opaqueAt(file, visible(at), 'variable', why));
    } else if (
      reading.isImage === undefined &&
      (value.kind === 'list' || value.kind === 'map' || value.kind === 'names')
    )
      unknown.set(key, opaqueAt(file, at, 'variable', unresolved.expression));
  }
  const known = [...computed].filter(([key]) => !unknown.has(key));
  return [
    ...placed,
    ...known.flatMap(([, { at, texts }]) => computedImages(file, at, texts)),
    ...unknown.values(),
  ];
}

function partOf(value: string, reading: HclReading): string | undefined {
  const part = placeIn(value, reading);
  return part === undefined ? undefined : value.slice(part.start, part.end);
}

function placeIn(text: string, { read, isTrimmed }: HclReading) {
  return read === undefined || isTrimmed ? { start: 0, end: text.length } : read(text);
}

function whyUnknown(why: string, shape: string | undefined, reading: HclReading): string | undefined {
  if (reading.isTrimmed) return why;
  if (reading.whyUnknown !== undefined) return reading.whyUnknown(why, shape);
  const isImage = reading.isImage === undefined || (shape !== undefined && reading.isImage(shape));
  return isImage ? why : undefined;
}

function isInside(place: HclPlace, file: SourceFile, span: Span): boolean {
  return place.file === file && place.span.start >= span.start && place.span.end <= span.end;
}

/** The image at the text that names it. Of a text in escapes, no part has a place of its own. */
function literalImage(
  file: SourceFile,
  use: Span,
  place: HclPlace,
  { value, isPart }: PossibleImage,
  reading: HclReading,
): readonly Occurrence[] {
  const text = value.kind === 'text' ? value.value : '';
  const part = placeIn(text, reading);
  if (part === undefined || part.start === part.end) return [];
  const name = text.slice(part.start, part.end);
  if (reading.isImage?.(name) === false) return [];
  const { start, end } = place.span;
  const at = place.exact ? { start: start + part.start, end: start + part.end } : { start, end };
  const found = occurrenceAt(place.file, at, name, place.exact);
  const isElsewhere = !isInside(place, file, use);
  if (reading.isWritten === true && isElsewhere) return [];
  const uses = isElsewhere && place.file === file ? { uses: [{ ...use }] } : {};
  return [isPart ? withoutNewDigest({ ...found, ...uses }, notPinnable.usedInParts) : { ...found, ...uses }];
}

function computedImages(
  file: SourceFile,
  at: Span,
  texts: ReadonlyMap<string, PossibleImage>,
): readonly Occurrence[] {
  return [...texts]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, { value, isOwn }]) => {
      const place = value.kind === 'text' ? value.place : undefined;
      const isWritten = place?.kind === 'template' && place.file === file && place.span.start === at.start;
      if (texts.size === 1 && isOwn && isWritten && name === (value.kind === 'text' ? value.value : ''))
        return occurrenceAt(file, at, name, place.exact);
      return resolvedAt(
        file,
        at,
        name,
        texts.size > 1 ? notPinnable.severalValues : notPinnable.fromParameter,
      );
    });
}
