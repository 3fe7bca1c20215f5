// What a check says of itself: one text for `explain`, the documentation, SARIF and the README.
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
    /** When a waiver is right, and what to write into its reason. */
    readonly when: string;
    /** Where it can stand: at the reference's line or in the policy, in the policy alone, or nowhere. */
    readonly where: 'line' | 'policy' | 'nowhere';
    /** The selector of an entry in the policy, where it is not the image's name. */
    readonly selector?: string;
  };
}
