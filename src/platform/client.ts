// The platform API's client: verbs of the domain outside, wire decoding inside.
import { z } from 'zod';
import type { Advisory } from '../model/fact.js';
import { type Digest, isDigest } from '../model/image.js';
import { type Credentials, call } from './call.js';
import { envelope, pageOf } from './envelope.js';
import { listAll } from './pages.js';

export interface Repository {
  readonly uid: string;
  readonly name: string;
}

export interface Tag {
  readonly uid: string;
  readonly name: string;
  readonly deprecated: boolean;
  /** What the tag points to, where the platform says so. */
  readonly digest?: Digest;
}

export interface PlatformClient {
  /** Repositories of that exact name beneath the group, or anywhere the caller can see without one. */
  listRepositories(query: {
    readonly name?: string;
    readonly group?: string;
  }): Promise<readonly Repository[]>;
  listTags(repository: Repository): Promise<readonly Tag[]>;
  /** Advisories for any of the artifact names. */
  listAdvisories(query: { readonly artifactNames: readonly string[] }): Promise<readonly Advisory[]>;
}

const repository = z.object({ uid: z.string().min(1), name: z.string().min(1) });
const tag = z
  .object({
    uid: z.string().min(1),
    name: z.string().min(1),
    deprecated: z.boolean().default(false),
    digest: z.string().optional(),
  })
  .transform(({ digest, ...rest }) => ({
    ...rest,
    ...(digest !== undefined && isDigest(digest) ? { digest } : {}),
  }));
const advisory = z.object({
  uid: z.string().min(1),
  advisoryId: z.string().min(1),
  artifactName: z.string().min(1),
  updateTime: z.string(),
});

const repoPage = z.object({ ...envelope, repos: z.array(repository).default([]) });
const tagPage = z.object({ ...envelope, tags: z.array(tag).default([]) });
const advisoryPage = z.object({ ...envelope, advisories: z.array(advisory).default([]) });

const advisoryHint =
  'The identity needs a role that may list advisories; `viewer` may, `registry.pull` may not';

/**
 * A client for one platform and one token (platform-api: Registry, Vulnerabilities).
 * `tagQuery` holds what the platform needs to list every tag (see `presets.ts`).
 * Every verb throws ApiError when the platform refuses and Failure when it cannot be reached or understood.
 */
export function platformClient(
  options: Credentials & { readonly tagQuery: Readonly<Record<string, string>> },
): PlatformClient {
  const get = (operation: string, path: string, query: URLSearchParams, denied?: string) =>
    call(options, { method: 'GET', operation, path, query, ...(denied === undefined ? {} : { denied }) });
  return {
    listRepositories({ name, group }) {
      const operation = name === undefined ? 'List repositories' : `List repositories named ${name}`;
      const filter = {
        ...(name === undefined ? {} : { name }),
        ...(group === undefined ? {} : { 'uidp.descendants_of': group }),
      };
      return listAll(operation, async (page) => {
        const response = await get(
          operation,
          '/registry/v2/repos',
          new URLSearchParams({ ...filter, ...page }),
        );
        return pageOf(operation, response, repoPage, 'repos');
      });
    },
    listTags({ uid, name }) {
      const operation = `List tags of ${name}`;
      const filter = { ...options.tagQuery, 'uidp.children_of': uid };
      return listAll(operation, async (page) => {
        const response = await get(
          operation,
          '/registry/v2/tags',
          new URLSearchParams({ ...filter, ...page }),
        );
        return pageOf(operation, response, tagPage, 'tags');
      });
    },
    listAdvisories({ artifactNames }) {
      const operation = 'List advisories';
      return listAll(operation, async (page) => {
        const query = new URLSearchParams(page);
        for (const name of artifactNames) query.append('artifactNames', name);
        const response = await get(operation, '/vulnerabilities/v2/advisories', query, advisoryHint);
        return pageOf(operation, response, advisoryPage, 'advisories');
      });
    },
  };
}
