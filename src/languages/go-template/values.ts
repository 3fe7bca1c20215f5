// The values of a template that is rendered. A text knows the place in a file that each of its pieces was taken from.
import type { SourceFile, Span } from '../../model/text/source.js';

/** A place in a template or in a file of values. */
export interface Origin extends Span {
  readonly file: SourceFile;
}

/** A part of a text. With `isVerbatim`, it stands in the file exactly as it is. */
export interface Piece {
  readonly text: string;
  readonly from?: Origin;
  readonly isVerbatim?: boolean;
}

class Unknown {
  readonly kind = 'unknown';
}

/** What cannot be computed. */
export const unknownValue = new Unknown();

export class Text {
  private joined: string | undefined;

  constructor(readonly pieces: readonly Piece[]) {}

  get text(): string {
    this.joined ??= this.pieces.map(({ text }) => text).join('');
    return this.joined;
  }
}

export type ValueMap = Map<string, TemplateValue>;
export type TemplateValue =
  | string
  | number
  | boolean
  | null
  | Text
  | readonly TemplateValue[]
  | ValueMap
  | Unknown;

/** What is printed for an unknown value: every grammar takes it for a letter, and no image name contains it. */
export const unknownText = '\uE000';

const maxNodes = 200_000;
const maxDepth = 60;

/** False for a value that contains itself, or one of which copies are much larger than what it is made of. */
export function isBounded(value: TemplateValue): boolean {
  let left = maxNodes;
  const isSmall = (one: TemplateValue, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return false;
    const items = one instanceof Map ? [...one.values()] : isList(one) ? one : [];
    return items.every((item) => isSmall(item, depth + 1));
  };
  return isSmall(value, 0);
}

/** About how long it takes to work with the value. */
export function sizeOfValue(value: TemplateValue): number {
  if (value instanceof Text) return value.pieces.reduce((sum, { text }) => sum + 1 + text.length / 100, 0);
  if (value instanceof Map) return value.size;
  return isList(value) ? value.length : typeof value === 'string' ? value.length / 100 : 0;
}

/** The text of a value as Go prints it. */
export function printed(value: TemplateValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (value === unknownValue) return unknownText;
  if (value instanceof Text) return value.text;
  if (value instanceof Map || isList(value)) return isBounded(value) ? printedItems(value) : unknownText;
  return String(value);
}

function printedItems(value: ValueMap | readonly TemplateValue[]): string {
  if (value instanceof Map)
    return `map[${[...value].map(([key, one]) => `${key}:${printed(one)}`).join(' ')}]`;
  return `[${value.map(printed).join(' ')}]`;
}

export function piecesOf(value: TemplateValue | undefined): readonly Piece[] {
  return value instanceof Text ? value.pieces : [{ text: printed(value) }];
}

export function isList(value: TemplateValue | undefined): value is readonly TemplateValue[] {
  return Array.isArray(value);
}

export function isText(value: TemplateValue | undefined): value is string | Text {
  return typeof value === 'string' || value instanceof Text;
}

/** True where a condition with the value holds; `undefined` where that is not known. */
export function isTrue(value: TemplateValue | undefined): boolean | undefined {
  if (value === unknownValue) return undefined;
  if (value instanceof Map) return value.size > 0;
  if (isList(value)) return value.length > 0;
  const text = value instanceof Text ? value.text : value;
  return text === unknownText ? undefined : Boolean(text);
}

/** A text with its pieces one behind the other. */
export function joinTexts(values: readonly TemplateValue[], separator = ''): Text {
  const [only] = values;
  if (values.length === 1 && only instanceof Text) return only;
  return new Text(
    values.flatMap((value, index) => [
      ...(index > 0 && separator !== '' ? [{ text: separator }] : []),
      ...piecesOf(value),
    ]),
  );
}

/** The text with a function applied. Where the result contains the text, or is contained in it, the pieces stay. */
export function changedText(
  value: TemplateValue | undefined,
  change: (text: string) => string,
): TemplateValue {
  const [pieces, before] = [piecesOf(value), printed(value)];
  const after = change(before);
  if (after === before) return value ?? '';
  if (before.includes(unknownText) && !after.includes(unknownText)) return unknownValue;
  const inside = before === '' ? -1 : after.indexOf(before);
  if (inside >= 0)
    return new Text([
      { text: after.slice(0, inside) },
      ...pieces,
      { text: after.slice(inside + before.length) },
    ]);
  const at = after === '' ? -1 : before.indexOf(after);
  if (at >= 0) return slicedText(pieces, at, at + after.length);
  const from = pieces.find((piece) => piece.from !== undefined)?.from;
  return new Text([{ text: after, ...(from === undefined ? {} : { from }) }]);
}

