// Kinds of operations of the platform API, each bound to credentials as a typed function.
import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { decodeJson } from '../http/json.js';
import { callPlatform, type PlatformCall, type PlatformCredentials } from './call.js';
import { type List, listOf } from './list.js';

/** Query parameters; one with several values is repeated. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Verb<F> {
  /** Method and path as in the specification. */
  readonly operation: string;
  bind(credentials: PlatformCredentials): F;
}

interface Labels {
  /** The operation's name in errors. */
  readonly name: string;
  /** What to do when the platform denies it (403). */
  readonly denied?: string;
}

const envelope = z.object({
  nextPageToken: z.string().default(''),
  totalCount: z.union([z.string().regex(/^(?:0|[1-9]\d{0,17})$/), z.int().nonnegative()]).optional(),
});

/** `GET` of one object; `captures` fill the placeholders of the path. */
export function getVerb<T>(
  operation: string,
  schema: z.ZodType<T>,
  labels: Labels,
): Verb<(captures?: readonly string[], query?: Query) => Promise<T>> {
  return {
    operation,
    bind:
      (credentials) =>
      async (captures = [], query) => {
        const response = await send(credentials, operation, labels, captures, {
          ...compact({ query: query && searchOf(query) }),
        });
        return decodeJson(labels.name, response, schema);
      },
  };
}

/** `GET` of a whole list; `items` is its field in the response, `key` identifies an item. */
export function listVerb<T>(
  operation: string,
  items: string,
  schema: z.ZodType<T>,
  key: (item: T) => string,
  labels: Labels,
): Verb<(query?: Query, captures?: readonly string[]) => List<T>> {
  const page = z.object({ [items]: z.array(schema).default([]) });
  return {
    operation,
    bind:
      (credentials) =>
      (query = {}, captures = []) => {
        const name = `${labels.name}${typeof query.name === 'string' ? ` named ${query.name}` : ''}`;
        const requestPage = async (paging: Query) => {
          const response = await send(credentials, operation, { ...labels, name }, captures, {
            query: searchOf({ ...query, ...paging }),
          });
          const { nextPageToken, totalCount } = decodeJson(name, response, envelope);
          const found = decodeJson(name, response, page)[items] ?? [];
          const total = totalCount === undefined ? {} : { totalCount: BigInt(totalCount) };
          return { items: found, nextPageToken, ...total };
        };
        return listOf(name, requestPage, key, operation.includes('/v2/'));
      },
  };
}

/** `POST` below a parent. A question that changes nothing is `repeatable`. */
export function postVerb<T, B>(
  operation: string,
  schema: z.ZodType<T>,
  labels: Labels & { readonly repeatable?: true },
): Verb<(parent: string, body: B) => Promise<T>> {
  const more = compact({ repeatable: labels.repeatable });
  return {
    operation,
    bind: (credentials) => async (parent, body) =>
      decodeJson(
        labels.name,
        await send(credentials, operation, labels, [parent], { body, ...more }),
        schema,
      ),
  };
}

/**
 * `PATCH` of the fields that the mask names, and of no other. Sent twice, it does the same. The body also has what the
 * published description requires of every body; the service ignores that.
 */
export function updateVerb<T, B extends object>(
  operation: string,
  schema: z.ZodType<T>,
  labels: Labels,
): Verb<(uid: string, body: B, mask: readonly (keyof B & string)[]) => Promise<T>> {
  return {
    operation,
    bind: (credentials) => async (uid, body, mask) => {
      const query = searchOf({ updateMask: mask.join(',') });
      const response = await send(credentials, operation, labels, [uid], { body, query, repeatable: true });
      return decodeJson(labels.name, response, schema);
    },
  };
}

/** `DELETE`; the response is empty. */
export function deleteVerb(operation: string, labels: Labels): Verb<(uid: string) => Promise<void>> {
  return {
    operation,
    bind: (credentials) => async (uid) => void (await send(credentials, operation, labels, [uid], {})),
  };
}

function send(
  credentials: PlatformCredentials,
  operation: string,
  { name, denied }: Labels,
  captures: readonly string[],
  more: Pick<PlatformCall, 'query' | 'body' | 'repeatable'>,
) {
  const [method, template = ''] = operation.split(' ') as [PlatformCall['method'], string?];
  const rest = [...captures];
  const path = template.replace(/\{\w+\}/g, () => rest.shift() ?? '');
  return callPlatform(credentials, {
    method,
    operation: name,
    path,
    ...compact({ denied }),
    ...more,
  });
}

function searchOf(query: Query): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const text of [value ?? []].flat()) parameters.append(name, text);
  }
  return parameters;
}
