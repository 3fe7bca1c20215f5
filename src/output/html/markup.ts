// HTML templates that escape by default: only the result of another template is inserted as markup.

export class Markup {
  constructor(readonly text: string) {}
}

/** Complete attributes of a tag, with a leading space. */
class Attributes {
  constructor(readonly text: string) {}
}

/** A value in a template. `undefined` is empty; a list is concatenated. */
type Piece = Markup | Attributes | string | number | undefined | readonly Piece[];

/** Longer text is cut, and ends with the number of characters left out. */
export const maxTextLength = 4000;

const special = /[&<>"']|[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/**
 * A template whose values are the text of an element or of a quoted attribute, or `attributes`. Invisible characters,
 * and those that could reorder the text around them, are shown as code points in text and as `\u{…}` in attributes.
 * @throws Error if a value is used in any other place, which is a bug in the template
 */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const places = placesOf(strings);
  const parts = pieces.map((piece, index) => {
    const write = writers[places[index] ?? 'text'];
    return write(piece) + (strings[index + 1] ?? '');
  });
  return new Markup((strings[0] ?? '') + parts.join(''));
}

/** Text for places where HTML allows no elements: invisible characters are written as `\u{…}`. */
export function spelled(text: string): Markup {
  return new Markup(quotedText(text));
}

/** Attributes by name. Undefined values are left out. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): Attributes {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new Attributes(given.map(([name, value]) => ` ${name}="${quotedText(value)}"`).join(''));
}

type PlaceInTemplate = 'text' | 'quoted' | 'tag';

const known = new WeakMap<TemplateStringsArray, readonly PlaceInTemplate[]>();

/** The kind of place of each value of a template. */
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
