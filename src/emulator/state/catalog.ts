// The state of the registry, and what every organization shares: repositories, their tags and histories, the content of images, advisories.

import { z } from 'zod';
import { digestPattern, digestText, optionalText, requiredText, time, times, uid } from './common.js';

export const repoFields = z.object({ name: requiredText, description: optionalText });

export const tagFields = z.object({
  name: requiredText,
  digest: z.string('is required').regex(digestPattern, 'must be sha256:<64 hex digits>'),
  deprecated: z.boolean('must be true or false').default(false),
});

const tag = tagFields.omit({ digest: true }).extend({
  uid,
  eolDate: z.string().optional(),
  releaseDate: z.string().optional().describe('The release of the main package; absent: the oldest record'),
  graceUntil: time.optional().describe('The tag is in its grace period from `eolDate` until then'),
  history: z.array(z.object({ updateTimestamp: z.iso.datetime({ offset: true }), digest: digestText })),
});

const platformManifest = z.object({
  digest: digestText,
  os: z.string(),
  architecture: z.string(),
  size: z.int().nonnegative().default(0).describe('Size of the image in bytes'),
});

/** The scanner's report about a digest; additional fields are kept and served. */
const vulnerabilityReport = z.object({
  digest: digestText,
  lastSeen: time,
  vulnerabilityMatches: z.array(
    z.looseObject({ vulnerability: z.looseObject({ id: z.string(), severity: z.string() }) }),
  ),
});

/** A manifest or blob with its exact bytes; its digest is not verified. */
const content = z.object({
  digest: digestText,
  mediaType: z.string(),
  text: z.string(),
  tag: z
    .string()
    .optional()
    .describe('A tag that the list of tags does not contain, such as `sha256-<hex>.att`'),
  subject: digestText.optional().describe('The digest that it refers to, for the referrers API'),
  artifactType: z.string().optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

export const repoSchema = repoFields.extend({
  uid: uid.describe('<group uid>/<suffix>'),
  tags: z.array(tag),
  indexes: z
    .array(
      z.object({
        digest: digestText,
        manifests: z.array(platformManifest),
      }),
    )
    .default([])
    .describe('Multi-platform indexes that the registry serves'),
  content: z.array(content).default([]).describe('Other manifests and blobs of the registry'),
  builds: z
    .array(z.object({ digest: digestText, createTime: time }))
    .optional()
    .describe('Build times of images, in place of those that their content states'),
  readme: z.string().default(''),
  vulnerabilityReports: z.array(vulnerabilityReport).default([]),
  ...times,
});

/** Additional fields, such as severities and events, are kept and served. */
export const advisoryStateSchema = z.looseObject({
  uid,
  advisoryId: z.string(),
  artifactName: z.string(),
  ...times,
});
