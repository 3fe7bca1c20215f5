// HTML that escapes by default: text becomes text, and only what another template made is markup.

export class Markup {
  constructor(readonly text: string) {}
}

/** Whole attributes of a tag, with the space before them. */
class Attributes {
  constructor(readonly text: string) {}
}

/** `undefined` is nothing; a list is its pieces one after the other. */
export type Piece = Markup | Attributes | string | number | undefined | readonly Piece[];

/** Text longer than this is cut, and says how much is missing. */
export const maxTextLength = 4000;

const special = /[&<>"']|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/**
 * A template whose values are text of an element or of a quoted attribute, or `attributes`. In text, a character that is invisible or
 * that could reorder what stands around it is shown by its code point; in an attribute it is spelled out.
 * @throws Error for another value in another place, which is a defect of the template
 */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const places = placesOf(strings);
  const parts = pieces.map((piece, index) => {
    const write = writers[places[index] ?? 'text'];
    return write(piece) + (strings[index + 1] ?? '');
  });
  return new Markup((strings[0] ?? '') + parts.join(''));
}

/** Text without any element in it, for places where HTML takes none: invisible characters are spelled out. */
export function spelled(text: string): Markup {
  return new Markup(quotedText(text));
}

/** Attributes by name; those without a value are left out. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): Attributes {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new Attributes(given.map(([name, value]) => ` ${name}="${quotedText(value)}"`).join(''));
}

type PlaceInTemplate = 'text' | 'quoted' | 'tag';

const known = new WeakMap<TemplateStringsArray, readonly PlaceInTemplate[]>();

/** For each value of a template, where it stands. */
function placesOf(strings: TemplateStringsArray): readonly PlaceInTemplate[] {
  const places = known.get(strings) ?? strings.slice(0, -1).map((_, index) => placeOf(strings, index));
  known.set(strings, places);
  return places;
}

function placeOf(strings: TemplateStringsArray, index: number): PlaceInTemplate {
  const before = strings.slice(0, index + 1).join('');
  const tag = before.slice(before.lastIndexOf('<'));
  if (!tag.startsWith('<') || tag.includes('>')) return 'text';
  return tag.split('"').length % 2 === 0 ? 'quoted' : 'tag';
}

const writers = { text: contentText, quoted: quotedText, tag: tagText } as const;

function contentText(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (piece instanceof Attributes) throw new Error('attributes outside of a tag');
  if (typeof piece === 'object') return piece.map(contentText).join('');
  const text = String(piece);
  return cut(text).replace(special, (found) =>
    isMark(found) ? entity(found) : `<span class="char">${codePoint(found)}</span>`,
  );
}

function tagText(piece: Piece): string {
  if (!(piece instanceof Attributes)) throw new Error('a value in a tag and outside of quotes');
  return piece.text;
}

function quotedText(piece: Piece): string {
  if (typeof piece === 'object') throw new Error('markup or a list in an attribute');
  const text = cut(String(piece ?? ''));
  return text.replace(special, (found) => (isMark(found) ? entity(found) : `\\u{${hex(found)}}`));
}

function cut(text: string): string {
  if (text.length <= maxTextLength) return text;
  return `${text.slice(0, maxTextLength)} … (${text.length - maxTextLength} more characters)`;
}

function isMark(found: string): boolean {
  return /^[&<>"']$/.test(found);
}

function entity(mark: string): string {
  return `&#${mark.charCodeAt(0)};`;
}

function codePoint(character: string): string {
  return `U+${hex(character).toUpperCase().padStart(4, '0')}`;
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
