// The explanation of a check: one text for `explain`, the documentation, SARIF and the README.
import type { Severity } from './finding.js';

export interface CheckText {
  readonly id: string;
  /** What is wrong, in one line. */
  readonly summary: string;
  readonly severity: Severity;
  readonly example: { readonly bad: string; readonly good: string };
  /** Plain sentences; text between backticks is code. */
  readonly why: string;
  readonly fix: string;
  readonly waive: {
    /** When a waiver is appropriate, and what its reason should state. */
    readonly when: string;
    /** Where waivers are accepted: on the reference's line or in the policy, only in the policy, or nowhere. */
    readonly where: 'line' | 'policy' | 'nowhere';
    /** The selector in the example of a policy entry, if it is not the image's name. */
    readonly selector?: string;
  };
}
