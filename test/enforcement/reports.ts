// Small reports: references with what is known of them, and nothing else.
import { parseImage } from '../../src/model/images/image.js';
import type { Report, ReportedFact, ReportedHistory } from '../../src/report/schema/schema.js';
import { reportSchema } from '../../src/report/schema/schema.js';

export const asOf = '2026-11-21T12:00:00Z';

type Reference = Report['references'][number];

/** A reference as a report has it; `more` overrides what follows from its text. */
export function reference(raw: string, fact?: ReportedFact, more: Partial<Reference> = {}): Reference {
  const parsed = parseImage(raw);
  const image = parsed.kind === 'image' ? parsed.image : undefined;
  const at = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { kind: 'image', file: 'Dockerfile', ...at, raw, ...image, ...(fact ? { fact } : {}), ...more };
}

export function reportOf(
  references: readonly Reference[],
  more: Partial<Pick<Report, 'histories' | 'findings' | 'record'>> = {},
): Report {
  return reportSchema.parse({
    schemaVersion: 1,
    tool: { name: 'tagproof', version: '0.0.0' },
    ...{ mode: 'verify', verdict: 'pass', startedAt: asOf, asOf, references, findings: [], advisories: [] },
    ...{ incomplete: [], settings: [], waivers: [], requests: { total: 0, retried: 0 }, edits: [] },
    ...more,
  });
}

/** The record of a run whose policy has these signature rules. */
export function recordOf(signatures: readonly object[]): NonNullable<Report['record']> {
  const at = { file: 'policy.yml', span: { start: 0, end: 1 } };
  const policy = { checks: {}, overrides: [], waivers: [], removed: [], pending: [] };
  const record = {
    ...{ places: [], marked: [], vulnerabilities: [], inline: [], examined: 0, mirrors: {} },
    policy: {
      ...policy,
      advisories: { ignoreStatus: [] },
      signatures: signatures.map((rule) => ({ at, ...rule })),
    },
  };
  return record as unknown as NonNullable<Report['record']>;
}

export function history(name: string, reigns: ReportedHistory['reigns'], complete = true): ReportedHistory {
  const parsed = parseImage(name);
  if (parsed.kind !== 'image') throw new Error(parsed.why);
  const { registry, repository, tag = '' } = parsed.image;
  return { registry, repository, tag, complete, reigns };
}
