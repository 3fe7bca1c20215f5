// An image path → the platform's repository of it, as far as the identity sees it.
import { Failure, type Unknown, unknownFrom } from '../model/failure.js';
import type { Repository, Sources } from './ports.js';

export interface Scope {
  readonly publicOrganization?: string;
  /** Root organization group of the List calls. */
  readonly group?: string;
}

/** `path` is `<org>/<image>`. `undefined`: a public image whose repository the platform does not show. */
export async function findRepository(
  { catalogue }: Pick<Sources, 'catalogue'>,
  { publicOrganization, group }: Scope,
  path: string,
): Promise<Repository | Unknown | undefined> {
  const [organization = '', ...rest] = path.split('/');
  const name = rest.join('/');
  const isPublic = organization === publicOrganization;
  if (catalogue === undefined) {
    const message = 'Without a platform token the list of tags cannot be asked, so end of life is not known';
    return isPublic ? undefined : ({ cause: 'no-credential', subject: path, message } as const);
  }
  try {
    const scope = isPublic || group === undefined ? {} : { group };
    const seen = await catalogue.listRepositories({ name, ...scope });
    const found = seen.filter(
      (repository) => !isPublic || group === undefined || !isBeneath(repository, group),
    );
    const [repository] = found;
    if (repository !== undefined && found.length === 1) return repository;
    if (isPublic && repository === undefined) return undefined;
    throw new Failure('contradiction', notOne(name, found.length, scope.group));
  } catch (error) {
    return unknownFrom(error, path);
  }
}

function isBeneath({ uid }: Repository, group: string): boolean {
  return uid.startsWith(`${group}/`);
}

function notOne(name: string, count: number, group: string | undefined): string {
  const where = group === undefined ? '' : ` beneath group ${group}`;
  const seen = count === 0 ? 'no repository' : `${count} repositories`;
  return `The identity sees ${seen} named ${name}${where}, so end of life is not known. An identity of a subgroup does not see the organization's repositories`;
}
