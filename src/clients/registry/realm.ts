// Which token server a registry may send us to: its own, or one that is known to belong to it.
import { isLoopback } from '../../model/address.js';
import { Failure } from '../../model/failure.js';

/** Registries whose token server is under another registrable name. */
const known: Readonly<Record<string, string>> = {
  'lscr.io': 'ghcr.io',
  'registry-1.docker.io': 'auth.docker.io',
  'rg.fr-par.scw.cloud': 'api.scaleway.com',
  'rg.nl-ams.scw.cloud': 'api.scaleway.com',
  'rg.pl-waw.scw.cloud': 'api.scaleway.com',
};

/**
 * The address of the token server that a registry at `origin` names, if it may be asked: over https, and of the same
 * host, one above or below it, the same registrable name by the Public Suffix List, or a pair that is known. A
 * registry on loopback may name another address on loopback, over http too.
 * @throws Failure `bad-answer` when it may not
 */
export async function trustedRealm(origin: string, realm: string): Promise<URL> {
  const refuse = (why: string) =>
    new Failure(
      'bad-answer',
      `${new URL(origin).host} wants a token from ${realm.slice(0, 200)}, which is not asked: ${why}`,
    );
  if (!URL.canParse(realm)) throw refuse('it is not an address');
  const url = new URL(realm);
  const registry = new URL(origin).hostname;
  if (url.username !== '' || url.password !== '') throw refuse('it carries a user name or password');
  if (isLoopback(url.hostname) && isLoopback(registry) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw refuse('it is not https');
  if (!(await belongTogether(registry, url.hostname)))
    throw refuse('nothing says that it belongs to that registry');
  return url;
}

async function belongTogether(registry: string, realm: string): Promise<boolean> {
  if (realm === registry || known[registry] === realm) return true;
  if (isLoopback(realm) || isLoopback(registry)) return false;
  if (!realm.includes('.') || !registry.includes('.')) return false;
  if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`)) return true;
  // Loaded only here, because the list is large and most registries name their own host.
  const { getDomain } = await import('tldts');
  const domain = getDomain(registry, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}
