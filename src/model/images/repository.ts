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

const maxNamed = 5;

const inSubgroup =
  'This is a subgroup, in which the repositories of the organization are not listed. Set `group` (in a terminal `--group`) to the part before the first `/`, with an identity of the organization';

/** The look-up of a repository by name did not return exactly one. */
function notOneRepository(name: string, found: readonly Repository[], group: string | undefined): string {
  const many = found.length === 0 ? 'no repository' : plural(found.length, 'repository');
  const where = group === undefined ? '' : ` in group ${group}`;
  const seen = `The identity can see ${many} named ${name}${where}, so the end of life of its tags is not known`;
  if (found.length === 0) return group?.includes('/') === true ? `${seen}. ${inSubgroup}` : seen;
  const groups = found.slice(0, maxNamed).map(({ uid }) => uid.split('/')[0] ?? '');
  const more = found.length > maxNamed ? ` and ${found.length - maxNamed} more` : '';
  return `${seen}. Set \`group\` (in a terminal \`--group\`) to the organization that you mean: ${groups.join(' or ')}${more}`;
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
    throw new Failure('contradiction', notOneRepository(name, candidates, scope.group));
  } catch (error) {
    return gapFrom(error, path);
  }
}

function isInGroup({ uid }: Repository, group: string): boolean {
  return uid.startsWith(`${group}/`);
}
