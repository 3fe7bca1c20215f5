// The platform's resources and pull policies, as far as they are used; unknown fields are dropped.
import { z } from 'zod';
import { type Digest, isDigest } from '../../model/images/image.js';
import { onOneLine } from '../../model/text/text.js';

const text = z.string().default('');
const line = (maxLength: number) => text.transform((value) => onOneLine(value, maxLength));

/** Of a service that spells a value `POLICY_MODE_ENFORCED` in one place and `ENFORCED` in another. */
const mode = text.transform((value) => (value.endsWith('DRY_RUN') ? 'dry-run' : 'enforced'));

const results: ReadonlyMap<string, 'allowed' | 'denied'> = new Map([
  ['ALLOWED', 'allowed'],
  ['DENIED', 'denied'],
]);
/** What is neither allowed nor denied has not been evaluated. */
const result = text.transform((value) => results.get(value.replace(/^RESULT_/, '')) ?? 'error');

const maxParameters = 20;

/** The values as text. */
const parameters = z
  .record(z.string(), z.unknown())
  .default({})
  .transform((values) =>
    Object.fromEntries(
      Object.entries(values)
        .slice(0, maxParameters)
        .map(([name, value]) => [
          onOneLine(name, 60),
          onOneLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 60),
        ]),
    ),
  );

export const policyBinding = z.object({
  id: z.string().min(1),
  mode,
  parameters,
  resourceTypes: z.array(z.string()).default([]),
});

export const policyOverride = z.object({
  id: z.string().min(1),
  policyId: text,
  digest: text,
  artifactId: text,
  reason: line(300),
  createdBy: line(200),
  createdAt: line(40),
});

export const policyCheck = z.object({
  results: z
    .array(z.object({ bindingId: text, policyId: text, policyName: line(200), mode, result, parameters }))
    .max(1000)
    .default([]),
});

export const imageConfig = z.object({ labels: z.record(z.string(), z.string()).default({}) });

const uid = z.string().min(1);
/** Not every resource of the hosted service has both. */
const times = { createTime: z.string().optional(), updateTime: z.string().optional() };

export const group = z.object({ uid, name: z.string(), description: text, ...times });
export const role = z.object({
  uid,
  name: z.string(),
  description: text,
  capabilities: z.array(z.string()).default([]),
});
export const repository = z.object({ uid, name: z.string().min(1), description: text, ...times });

const digest = z
  .string()
  .optional()
  .transform((value): Digest | undefined => (value !== undefined && isDigest(value) ? value : undefined));
export const tag = z.object({
  uid,
  name: z.string().min(1),
  deprecated: z.boolean().default(false),
  digest,
  ...times,
});

/** What the platform says of one image by its digest. */
export const architectures = z.object({ architectures: z.array(z.string()).max(100).default([]) });
/** In bytes. */
export const size = z.object({ size: z.coerce.number().nonnegative().optional() });
export const readme = z.object({ content: text });

/** How many vulnerabilities the newest image of a tag had at a time, by severity. */
export const vulnerabilityCounts = z.object({
  items: z
    .array(
      z.object({
        tag: text,
        date: text,
        vulnCounts: z
          .array(z.object({ severity: line(40), count: z.coerce.number().int().nonnegative().default(0) }))
          .max(100)
          .default([]),
      }),
    )
    .max(100_000)
    .default([]),
});

export type ListedTag = z.infer<typeof tag>;

export const identity = z.object({
  uid,
  name: z.string(),
  description: text,
  /** With every condition: one that is not known makes it another identity. */
  claimMatch: z
    .looseObject({
      issuer: z.string().optional(),
      issuerPattern: z.string().optional(),
      subject: z.string().optional(),
      subjectPattern: z.string().optional(),
      audience: z.string().optional(),
      audiencePattern: z.string().optional(),
    })
    .default({}),
  lastSeenTime: z.string().optional(),
  ...times,
});

export const roleBinding = z
  .object({ uid, identity: z.object({ uid }), role: z.object({ uid, name: z.string() }), ...times })
  .transform(({ uid: own, identity: { uid: identityUid }, role: { uid: roleUid, name: roleName } }) => ({
    uid: own,
    identityUid,
    roleUid,
    roleName,
  }));

export const endOfLifeTag = z.object({
  id: z.string(),
  name: z.string(),
  /** Absent for an active tag. */
  tagStatus: z.string().optional(),
  /** Empty or absent without a grace period. */
  gracePeriodExpiryDate: z.string().nullish(),
  mainPackageVersion: z
    .object({ eolDate: text.transform((date) => date || undefined), version: text })
    .optional(),
});

/** The body that creates or changes a resource. */
export interface NamedQuery {
  readonly name: string;
  readonly description?: string;
}

/** Identify the items of a list. */
export const byUid = ({ uid }: { readonly uid: string }) => uid;
export const byId = ({ id }: { readonly id: string }) => id;
