// Which tags a repository has now: with their digests where one answer of the registry's own API has both, else by name.

import { z } from 'zod';
import { append } from '../../model/collections.js';
import { Failure, withFallback } from '../../model/failure.js';
import { isDigest, isTag } from '../../model/images/image.js';
import type { Transport } from '../../model/run/http.js';
import { uriOf } from '../../model/text/text.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import type { NamedTag, RegistryRepository, TagLists } from '../../resolve/ports.js';
import { ApiError, isUnsupported } from '../http/api-error.js';
import { decodeJson } from '../http/json.js';
import type { OciClient, TagsPage } from './oci-client.js';

const row = z.object({
  name: z.string(),
  digest: z.string().nullish(),
  manifest_digest: z.string().nullish(),
});

interface Search {
  /** One page of the tags whose names contain the text, those that were pushed last first. */
  readonly url: (path: string, part: string) => string;
  readonly schema: z.ZodType<readonly z.infer<typeof row>[]>;
}

/** The registries whose own API finds tags by a part of their names, and returns them with their digests. */
const searches: Readonly<Record<string, Search>> = {
  'docker.io': {
    url: (path, part) => {
      const [namespace = '', ...name] = path.split('/');
      return `https://hub.docker.com/v2/namespaces/${namespace}/repositories/${name.join('/')}/tags?page_size=100${part === '' ? '' : `&name=${part}`}`;
    },
    schema: z.object({ results: z.array(row).max(1000) }).transform(({ results }) => results),
  },
  'quay.io': {
    url: (path, part) =>
      `https://quay.io/api/v1/repository/${path}/tag/?onlyActiveTags=true&limit=100${part === '' ? '' : `&filter_tag_name=like:${part}`}`,
    schema: z.object({ tags: z.array(row).max(1000) }).transform(({ tags }) => tags),
  },
};

const maxPages = 5;
const maxBytes = 8 * 1024 * 1024;

interface TagListOptions {
  readonly contentOf: (registry: string) => OciClient;
  readonly send: Transport;
  /** Whether the APIs of well-known registries may be asked. */
  readonly asksApis: boolean;
}

export function tagLists({ contentOf, send, asksApis }: TagListOptions): TagLists {
  async function search({ url, schema }: Search, { registry, repository }: RegistryRepository, part: string) {
    const operation = `Tags of ${registry}/${repository}`;
    const response = await send({
      method: 'GET',
      url: url(uriOf(repository), encodeURIComponent(part)),
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      maxBytes,
    });
    if (response.status !== 200) throw new ApiError(operation, response.status, {});
    return decodeJson(operation, response, schema).flatMap(({ name: tag, digest, manifest_digest }) => {
      const of = digest ?? manifest_digest ?? '';
      return isTag(tag) && isDigest(of) ? [{ tag, digest: of }] : [];
    });
  }

  const list = memoizeAsync(async (registry: string, repository: string) => {
    const client = contentOf(registry);
    const all: NamedTag[] = [];
    for (let page: string | undefined, count = 0; count < maxPages; count += 1) {
      // A registry need not support the list.
      const none: TagsPage = { tags: [] };
      const { tags, next } = await withFallback(client.tags(repository, page), none, isUnsupported);
      append(all, tags);
      if (next === undefined) break;
      page = next;
    }
    return all;
  });

  return {
    tagsOf: async (name, part) => {
      const { registry, repository } = name;
      const known = asksApis && Object.hasOwn(searches, registry) ? searches[registry] : undefined;
      try {
        if (known !== undefined) return await search(known, name, part);
      } catch (error) {
        // The registry itself may know the login of this machine.
        if (!(error instanceof Failure && ['denied', 'not-found'].includes(error.reason))) throw error;
      }
      return list(registry, repository);
    },
    digestOf: async ({ registry, repository }, tag) => contentOf(registry).digestOf(repository, tag),
  };
}
