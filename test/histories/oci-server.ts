// A registry with OCI's `tag-history` over a world, by each text of https://github.com/opencontainers/distribution-spec/pull/606
import type { Digest } from '../../src/model/images/image.js';
import type { HistoryServer, ServerOptions } from './servers.js';
import { digestAt, iso, type World } from './world.js';

export const ociRegistry = 'registry.oci.example.com';

export interface OciOptions extends ServerOptions {
  /** `index` if not given, the text of today; `array` is the one before it, `draft` the first, with a path of its own. */
  readonly text?: 'index' | 'array' | 'draft';
  /** A simple server, which knows no filters. */
  readonly ignoresQuery?: boolean;
  /** Entries of the world's list, newest first, as they are sent. */
  readonly change?: (entries: readonly object[]) => readonly unknown[] | null;
}

interface Event {
  readonly at: number;
  readonly digest: Digest;
  readonly event: 'created' | 'deleted';
}

export function oci(world: World, options: OciOptions = {}): HistoryServer {
  const { text = 'index', change = (entries) => entries } = options;
  const asked: string[] = [];
  const path =
    text === 'draft'
      ? new RegExp(`^/v2/${world.repository}/tag/([^/]+)/history$`)
      : new RegExp(`^/v2/${world.repository}/_oci/tag-history/([^/]+)$`);
  return {
    asked,
    async send({ method, url, authorization }) {
      asked.push(`${method} ${url}`);
      const { origin, pathname, searchParams } = new URL(url);
      if (origin !== `https://${ociRegistry}`) throw new Error(`a request to ${origin}`);
      const faulty = options.fault?.(pathname);
      if (faulty !== undefined) return faulty;
      const tag = path.exec(pathname)?.[1];
      if (tag === undefined) return { status: 404, headers: {}, body: '404 page not found\n' };
      const sent = authorization?.credential.expose();
      if (options.secret !== undefined && sent !== options.secret)
        return { status: 401, headers: {}, body: '{"errors":[{"code":"UNAUTHORIZED"}]}' };
      const all = eventsOf(world, decodeURIComponent(tag)).filter(matching(searchParams, options));
      if (all.length === 0 && text !== 'index')
        return { status: 404, headers: {}, body: '{"errors":[{"code":"MANIFEST_UNKNOWN"}]}' };
      const size = Math.min(Number(searchParams.get('n') ?? 1000), options.pageLimit ?? 1000);
      const start = Number(searchParams.get('last') ?? 0);
      const page = options.ignoresQuery === true ? all : all.slice(start, start + size);
      const next = start + page.length;
      const entries = change(page.map((one) => entry(one, text)));
      const mediaType = 'application/vnd.oci.image.index.v1+json';
      const link =
        size > 0 && next < all.length && options.ignoresQuery !== true
          ? { link: `<${pathname}?n=${size}&last=${next}>; rel="next"` }
          : {};
      const body = text === 'index' ? { schemaVersion: 2, mediaType, manifests: entries } : entries;
      return { status: 200, headers: { 'content-type': mediaType, ...link }, body: JSON.stringify(body) };
    },
  };
}

/** Newest first. A tag that moves was not deleted before; a deletion has what the tag pointed to. */
function eventsOf(world: World, tag: string): readonly Event[] {
  const concerning = world.events.filter((one) => one.tag === tag || one.along?.includes(tag));
  return concerning
    .flatMap(({ at, digest }): Event[] => {
      if (digest !== undefined) return [{ at, digest, event: 'created' }];
      const held = digestAt({ ...world, events: world.events.filter((one) => one.at < at) }, tag, at);
      return held === undefined ? [] : [{ at, digest: held, event: 'deleted' }];
    })
    .reverse();
}

function matching(query: URLSearchParams, { ignoresQuery }: OciOptions): (event: Event) => boolean {
  if (ignoresQuery === true) return () => true;
  const [digest, before, since] = ['digest', 'before', 'since'].map((name) => query.get(name));
  return (event) =>
    (digest == null || event.digest === digest) &&
    (before == null || event.at < Date.parse(before)) &&
    (since == null || event.at > Date.parse(since));
}

function entry({ at, digest, event }: Event, text: OciOptions['text']): object {
  const annotations =
    text === 'index'
      ? {
          'org.opencontainers.distribution.tag.timestamp': iso(at),
          'org.opencontainers.distribution.tag.event': event,
        }
      : { [`org.opencontainers${text === 'draft' ? '' : '.distribution'}.tag.${event}`]: iso(at) };
  return { mediaType: 'application/vnd.oci.image.index.v1+json', size: 1234, digest, annotations };
}
