// The frame of a message: a flag, four bytes of length, the message.
// https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md

const headerBytes = 5;

/** The body of a call with one message. */
export function frameOf(message: Uint8Array): Uint8Array {
  const frame = new Uint8Array(headerBytes + message.length);
  new DataView(frame.buffer).setUint32(1, message.length);
  frame.set(message, headerBytes);
  return frame;
}

/** The only message of a response; `undefined` if it has none, several, or one that is compressed or cut. */
export function onlyMessage(body: Uint8Array): Uint8Array | undefined {
  if (body.length < headerBytes || body[0] !== 0) return undefined;
  const length = new DataView(body.buffer, body.byteOffset).getUint32(1);
  return body.length === headerBytes + length ? body.subarray(headerBytes) : undefined;
}
