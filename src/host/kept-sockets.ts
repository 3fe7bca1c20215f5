// The agent of HTTP/1.1 that begins with the connections on which hosts have chosen it, so that asking for HTTP/2 costs none.
import { Agent } from 'node:https';
import type { Socket } from 'node:net';

export class KeptSocketAgent extends Agent {
  private readonly kept = new Map<string, Socket[]>();

  constructor() {
    super({ keepAlive: true });
  }

  /** Keeps an open connection for the next request to the origin. */
  keep({ hostname, port }: URL, socket: Socket): void {
    const key = keyOf(hostname, port || 443);
    const sockets = this.kept.get(key) ?? [];
    sockets.push(socket);
    this.kept.set(key, sockets);
    // No request keeps it alive yet.
    socket.unref();
  }

  override createConnection(
    options: Parameters<Agent['createConnection']>[0] & { readonly host?: string; readonly port?: number },
    callback?: Parameters<Agent['createConnection']>[1],
  ) {
    const sockets = this.kept.get(keyOf(options.host ?? '', options.port ?? 443));
    let socket = sockets?.pop();
    while (socket?.destroyed === true) socket = sockets?.pop();
    return socket?.ref() ?? super.createConnection(options, callback);
  }
}

function keyOf(host: string, port: string | number): string {
  return `${host.replace(/^\[|\]$/g, '')}:${port}`;
}
