// What several parts of the report have in common: instants, digests, places.
import { z } from 'zod';

export const instantSchema = z.iso.datetime();
/** Typed as the digests of the model are. */
export const digest = z.templateLiteral(['sha256:', z.string().regex(/^[a-f0-9]{64}$/)], {
  error: (issue) =>
    'format' in issue ? 'Invalid string: must match pattern /^sha256:[a-f0-9]{64}$/' : undefined,
});
export const severity = z.enum(['error', 'warning', 'notice']);
export const span = {
  line: z.int().positive(),
  column: z.int().positive(),
  endLine: z.int().positive(),
  endColumn: z.int().positive(),
};
export const place = { file: z.string(), ...span };
export const origin = z.string().optional().describe('In a merged report: the repository (`owner/name`)');

/** A report is data that nobody changes: what a run knows is in it as it is, without copies. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** A field that may be absent, or undefined. */
export function optional<T extends z.ZodType>(schema: T, text: string): z.ZodOptional<T> {
  return schema.optional().describe(text);
}

/** A field that may be absent. */
export function exact<T extends z.ZodType>(schema: T, text: string): z.ZodExactOptional<T> {
  return schema.exactOptional().describe(text);
}
