// What a list of release cycles says of an image, in the report and back.
import { z } from 'zod';
import { compact } from '../model/compact.js';
import type { ReleaseEnds } from '../model/fact.js';
import { formatDay } from '../model/time.js';
import type { Frozen } from './schema/schema-parts.js';

export const releaseEndsSchema = z.object({
  list: z.string().describe('The name of the list'),
  asOf: z.iso.date().describe('The day of its data'),
  outdated: z.string().optional().describe('Why newer data could not be requested'),
  ends: z
    .array(
      z.object({
        of: z.enum(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: z.string().describe('Product and release'),
        date: z.iso.date().optional().describe('Absent: it has ended, and the list has no date'),
        nearest: z.string().optional().describe('The closest supported release'),
        newest: z.string().optional(),
      }),
    )
    .min(1)
    .describe('The earliest first'),
});

type ReportedEnds = Frozen<z.infer<typeof releaseEndsSchema>>;

export function describeReleaseEnds({ ends, ...source }: ReleaseEnds): ReportedEnds {
  return {
    ...source,
    ends: ends.map(({ of, name, date, successors }) => ({
      of,
      name,
      ...compact({ date: date === undefined ? undefined : formatDay(date) }),
      ...successors,
    })),
  };
}

export function parseReleaseEnds({ list, asOf, outdated, ends }: ReportedEnds): ReleaseEnds {
  return {
    list,
    asOf,
    ...compact({ outdated }),
    ends: ends.map(({ of, name, date, nearest, newest }) => ({
      of,
      name,
      ...compact({
        date: date === undefined ? undefined : Date.parse(date),
        successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
      }),
    })),
  };
}
