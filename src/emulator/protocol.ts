// Tells HTTP/2 from HTTP/1.1 on a new connection: by ALPN, else by the first bytes, which stay unread.
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

export type Protocol = 'h2' | 'http/1.1';

/** What a client that speaks HTTP/2 sends first: https://www.rfc-editor.org/rfc/rfc9113#section-3.4 */
const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
/** A client that connects and sends nothing is not waited for. */
const silenceMs = 10_000;

/** The protocol of a connection; `undefined` if it ends, or is silent, before that is known. */
export async function protocolOf(socket: Socket): Promise<Protocol | undefined> {
  // With TLS, HTTP/2 has to be agreed upon: https://www.rfc-editor.org/rfc/rfc9113#section-3.2
  if (socket instanceof TLSSocket) return socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1';
  return new Promise((resolve) => {
    let head = Buffer.alloc(0);
    const settle = (protocol: Protocol | undefined) => {
      clearTimeout(timer);
      socket.off('readable', read).off('close', closed);
      if (head.length > 0) socket.unshift(head);
      resolve(protocol);
    };
    const closed = () => settle(undefined);
    const timer = setTimeout(closed, silenceMs);
    // A `data` handler would take the bytes away from the server that reads them next.
    const read = () => {
      const bytes: Buffer | null = socket.read();
      if (bytes !== null) head = Buffer.concat([head, bytes]);
      if (!preface.subarray(0, head.length).equals(head.subarray(0, preface.length))) settle('http/1.1');
      else if (head.length >= preface.length) settle('h2');
      else if (socket.readableEnded) closed();
    };
    socket.on('readable', read).on('close', closed);
  });
}
