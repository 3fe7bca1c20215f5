// The part of the report that a replay needs: places, packages, policy, base commit.

import { z } from 'zod';
import { isPathGlob } from '../../model/globs/glob.js';
import { isNameGlob } from '../../model/globs/name-glob.js';
import { riskLevels } from '../../model/judgement/advisory.js';
import { digest, exact, type Frozen, instantSchema as instant } from './schema-parts.js';

const offset = z.int().nonnegative();
const paths = z.array(z.string().refine(isPathGlob, { error: 'must be a glob over paths' }));
const nameGlob = z.string().refine(isNameGlob, { error: 'must be a glob over names' });
const milliseconds = z.number().nonnegative();

/** Half-open, in UTF-16 units from the start of the file, a byte order mark included. */
export const spanSchema = z.object({ start: offset, end: offset });
const place = z.object({ file: z.string(), span: spanSchema });

const checks = z.record(z.string(), z.enum(['error', 'warning', 'notice', 'off']));

const override = z.object({
  at: place,
  paths: paths.exactOptional(),
  images: z.array(nameGlob).exactOptional(),
  checks,
  maxAgeMs: milliseconds.exactOptional(),
  minAgeMs: milliseconds.exactOptional(),
});

const waiver = z.object({
  at: place,
  inheritedAt: place.exactOptional(),
  inBase: z.literal(true).exactOptional(),
  check: z.string().exactOptional(),
  image: nameGlob.exactOptional(),
  tag: nameGlob.exactOptional(),
  paths: paths.exactOptional(),
  artifact: z.string().exactOptional(),
  advisory: z.string().exactOptional(),
  reason: z.string(),
  expires: instant.exactOptional(),
  owner: z.string().exactOptional(),
  acknowledged: instant.exactOptional(),
});

const signerGlob = z.string().regex(/^[\x21-\x7e]{1,1000}$/);
const file = z.string().exactOptional();
const signatureRule = z.object({
  at: place,
  images: z.array(nameGlob),
  except: z.array(nameGlob).exactOptional(),
  anyOf: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('identity'),
        issuer: signerGlob,
        identity: signerGlob,
        root: z.string(),
        file,
      }),
      z.object({ kind: z.literal('key'), key: digest, file }),
    ]),
  ),
  sourceTag: z.literal('any').exactOptional(),
});

const policy = z.object({
  checks,
  overrides: z.array(override),
  waivers: z.array(waiver),
  removed: z.array(waiver),
  pending: z.array(waiver),
  advisories: z.object({
    severity: z.enum(riskLevels).exclude(['none']).exactOptional(),
    ignoreStatus: z.array(z.enum(['fixed', 'false-positive', 'not-planned'])),
  }),
  signatures: exact(z.array(signatureRule), 'Absent: the policy requires no signature'),
  proof: exact(z.array(z.string()), 'Globs over the images whose pins must be proved'),
});

/** The place of a package: the reference whose image has it, a place in an SBOM, or none. */
const packagePlace = {
  reference: exact(offset, 'Index of the reference whose image has it'),
  at: place.exactOptional(),
};

const packageUse = z.object({
  ...packagePlace,
  name: z.string(),
  version: z.string().exactOptional(),
  type: z.string().exactOptional(),
  origins: z.array(z.string()),
  platforms: z.array(z.string()).exactOptional(),
});

const vulnerability = z.object({
  reference: offset,
  id: z.string(),
  aliases: z.array(z.string()),
  severity: z.string(),
  package: z.object({ name: z.string(), version: z.string().exactOptional() }).exactOptional(),
  fixState: z.string(),
  fixVersions: z.array(z.string()),
});

const baseFile = {
  file: z.string(),
  gone: z.boolean().describe('The change removes the file'),
  testData: z.literal(true).exactOptional(),
};
const baseReference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opaque'), ...baseFile, raw: z.string() }),
  z.object({
    kind: z.enum(['image', 'local']),
    ...baseFile,
    registry: z.string(),
    repository: z.string(),
    tag: z.string().exactOptional(),
    digest: digest.exactOptional(),
  }),
]);

const base = z.union([
  z.literal('none').describe('The event has no base commit'),
  z.literal('unknown').describe('It could not be read'),
  z.object({
    references: z
      .array(baseReference)
      .describe('References of the base commit to images that the change also references'),
    unchanged: z
      .record(z.string(), z.boolean())
      .describe('Files with findings but without references: whether the base has the same content'),
  }),
]);

const ledgerPart = z.object({ count: offset, images: z.array(z.string()).describe('The first few') });

export const recordSchema = z.object({
  places: z
    .array(
      z.object({
        file: z.string(),
        start: offset,
        end: offset,
        line: z.int().positive(),
        column: z.int(),
        endLine: z.int().positive(),
        endColumn: z.int(),
      }),
    )
    .describe('Every place that a finding may have'),
  marked: z.array(z.string()).describe('Files that begin with a byte order mark'),
  examined: offset.describe(
    'How many entries of `incomplete`, from its start, come from evaluating the checkout',
  ),
  mirrors: z.record(z.string(), z.string()),
  packages: exact(z.array(packageUse), 'The packages that an advisory is about'),
  vulnerabilities: z.array(vulnerability),
  inline: z
    .array(
      z.object({
        check: z.string(),
        reason: z.string(),
        at: place,
        covers: place,
        pending: exact(z.literal(true), 'The change adds it, so it does not apply yet'),
      }),
    )
    .describe('Inline waivers'),
  policy,
  ledger: exact(
    z.object({ at: place, removed: ledgerPart, backdated: ledgerPart }),
    'What the change does to entries of the ledger that its base has; absent: it only adds entries',
  ),
  base: exact(base, 'Absent: no comparison was requested'),
});

export type Recorded = Frozen<z.infer<typeof recordSchema>>;
export type RecordedPolicy = Recorded['policy'];
export type RecordedWaiver = RecordedPolicy['waivers'][number];
