// The registry in memory as a server on loopback.
import { serve } from '../../src/emulator/server/server.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { type Behaviour, type OciRegistry, ociRegistry } from './oci-registry.js';

export interface ServedRegistry extends OciRegistry {
  /** As written in image names. */
  readonly host: string;
  /** Answers 503 to everything while it is set. */
  isDown: boolean;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1. */
export async function serveOci(behaviour: Behaviour = {}): Promise<ServedRegistry> {
  const server = await serve(0, async ({ method, url, headers, body }) => {
    const [scheme, credential] = (headers.authorization ?? '').split(' ');
    const request: HttpRequest = {
      method: method as HttpRequest['method'],
      url: url.href,
      headers,
      body,
      ...(scheme === 'Bearer' || scheme === 'Basic'
        ? { authorization: { scheme, credential: new Secret(credential ?? '') } }
        : {}),
    };
    const answer = registry.answer(request);
    return served.isDown ? { status: 503, body: '', delayMs: 0 } : { ...answer, delayMs: 0 };
  });
  const registry = ociRegistry(server.url, behaviour);
  const served = { ...registry, host: new URL(server.url).host, isDown: false, close: server.close };
  return served;
}
