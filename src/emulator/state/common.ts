// What every resource of the state has, and the formats of uids, times and digests.
import { z } from 'zod';

export const uid = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
export const time = z.iso.datetime();
export const digestPattern = /^sha256:[a-f0-9]{64}$/;
export const digestText = z.string().regex(digestPattern);
const epoch = '2026-01-01T00:00:00.000Z';
export const times = { createTime: time.default(epoch), updateTime: time.default(epoch) };
