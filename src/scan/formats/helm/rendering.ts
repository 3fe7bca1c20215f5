// Renders the templates of a chart with the chart's own values, and says which images the lines of a template name.
// https://helm.sh/docs/chart_template_guide/builtin_objects/
import { isMap, isScalar, isSeq } from 'yaml';
import type { Occurrence, Scan } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { mergeInto } from '../../languages/go-template/functions.js';
import {
  definedTemplates,
  type PrintedPiece,
  type Rendered,
  Renderer,
  TooMuchRendering,
} from '../../languages/go-template/render.js';
import {
  Text,
  unknownText,
  unknownValue,
  type Value,
  type ValueMap,
} from '../../languages/go-template/values.js';
import { TooManySteps, type YamlDocument } from '../../languages/yaml/document.js';
import { parseYaml } from '../../languages/yaml/parse.js';
import { sourceOf } from '../../languages/yaml/text.js';
import { entries } from '../../languages/yaml/tree.js';
import { offsetBy, opaqueAt, resolvedAt } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { chartOfTemplate } from './chart.js';
import { valuesOf } from './values-images.js';

const maxDepth = 60;

/** A node of a file of values, with the place of each text. */
function valueAt(file: SourceFile, document: YamlDocument, node: unknown, depth = 0): Value {
  if (depth > maxDepth) return unknownValue;
  const target = document.follow(node);
  document.step(1);
  const below = (one: unknown) => valueAt(file, document, one, depth + 1);
  if (isMap(target)) return new Map(entries(document, target).map(([key, one]) => [key, below(one)]));
  if (isSeq(target)) return target.items.map(below);
  const text = isScalar(target) ? sourceOf(document, target, 'go') : undefined;
  if (text === undefined || !isScalar(target)) return target === undefined ? null : unknownValue;
  if (text.unclear !== undefined) return unknownValue;
  if (target.type === 'PLAIN') {
    if (text.value === '') return null;
    if (text.value === 'true' || text.value === 'false') return text.value === 'true';
    if (String(Number(text.value)) === text.value) return Number(text.value);
  }
  // What surrounds a text, such as a final line end, is a part of its value.
  const whole = typeof target.value === 'string' ? target.value : text.value;
  const at = whole.indexOf(text.value);
  const from = { file, ...text.span };
  return new Text([
    { text: whole.slice(0, at) },
    { text: text.value, from, isVerbatim: text.exact },
    { text: whole.slice(at + text.value.length) },
  ]);
}

const valuesOfFiles = new WeakMap<SourceFile, ValueMap>();

/** The values of the first document of a file. */
function valuesIn(file: SourceFile | undefined): ValueMap {
  if (file === undefined) return new Map();
  const known = valuesOfFiles.get(file);
  if (known !== undefined) return known;
  const [document] = parseYaml(file).documents;
  let value: Value = null;
  try {
    value = document === undefined ? null : valueAt(file, document, document.root);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
  }
  const values = value instanceof Map ? value : new Map<string, Value>();
  valuesOfFiles.set(file, values);
  return values;
}

const kubernetesVersion = new Map<string, Value>([
  ['Version', 'v1.33.0'],
  ['GitVersion', 'v1.33.0'],
  ['Major', '1'],
  ['Minor', '33'],
]);

