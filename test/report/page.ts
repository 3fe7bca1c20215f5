// The HTML report as a parser of HTML reads it back.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

/** The text of a node; the page's pictures of invisible characters are the characters again. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const text = node.childNodes.map(textOf).join('');
  if (!isElement(node) || attribute(node, 'class') !== 'char') return text;
  return String.fromCodePoint(Number.parseInt(text.slice(2), 16));
}

export function all(node: Node, is: (element: Element) => boolean): readonly Element[] {
  const found: Element[] = [];
  const visit = (one: Node) => {
    if (isElement(one) && is(one)) found.push(one);
    if ('childNodes' in one) one.childNodes.forEach(visit);
  };
  visit(node);
  return found;
}

export const named = (node: Node, tag: string) => all(node, ({ tagName }) => tagName === tag);
export const byId = (node: Node, id: string) => all(node, (element) => attribute(element, 'id') === id)[0];

/** The cells of each body row of a table, by the table's id. */
export function rowsOf(node: Node, id: string): readonly (readonly Element[])[] {
  const table = byId(node, `${id}-table`);
  const rows = table === undefined ? [] : named(table, 'tr').slice(1);
  return rows.map((row) => row.childNodes.filter(isElement));
}

/** The page as a reader meets it: an outline with every text, without markup. */
export function outlineOf(page: string): string {
  const body = named(parse(page), 'body')[0] as Element;
  const blocks = new Set([
    'h1',
    'h2',
    'p',
    'li',
    'dt',
    'dd',
    'tr',
    'caption',
    'figcaption',
    'desc',
    'summary',
    'option',
    'text',
  ]);
  const lines = all(body, ({ tagName }) => blocks.has(tagName)).map((element) => {
    const cells = element.tagName === 'tr' ? element.childNodes.map(textOf).join(' | ') : textOf(element);
    return `${element.tagName}: ${JSON.stringify(cells.replace(/\s*\n\s*/g, ' ').trim())}`;
  });
  return `${lines.join('\n')}\n`;
}

/** A finding as the page shows it: on which card, with what, and at which place. */
export interface ShownFinding {
  readonly card: string;
  readonly severity: string;
  readonly waived: boolean;
  readonly check: string;
  readonly message: string;
  /** The text to write, of the issue or of its card. */
  readonly fix: string | undefined;
  readonly place: string | undefined;
}

const hasClass = (node: Node, name: string) =>
  all(node, (element) => (attribute(element, 'class') ?? '').split(' ').includes(name));

/** Every finding on the cards of the page, in their order. */
export function findingsOn(root: Node): readonly ShownFinding[] {
  return hasClass(root, 'card').flatMap((card) =>
    hasClass(card, 'issue').flatMap((issue): readonly ShownFinding[] => {
      const first = (within: Node, name: string) => hasClass(within, name)[0];
      const text = (element: Element | undefined) => (element === undefined ? undefined : textOf(element));
      const shared = card.childNodes.filter(isElement).filter((one) => attribute(one, 'class') === 'fix')[0];
      const fix = first(issue, 'fix') ?? (attribute(issue, 'data-fix') === 'pin' ? shared : undefined);
      const badge = text(first(issue, 'badge')) ?? '';
      const shown = {
        card: text(named(card, 'h3')[0]) ?? '',
        severity: badge === 'waived' ? (text(first(issue, 'muted')) ?? '') : badge,
        waived: badge === 'waived',
        check: text(first(issue, 'check')) ?? '',
        message: text(first(issue, 'message')) ?? '',
        fix: text(fix),
      };
      const places = hasClass(issue, 'places').flatMap((list) => named(list, 'li').map(textOf));
      return places.length === 0
        ? [{ ...shown, place: undefined }]
        : places.map((place) => ({ ...shown, place }));
    }),
  );
}
