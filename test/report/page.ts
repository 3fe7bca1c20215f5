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
  const below = 'childNodes' in node ? node.childNodes.flatMap((child) => all(child, is)) : [];
  return isElement(node) && is(node) ? [node, ...below] : below;
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
