// Whether a text holds a secret, or a good part of one, in any spelling that a reader could undo.
const joints = /"\s*\+\s*"|\\+[nrt]|[\s"'`,*|\\<>()]|\u200b/g;
const decoders: readonly ((text: string) => string)[] = [
  (text) =>
    text.replace(/\\+u\{?([\da-f]{4})\}?|\\+x([\da-f]{2})/gi, (_, long, short) => charOf(long ?? short, 16)),
  (text) => text.replace(/%(?:25)*([\da-f]{2})/gi, (_, hex) => charOf(hex, 16)),
  (text) =>
    text.replace(/&(?:amp;)?#(?:x([\da-f]+)|(\d+));/gi, (_, hex, ten) => charOf(hex ?? ten, hex ? 16 : 10)),
];
const charOf = (digits: string, base: number) => String.fromCharCode(Number.parseInt(digits, base) % 65_536);

/** Two of these next to each other are looked for, so the shortest part that is certainly seen is twice as long. */
const pieceLength = 12;
/** A part that is no longer than this says nothing: tokens of one kind begin alike. */
const partLength = 24;

/** Which part of which secret the text holds; the first that is found. */
export function secretIn(text: string, secrets: readonly string[]): string | undefined {
  const pieces = piecesOf(secrets);
  const once = decoders.reduce((decoded, decode) => decode(decoded), text);
  const bare = [text, once, decoders.reduce((decoded, decode) => decode(decoded), once)];
  for (const one of new Set([...bare, ...bare.map((spelled) => spelled.replace(joints, ''))])) {
    for (let at = 0; at + pieceLength <= one.length; at += pieceLength) {
      const places = pieces.get(one.slice(at, at + pieceLength)) ?? [];
      const part = places.map(([form, offset]) => partAt(one, at, form, offset)).find(isLong);
      if (part !== undefined) return part;
    }
  }
  return undefined;
}

const isLong = ({ length }: string) => length >= partLength;

function piecesOf(secrets: readonly string[]) {
  const pieces = new Map<string, [form: string, offset: number][]>();
  for (const form of new Set(secrets.flatMap(formsOf)))
    for (let offset = 0; offset + pieceLength <= form.length; offset += 1) {
      const piece = form.slice(offset, offset + pieceLength);
      const known = pieces.get(piece);
      if (known === undefined) pieces.set(piece, [[form, offset]]);
      else known.push([form, offset]);
    }
  return pieces;
}

/** Itself, in hexadecimal, and in base64 wherever it begins in what was encoded. */
function formsOf(secret: string): readonly string[] {
  const encoded = ['', 'a', 'ab'].map((before) =>
    Buffer.from(before + secret)
      .toString('base64url')
      .slice(before.length === 0 ? 0 : before.length + 1, -2),
  );
  const plain = encoded.map((text) => text.replaceAll('-', '+').replaceAll('_', '/'));
  return [secret, ...encoded, ...plain, Buffer.from(secret).toString('hex')];
}

/** As far as the text agrees with the secret around the place. */
function partAt(text: string, at: number, form: string, offset: number): string {
  let [start, end] = [0, pieceLength];
  while (at + start > 0 && offset + start > 0 && text[at + start - 1] === form[offset + start - 1])
    start -= 1;
  while (at + end < text.length && text[at + end] === form[offset + end]) end += 1;
  return text.slice(at + start, at + end);
}
