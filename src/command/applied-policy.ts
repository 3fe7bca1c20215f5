// Which policy files apply, for `doctor` and `--verbose`.
import type { Config } from '../model/run/config.js';

/** The files of the policy in force, as one sentence. */
export function appliedPolicyText({ policy: { sources } }: Pick<Config, 'policy'>): string {
  if (sources.length === 0) return 'No policy was found: the defaults apply';
  return `Policy: ${sources.map(({ path }) => path).join(', then ')}`;
}
