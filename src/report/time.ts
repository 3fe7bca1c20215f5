// How the report document writes an instant.
import type { Instant } from '../model/judgement/fact.js';

/** RFC 3339 in UTC with milliseconds. */
export function isoTime(instant: Instant): string {
  return new Date(instant).toISOString();
}

export function isoIfKnown(instant: Instant | undefined): string | undefined {
  return instant === undefined ? undefined : isoTime(instant);
}

export function instantIfKnown(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

/** Of each member of a union. */
type WithTimes<T, Key, Time> = T extends unknown
  ? { [Name in keyof T]: Name extends Key ? Time | Extract<T[Name], undefined> : T[Name] }
  : never;

/** A copy, with its keys in the same order, whose instants under these keys are texts. */
export function withIsoTimes<T extends object, Key extends keyof T>(value: T, ...keys: readonly Key[]) {
  return withTimes<T, Key, string>(value, keys, isoTime);
}

/** The opposite of `withIsoTimes`. */
export function withInstants<T extends object, Key extends keyof T>(value: T, ...keys: readonly Key[]) {
  return withTimes<T, Key, Instant>(value, keys, Date.parse);
}

function withTimes<T extends object, Key extends keyof T, Time>(
  value: T,
  keys: readonly Key[],
  convert: (time: never) => Time,
): WithTimes<T, Key, Time> {
  const copy = { ...value } as Record<Key, unknown>;
  for (const key of keys) {
    if (copy[key] !== undefined) copy[key] = convert(copy[key] as never);
  }
  return copy as WithTimes<T, Key, Time>;
}