function slicedText(pieces: readonly Piece[], start: number, end: number): Text {
  let done = 0;
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const [first, last] = [Math.max(start - done, 0), Math.min(end - done, piece.text.length)];
    done += piece.text.length;
    if (first < last) kept.push(partOfPiece(piece, first, last));
  }
  return new Text(kept);
}

function partOfPiece({ text, from, isVerbatim }: Piece, start: number, end: number): Piece {
  const part = text.slice(start, end);
  if (from === undefined || isVerbatim !== true)
    return { text: part, ...(from === undefined ? {} : { from }) };
  return { text: part, isVerbatim, from: { ...from, start: from.start + start, end: from.start + end } };
}

/** Each line indented. */
export function indentedText(value: TemplateValue | undefined, spaces: number): Text {
  const indent = ' '.repeat(Math.max(0, Math.min(100, spaces)));
  const pieces = piecesOf(value).flatMap((piece): readonly Piece[] => {
    if (!piece.text.includes('\n')) return [piece];
    if (piece.from === undefined) return [{ text: piece.text.replaceAll('\n', `\n${indent}`) }];
    let done = 0;
    return piece.text.split('\n').flatMap((line, index) => {
      const at = done;
      done += line.length + 1;
      const own = partOfPiece(piece, at, at + line.length);
      return index === 0 ? [own] : [{ text: `\n${indent}` }, own];
    });
  });
  return new Text([{ text: indent }, ...pieces]);
}

const plainWord = /^[A-Za-z_./][\w./@+-]*(?::[\w./@+-]+)*$/;
const notText = /^(?:true|false|yes|no|on|off|null|y|n|\.(?:inf|nan))$/i;

/** The value as YAML, a block with its lines. */
export function asYaml(value: TemplateValue): Text {
  if (!isBounded(value)) return new Text([{ text: unknownText }]);
  const pieces: Piece[] = [];
  let plain = '';
  const add = (one: TemplateValue) => {
    for (const piece of piecesOf(isText(one) ? changedText(one, scalar) : one))
      if (piece.from === undefined) plain += piece.text;
      else {
        pieces.push({ text: plain }, piece);
        plain = '';
      }
  };
  const write = (one: TemplateValue, indent: string, isFirst: boolean) => {
    const items = one instanceof Map ? [...one] : isList(one) ? one.map((item) => ['', item] as const) : [];
    if (items.length === 0) {
      plain += isFirst ? '' : ' ';
      if (one instanceof Map || isList(one) || one === null)
        plain += one === null ? 'null' : isList(one) ? '[]' : '{}';
      else add(one);
      return;
    }
    for (const [index, [key, item]] of items.entries()) {
      plain += `${isFirst && index === 0 ? '' : '\n'}${indent}${one instanceof Map ? `${scalar(key)}:` : '-'}`;
      write(item, `${indent}  `, false);
    }
  };
  write(value, '', true);
  return new Text([...pieces, { text: plain }]);
}

function scalar(text: string): string {
  const isPlain = text === unknownText || (plainWord.test(text) && !notText.test(text));
  return isPlain ? text : JSON.stringify(text);
}

/** The value as JSON, which is also YAML. */
export function asJson(value: TemplateValue): Text {
  return isBounded(value) ? jsonOf(value) : new Text([{ text: unknownText }]);
}

function jsonOf(value: TemplateValue): Text {
  if (value instanceof Map) {
    const items = [...value].map(([key, one]) => joinTexts([`${JSON.stringify(key)}:`, jsonOf(one)]));
    return joinTexts(['{', joinTexts(items, ','), '}']);
  }
  if (isList(value)) return joinTexts(['[', joinTexts(value.map(jsonOf), ','), ']']);
  return joinTexts([isText(value) ? changedText(value, (text) => JSON.stringify(text)) : (value ?? 'null')]);
}