/** What templates begin with: `.Values`, `.Chart` and the like. What only an installation says is unknown. */
function rootOf(folder: string, files: ReadonlyMap<string, SourceFile>): ValueMap {
  const chart = [...valuesIn(files.get(`${folder}Chart.yaml`))].map(
    ([key, value]) => [`${key.slice(0, 1).toUpperCase()}${key.slice(1)}`, value] as const,
  );
  const values: ValueMap = new Map([['global', new Map<string, Value>()]]);
  mergeInto(values, valuesIn(files.get(`${folder}values.yaml`)), true, 0);
  return new Map<string, Value>([
    ['Values', values],
    ['Chart', new Map(chart)],
    [
      'Release',
      new Map<string, Value>([
        ['Name', unknownValue],
        ['Namespace', unknownValue],
        ['Service', 'Helm'],
        ['Revision', 1],
        ['IsInstall', true],
        ['IsUpgrade', false],
      ]),
    ],
    [
      'Capabilities',
      new Map<string, Value>([
        ['KubeVersion', kubernetesVersion],
        ['APIVersions', unknownValue],
      ]),
    ],
    [
      'Template',
      new Map<string, Value>([
        ['BasePath', `${folder}templates`],
        ['Name', unknownValue],
      ]),
    ],
    ['Files', unknownValue],
    ['Subcharts', unknownValue],
  ]);
}

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
  const files = new Map(companions.map((one) => [one.path, one] as const));
  const folder = chartOfTemplate(file.path, (path) => files.has(path));
  if (folder === undefined) return scan;
  const others = companions.filter(({ path }) => path.endsWith('.tpl'));
  const templates = definedTemplates([...others, file]);
  const renderer = new Renderer(templates, rootOf(folder, files));
  const isClear = scan?.problems.length === 0 && scan.occurrences.every((one) => one.kind !== 'opaque');
  if ((isClear || scan === undefined) && !renderer.wantsAny(file, true)) return scan;
  try {
    const { passes, isWhole } = renderer.passes(file);
    return new LineReading(file, files.get(`${folder}values.yaml`), read).joined(scan, passes, isWhole);
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

/** The lines of a template, with what each pass of rendering says of them. */
class LineReading {
  /** By where they begin in the template: true where the image is known and said elsewhere or below. */
  private readonly sites = new Map<
    string,
    { readonly site: Span; readonly found: readonly Occurrence[] | undefined }
  >();

  constructor(
    private readonly file: SourceFile,
    private readonly values: SourceFile | undefined,
    private readonly read: RenderedReader,
  ) {}

  joined(scan: Scan | undefined, passes: readonly Rendered[], isWhole: boolean): Scan | undefined {
    let isRead = isWhole;
    for (const pass of passes) {
      const rendered = { path: 'rendered.yaml', text: withoutLooseUnknowns(pass.text) };
      const found = this.read(rendered);
      if (found !== undefined && found.problems.length > 0) isRead = false;
      const known = new Map(this.sites);
      for (const one of found?.occurrences ?? []) this.add(rendered, one, pass, known);
    }
    const sites = [...this.sites.values()];
    const isResolved = ({ at }: Occurrence) =>
      sites.some(({ site, found }) => found !== undefined && isOverlap(at.span, site));
    const kept = (scan?.occurrences ?? []).filter((one) => one.kind !== 'opaque' || !isResolved(one));
    const places = new Set(kept.map(({ at }) => `${at.file}:${at.span.start}`));
    const added = sites
      .flatMap(({ found }) => found ?? [])
      .filter(({ at }) => !places.has(`${at.file}:${at.span.start}`));
    const unread = sites.filter(
      ({ site, found }) => found === undefined && !kept.some(({ at }) => isOverlap(at.span, site)),
    );
    const opaque = unread.map(({ site }) => {
      const raw = this.file.text.slice(site.start, site.end);
      return opaqueAt(this.file, site, 'template', unresolved.template(raw));
    });
    const occurrences = [...kept, ...added, ...opaque];
    const problems = isRead ? [] : (scan?.problems ?? []);
    if (scan === undefined && occurrences.length === 0) return undefined;
    return { ...scan, occurrences, problems };
  }

  /** `known` are the lines of earlier passes, which are more like what is installed. */
  private add(
    rendered: SourceFile,
    one: Occurrence,
    pass: Rendered,
    known: ReadonlyMap<string, unknown>,
  ): void {
    const pieces = piecesAt(pass.pieces, one.at.span);
    const literal = literalOccurrence(rendered, one, pieces);
    const site = literal ? literal.at.span : siteOf(pieces, this.file);
    if (site === undefined) return;
    const key = `${literal?.at.file ?? this.file.path}:${site.start}:${site.end}`;
    if (known.has(key)) return;
    const before = this.sites.get(key);
    const found =
      before !== undefined && before.found === undefined
        ? undefined
        : this.meaning(rendered, one, pieces, { site, literal });
    this.sites.set(key, { site, found: found && [...(before?.found ?? []), ...found] });
  }

  /** The occurrences of a line; none where the file of values has it; `undefined` where the image is not known. */
  private meaning(
    rendered: SourceFile,
    one: Occurrence,
    pieces: readonly PlacedPiece[],
    { site, literal }: { readonly site: Span; readonly literal: Occurrence | undefined },
  ): readonly Occurrence[] | undefined {
    if (literal !== undefined) return literal.kind === 'image' ? [literal] : undefined;
    const name = rendered.text.slice(one.at.span.start, one.at.span.end);
    if (one.kind !== 'image' || name.includes(unknownText)) return undefined;
    const { values } = this;
    const isValue = pieces.some(
      ({ piece: { from } }) =>
        from !== undefined && from.file === values && imagePlaces(values).has(from.start),
    );
    return isValue ? [] : [resolvedAt(this.file, site, name, notPinnable.rendered)];
  }
}

function isOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

interface PlacedPiece extends Span {
  readonly piece: PrintedPiece;
}

/** The pieces that a place of the output consists of, with their own places. */
function piecesAt(pieces: readonly PrintedPiece[], { start, end }: Span): readonly PlacedPiece[] {
  let done = 0;
  const found: PlacedPiece[] = [];
  for (const piece of pieces) {
    const place = { piece, start: done, end: done + piece.text.length };
    if (place.start < end && place.end > start) found.push(place);
    done = place.end;
    if (done >= end) break;
  }
  return found;
}

/** The occurrence where it is a text of one template, at its place there. */
function literalOccurrence(
  { text }: SourceFile,
  one: Occurrence,
  [only, ...others]: readonly PlacedPiece[],
): Occurrence | undefined {
  const from = only?.piece.from;
  if (only === undefined || from === undefined || others.length > 0 || only.piece.isVerbatim !== true)
    return undefined;
  const { start, end } = one.at.span;
  const by = from.start - only.start;
  const isSame = from.file.text.slice(start + by, end + by) === text.slice(start, end);
  return isSame && /(?:^|\/)templates\//.test(from.file.path)
    ? offsetBy({ ...one, at: { ...one.at, file: from.file.path } }, by)
    : undefined;
}

/** The part of the file that prints the pieces. */
function siteOf(pieces: readonly PlacedPiece[], file: SourceFile): Span | undefined {
  const sites = pieces.flatMap(
    ({ piece: { site, from } }) =>
      site ?? (from?.file === file ? [{ start: from.start, end: from.end }] : []),
  );
  const actions = pieces.flatMap(({ piece: { site } }) => site ?? []);
  const used = actions.length > 0 ? actions : sites;
  if (used.length === 0) return undefined;
  return { start: Math.min(...used.map(({ start }) => start)), end: Math.max(...used.map(({ end }) => end)) };
}

/** Unknown text that is alone on its line may be anything but a value: a comment of the same length. */
function withoutLooseUnknowns(text: string): string {
  return text.replace(/^([ \t]*)\uE000([ \t]*)$/gm, '$1#$2');
}
