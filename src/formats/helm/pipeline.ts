// What a template prints, as far as the values of a chart are concerned: texts, values and choices between them.
/** A value of the chart; relative where the template does not say what it is a field of. */
export interface Ref {
  readonly path: readonly string[];
  readonly isAbsolute: boolean;
}

export type PrintedPiece =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'ref'; readonly ref: Ref }
  /** With `isFallback`, an option counts only where those before it are empty. */
  | { readonly kind: 'choice'; readonly options: readonly Printed[]; readonly isFallback: boolean }
  | { readonly kind: 'unknown' };

/** Pieces that are printed one behind the other. */
export type Printed = readonly PrintedPiece[];

/** True for a value that may be a tag or a digest; what the templates do with others does not matter. */
export function isTagOrDigest({ path }: Ref): boolean {
  return /^(?:tag|imageTag|digest|sha|hash|\*)$/.test(path.at(-1) ?? '');
}

/** True for a value that may be the whole name of an image. */
export function isWholeName({ path }: Ref): boolean {
  return /image$/i.test(path.at(-1) ?? '');
}

/** Every reference in a value. */
export function refsIn(value: Printed): readonly Ref[] {
  return value.flatMap((piece) =>
    piece.kind === 'ref' ? [piece.ref] : piece.kind === 'choice' ? piece.options.flatMap(refsIn) : [],
  );
}

/** The value of one of several. */
export function choiceOf(options: readonly Printed[], isFallback: boolean): Printed {
  const some = options.filter((option) => option.length > 0);
  return some.length === 1 ? (some[0] ?? []) : [{ kind: 'choice', options: some, isFallback }];
}

/** Counts the pieces of a value, those of its options included. */
export function pieceCount(value: Printed): number {
  let size = value.length;
  for (const piece of value)
    if (piece.kind === 'choice') for (const option of piece.options) size += pieceCount(option);
  return size;
}
