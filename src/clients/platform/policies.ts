// Pull policies in the platform's format: bindings, overrides, and what a policy says of a digest.
import { z } from 'zod';
import { onOneLine } from '../../model/text.js';

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
