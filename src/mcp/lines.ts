// Bytes → lines of text, of which a longer one is told and skipped without being kept.

/** `unreadable` says why the line has no text. */
export type InputLine = { readonly text: string } | { readonly unreadable: string };

const lineEnd = 10;

/** The lines of the input that are not empty, the last one also without its end. */
export async function* linesIn(
  input: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<InputLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const finish = (): readonly InputLine[] => {
    const found = length === 0 ? [] : [length > maxBytes ? tooLong(maxBytes) : decoded(parts)];
    parts = [];
    length = 0;
    return found;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, start)) {
      take(chunk.subarray(start, end));
      yield* finish();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  yield* finish();
}

function tooLong(maxBytes: number): InputLine {
  return { unreadable: `The line is longer than ${maxBytes} bytes` };
}

function decoded(parts: readonly Uint8Array[]): InputLine {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { unreadable: 'The line is not UTF-8' };
  }
}
