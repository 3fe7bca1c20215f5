// Registers what sources of tag histories send as secrets, before it is sent: a server may repeat what it has received.
import type { Transport } from '../../model/http.js';
import { Secret } from '../../model/secret.js';

type Mask = (secret: Secret) => void;

/** The transport, which registers every credential once: also one that a service has given in exchange for the user's token. */
export function maskingTransport(send: Transport, mask: Mask): Transport {
  const known = new Set<string>();
  return (request) => {
    const credential = request.authorization?.credential;
    if (credential !== undefined && !known.has(credential.expose())) {
      known.add(credential.expose());
      mask(credential);
    }
    return send(request);
  };
}

/** The user's tokens, each registered whole, and of `user:password` also the password, which is sent alone to sign in. */
export function maskingTokens(
  tokenOf: (registry: string) => Secret | undefined,
  mask: Mask,
): (registry: string) => Secret | undefined {
  return (registry) => {
    const token = tokenOf(registry);
    if (token === undefined) return undefined;
    mask(token);
    const text = token.expose();
    const password = text.slice(text.indexOf(':') + 1);
    if (password !== text && password !== '') mask(new Secret(password));
    return token;
  };
}
