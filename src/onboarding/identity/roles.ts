// Roles by the names that the platform lists.
import { plain } from '../../model/text/plain.js';

export interface PlatformRole {
  readonly uid: string;
  readonly name: string;
  readonly capabilities: readonly string[];
}

const maxShown = 12;

/** The only role with a name, or why there is none. No similar one is suggested: it might allow more. */
export function roleNamed(
  roles: readonly PlatformRole[],
  name: string,
): PlatformRole | { readonly missing: string } {
  const [role, ...others] = roles.filter((one) => one.name === name);
  if (role !== undefined && others.length === 0) return role;
  const names = [...new Set(roles.map((one) => one.name))].sort();
  const shown = names.slice(0, maxShown).map(plain).join(', ') || 'none';
  const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : '';
  const count = role === undefined ? 'no role' : `${others.length + 1} roles`;
  return {
    missing: `The platform has ${count} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization`,
  };
}
