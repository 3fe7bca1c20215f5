// The report as GitLab shows it in merge requests: Code Quality, https://docs.gitlab.com/ci/testing/code_quality/
import { createHash } from 'node:crypto';
import { jsonDocument } from '../../model/json.js';
import type { Severity } from '../../model/judgement/finding.js';
import type { Report } from '../../report/schema/schema.js';
import { cut, plain } from '../escape.js';
import { fingerprinter } from '../sarif/result.js';
import { type ReportView, viewLimits } from '../view.js';
import { replacementLines } from '../words/change.js';

const severities: Readonly<Record<Severity, string>> = {
  error: 'critical',
  warning: 'minor',
  notice: 'info',
};

/** What is not about a file is shown at the pipeline's definition. */
const pipelineFile = '.gitlab-ci.yml';

/**
 * Findings that are not waived, and what could not be verified, as the parts of a JSON array. The fingerprint of a finding does not
 * depend on digests and lines, so that a new pin does not close it and open another.
 */
export function codeQualityOf(report: Report, view: ReportView): Generator<string> {
  return jsonDocument(entriesOf(report, view));
}

function* entriesOf(report: Report, view: ReportView): Generator<object> {
  const files = new Set(report.references.map(({ file }) => file));
  for (const { cause, subject, message } of report.incomplete)
    yield {
      description: text(`Not verified: ${subject}: ${message}`),
      check_name: cause,
      fingerprint: createHash('sha256')
        .update(JSON.stringify([cause, subject]))
        .digest('hex'),
      severity: 'blocker',
      location: { path: files.has(subject) ? subject : pipelineFile, lines: { begin: 1 } },
    };
  const fingerprintOf = fingerprinter();
  for (const finding of view.findings) {
    const { check, severity, message, file = pipelineFile, line = 1 } = finding;
    yield {
      description: text([message, ...replacementLines(finding)].join('. ')),
      check_name: check,
      fingerprint: fingerprintOf(finding),
      severity: severities[severity],
      location: { path: file, lines: { begin: line } },
    };
  }
}

function text(message: string): string {
  return cut(plain(message), viewLimits.annotationBytes);
}
