// Which images the lines of a chart's template name, as rendering the chart says.

import {
  type OutputPiece,
  type RenderedTemplate,
  TooMuchRendering,
} from '../../languages/go-template/render.js';
import { type Origin, unknownText } from '../../languages/go-template/values.js';
import { compact } from '../../model/collections.js';
import type { Mention, Occurrence, Scan } from '../../model/occurrence.js';
import type { SourceFile, Span } from '../../model/text/source.js';
import { offsetBy, opaqueAt, resolvedAt } from '../../scan/occurrence.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { chartRenderer } from './rendering.js';
import { valuesOf } from './values-images.js';

/** The images of a text that was rendered, as the reader of its format finds them. */
type RenderedReader = (file: SourceFile) => Scan | undefined;

/**
 * The scan of a template of a chart, with what rendering the chart says more: images of lines whose name is computed, and
 * those of named templates. A line whose image is a value is left to the file of values. Problems go where every line
 * with an image was reached and read.
 */
export function withRendering(
  file: SourceFile,
  companions: readonly SourceFile[],
  scan: Scan | undefined,
  read: RenderedReader,
): Scan | undefined {
  const renderer = chartRenderer(companions)(file);
  if (renderer === undefined) return scan;
  const isClear = scan?.problems.length === 0 && scan.occurrences.every((one) => one.kind !== 'opaque');
  if ((isClear || scan === undefined) && !renderer.wantsAny(file, true)) return scan;
  try {
    const { passes, isWhole } = renderer.passes(file);
    return new LineReading(file, read).joined(scan, passes, isWhole);
  } catch (error) {
    if (!(error instanceof TooMuchRendering)) throw error;
    return scan;
  }
}

const placesOfImages = new WeakMap<SourceFile, ReadonlySet<number>>();

/** Where the values of images begin in a file of values. */
function imagePlaces(file: SourceFile): ReadonlySet<number> {
  const known = placesOfImages.get(file);
  if (known !== undefined) return known;
  const found = valuesOf(() => undefined).scan(file)?.occurrences ?? [];
  const places = new Set(found.map(({ at }) => at.span.start));
  placesOfImages.set(file, places);
  return places;
}

/** A part of a template that names an image. */
interface ImageLine {
  readonly file: SourceFile;
  readonly site: Span;
  /** Its occurrences, none where the file of values has them; `undefined` where the image is not known. */
  readonly found: readonly Occurrence[] | undefined;
  /** The file of values that has the image. */
  readonly leftTo?: string;
}

/** The lines of a template that name images, with what each pass of rendering says of them. */
class LineReading {
  private readonly lines = new Map<string, ImageLine>();

  constructor(
    private readonly file: SourceFile,
    private readonly read: RenderedReader,
  ) {}

  joined(scan: Scan | undefined, passes: readonly RenderedTemplate[], isWhole: boolean): Scan | undefined {
    let isRead = isWhole;
    for (const pass of passes) {
      const rendered = { path: 'rendered.yaml', text: withoutLooseUnknowns(pass.text) };
      const found = this.read(rendered);
      if (found !== undefined && found.problems.length > 0) isRead = false;
      // Those of earlier passes are more like what is installed.
      const known = pass === passes[0] ? undefined : new Set(this.lines.keys());
      for (const one of found?.occurrences ?? []) this.add(rendered, one, pass, known);
    }
    const occurrences = this.joinedOccurrences(scan?.occurrences ?? []);
    const problems = isRead ? [] : (scan?.problems ?? []);
    const left = this.mentions();
    if (scan === undefined && occurrences.length + left.length === 0) return undefined;
    return { ...scan, occurrences, problems, mentions: [...(scan?.mentions ?? []), ...left] };
  }

  /** The files of values to which lines are left. */
  private mentions(): readonly Mention[] {
    return [...this.lines.values()].flatMap(({ file, site, found, leftTo }) =>
      leftTo === undefined || found === undefined || found.length > 0
        ? []
        : [{ path: leftTo, as: 'helm-values', at: { file: file.path, span: site } }],
    );
  }

  private joinedOccurrences(before: readonly Occurrence[]): readonly Occurrence[] {
    const lines = [...this.lines.values()];
    const own = lines.filter(({ file }) => file === this.file);
    const isKnown = ({ at }: Occurrence) =>
      own.some(({ site, found }) => found !== undefined && isOverlap(at.span, site));
    const kept = before.filter((one) => one.kind !== 'opaque' || !isKnown(one));
    const isKept = (file: string, site: Span) =>
      kept.some(({ at }) => at.file === file && isOverlap(at.span, site));
    const added = lines.flatMap(({ found }) => found ?? []).filter(({ at }) => !isKept(at.file, at.span));
    const unread = own.filter(({ site, found }) => found === undefined && !isKept(this.file.path, site));
    return [...kept, ...added, ...unread.map(({ site }) => this.opaque(site))];
  }

