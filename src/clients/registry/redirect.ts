// Which redirects of a registry are followed; they never carry a credential.
import { isLoopback, isPublicName } from '../../model/address.js';
import { compact } from '../../model/compact.js';
import { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse, NetworkKind, Transport } from '../../model/http.js';
import { redirectRefused } from './messages.js';

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Follows at most three redirects, relative ones included: to the same origin, to a public host over https, and from
 * a host in a private network or on loopback to another one of its kind. A public registry therefore cannot make the
 * runner send requests into its own network. Here the names are judged; `ledFrom` has the transport judge the addresses.
 * @param request without credentials, as it is repeated at the target
 * @throws Failure `bad-answer` for a redirect that leads elsewhere, nowhere or in a circle
 */
export async function followRedirects(
  what: string,
  send: Transport,
  request: HttpRequest,
  first: HttpResponse,
): Promise<HttpResponse> {
  let from = new URL(request.url);
  let response = first;
  let ledFrom: NetworkKind | undefined;
  for (let count = 0; redirects.has(response.status); count += 1) {
    const refuse = (why: string) => new Failure('bad-answer', redirectRefused(what, from.host, why));
    const location = response.headers.location ?? '';
    if (count === maxRedirects) throw refuse(`it is number ${maxRedirects + 1} in a row`);
    if (location === '' || !URL.canParse(location, from.href)) throw refuse('its target is not a valid URL');
    const target = new URL(location, from);
    if (!isAllowed(from, target))
      throw refuse(`${target.origin} is neither the same host nor a public https address`);
    // A host that a response has led to stays one, whatever it names itself.
    if (target.origin !== from.origin) ledFrom = response.network;
    from = target;
    response = await send({ ...request, url: target.href, ...compact({ ledFrom }) });
  }
  return response;
}

function isAllowed(from: URL, target: URL): boolean {
  if (target.origin === from.origin) return true;
  const network = networkOf(target);
  if (network === 'loopback') return networkOf(from) === 'loopback' && /^https?:$/.test(target.protocol);
  return target.protocol === 'https:' && (network === 'public' || network === networkOf(from));
}

function networkOf({ hostname }: URL): NetworkKind {
  if (isLoopback(hostname)) return 'loopback';
  return isPublicName(hostname) ? 'public' : 'private';
}
