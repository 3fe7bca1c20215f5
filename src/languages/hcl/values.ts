// The values of HCL: texts with their places, lists and maps whose items are evaluated where they are read, and what is not known.
import type { SourceFile, Span } from '../../model/text/source.js';
import { unresolved } from '../../scan/reasons.js';

/** Where a text is written, or the expression that computes it. */
export interface HclPlace {
  readonly file: SourceFile;
  readonly span: Span;
  readonly kind: 'literal' | 'template' | 'computed';
  /** False where escapes make the text differ from the value. */
  readonly exact: boolean;
}

export type Lazy = () => HclValue;

export type HclValue =
  | { readonly kind: 'text'; readonly value: string; readonly place?: HclPlace }
  | { readonly kind: 'plain'; readonly value: number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Lazy[] }
  /** `item` finds one of the entries without the others. */
  | {
      readonly kind: 'map';
      readonly entries: ReadonlyMap<string, Lazy>;
      readonly item?: (name: string) => HclValue | undefined;
    }
  /** What `jsonencode` gives. */
  | { readonly kind: 'encoded'; readonly of: HclValue }
  /** What has any number of names, such as `var`. */
  | { readonly kind: 'names'; readonly get: (name: string) => HclValue }
  /** An image that is told where another resource names it. */
  | { readonly kind: 'elsewhere' }
  /** `shape` is the text with `x` for what is not known; a known map lacks what `isMissing`; of `isName`, only a name is known. */
  | {
      readonly kind: 'unknown';
      readonly why: string;
      readonly place?: HclPlace;
      readonly shape?: string;
      readonly isMissing?: true;
      readonly isName?: true;
      /** What is not as it is by default is nothing to tell. */
      readonly isOtherwise?: true;
    };

export function unknown(why: string): HclValue {
  return { kind: 'unknown', why };
}

/** The value of a variable with a default, where it has another value. */
export const otherValue: HclValue = { kind: 'unknown', why: unresolved.expression, isOtherwise: true };

export function textValue(value: string): HclValue {
  return { kind: 'text', value };
}

/** The items of a list under their numbers, or the values of a map under their keys. */
export function entriesOf(value: HclValue): ReadonlyMap<string, Lazy> | undefined {
  if (value.kind === 'map') return value.entries;
  if (value.kind === 'list') return new Map(value.items.map((item, at) => [String(at), item]));
  return undefined;
}

/** The text that a template makes of a value. */
export function hclText(value: HclValue): string | undefined {
  if (value.kind === 'text') return value.value;
  if (value.kind === 'plain') return value.value === null ? undefined : String(value.value);
  return undefined;
}

export function numberOf(value: HclValue): number | undefined {
  const text = hclText(value);
  const number = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? undefined : number;
}

export function truth(value: HclValue): boolean | undefined {
  const text = hclText(value);
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}
