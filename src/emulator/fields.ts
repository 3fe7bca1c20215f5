// The fields that requests may set of a resource: at creation, and by the field mask of an update.

import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { invalid, invalidFields } from './resources.js';
import { type Incoming, parameter } from './server/answer.js';

/**
 * The values of a new resource.
 * @throws Refusal INVALID_ARGUMENT that names every field that does not fit
 */
export function createdFields<S extends z.ZodObject>(fields: Fields<S>, body: Body): z.output<S> {
  const values = structuredClone(known(fields.schema, body));
  keepOneOfEach(fields, values, Object.keys(values), body);
  return checkedValues(fields.schema, values);
}

/** The mask of a request: `update_mask` in its query. */
export function maskOf({ url }: Incoming): string | undefined {
  return parameter(url.searchParams, 'update_mask');
}

/**
 * All values of a resource after an update. Without a mask, the fields that the body holds change; with one, the fields
 * that it names; a field that it names and the body lacks is cleared. `*` replaces all.
 * @throws Refusal INVALID_ARGUMENT for a path that cannot be updated, and for values that do not fit
 */
export function updatedFields<S extends z.ZodObject>(
  fields: Fields<S>,
  {
    current,
    body,
    mask = '',
  }: { readonly current: Body; readonly body: Body; readonly mask?: string | undefined },
): z.output<S> {
  const { schema, immutable = [], kept = [] } = fields;
  const named = mask === '' ? [] : mask.split(',').map((path) => path.trim());
  const isWhole = named.includes('*');
  const explicit = named.filter((path) => path !== '*').map((path) => knownPath(fields, path));
  const given = known(schema, body);
  const paths = isWhole ? Object.keys(schema.shape) : mask === '' ? Object.keys(given) : explicit;
  const before = known(schema, current);
  const after = structuredClone(before);
  for (const path of paths) write(after, path, read(given, path));
  const held = (path: string) => !path.includes('.') || isTree(read(after, path.replace(/\.[^.]*$/, '')));
  for (const path of [...immutable, ...kept].filter(held))
    if (isUnset(read(after, path)) && !explicit.includes(path)) write(after, path, read(before, path));
  const changed = immutable
    .filter(held)
    .find((path) => !isDeepStrictEqual(read(after, path), read(before, path)));
  if (changed !== undefined) throw invalid(changed, 'cannot change after creation');
  keepOneOfEach(fields, after, paths, given);
  return checkedValues(schema, after);
}

type Tree = Record<string, unknown>;

/** The fields of an object that a schema has; `null` is the same as absent. */
function known(schema: z.ZodObject, values: Body): Tree {
  const fields = Object.keys(schema.shape).map((name) => [name, values[name]] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null));
}

/** The names of fields on a path, in either spelling, as the schema has them. */
function knownPath({ schema, immutable = [] }: Fields, path: string): string {
  let at: unknown = schema;
  const names = path.split('.').map((segment) => {
    const shape: Tree = at instanceof z.ZodObject ? at.shape : {};
    const name = Object.keys(shape).find((one) => camel(one) === camel(segment));
    if (name === undefined) throw invalid('updateMask', `${path} is not a field that can be updated`);
    at = unwrapped(shape[name]);
    return name;
  });
  const found = names.join('.');
  if (immutable.includes(found)) throw invalid('updateMask', `${path} cannot change after creation`);
  return found;
}

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapped(schema.unwrap());
  return schema;
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Setting one field of a group clears the others. @throws Refusal if the request sets two of a group */
function keepOneOfEach({ oneOf = [] }: Fields, values: Tree, paths: readonly string[], given: Body): void {
  const isNamed = (path: string) =>
    !isUnset(read(given, path)) && paths.some((named) => path === named || path.startsWith(`${named}.`));
  for (const group of oneOf) {
    const set = group.filter((path) => !isUnset(read(values, path)));
    if (set.length < 2) continue;
    const [wanted = '', ...others] = set.filter(isNamed);
    if (others.length > 0 || wanted === '')
      throw invalid(others[0] ?? group[0] ?? '', `only one of ${group.join(', ')} can be set`);
    for (const path of set) if (path !== wanted) write(values, path, undefined);
  }
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function read(values: Body, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isTree(at) && Object.hasOwn(at, name) ? at[name] : undefined), values);
}

/** Sets a field, or removes it; the messages above it come into being as far as needed. */
function write(values: Tree, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = values;
  for (const name of names) {
    if (!isTree(at[name])) {
      if (value === undefined) return;
      at[name] = {};
    }
    at = at[name] as Tree;
  }
  if (value === undefined) delete at[last];
  else at[last] = structuredClone(value);
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
