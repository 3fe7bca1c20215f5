// Operations that all resources share: look-up by uid, new uids for children, request bodies, updates by field mask.
import { badRequest, codes, type Incoming, parameter, refuse, resourceInfo } from './answer.js';

export interface Resource {
  readonly uid: string;
}

/** @throws Refusal NOT_FOUND with ResourceInfo */
export function existing<T extends Resource>(items: readonly T[], type: string, uid: string): T {
  const found = items.find((item) => item.uid === uid);
  if (found === undefined)
    throw refuse(codes.notFound, `${type} ${uid} was not found`, [resourceInfo(type, uid)]);
  return found;
}

export function remove<T>(items: T[], unwanted: (item: T) => boolean): void {
  items.splice(0, items.length, ...items.filter((item) => !unwanted(item)));
}

export function timesAt(now: number) {
  const time = new Date(now).toISOString();
  return { createTime: time, updateTime: time };
}

/** The JSON object in the body of a request; an empty body is an empty object. */
export function bodyOf({ body }: Incoming): Readonly<Record<string, unknown>> {
  const value = parseJson(body === '' ? '{}' : body);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('body', 'must be an object');
  return value as Readonly<Record<string, unknown>>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'must be JSON');
  }
}

/** A string field of the body, or the fallback if it is absent. */
export function textField(body: Readonly<Record<string, unknown>>, name: string, fallback?: string): string {
  const value = body[name] ?? fallback;
  if (typeof value !== 'string')
    throw invalid(name, value === undefined ? 'is required' : 'must be a string');
  return value;
}

/** INVALID_ARGUMENT with the violated field. */
export function invalid(field: string, description: string) {
  return refuse(codes.invalid, `Invalid argument: ${field}: ${description}`, [
    badRequest(field, description),
  ]);
}

/**
 * The fields that a PATCH changes, with their new values. `updatable` has the value of each field that the body of a full
 * replacement, or of an update that names the field, leaves out.
 */
export function maskedFields(
  request: Incoming,
  updatable: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const body = bodyOf(request);
  const mask = parameter(request.url.searchParams, 'update_mask');
  const named = mask?.split(',').map((name) => name.trim());
  const unknown = named?.find((name) => name !== '*' && !(name in updatable));
  if (unknown !== undefined) throw invalid('updateMask', `${unknown} is not a field that can be updated`);
  const fields = Object.keys(updatable).filter((name) =>
    named === undefined ? name in body : named.includes('*') || named.includes(name),
  );
  return Object.fromEntries(fields.map((name) => [name, textField(body, name, updatable[name])]));
}
