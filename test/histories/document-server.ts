// History documents of a world: what an exporter has written of each tag, at an address.

import { oci, ociRegistry } from './oci-server.js';
import type { HistoryServer, ServerOptions } from './servers.js';
import type { World } from './world.js';

export const documentsAt = 'https://histories.example.com/registry';

/** The document of a tag that had one before the day when it was made. */
export async function documentOf(world: World, tag: string, madeAt = world.now): Promise<string | undefined> {
  const then = { ...world, events: world.events.filter(({ at }) => at <= madeAt), now: madeAt };
  const { body } = await oci(then).send({
    method: 'GET',
    url: `https://${ociRegistry}/v2/${world.repository}/_oci/tag-history/${tag}`,
    headers: {},
  });
  const list = JSON.parse(body);
  if (list.manifests.length === 0) return undefined;
  return JSON.stringify({ ...list, 'x-image': `${ociRegistry}/${world.repository}:${tag}` });
}

export function historyDocuments(world: World, options: ServerOptions = {}): HistoryServer {
  const asked: string[] = [];
  return {
    asked,
    async send({ method, url }) {
      asked.push(`${method} ${url}`);
      const { origin, pathname } = new URL(url);
      if (origin !== new URL(documentsAt).origin) throw new Error(`a request to ${origin}`);
      const faulty = options.fault?.(pathname);
      if (faulty !== undefined) return faulty;
      const path = decodeURIComponent(pathname);
      const tag = new RegExp(`^/registry/${world.repository}/([^/]+)\\.json$`).exec(path)?.[1];
      const text = tag === undefined ? undefined : await documentOf(world, tag);
      return text === undefined
        ? { status: 404, headers: {}, body: '<html>not found</html>' }
        : { status: 200, headers: {}, body: text };
    },
  };
}
