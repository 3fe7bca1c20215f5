// Which token server a registry may refer to: its own, or one that is known to belong to it.
import { isLoopback } from '../../model/address.js';
import { Failure } from '../../model/failure.js';
import { untrustedTokenServer } from './messages.js';

/** Registries whose token server has another registrable domain. */
const known: Readonly<Record<string, string>> = {
  'lscr.io': 'ghcr.io',
  'registry-1.docker.io': 'auth.docker.io',
  'rg.fr-par.scw.cloud': 'api.scaleway.com',
  'rg.nl-ams.scw.cloud': 'api.scaleway.com',
  'rg.pl-waw.scw.cloud': 'api.scaleway.com',
};

/**
 * The URL of the token server that a registry at `origin` names, if credentials may be sent to it: over https, and of
 * the same host, a parent or child domain, the same registrable domain by the Public Suffix List, or a known pair. A
 * registry on loopback may name another address on loopback, over http too.
 * @throws Failure `bad-answer` otherwise
 */
export async function trustedRealm(origin: string, realm: string): Promise<URL> {
  const refuse = (why: string) =>
    new Failure('bad-answer', untrustedTokenServer(new URL(origin).host, realm, why));
  if (!URL.canParse(realm)) throw refuse('it is not a valid URL');
  const url = new URL(realm);
  const registry = new URL(origin).hostname;
  if (url.username !== '' || url.password !== '') throw refuse('it contains a user name or password');
  if (isLoopback(url.hostname) && isLoopback(registry) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') throw refuse('it does not use https');
  if (!(await belongTogether(registry, url.hostname)))
    throw refuse('it is not known to belong to that registry');
  return url;
}

async function belongTogether(registry: string, realm: string): Promise<boolean> {
  if (realm === registry || known[registry] === realm) return true;
  if (isLoopback(realm) || isLoopback(registry)) return false;
  if (!realm.includes('.') || !registry.includes('.')) return false;
  if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`)) return true;
  // Loaded on demand: the list is large, and most registries name their own host.
  const { getDomain } = await import('tldts');
  const domain = getDomain(registry, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}
