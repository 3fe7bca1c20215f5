// The two inputs that say which policy holds: they are read before all others.
import { noPolicy } from '../model/policy.js';
import { Reader } from './reader.js';

export interface PolicyInputs {
  /** Absent: the default path, where a policy may be missing. */
  readonly config?: string;
  readonly policyFrom: 'base' | 'head';
}

export const defaultPolicyPath = '.github/tagproof.yml';

/** A path below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;

/** Reads `config` and `policy-from`. */
export function readPolicyInputs(
  get: (name: string) => string | undefined,
): { readonly inputs: PolicyInputs } | { readonly mistakes: readonly string[] } {
  const reader = new Reader(get, noPolicy);
  const policyFrom = reader.oneOf('policy-from', ['base', 'head'] as const) ?? 'base';
  const config = reader.matching('config', relativePath, 'the path of a file relative to the checkout');
  if (reader.mistakes.length > 0) return { mistakes: reader.mistakes };
  return { inputs: { policyFrom, ...(config === undefined ? {} : { config }) } };
}
