// How much was checked, and why the rest is unknown.

import { builtLabel, coverageIn } from '../../../report/coverage.js';
import type { Counted, Report, ReportedReference } from '../../../report/schema/schema.js';
import { sourcesLine } from '../../../report/sources-used.js';
import { savedText } from '../../requests.js';
import { percent } from '../format.js';
import { html, type Markup } from '../markup.js';
import { countLabel } from './table.js';

const notCheckedCauses = new Set(['other-registry', 'no-platform', undefined]);

/** References, tag histories and advisory lookups by outcome; the unknown ones by cause. */
export function coverage(report: Report): Markup {
  const { references, requests } = report;
  const { references: all, histories, artifacts } = coverageIn(report);
  const sources = sourcesLine(report);
  const rows = [
    row('References found', references.length, references.length, ''),
    ...outcomeRows(references).map(([title, number, kind]) => row(title, number, references.length, kind)),
  ];
  // A merged report does not contain all references, but it has their counts.
  return html`${report.totals === undefined ? countTable('References', rows) : outcomes('References', all)}
${outcomes('Tag histories', histories)}${sources === '' ? '' : html`<p class="muted">${sources}.</p>`}${outcomes('Advisory lookups (packages, SBOMs, scanner reports)', artifacts)}
<p class="muted">${countLabel(requests.total)} requests, ${countLabel(requests.retried)} of them retried${savedText(requests)}.</p>`;
}

function countTable(what: string, rows: readonly Markup[]): Markup {
  return html`<table class="plain coverage"><caption class="unseen">Coverage: ${what}</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col">${what}</th><th scope="col"><span class="unseen">Share</span></th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function outcomes(what: string, { asked, answered, built = 0, unknown }: Counted): Markup | undefined {
  if (asked === 0) return undefined;
  const causes = Object.entries(unknown).map(([cause, number]) =>
    row(`Unknown: ${cause}`, number, asked, 'unknown'),
  );
  return countTable(what, [
    row('Looked up', asked, asked, ''),
    row('Verified', answered, asked, 'answered'),
    ...(built === 0 ? [] : [row(byBuildTitle, built, asked, 'answered')]),
    ...causes,
  ]);
}

const byBuildTitle = `Of these, ${builtLabel}`;

type Row = readonly [title: string, number: number, kind: string];

function outcomeRows(references: readonly ReportedReference[]): readonly Row[] {
  const local = references.filter(({ kind }) => kind === 'local');
  const opaque = references.filter(({ kind }) => kind === 'opaque');
  const images = references.filter(({ kind }) => kind === 'image');
  const built = images.filter(({ fact }) => fact?.built !== undefined);
  const unknown = images.filter(
    ({ fact }) => fact === undefined || (fact.status === 'unknown' && fact.built === undefined),
  );
  const skipped = unknown.filter(({ fact }) => notCheckedCauses.has(fact?.cause));
  const failed = unknown.filter(({ fact }) => !notCheckedCauses.has(fact?.cause));
  const counted: readonly Row[] = [
    ['Looked up', images.length - skipped.length, ''],
    ['Verified', images.length - unknown.length, 'answered'],
    [byBuildTitle, built.length, 'answered'],
    ...byCause(failed).map(([cause, number]) => [`Unknown: ${cause}`, number, 'unknown'] as const),
    ...byCause(skipped).map(([cause, number]) => [`Not looked up: ${cause}`, number, 'skipped'] as const),
    ['Not looked up: not resolved', opaque.length, 'skipped'],
    ['Not looked up: built here', local.length, 'skipped'],
  ];
  return counted.filter(([, number], index) => index < 2 || number > 0);
}

function byCause(references: readonly ReportedReference[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { fact } of references) {
    const cause = fact?.cause ?? 'no result';
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function row(title: string, number: number, all: number, kind: string): Markup {
  const width = percent((number / Math.max(1, all)) * 100);
  return html`<tr><th scope="row">${title}</th><td>${countLabel(number)}</td><td><svg width="100%" height="10" aria-hidden="true"><rect class="part ${kind}" width="${width}" height="10" rx="2"/></svg></td></tr>`;
}
