// Registries with OCI's extension `tag-history`, which is proposed and not yet part of the specification: every move of a tag.
// https://github.com/opencontainers/distribution-spec/pull/606
import type { HistoryAnswer, HistoryQuestion } from '../../../history/source.js';
import { append, compact } from '../../../model/collections.js';
import { Failure } from '../../../model/failure.js';
import type { Digest } from '../../../model/images/image.js';
import type { HttpResponse, Transport } from '../../../model/run/http.js';
import { uriOf } from '../../../model/text/text.js';
import { askApi, asksForAge, pullTransport, type SourceKind, type SourceOptions } from '../api.js';
import { eventAmongOthers, foreignLink, lacksExtension, loginNeeded, logTooLong } from '../messages.js';
import { eventsAnswer, tagEventList, timesOf } from './tag-events.js';

/** The text of today, and its first draft. A registry is only asked by the draft if somebody says that it has a history. */
const paths = [
  (repository: string, tag: string) => `/v2/${repository}/_oci/tag-history/${tag}`,
  (repository: string, tag: string) => `/v2/${repository}/tag/${tag}/history`,
] as const;
type TagPath = (typeof paths)[number];

const pageSize = 100;
const maxPages = 10;
/** Pins of one tag that are looked up alone, where the newest page does not have them. */
const maxDigests = 10;

interface Page {
  readonly entries: readonly unknown[];
  readonly next?: string;
}

/**
 * The first question to a registry also finds out whether it has the extension; others wait for that. Nothing in it is
 * taken as every move that there ever was: a pin that it does not have is older, or foreign.
 */
export const oci = {
  id: 'oci',
  title: (registry: string) => `the tag history that ${registry} keeps`,
  strength: 'windowed',
  proves: {
    registry: "Any of them, once it serves OCI's `tag-history`",
    current: 'proved, since when',
    left: 'proved if the history has it; otherwise not current, for at least the history',
    foreign: 'not current, for at least the history',
  },
  registries: [],
  isExtension: true,
  open(options) {
    let found: Promise<TagPath | undefined> | undefined;
    const firstPage = async (repository: string, tag: string, read: ReadPage) => {
      if (found === undefined) {
        const probed = probe(repository, tag, read, options.isGuess === true);
        found = probed.then((first) => first?.path).catch(() => undefined);
        return probed;
      }
      const path = await found;
      if (path !== undefined) return { path, page: await read(path(repository, tag)) };
      return options.isGuess === true ? undefined : probe(repository, tag, read, false);
    };
    return ({ repository }, tag) => {
      const name = uriOf(repository);
      const read = reader(options, repository);
      return async (question, readAt) => {
        const first = await firstPage(name, encodeURIComponent(tag), read);
        if (first === undefined) return undefined;
        const byDigest = (digest: Digest) =>
          read(first.path(name, encodeURIComponent(tag)), `n=${pageSize}&digest=${digest}`);
        return readEvents(first.page, { ...question, readAt }, read, byDigest);
      };
    };
  },
} as const satisfies SourceKind;

/** Reads a page by its path with its query. */
type ReadPage = (path: string, query?: string) => Promise<Page>;

function reader(options: SourceOptions, repository: string): ReadPage {
  const { origin, registry } = options;
  const service = `the tag history of ${registry}`;
  return async (path, query) => {
    const url = new URL(path, origin);
    if (query !== undefined || url.search === '') url.search = query ?? `n=${pageSize}`;
    let link = '';
    const send: Transport = async (request) => {
      const response = await pullTransport(options, repository)(request);
      link = response.headers.link ?? '';
      return response;
    };
    const refused = (response: HttpResponse) => refusal(service, response);
    const headers = { accept: 'application/vnd.oci.image.index.v1+json, application/json' };
    const entries = await askApi({ send, service, url: url.href, schema: tagEventList, headers, refused });
    return { entries, ...compact({ next: nextOf(link, url, service) }) };
  };
}

function refusal(service: string, { status }: HttpResponse): Failure | undefined {
  if (status === 405 || status === 501) return new Failure('not-found', lacksExtension(service, status));
  if (status === 401 || status === 403) return new Failure('denied', loginNeeded(service, status));
  return undefined;
}

/** `Link: <…>; rel="next"`: the path and query of the next page. @throws Failure if it is at another host */
function nextOf(link: string, from: URL, service: string): string | undefined {
  const target = /^\s*<([^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(link)?.[1];
  if (target === undefined) return undefined;
  const next = URL.canParse(target, from.href) ? new URL(target, from) : undefined;
  if (next?.origin !== from.origin) throw new Failure('bad-answer', foreignLink(service));
  return `${next.pathname}${next.search}`;
}

/**
 * The newest page, by the first path that exists. Of a registry of which nobody says that it has a history, whatever is no
 * such page means that it has none: `undefined`.
 */
async function probe(repository: string, tag: string, read: ReadPage, isGuess: boolean) {
  let absent: Failure | undefined;
  for (const path of isGuess ? paths.slice(0, 1) : paths) {
    try {
      return { path, page: await read(path(repository, tag)) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!isGuess && error.reason !== 'not-found') throw error;
      absent ??= error;
    }
  }
  if (isGuess || absent === undefined) return undefined;
  throw absent;
}

/**
 * One page answers nearly every question. A pin that it does not have is looked up alone; older pages are only read where
 * the age of the present digest matters, and it is older than the page.
 */
async function readEvents(
  { entries: newest, next: older }: Page,
  question: HistoryQuestion & Pick<HistoryAnswer, 'readAt'>,
  read: ReadPage,
  byDigest: (digest: Digest) => Promise<Page>,
): Promise<Omit<HistoryAnswer, 'readAt'>> {
  const entries = [...newest];
  let next = older;
  const { isFull, isAnswered, pins, readAt } = question;
  const soFar = () => eventsAnswer(entries, next === undefined);
  const wantsMore = () => isFull === true || (asksForAge(question) && !isAnswered({ readAt, ...soFar() }));
  for (let count = 1; next !== undefined && count < maxPages && wantsMore(); count += 1) {
    const page = await read(next);
    append(entries, page.entries);
    next = page.next;
  }
  const answer = soFar();
  if (next === undefined) return answer;
  const missing = pins.filter((pin) => !answer.records.some(({ digest }) => digest === pin));
  const pages = await Promise.all(
    missing.slice(0, maxDigests).map(async (pin) => timesOf(pin, (await byDigest(pin)).entries)),
  );
  const [first] = answer.records;
  const before = pages.flat().filter(({ at }) => first === undefined || at <= first.at);
  const service = 'the tag history';
  // What lies within the page would have to be in it; only a tag that has moved meanwhile has something newer.
  const last = answer.records.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  if (pages.flat().some(({ at }) => at <= last && first !== undefined && at > first.at))
    throw new Failure('bad-answer', eventAmongOthers(service));
  const isPartial = isFull === true || missing.length > maxDigests;
  const gap = {
    cause: 'history-incomplete',
    subject: service,
    message: logTooLong(service, entries.length),
  } as const;
  return {
    ...answer,
    records: [...before, ...answer.records],
    ...compact({ gaps: isPartial ? [gap] : undefined }),
  };
}
