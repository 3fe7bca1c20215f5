// Where pieces of secrets come from, by the numbers of the pieces: a table that takes thousands of them in a millisecond.

/** The form of a secret that has the piece, and where. */
export type PiecePlace = readonly [form: number, offset: number];

/** Places of one piece that are remembered: secrets of one kind begin alike. */
const maxPlaces = 4;
const firstSize = 0x4000;
/** Of the filter for each row: at most one in so many is set, so that most of a text needs no look at a row. */
const bitsPerRow = 16;

/** What is stored of a piece: its number, where it is from, and the piece before it in its row, from 1; 0 for none. */
const [hashAt, formAt, offsetAt, beforeAt, width] = [0, 1, 2, 3, 4];
const firstPieces = 0x4000;

/** A hash table with the pieces of a row in a chain, in typed arrays: a run makes one, and adds tens of thousands. */
export class Pieces {
  /** For each row the last piece that was added. The number of rows is a power of two. */
  private rows = new Int32Array(firstSize);
  private pieces = new Int32Array(firstPieces * width);
  /** Set is the bit of each piece that was added; pieces can have the same one. */
  private filter = filterFor(firstSize);
  private count = 0;

  add(hash: number, form: number, offset: number): void {
    let known = 0;
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt))
      known += Number(this.field(piece, hashAt) === hash);
    if (known >= maxPlaces) return;
    if ((this.count + 1) * width > this.pieces.length) this.makeRoom();
    const start = this.count * width;
    this.pieces[start + hashAt] = hash;
    this.pieces[start + formAt] = form;
    this.pieces[start + offsetAt] = offset;
    this.count += 1;
    this.chain(this.count);
    if (this.count > this.rows.length) this.grow();
  }

  /** False if no piece has the number. */
  mayHave(hash: number): boolean {
    const place = (hash >>> 3) & (this.filter.length - 1);
    if (((this.filter[place] ?? 0) & (1 << (hash & 7))) === 0) return false;
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt))
      if (this.field(piece, hashAt) === hash) return true;
    return false;
  }

  placesOf(hash: number): readonly PiecePlace[] {
    const places: PiecePlace[] = [];
    for (let piece = this.lastIn(hash); piece !== 0; piece = this.field(piece, beforeAt)) {
      if (this.field(piece, hashAt) === hash)
        places.push([this.field(piece, formAt), this.field(piece, offsetAt)]);
    }
    return places;
  }

  private lastIn(hash: number): number {
    return this.rows[hash & (this.rows.length - 1)] ?? 0;
  }

  private field(piece: number, at: number): number {
    return this.pieces[(piece - 1) * width + at] ?? 0;
  }

  private chain(piece: number): void {
    const hash = this.field(piece, hashAt);
    this.pieces[(piece - 1) * width + beforeAt] = this.lastIn(hash);
    this.rows[hash & (this.rows.length - 1)] = piece;
    const place = (hash >>> 3) & (this.filter.length - 1);
    this.filter[place] = (this.filter[place] ?? 0) | (1 << (hash & 7));
  }

  private makeRoom(): void {
    const larger = new Int32Array(2 * this.pieces.length);
    larger.set(this.pieces);
    this.pieces = larger;
  }

  private grow(): void {
    this.rows = new Int32Array(2 * this.rows.length);
    this.filter = filterFor(this.rows.length);
    for (let piece = 1; piece <= this.count; piece += 1) this.chain(piece);
  }
}

function filterFor(rows: number): Uint8Array {
  return new Uint8Array((rows * bitsPerRow) / 8);
}
