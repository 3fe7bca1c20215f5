// Types of recall-list.mjs.
export interface ListedReference {
  readonly format: string;
  readonly tree: string;
  readonly file: string;
  readonly lines: readonly number[];
  readonly kind: string;
  readonly image: string;
}
export interface KnownDifference {
  readonly what: string;
  readonly format: string;
  readonly tree: string;
  readonly file: string;
  readonly line: string;
  readonly text: string;
  readonly why: string;
}
export const expected: readonly ListedReference[];
export const known: readonly KnownDifference[];
export const trees: readonly {
  readonly tree: string;
  readonly repository: string;
  readonly commit: string;
}[];
export function keyOf(row: Pick<KnownDifference, 'tree' | 'file' | 'line'>): string;
export function recallTable(): string;
