// The HTTP/2 connections of this process: one to each origin, and further ones while it has more requests than the host allows.
import type { LookupFunction, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { type Http2Connection, http2Over } from './http2-connection.js';
import { connectTo } from './tunnel.js';

/** To one origin. */
const maxConnections = 4;

interface Place {
  connections: readonly Http2Connection[];
  opening: Promise<Http2Connection | undefined> | undefined;
}

export interface Http2Pool {
  /** Does what a request needs on a connection to the origin; `undefined` if the host has chosen HTTP/1.1. */
  readonly within: <T>(
    origin: URL,
    work: (connection: Http2Connection) => Promise<T>,
  ) => Promise<T | undefined>;
}

/**
 * Opens connections when requests need them. Requests that wait for one that cannot be opened get the same error.
 * @param silenceMs how long opening one may take
 * @param onHttp1 gets an open connection whose host has chosen HTTP/1.1
 */
export function http2Pool(
  silenceMs: number,
  onHttp1: (origin: URL, socket: Socket) => void,
  lookup?: LookupFunction,
): Http2Pool {
  const places = new Map<string, Place>();

  async function open(origin: URL, place: Place): Promise<Http2Connection | undefined> {
    try {
      const socket = await connectTo(origin, AbortSignal.timeout(silenceMs), lookup);
      if (!isHttp2(socket, origin)) {
        onHttp1(origin, socket);
        return undefined;
      }
      const connection = http2Over(socket, origin.origin);
      place.connections = [...place.connections, connection];
      return connection;
    } finally {
      place.opening = undefined;
    }
  }

  /** The open connection with the fewest requests. */
  function leastLoaded(place: Place): Http2Connection | undefined {
    place.connections = place.connections.filter((one) => one.isOpen());
    const [first, ...others] = place.connections;
    return first && others.reduce((least, one) => (one.load() < least.load() ? one : least), first);
  }

  return {
    async within(origin, work) {
      const place = places.get(origin.origin) ?? { connections: [], opening: undefined };
      places.set(origin.origin, place);
      const least = leastLoaded(place);
      const isEnough = least !== undefined && (!least.isFull() || place.connections.length >= maxConnections);
      // Nothing may happen between the choice of a connection and its use, or all would choose the same.
      if (isEnough) return work(least);
      place.opening ??= open(origin, place);
      const opened = await (least === undefined ? place.opening : place.opening.catch(() => least));
      return opened && work(leastLoaded(place) ?? opened);
    },
  };
}

/** In the clear, it is known beforehand: https://www.rfc-editor.org/rfc/rfc9113#name-starting-http-2-with-prior- */
function isHttp2(socket: Socket, { protocol }: URL): boolean {
  return protocol !== 'https:' || (socket as TLSSocket).alpnProtocol === 'h2';
}