  private opaque(site: Span): Occurrence {
    const raw = this.file.text.slice(site.start, site.end);
    return opaqueAt(this.file, site, 'template', unresolved.template(raw));
  }

  private add(
    rendered: SourceFile,
    one: Occurrence,
    pass: RenderedTemplate,
    known?: ReadonlySet<string>,
  ): void {
    const pieces = piecesAt(pass.pieces, one.at.span);
    const literal = literalOccurrence(rendered, one, pieces);
    const file = literal?.file ?? this.file;
    const site = literal?.occurrence.at.span ?? siteOf(pieces, file, one.at.span);
    if (site === undefined) return;
    const key = `${file.path}:${site.start}:${site.end}`;
    if (known?.has(key)) return;
    const before = this.lines.get(key);
    const isOpen = before !== undefined && before.found === undefined;
    const found = isOpen
      ? undefined
      : (literal?.found ?? this.meaning(rendered, one, pieces, { site, isFirst: known === undefined }));
    const leftTo = pieces.flatMap(({ piece: { from } }) =>
      from && isImageValue(from) ? from.file.path : [],
    )[0];
    const line = { file, site, found: found && [...(before?.found ?? []), ...found] };
    this.lines.set(key, { ...line, ...compact({ leftTo }) });
  }

  private meaning(
    { text }: SourceFile,
    one: Occurrence,
    pieces: readonly PlacedPiece[],
    { site, isFirst }: { readonly site: Span; readonly isFirst: boolean },
  ): readonly Occurrence[] | undefined {
    const name = text.slice(one.at.span.start, one.at.span.end);
    const value = pieces.findIndex(({ piece: { from } }) => from !== undefined && isImageValue(from));
    const isUnknown = ({ piece }: PlacedPiece) => piece.text.includes(unknownText);
    // With other values, its tag or digest is another; the file of values says which image that is.
    const certain = isFirst || value < 0 ? pieces : pieces.slice(0, value);
    if (certain.some(isUnknown)) return undefined;
    if (value >= 0) return [];
    return one.kind === 'image' ? [resolvedAt(this.file, site, name, notPinnable.rendered)] : undefined;
  }
}

function isOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

interface PlacedPiece extends Span {
  readonly piece: OutputPiece;
}

/** The pieces that a place of the output consists of, with their own places. */
function piecesAt(pieces: readonly OutputPiece[], { start, end }: Span): readonly PlacedPiece[] {
  let done = 0;
  const found: PlacedPiece[] = [];
  for (const piece of pieces) {
    const place = { piece, start: done, end: done + piece.text.length };
    // A part of a name can be empty.
    const isEmpty = place.start === place.end && place.start >= start && place.start <= end;
    if (isEmpty || (place.start < end && place.end > start)) found.push(place);
    done = place.end;
    if (done > end) break;
  }
  return found;
}

/** The occurrence where it is a text of one template, at its place there. */
function literalOccurrence({ text }: SourceFile, one: Occurrence, [only, ...others]: readonly PlacedPiece[]) {
  const from = only?.piece.from;
  if (only === undefined || from === undefined || others.length > 0 || only.piece.isVerbatim !== true)
    return undefined;
  const { file } = from;
  const { start, end } = one.at.span;
  const by = from.start - only.start;
  const isSame = file.text.slice(start + by, end + by) === text.slice(start, end);
  if (!isSame || !/(?:^|\/)templates\//.test(file.path)) return undefined;
  const occurrence = offsetBy({ ...one, at: { ...one.at, file: file.path } }, by);
  return { file, occurrence, found: [occurrence] };
}

/** True for the text of an image that the file of values has. */
function isImageValue({ file, start }: Origin): boolean {
  return /(?:^|\/)values\.yaml$/.test(file.path) && imagePlaces(file).has(start);
}

/** The part of the file that prints what is at a place of the output. */
function siteOf(pieces: readonly PlacedPiece[], file: SourceFile, { start, end }: Span): Span | undefined {
  const sites = pieces.flatMap(({ piece: { site, from }, start: first, end: last }): readonly Span[] => {
    if (site !== undefined) return [site];
    if (from?.file !== file) return [];
    const before = Math.max(start - first, 0);
    return [{ start: from.start + before, end: from.start + Math.min(end, last) - first }];
  });
  return sites.reduce<Span | undefined>(
    (all, one) =>
      all === undefined ? one : { start: Math.min(all.start, one.start), end: Math.max(all.end, one.end) },
    undefined,
  );
}

/** Unknown text that is alone on its line may be anything but a value: a comment of the same length. */
function withoutLooseUnknowns(text: string): string {
  return text.replace(/^([ \t]*)\uE000([ \t]*)$/gm, '$1#$2');
}
