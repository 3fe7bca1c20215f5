// The forecasts of a report: what the new digest of an image changes.

import { z } from 'zod';
import { riskLevels } from '../../model/judgement/advisory.js';
import { digest, exact, type Frozen, instantSchema } from './schema-parts.js';

const amount = z.int().nonnegative();
const platforms = z.array(z.string()).readonly();
const text = z.string().exactOptional();

const packageChange = z.object({
  change: z.enum(['removed', 'down', 'changed', 'up', 'added']),
  type: text.describe('As in package URLs'),
  name: z.string(),
  from: text,
  to: text,
  platforms,
});

const configurationChange = z.object({
  field: z.enum([
    'user',
    'entrypoint',
    'cmd',
    'env',
    'port',
    'volume',
    'label',
    'workdir',
    'stop-signal',
    'healthcheck',
    'onbuild',
    'shell',
    'created',
  ]),
  change: z.enum(['added', 'removed', 'changed']),
  name: text,
  from: text.describe('Left out where the value may be a secret'),
  to: text,
  platforms,
});

const sizeChange = z.object({
  platform: z.string(),
  from: amount.describe('Compressed bytes of the layers'),
  to: amount,
  layers: z.object({ from: amount, to: amount, shared: amount }),
});

const advisoryChange = z.object({
  id: z.string(),
  aliases: z.array(z.string()).readonly(),
  package: z.string(),
  severity: z.enum(riskLevels).exactOptional(),
  platforms,
});

const unknownPart = z.object({
  about: z.enum([
    'image',
    'platforms',
    'configuration',
    'layers',
    'packages',
    'advisories',
    'source',
    'skipped',
  ]),
  of: z.enum(['old', 'new']).exactOptional(),
  platforms: platforms.exactOptional(),
  cause: z.string().describe('A cause, `not-compared` or `not-stated`'),
  message: z.string(),
});

const heldBump = z.object({
  newest: digest,
  reasons: z.array(z.string()).readonly(),
  examined: amount.describe('How many older builds were examined in its place'),
  offered: exact(digest, 'The digest that is written instead'),
});

export const forecastSchema = z.object({
  image: z.string().describe('`registry/repository:tag`'),
  from: digest,
  to: digest,
  grade: z.enum(['breaking', 'notable', 'quiet', 'unknown']),
  reasons: z.array(z.object({ grade: z.enum(['breaking', 'notable']), text: z.string() })).readonly(),
  platforms: z.object({
    compared: platforms,
    same: platforms.describe('Both digests have the same image for them'),
    lost: platforms,
    won: platforms,
  }),
  packages: z.array(packageChange).readonly(),
  configuration: z.array(configurationChange).readonly(),
  sizes: z.array(sizeChange).readonly(),
  advisories: exact(
    z.object({
      fixed: z.array(advisoryChange).readonly(),
      introduced: z.array(advisoryChange).readonly(),
    }),
    'At or above the gate; absent if they are not known',
  ),
  source: z
    .object({
      repository: text,
      from: text,
      to: text,
      compare: text.describe('Address of the comparison of both commits'),
    })
    .exactOptional(),
  rebuildOnly: exact(z.boolean(), 'Both name the same commit as their source, in a label'),
  skipped: exact(
    z.object({
      count: amount,
      builds: z.array(z.object({ digest, since: instantSchema })).readonly(),
    }),
    'What the tag pointed to between both; the newest 10',
  ),
  totals: z
    .object({ packages: amount, configuration: amount, fixed: amount, introduced: amount })
    .describe('Full counts of lists that may be cut'),
  unknown: z.array(unknownPart).readonly().describe('What is not known, and why'),
  held: exact(heldBump, 'Why the newest digest is not written'),
});

export type Forecast = Frozen<z.infer<typeof forecastSchema>>;
export type RiskGrade = Forecast['grade'];
export type RiskReason = Forecast['reasons'][number];
export type PackageChange = Frozen<z.infer<typeof packageChange>>;
export type PackageChangeKind = PackageChange['change'];
export type ConfigurationChange = Frozen<z.infer<typeof configurationChange>>;
export type ConfigurationField = ConfigurationChange['field'];
export type SizeChange = Frozen<z.infer<typeof sizeChange>>;
export type AdvisoryChange = Frozen<z.infer<typeof advisoryChange>>;
export type SourceChange = NonNullable<Forecast['source']>;
export type SkippedBuilds = NonNullable<Forecast['skipped']>;
export type UnknownPart = Frozen<z.infer<typeof unknownPart>>;
export type HeldBump = Frozen<z.infer<typeof heldBump>>;
