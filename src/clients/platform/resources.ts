// The platform's resources, as far as they are used; unknown fields are dropped.
import { z } from 'zod';
import { type Digest, isDigest } from '../../model/image.js';

const uid = z.string().min(1);
const text = z.string().default('');
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

export type ListedTag = z.infer<typeof tag>;

export const identity = z.object({
  uid,
  name: z.string(),
  description: text,
  claimMatch: z.object({ issuer: z.string().optional(), subject: z.string().optional() }).default({}),
  ...times,
});

/** The same with every condition of the claim match: one that is not known makes it another identity. */
export const identityWithConditions = identity.extend({
  claimMatch: z.looseObject({ issuer: z.string().optional(), subject: z.string().optional() }).default({}),
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
