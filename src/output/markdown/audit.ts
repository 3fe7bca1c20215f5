// What an audit says of every reference: age, lag, how far behind, the next digest, end of life, and what is waived.

import { plural } from '../../model/text.js';
import type { Report, ReportedFact, ReportedFinding, ReportedReference } from '../../report/schema.js';
import { days, endOfLife, formatPlace, formatReportDay, referenceName, story } from '../format.js';
import { type Section, tableSection } from './rows.js';
import { codeLiteral, verdictWords } from './sections.js';

/** In a few words, from what the report holds. */
export function auditWords(reference: ReportedReference, asOf: string): string {
  const { fact, waivedChecks: waived = [] } = reference;
  const next = nextDigest(fact);
  const ends = fact === undefined ? '' : endOfLife(fact, asOf);
  const parts = [
    story(reference),
    ageOf(fact, asOf),
    next === undefined ? '' : `next is ${next.slice(0, 'sha256:'.length + 12)}`,
    ends,
    waived.length === 0 ? '' : `waived: ${waived.join(', ')}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** How old the pin is; of what is not pinned, how long the tag has been what it is. */
function ageOf(fact: ReportedFact | undefined, asOf: string): string {
  const since = fact?.pinnedSince ?? fact?.currentSince;
  if (fact === undefined || since === undefined) return '';
  const age = days((Date.parse(asOf) - Date.parse(since)) / 1000);
  return age < 0 ? `dated ${formatReportDay(since)}` : `${plural(age, 'day')} old`;
}

/** What the tag moved to from the pin; of what is not pinned, what it is. */
function nextDigest(fact: ReportedFact | undefined): string | undefined {
  if (fact?.status === 'superseded') return fact.supersededBy;
  return fact?.status === 'unpinned' || fact?.status === 'one-platform' ? fact.currentDigest : undefined;
}

/** Every reference; nothing in other modes, which show what is wrong. */
export function auditSection({ mode, references, asOf }: Report): Section {
  const rows = mode === 'audit' ? references : [];
  return tableSection('References', ['Where', 'Image'], rows, (one) => [
    codeLiteral(formatPlace(one)),
    `${codeLiteral(referenceName(one))}<br>${verdictWords(auditWords(one, asOf))}`,
  ]);
}

/** The references with the checks of those of their findings that a waiver accepts. */
export function withWaived<T extends ReportedReference>(
  references: readonly T[],
  findings: readonly ReportedFinding[],
): T[] {
  const waived = new Map<string, string[]>();
  for (const finding of findings) {
    if (finding.waived === undefined) continue;
    const key = placeKey(finding);
    waived.set(key, [...(waived.get(key) ?? []), finding.check]);
  }
  return references.map(({ waivedChecks: _, ...reference }) => {
    const checks = waived.get(placeKey(reference));
    return (checks === undefined ? reference : { ...reference, waivedChecks: [...new Set(checks)] }) as T;
  });
}

function placeKey({ file, line, column }: Pick<ReportedFinding, 'file' | 'line' | 'column'>): string {
  return `${line}:${column} ${file}`;
}
