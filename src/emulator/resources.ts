// What operations share: look-up by uid, request bodies, times, and the refusals that name a field or a resource.
import {
  badRequest,
  codes,
  type FieldViolation,
  type Incoming,
  preconditionFailure,
  refuse,
  resourceInfo,
} from './server/answer.js';
import { parentOf } from './state/state.js';

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
  const kept = items.filter((item) => !unwanted(item));
  items.length = 0;
  for (const item of kept) items.push(item);
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

/** INVALID_ARGUMENT with every violated field; the message names the first. */
export function invalidFields(violations: readonly FieldViolation[]) {
  const { field = 'body', description = 'is not valid' } = violations[0] ?? {};
  return refuse(codes.invalid, `Invalid argument: ${field}: ${description}`, [badRequest(violations)]);
}

/** INVALID_ARGUMENT with the violated field. */
export function invalid(field: string, description: string) {
  return invalidFields([{ field, description }]);
}

/** FAILED_PRECONDITION with the type of what is in the way. */
export function notNow(type: string, description: string) {
  return refuse(codes.precondition, `Precondition failed: ${description}`, [
    preconditionFailure(type, description),
  ]);
}

interface Named extends Resource {
  readonly name: string;
}

/** @throws Refusal ALREADY_EXISTS if another resource below the same parent has the name */
export function requireFreeName(items: readonly Named[], type: string, { uid, name }: Named): void {
  const holder = items.find(
    (one) => one.name === name && one.uid !== uid && parentOf(one.uid) === parentOf(uid),
  );
  if (holder === undefined) return;
  throw refuse(codes.exists, `Already exists: ${type} ${holder.uid} has the name "${name}"`, [
    resourceInfo(type, holder.uid),
  ]);
}
