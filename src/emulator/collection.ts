// A collection of resources: the handlers that all collections share, over one list of the state.
import type { z } from 'zod';
import { type Handler, type PlatformContext, requireCapabilities, visible } from './iam/access.js';
import { type Listing, listPage } from './lists/lists.js';
import {
  bodyOf,
  existing,
  invalid,
  invalidFields,
  type Resource,
  remove,
  requireFreeName,
  timesAt,
} from './resources.js';
import { camelCase, json, parameter } from './server/answer.js';
import type { State } from './state/state.js';

export interface Collection<T extends Resource, S extends z.ZodObject, V extends Resource> {
  /** In messages and in `ResourceInfo`. */
  readonly type: string;
  readonly items: (state: State) => T[];
  /** Those that the caller can see; absent: those for which it has the capabilities of the operation. */
  readonly visibleTo?: (context: PlatformContext) => readonly T[];
  /** What requests may set. */
  readonly fields: S;
  /** An item as responses show it. */
  readonly shown: (item: T, context: PlatformContext) => V;
  /** Refuses values that fit each on its own, but not the rest of the state. */
  readonly check?: (values: z.output<S>, context: PlatformContext) => void;
}

export function listing<T extends Resource, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
  list: Listing<V>,
): Handler {
  return (request, context) => {
    const found = visibleItems(collection, context).map((item) => collection.shown(item, context));
    return json(listPage(request, context, list, found));
  };
}

export function getting<T extends Resource, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
): Handler {
  return (_request, context, uid = '') =>
    json(collection.shown(existing(visibleItems(collection, context), collection.type, uid), context));
}

function visibleItems<T extends Resource, S extends z.ZodObject, V extends Resource>(
  { items, visibleTo }: Collection<T, S, V>,
  context: PlatformContext,
): readonly T[] {
  return visibleTo?.(context) ?? visible(context, items(context.state));
}

/** `complete` makes an item of the values of a request. */
export function creating<T extends Resource, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
  complete: (values: z.output<S>, uid: string, context: PlatformContext) => T,
): Handler {
  return (request, context, parent = '') => {
    requireCapabilities(context, parent);
    existing(context.state.groups, 'group', parent);
    const values = checkedValues(collection.fields, bodyOf(request));
    const uid = context.childOf(parent);
    checkValues(collection, values, context, uid);
    const item = complete(values, uid, context);
    collection.items(context.state).push(item);
    return json(collection.shown(item, context));
  };
}

/**
 * Changes the fields that the mask names, all with `*`, or without a mask those in the body. A named field that the body
 * lacks is cleared.
 */
export function updating<T extends Resource, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
): Handler {
  return (request, context, uid = '') => {
    requireCapabilities(context, uid);
    const item = existing(collection.items(context.state), collection.type, uid);
    const [body, known] = [bodyOf(request), Object.keys(collection.fields.shape)];
    const mask = parameter(request.url.searchParams, 'update_mask') ?? '';
    const isGiven = (name: string) => (body[name] ?? undefined) !== undefined;
    const named = mask === '' ? known.filter(isGiven) : mask.split(',').map((path) => camelCase(path.trim()));
    const names = named.includes('*') ? known : named;
    const foreign = names.find((name) => !known.includes(name));
    if (foreign !== undefined) throw invalid('updateMask', `${foreign} is not a field that can be updated`);
    const changed = Object.fromEntries(names.map((name) => [name, body[name]]));
    const values = checkedValues(collection.fields, { ...item, ...changed });
    checkValues(collection, values, context, uid);
    for (const name of known) Reflect.deleteProperty(item, name);
    Object.assign(item, values, { updateTime: timesAt(context.now).updateTime });
    return json(collection.shown(item, context));
  };
}

/** `before` can refuse; `after` removes what goes with the item. */
export function deleting<T extends Resource, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
  {
    before,
    after,
  }: { before?: (uid: string, state: State) => void; after?: (uid: string, state: State) => void } = {},
): Handler {
  return (_request, context, uid = '') => {
    requireCapabilities(context, uid);
    const items = collection.items(context.state);
    existing(items, collection.type, uid);
    before?.(uid, context.state);
    remove(items, (item) => item.uid === uid);
    after?.(uid, context.state);
    return { status: 200, body: '' };
  };
}

function checkValues<T extends Resource, S extends z.ZodObject, V extends Resource>(
  { items, type, check }: Collection<T, S, V>,
  values: z.output<S>,
  context: PlatformContext,
  uid: string,
): void {
  const { name } = values as { readonly name?: unknown };
  if (typeof name === 'string')
    requireFreeName(
      items(context.state).map((item) => ({ name: '', ...item })),
      type,
      { uid, name },
    );
  check?.(values, context);
}

/**
 * The values that a schema reads from an object; fields that it does not know are ignored, and `null` is the same as
 * absent.
 * @throws Refusal INVALID_ARGUMENT that names every field that does not fit
 */
export function checkedValues<S extends z.ZodObject>(
  schema: S,
  body: Readonly<Record<string, unknown>>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw invalidFields(
    result.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })),
  );
}
