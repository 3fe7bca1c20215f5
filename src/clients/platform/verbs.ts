// Kinds of operations, each as a function from credentials to a typed verb.
import { z } from 'zod';
import { decodeJson } from '../http/json.js';
import { callPlatform, type PlatformCredentials } from './call.js';
import { type List, listOf } from './list.js';

/** A value, or several for a parameter that is repeated. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Verb<F> {
  /** Method and path as the specification writes them. */
  readonly operation: string;
  bind(credentials: PlatformCredentials): F;
}

interface Words {
  /** What errors say was tried. */
  readonly words: string;
  /** The next step when the platform denies it. */
  readonly denied?: string;
}

/** platform-api: List response envelope. */
const envelope = z.object({
  nextPageToken: z.string().default(''),
  totalCount: z.union([z.string().regex(/^\d{1,18}$/), z.int().nonnegative()]).optional(),
});

/** `GET`, one object; the captures fill the braces of the path. */
export function getVerb<T>(
  operation: string,
  schema: z.ZodType<T>,
  words: Words,
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

/** `GET`, a whole list; `items` is the plural name in the envelope, `key` what tells items apart. */
export function listVerb<T>(
  operation: string,
  items: string,
  schema: z.ZodType<T>,
  key: (item: T) => string,
  words: Words,
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

/** `POST` beneath a parent. */
export function createVerb<T, B>(
  operation: string,
  schema: z.ZodType<T>,
  words: Words,
): Verb<(parent: string, body: B) => Promise<T>> {
  return {
    operation,
    bind: (credentials) => async (parent, body) =>
      decodeJson(words.words, await send(credentials, operation, words, [parent], { body }), schema),
  };
}

/** `PATCH`: without a mask the fields of the body change, with one those that it names (`*`: all). */
export function updateVerb<T, B>(
  operation: string,
  schema: z.ZodType<T>,
  words: Words,
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

/** `DELETE`; the answer is empty. */
export function deleteVerb(operation: string, words: Words): Verb<(uid: string) => Promise<void>> {
  return {
    operation,
    bind: (credentials) => async (uid) => void (await send(credentials, operation, words, [uid], {})),
  };
}

function send(
  credentials: PlatformCredentials,
  operation: string,
  { words, denied }: Words,
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
