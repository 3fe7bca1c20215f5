// What every resource of the state has, and the types of values that requests may set.
import { z } from 'zod';

const required = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is required' : 'must be a string'),
};

/** A string that must be given, and not be empty. */
export const requiredText = z.string(required).min(1, 'is required');
/** A string; empty if it is not given. */
export const optionalText = z.string('must be a string').default('');
export const flagField = z.boolean('must be true or false').default(false);
export const texts = z.array(z.string('must be a string'), 'must be a list of strings').default([]);
/** Empty if it is not given: a message cannot tell the two apart. */
export const textMap = z
  .record(z.string(), z.string('must be a string'), 'must be an object of strings')
  .default({});
/** An RFC 3339 time, kept in UTC with milliseconds. */
export const timestampField = z.iso
  .datetime({ offset: true, error: 'must be an RFC 3339 timestamp' })
  .transform((text) => new Date(text).toISOString());

/** A name of an enumeration. */
export function oneOfNames<const T extends readonly [string, ...string[]]>(names: T) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}

const lifetime = 'must be a duration such as 3600s';
/** A protobuf duration: seconds, with up to nine digits after the point. */
export const durationField = z.string(lifetime).regex(/^\d{1,9}(?:\.\d{1,9})?s$/, lifetime);

export const uid = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
export const time = z.iso.datetime();
export const digestPattern = /^sha256:[a-f0-9]{64}$/;
export const digestText = z.string().regex(digestPattern);
const epoch = '2026-01-01T00:00:00.000Z';
export const times = { createTime: time.default(epoch), updateTime: time.default(epoch) };
