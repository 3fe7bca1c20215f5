// Answers that contradict themselves or each other: everybody who reads all of them can tell that something is wrong.
import { digestOf, start } from './platform.js';

export const contradictions = [
  'a total that is too large',
  'a total beyond all bounds',
  'a total that is too small',
  'a total that hides the rest',
  'a page token that comes again',
  'an item twice',
  'a digest that the history does not have',
  'a record of the future',
] as const;
export type Contradiction = (typeof contradictions)[number];

type Item = Readonly<Record<string, unknown>>;

interface List {
  /** The field that holds the items. */
  readonly key: string;
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly nextPageToken: string;
}

const cutToken = 'the-other-half';
const sameToken = 'again';

/** The request as the service gets it, which did not give these tokens. */
export function withoutOwnTokens(url: URL): URL {
  const asked = new URL(url);
  const token = asked.searchParams.get('page_token') ?? '';
  if ([cutToken, sameToken].includes(token)) asked.searchParams.delete('page_token');
  return asked;
}

/** The body of a list as `how` changes it; `undefined` if it is not such a list. */
export function contradicted(how: Contradiction, url: URL, body: string): string | undefined {
  if (how === 'a record of the future') return fromTheFuture(body);
  const list = listIn(body);
  if (list === undefined || list.items.length === 0) return undefined;
  const changed = changedBy(how, list, url);
  return changed && bodyOf(changed);
}

function changedBy(how: Contradiction, list: List, url: URL): List | undefined {
  const { items, totalCount, nextPageToken } = list;
  const isLast = nextPageToken === '';
  switch (how) {
    case 'a total that is too large':
      return { ...list, totalCount: totalCount + 1 };
    case 'a total beyond all bounds':
      return { ...list, totalCount: 10 ** 15 };
    case 'a total that is too small':
      return isLast && totalCount > 0 ? { ...list, totalCount: totalCount - 1 } : undefined;
    case 'a total that hides the rest':
      return isLast && items.length > 1 && !url.searchParams.has('skip') ? halfOf(list, url) : undefined;
    case 'a page token that comes again':
      return { ...list, nextPageToken: sameToken };
    case 'an item twice': {
      const [first] = items;
      return first !== undefined && 'digest' in first
        ? { ...list, items: [...items, { ...first, deprecated: first.deprecated !== true }] }
        : undefined;
    }
    case 'a digest that the history does not have':
      return items.some((item) => 'digest' in item)
        ? { ...list, items: items.map((item) => ({ ...item, digest: digestOf('nowhere') })) }
        : undefined;
    case 'a record of the future':
      return undefined;
  }
}

/** A history whose newest record will come in an hour. */
function fromTheFuture(body: string): string | undefined {
  const { history } = parsed(body);
  if (!Array.isArray(history) || history.length === 0) return undefined;
  const record = { updateTimestamp: new Date(start + 7_200_000).toISOString(), digest: digestOf('tomorrow') };
  return JSON.stringify({ history: [...history, record] });
}

/** The first half with a total that says that there is no more, and at the token the other half. */
function halfOf(list: List, url: URL): List {
  const half = Math.floor(list.items.length / 2);
  const isOther = url.searchParams.get('page_token') === cutToken;
  return isOther
    ? { ...list, items: list.items.slice(half), totalCount: half }
    : { ...list, items: list.items.slice(0, half), totalCount: half, nextPageToken: cutToken };
}

function listIn(body: string): List | undefined {
  const value = parsed(body);
  const [key, items] = Object.entries(value).find(([, one]) => Array.isArray(one)) ?? [];
  if (key === undefined || typeof value.nextPageToken !== 'string' || value.totalCount === undefined)
    return undefined;
  return {
    key,
    items: items as readonly Item[],
    totalCount: Number(value.totalCount),
    nextPageToken: value.nextPageToken,
  };
}

const bodyOf = ({ key, items, totalCount, nextPageToken }: List) =>
  JSON.stringify({ [key]: items, totalCount: `${totalCount}`, nextPageToken });

function parsed(body: string): Item {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Item) : {};
  } catch {
    return {};
  }
}
