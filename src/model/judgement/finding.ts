// A finding in its stages: found by a check, rated by severity, judged by the policy, compared with the base commit. And what
// the comparison needs of the base commit.
import type { Digest, ImageReference } from '../images/image.js';
import type { Edit } from '../run/delivery.js';
import type { Place } from '../text/source.js';
import type { Instant } from './fact.js';

interface InBaseFile {
  /** Its path in the change, if the change only renames it. */
  readonly file: string;
  /** The change removes the file, or renames and changes it. */
  readonly gone: boolean;
  /** The file is test data. It is compared as another reference than the same one in other files. */
  readonly testData?: true;
}

/** A reference of the base commit. */
export type BaselineReference = InBaseFile &
  (
    | { readonly kind: 'opaque'; readonly raw: string }
    | {
        readonly kind: 'image' | 'local';
        readonly registry: string;
        readonly repository: string;
        readonly tag?: string;
        readonly digest?: Digest;
      }
  );

/** What the base commit has of the references and files that the change has findings about. */
export interface Baseline {
  readonly references: readonly BaselineReference[];
  /** Files with findings but without references, such as SBOMs: whether the base has the same content. */
  readonly unchanged: Readonly<Record<string, boolean>>;
}

/** What a run compared its findings with: a base commit, an event without one, or one that could not be read. */
export type BaselineState = Baseline | 'none' | 'unknown';

export type Severity = 'error' | 'warning' | 'notice';

export const severities: readonly Severity[] = ['error', 'warning', 'notice'];

/** What a finding is about, as waivers and overrides name it. */
export interface FindingSubject {
  readonly image?: ImageReference;
  readonly artifact?: string;
  readonly advisory?: {
    readonly id: string;
    readonly aliases: readonly string[];
    /** Absent: the platform does not say when the advisory last changed. */
    readonly updatedAt?: Instant;
  };
}

/** Why a finding is accepted, and where that is written. */
export interface WaiverMatch {
  readonly at: Place;
  readonly reason: string;
  readonly owner?: string;
  readonly expires?: Instant;
}

/** Stage 1: something wrong in the repository, as a rule found it. */
export interface DraftFinding {
  /** Absent when the finding is about no file, such as an advisory requested by name. */
  readonly at?: Place;
  /** One sentence or two, one line, no secret. */
  readonly message: string;
  /** Writes a digest; the whole fix. */
  readonly fix?: Edit & { readonly digest: Digest };
  /** The finding is never rated higher, whatever the policy says of its check. */
  readonly atMost?: Severity;
  /** The severity where no change introduces the finding, unless the policy sets one. */
  readonly elsewhere?: Severity;
  /** Checks that say more of the same reference: not reported where one of them does, as severely and not waived. */
  readonly unless?: readonly string[];
  /** It is about something other than a reference that the base of the change has as it is. */
  readonly existing?: true;
  /** Identifies the finding across new pins and moved lines. */
  readonly about?: FindingSubject;
}

/** Stage 2: with its check and a severity, the check's own or the one that the policy sets. */
export interface Finding extends DraftFinding {
  readonly check: string;
  readonly severity: Severity;
  /** The folder that makes its file test data. The severity is then at most `notice`, unless an override names the file. */
  readonly testData?: string;
}

/** Stage 3: after the policy's waivers. The key is required, so that a finding that no waiver has seen is not taken for one. */
export interface JudgedFinding extends Finding {
  /** A waived finding is shown and fails nothing. */
  readonly waived: WaiverMatch | undefined;
}

/** Stage 4: after the comparison with the base commit; only such a finding can fail the gate. */
export interface ComparedFinding extends JudgedFinding {
  /**
   * Whether the change introduces it. `unknown`: the base could not be read. `undefined`: it counts wherever it is, because
   * the run compares nothing (no `new-only`, or an event without a base), or because its check always counts.
   */
  readonly introduced: boolean | 'unknown' | undefined;
}

/** The explanation of a check: one text for `explain`, the documentation, SARIF and the README. */
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
