// Kinds of operations of the platform API, each bound to credentials as a typed function.
import { z } from 'zod';
import { decodeJson } from '../http/json.js';
import { callPlatform, type PlatformCredentials } from './call.js';
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
  readonly words: string;
  /** What to do when the platform denies it (403). */
  readonly denied?: string;
}

const envelope = z.object({
  nextPageToken: z.string().default(''),
  totalCount: z.union([z.string().regex(/^\d{1,18}$/), z.int().nonnegative()]).optional(),
});

/** `GET` of one object; `captures` fill the placeholders of the path. */
export function getVerb<T>(
  operation: string,
  schema: z.ZodType<T>,
  words: Labels,
): Verb<(captures?: readonly string[], query?: Query) => Promise<T>> {
  return {
    operation,
    bind:
      (credentials) =>
      async (captures = [], query) => {
        const response = await send(credentials, operation, words, captures, {
          ...(query === undefined ? {} : { query: searchOf(query) }),
        });
        return decodeJson(words.words, response, schema);
      },
  };
}

/** `GET` of a whole list; `items` is its field in the response, `key` identifies an item. */
export function listVerb<T>(
  operation: string,
  items: string,
  schema: z.ZodType<T>,
  key: (item: T) => string,
  words: Labels,
): Verb<(query?: Query, captures?: readonly string[]) => List<T>> {
  const page = z.object({ [items]: z.array(schema).default([]) });
  return {
    operation,
    bind:
      (credentials) =>
      (query = {}, captures = []) => {
        const tried = `${words.words}${typeof query.name === 'string' ? ` named ${query.name}` : ''}`;
        const ask = async (paging: Query) => {
          const asked = searchOf({ ...query, ...paging });
          const response = await send(credentials, operation, { ...words, words: tried }, captures, {
            query: asked,
          });
          const { nextPageToken, totalCount } = decodeJson(tried, response, envelope);
          const found = decodeJson(tried, response, page)[items] ?? [];
          const total = totalCount === undefined ? {} : { totalCount: BigInt(totalCount) };
          return { items: found, nextPageToken, ...total };
        };
        return listOf(tried, ask, key);
      },
  };
}

/** `POST` below a parent. */
export function createVerb<T, B>(
  operation: string,
  schema: z.ZodType<T>,
  words: Labels,
): Verb<(parent: string, body: B) => Promise<T>> {
  return {
    operation,
    bind: (credentials) => async (parent, body) =>
      decodeJson(words.words, await send(credentials, operation, words, [parent], { body }), schema),
  };
}

/** `PATCH`: changes the fields of the body, or those that the mask names (`*`: all). */
export function updateVerb<T, B>(
  operation: string,
  schema: z.ZodType<T>,
  words: Labels,
): Verb<(uid: string, body: B, mask?: readonly string[]) => Promise<T>> {
  return {
    operation,
    bind: (credentials) => async (uid, body, mask) => {
      const query = mask === undefined ? {} : { query: new URLSearchParams({ updateMask: mask.join(',') }) };
      return decodeJson(
        words.words,
        await send(credentials, operation, words, [uid], { body, ...query }),
        schema,
      );
    },
  };
}

/** `DELETE`; the response is empty. */
export function deleteVerb(operation: string, words: Labels): Verb<(uid: string) => Promise<void>> {
  return {
    operation,
    bind: (credentials) => async (uid) => void (await send(credentials, operation, words, [uid], {})),
  };
}

function send(
  credentials: PlatformCredentials,
  operation: string,
  { words, denied }: Labels,
  captures: readonly string[],
  more: { readonly query?: URLSearchParams; readonly body?: unknown },
) {
  const [method, template = ''] = operation.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string?];
  const rest = [...captures];
  const path = template.replace(/\{\w+\}/g, () => rest.shift() ?? '');
  return callPlatform(credentials, {
    method,
    operation: words,
    path,
    ...(denied === undefined ? {} : { denied }),
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
