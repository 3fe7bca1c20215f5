// The day of a deprecated tag's end of life. A finding shows it; no verdict rests on it.
import { unknownFrom } from '../model/failure.js';
import { findRepository, type Scope } from './repository.js';
import type { Sources } from './ports.js';

/** `path` is `<org>/<image>`. `undefined`: the platform gives no date. */
export type DateOf = (
  path: string,
  tag: string,
) => Promise<string | { readonly unknown: string } | undefined>;

/** Asks for the date of a tag that the list of tags calls deprecated; the operation is not served everywhere. */
export function dateAsker(sources: Sources, scope: Scope): DateOf {
  const { catalogue } = sources;
  return async (path, tag) => {
    if (catalogue?.endOfLifeDate === undefined) return undefined;
    const repository = await findRepository(sources, scope, path);
    if (repository === undefined || 'cause' in repository) return undefined;
    try {
      return await catalogue.endOfLifeDate(repository, tag);
    } catch (error) {
      const { cause, message } = unknownFrom(error, path);
      return cause === 'not-found' ? undefined : { unknown: message };
    }
  };
}
