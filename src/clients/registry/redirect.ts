// Some registries keep manifests elsewhere: their redirects are followed with care, and without any credential.
import { isLoopback, isPublicName } from '../../model/address.js';
import { Failure } from '../../model/failure.js';
import type { HttpRequest, HttpResponse, Transport } from '../../model/http.js';

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * The answer at the end of at most 3 redirects: to the same origin, to a public https address, or from loopback to
 * loopback.
 * @throws Failure `bad-answer` when they lead elsewhere or nowhere
 */
export async function followRedirect(
  send: Transport,
  request: HttpRequest,
  first: HttpResponse,
): Promise<HttpResponse> {
  let { url } = request;
  let response = first;
  for (let step = 0; redirects.has(response.status); step += 1) {
    const target = response.headers.location ?? '';
    if (step === maxRedirects || !URL.canParse(target, url))
      throw lost(url, 'it redirects too often or nowhere');
    const next = new URL(target, url);
    const { hostname, origin } = new URL(url);
    const inside = isLoopback(hostname) && isLoopback(next.hostname);
    if (!inside && next.origin !== origin && !(next.protocol === 'https:' && isPublicName(next.hostname)))
      throw lost(url, `it redirects to ${next.origin}, which is not a public https address`);
    url = next.href;
    response = await send({ ...request, url });
  }
  return response;
}

function lost(url: string, why: string): Failure {
  return new Failure('bad-answer', `${new URL(url).host} cannot be asked for manifests: ${why}`);
}
