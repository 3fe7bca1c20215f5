// What the caller of a run gives it besides the host and the configuration.
import type { SharedByRun } from '../clients/http/shared.js';
import type { Report } from '../report/schema.js';

export interface AroundRun {
  /** What other runs of the process have asked. */
  readonly shared?: SharedByRun;
  /** Adds to the report what the run itself does not know. */
  readonly amend?: (report: Report) => Report;
}

/** The report as the caller of the run wants it. */
export function amended(report: Report, { amend }: AroundRun): Report {
  return amend === undefined ? report : amend(report);
}
