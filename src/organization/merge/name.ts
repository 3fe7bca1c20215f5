// Names of repositories: how they are written, compared and ordered. GitHub ignores their case.
import { compareText } from '../../model/text/text.js';

const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;

export interface NamedRepository {
  readonly owner: string;
  readonly name: string;
  /** Branch, tag or commit; absent means the default branch. */
  readonly ref?: string;
}

/** Reads `OWNER/REPO` or `OWNER/REPO@REF`. */
export function readName(text: string): NamedRepository | undefined {
  const [, owner = '', name = '', ref] = named.exec(text) ?? [];
  if (owner === '' || /^\.{1,2}$/.test(owner) || /^\.{1,2}$/.test(name)) return undefined;
  return { owner, name, ...(ref === undefined ? {} : { ref }) };
}

/** One key for all spellings of a repository. */
export function repositoryKey(repository: string): string {
  return repository.toLowerCase();
}

/** The order of repositories in every document: by key, then as written. */
export function byName(a: string, b: string): number {
  return compareText(repositoryKey(a), repositoryKey(b)) || compareText(a, b);
}
