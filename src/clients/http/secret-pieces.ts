// Where pieces of secrets come from, by the numbers of the pieces: a table that takes thousands of them in a millisecond.

/** The form of a secret that has the piece, and where. */
export type PiecePlace = readonly [form: number, offset: number];

/** Places of one piece that are remembered: secrets of one kind begin alike. */
const maxPlaces = 4;
const firstSize = 0x10000;
/** Bits of the filter for each row: at most one bit in so many is set, so that most of a text needs no look at a row. */
const bitsPerRow = 16;

/** A hash table with the pieces of a row in a chain, and a filter that dismisses most of a text by a look at one bit. */
export class Pieces {
  /** For each row the last piece that was added, from 1; 0 for none. The number of rows is a power of two. */
  private rows = new Int32Array(firstSize);
  /** Set is the bit of each piece that was added; pieces can have the same one. */
  private filter = filterFor(firstSize);
  /** For each piece its number, where it is from, and the piece before it in its row. */
  private readonly hashes: number[] = [];
  private readonly forms: number[] = [];
  private readonly offsets: number[] = [];
  private readonly before: number[] = [];

  add(hash: number, form: number, offset: number): void {
    let known = 0;
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.before[piece - 1] ?? 0)
      known += Number(this.hashes[piece - 1] === hash);
    if (known >= maxPlaces) return;
    this.hashes.push(hash);
    this.forms.push(form);
    this.offsets.push(offset);
    this.chain(this.hashes.length);
    if (this.hashes.length > this.rows.length) this.grow();
  }

  /** False if no piece has the number. */
  mayHave(hash: number): boolean {
    const place = (hash >>> 3) & (this.filter.length - 1);
    return ((this.filter[place] ?? 0) & (1 << (hash & 7))) !== 0;
  }

  placesOf(hash: number): readonly PiecePlace[] {
    const places: PiecePlace[] = [];
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.before[piece - 1] ?? 0) {
      if (this.hashes[piece - 1] === hash)
        places.push([this.forms[piece - 1] ?? 0, this.offsets[piece - 1] ?? 0]);
    }
    return places;
  }

  private lastIn(hash: number): number {
    return this.rows[hash & (this.rows.length - 1)] ?? 0;
  }

  private chain(piece: number): void {
    const hash = this.hashes[piece - 1] ?? 0;
    this.before[piece - 1] = this.lastIn(hash);
    this.rows[hash & (this.rows.length - 1)] = piece;
    const place = (hash >>> 3) & (this.filter.length - 1);
    this.filter[place] = (this.filter[place] ?? 0) | (1 << (hash & 7));
  }

  private grow(): void {
    this.rows = new Int32Array(2 * this.rows.length);
    this.filter = filterFor(this.rows.length);
    for (let piece = 1; piece <= this.hashes.length; piece += 1) this.chain(piece);
  }
}

function filterFor(rows: number): Uint8Array {
  return new Uint8Array((rows * bitsPerRow) / 8);
}
