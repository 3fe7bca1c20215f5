// One HTTP/2 connection: how many requests it takes at once, and what its end means to those that are under way.
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { Socket } from 'node:net';
import { limitOf } from '../model/limit.js';

export interface Http2Connection {
  /** Does work on the session when the host allows another request. */
  readonly during: <T>(work: (session: ClientHttp2Session) => Promise<T>) => Promise<T>;
  /** Further requests may be sent. */
  readonly isOpen: () => boolean;
  /** Sends no further request, and ends once those under way have ended. */
  readonly retire: () => void;
  /** The host has said that it did not process the request with this number, or it was never sent. */
  readonly isUnprocessed: (stream: number | undefined) => boolean;
  /** Why the connection ends, or has ended; `undefined` while it does not. */
  readonly lost: () => Error | undefined;
}

/** Most hosts allow 100 to 250; more on one connection wait for each other's packets. */
const maxStreams = 100;
/** Until the host says how many it allows: it may refuse those that are too many. */
const firstStreams = 1;
/** How much a host may send before it hears that it was read; the default takes a round trip for each 64 KiB. */
const [streamWindow, connectionWindow] = [4 * 1024 * 1024, 32 * 1024 * 1024];
/** Frames that no request asked for: so many, and more for each request, as some hosts measure the network with them. */
const [unaskedFrames, unaskedEach] = [1000, 20];

/** Speaks HTTP/2 to the origin over an open connection. */
export function http2Over(socket: Socket, origin: string): Http2Connection {
  let [isEnding, isSocketClosed] = [false, false];
  let lastProcessed = Number.POSITIVE_INFINITY;
  let allowed = firstStreams;
  let [requests, unasked] = [0, 0];
  let incident: Error | undefined;
  // The session, which listens after this, ends its streams when the socket is closed.
  socket.once('close', () => {
    isSocketClosed = true;
  });
  const settings = { enablePush: false, initialWindowSize: streamWindow };
  const session = connect(origin, { createConnection: () => socket, settings });
  const limited = limitOf(() => Math.max(1, Math.min(maxStreams, allowed)));
  const isDead = () => isSocketClosed || session.destroyed;

  function noteUnasked(): void {
    unasked += 1;
    if (unasked > unaskedFrames + unaskedEach * requests)
      session.destroy(new Error('it sends frames without end'), constants.NGHTTP2_ENHANCE_YOUR_CALM);
  }
  session.once('connect', () => session.setLocalWindowSize(connectionWindow));
  session.on('ping', noteUnasked);
  session.on('remoteSettings', ({ maxConcurrentStreams }) => {
    allowed = maxConcurrentStreams ?? maxStreams;
    limited.admit();
    noteUnasked();
  });
  session.on('goaway', (_code, lastStream) => {
    isEnding = true;
    lastProcessed = Math.min(lastProcessed, lastStream);
  });
  session.on('error', (error) => {
    incident ??= error;
  });
  // Requests keep the process alive by their timers, an idle connection does not.
  session.unref();

  return {
    during(work) {
      requests += 1;
      return limited(() => work(session));
    },
    isOpen: () => !isEnding && !isDead() && !session.closed,
    retire() {
      isEnding = true;
      session.close();
    },
    isUnprocessed: (stream) => stream === undefined || stream > lastProcessed,
    lost() {
      if (!isDead() && !isEnding) return undefined;
      incident ??= new Error('the connection was lost');
      return incident;
    },
  };
}
