// A collection of resources: the handlers that all collections share, over one list of the state.
import type { z } from 'zod';
import { type Body, createdFields, type Fields, maskOf, updatedFields } from './fields.js';
import { type Handler, type PlatformContext, requireCapabilities, visible } from './iam/access.js';
import { type Listing, listPage } from './lists/lists.js';
import { bodyOf, existing, type Resource, remove, requireFreeName, timesAt } from './resources.js';
import { json } from './server/answer.js';
import type { State } from './state/state.js';

interface Item extends Resource {
  readonly updateTime?: string;
}

export interface Collection<T extends Item, S extends z.ZodObject, V extends Resource> {
  /** In messages and in `ResourceInfo`. */
  readonly type: string;
  readonly items: (state: State) => T[];
  readonly fields: Fields<S>;
  /** An item as responses show it. */
  readonly shown: (item: T, context: PlatformContext) => V;
  /** Refuses values that fit each on its own, but not this item or not the rest of the state. */
  readonly check?: (values: z.output<S>, context: PlatformContext, uid: string) => void;
}

export function listing<T extends Item, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
  list: Listing<V>,
): Handler {
  return (request, context) => {
    const items = visible(context, collection.items(context.state));
    return json(
      listPage(
        request,
        context,
        list,
        items.map((item) => collection.shown(item, context)),
      ),
    );
  };
}

export function getting<T extends Item, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
): Handler {
  return (_request, context, uid = '') => {
    const items = visible(context, collection.items(context.state));
    return json(collection.shown(existing(items, collection.type, uid), context));
  };
}

/** `complete` makes an item of the values of a request. */
export function creating<T extends Item, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
  complete: (values: z.output<S>, uid: string, context: PlatformContext) => T,
): Handler {
  return (request, context, parent = '') =>
    json(collection.shown(created(collection, complete, bodyOf(request), context, parent), context));
}

/** Adds an item below a parent group. */
export function created<T extends Item, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
  complete: (values: z.output<S>, uid: string, context: PlatformContext) => T,
  body: Body,
  context: PlatformContext,
  parent: string,
): T {
  requireCapabilities(context, parent);
  existing(context.state.groups, 'group', parent);
  const values = createdFields(collection.fields, body);
  const uid = context.childOf(parent);
  checkValues(collection, values, context, uid);
  const item = complete(values, uid, context);
  collection.items(context.state).push(item);
  return item;
}

export function updating<T extends Item, S extends z.ZodObject, V extends Resource>(
  collection: Collection<T, S, V>,
): Handler {
  return (request, context, uid = '') => {
    requireCapabilities(context, uid);
    const item = existing(collection.items(context.state), collection.type, uid);
    const body = bodyOf(request);
    const values = updatedFields(collection.fields, {
      current: { ...item } as Body,
      body,
      mask: maskOf(request),
    });
    checkValues(collection, values, context, uid);
    replaceFields(item, collection.fields, values);
    if ('updateTime' in item) Object.assign(item, { updateTime: timesAt(context.now).updateTime });
    return json(collection.shown(item, context));
  };
}

/** `before` can refuse; `after` removes what goes with the item. */
export function deleting<T extends Item, S extends z.ZodObject, V extends Resource>(
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

/** Gives an item the values of a request; fields without a value are removed. */
function replaceFields(item: object, { schema }: Fields, values: Body): void {
  for (const name of Object.keys(schema.shape)) Reflect.deleteProperty(item, name);
  Object.assign(item, values);
}

function checkValues<T extends Item, S extends z.ZodObject, V extends Resource>(
  { items, type, check }: Collection<T, S, V>,
  values: z.output<S>,
  context: PlatformContext,
  uid: string,
): void {
  const { name } = values as { readonly name?: unknown };
  if (typeof name === 'string') {
    const named = items(context.state).map((item) => ({ name: '', ...item }));
    requireFreeName(named, type, { uid, name });
  }
  check?.(values, context, uid);
}
