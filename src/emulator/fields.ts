// The fields that requests may set of a resource, and how values that do not fit are refused.
import type { z } from 'zod';
import { invalidFields } from './resources.js';

/** A JSON object as it was sent. */
export type Body = Readonly<Record<string, unknown>>;

/** What requests may set of a resource. Paths name fields of fields by dots: `claimMatch.issuer`. */
export interface Fields<S extends z.ZodObject = z.ZodObject> {
  readonly schema: S;
  /** Of each list of paths, only one can be set: setting one clears the others. */
  readonly oneOf?: readonly (readonly string[])[];
  /** Set at creation, and never again. */
  readonly immutable?: readonly string[];
  /** Secrets, which an update keeps unless its mask names them. */
  readonly kept?: readonly string[];
}

/**
 * The values that a schema reads from an object; fields that it does not know are ignored, and `null` is the same as
 * absent.
 * @throws Refusal INVALID_ARGUMENT that names every field that does not fit
 */
export function checkedValues<S extends z.ZodObject>(schema: S, body: Body): z.output<S> {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw invalidFields(
    result.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })),
  );
}
