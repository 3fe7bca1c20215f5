// What every resource of the state has, and the types of values that requests may set.
import { z } from 'zod';

const required = {
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is required' : 'must be a string'),
};

/** A string that must be given, and not be empty. */
export const requiredText = z.string(required).min(1, 'is required');
/** A string; empty if it is not given. */
export const optionalText = z.string('must be a string').default('');

export const uid = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
export const time = z.iso.datetime();
export const digestPattern = /^sha256:[a-f0-9]{64}$/;
export const digestText = z.string().regex(digestPattern);
export const epoch = '2026-01-01T00:00:00.000Z';
export const times = { createTime: time.default(epoch), updateTime: time.default(epoch) };
