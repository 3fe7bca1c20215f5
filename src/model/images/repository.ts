// Which repository of the platform an image path names: shared by the look-up of tags and by reports about an image.
import { compact } from '../collections.js';
import { Failure, type Gap, gapFrom } from '../failure.js';
import { plural } from '../text/text.js';

export interface Repository {
  readonly uid: string;
  readonly name: string;
}

/** May throw a Failure. */
export type ListRepositories = (query: {
  readonly name: string;
  readonly group?: string;
}) => Promise<readonly Repository[]>;

export interface CatalogueScope {
  /** The organization whose images are public. */
  readonly publicOrganization?: string;
  /** The root organization group of list requests. */
  readonly group?: string;
}

/** The look-up of a repository by name did not return exactly one. */
function notOneRepository(name: string, count: number, group: string | undefined): string {
  const found = count === 0 ? 'no repository' : plural(count, 'repository');
  const where = group === undefined ? '' : ` in group ${group}`;
  return `The identity can see ${found} named ${name}${where}, so the end of life of its tags is not known. An identity of a subgroup cannot see the repositories of the organization`;
}

/**
 * The repository that an image path names. `undefined`: there is no catalogue without a sign-in, or it does not list the
 * repository of a public image.
 * Never throws a Failure.
 */
export async function findRepository(
  { catalogue }: { readonly catalogue?: { readonly listRepositories: ListRepositories } },
  { publicOrganization, group }: CatalogueScope,
  path: string,
): Promise<Repository | Gap | undefined> {
  const [organization = '', ...rest] = path.split('/');
  const name = rest.join('/');
  const isPublic = organization === publicOrganization;
  if (catalogue === undefined) return undefined;
  try {
    const scope = isPublic ? {} : compact({ group });
    const listed = await catalogue.listRepositories({ name, ...scope });
    // A private repository of the same name is not the public image, nor the other way round, whatever the service lists.
    const candidates = listed.filter(
      (repository) =>
        repository.name === name && (group === undefined || isInGroup(repository, group) !== isPublic),
    );
    const [repository] = candidates;
    if (repository !== undefined && candidates.length === 1) return repository;
    if (isPublic && repository === undefined) return undefined;
    throw new Failure('contradiction', notOneRepository(name, candidates.length, scope.group));
  } catch (error) {
    return gapFrom(error, path);
  }
}

function isInGroup({ uid }: Repository, group: string): boolean {
  return uid.startsWith(`${group}/`);
}
