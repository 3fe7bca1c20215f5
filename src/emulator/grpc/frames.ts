// Frames of gRPC: a flag, a length and a message. A unary call has exactly one in each direction.
// https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md

/** The flag and four bytes of length. */
export const frameHeaderBytes = 5;

/** A message as the body of an answer. */
export function framed(message: Uint8Array): Buffer {
  const frame = Buffer.alloc(frameHeaderBytes + message.length);
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, frameHeaderBytes);
  return frame;
}

/** The one message of a request, or what is wrong with its body. */
export function unframed(body: Uint8Array): Uint8Array | 'none' | 'several' | 'compressed' | 'cut' {
  if (body.length === 0) return 'none';
  if (body.length < frameHeaderBytes) return 'cut';
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  const end = frameHeaderBytes + view.getUint32(1);
  if (view.getUint8(0) !== 0) return 'compressed';
  if (body.length < end) return 'cut';
  return body.length > end ? 'several' : body.subarray(frameHeaderBytes, end);
}
