// What only the report of an audit has: its repositories with their verdicts and numbers, and what changed since the earlier
// audit: numbers, images that have become harmful, and the findings themselves.

import { numberText, plural } from '../../../model/text/text.js';
import { checkUrl } from '../../../report/images/links.js';
import type { ChangedFinding, NewlyHarmful, ReportedChanges } from '../../../report/schema/changes-schema.js';
import type { Report } from '../../../report/schema/schema.js';
import { comparisonNotes } from '../../words/changes.js';
import { formatReportDay } from '../../words/format.js';
import { filePlaces, type ShowPlace } from '../format.js';
import { attributes, html, type Markup } from '../markup.js';
import { htmlTable, numberColumn, type TableColumn } from './table.js';

const maxRepositoriesBytes = 1_500_000;
const verdicts = ['incomplete', 'fail', 'pass'];
const badges = { pass: 'current', fail: 'error', incomplete: 'unknown' } as const;

/** Repositories in the order of the report, worst first. */
export function repositoryTable({ repositories = [] }: Report): Markup {
  return htmlTable<Repository>({
    id: 'repository',
    caption: 'Repositories, worst first',
    noun: 'repositories',
    items: repositories,
    maxBytes: maxRepositoriesBytes,
    filters: [{ name: 'status', title: 'Verdict', value: ({ verdict }) => verdict }],
    columns: [
      { title: 'Repository', cell: name },
      { title: 'Owners', cell: ({ owners = [] }) => html`${owners.join(' ')}` },
      {
        title: 'Verdict',
        sortBy: ({ verdict }) => verdicts.indexOf(verdict),
        numeric: true,
        cell: ({ verdict, missing }) =>
          html`<span class="badge ${badges[verdict]}">${missing === true ? 'no report' : verdict}</span>`,
      },
      ...harmColumns,
      numberColumn('Findings', ({ findings }) => findings),
      numberColumn('Lines to pin', ({ pinnable = 0 }) => pinnable),
      ...changeColumns(repositories),
      numberColumn('References', ({ references }) => references),
      numberColumn('Not verified', ({ unknown }) => unknown),
      { title: 'Shard', cell: ({ shard }) => html`${shard}` },
    ],
  });
}

/** What does the most harm, in the order in which the rows are sorted. */
const harmColumns: readonly TableColumn<Repository>[] = (
  [
    ['Foreign', 'foreign-digest'],
    ['Ended', 'dead-tag'],
    ['Stale', 'stale'],
  ] as const
).map(([title, kind]) => numberColumn(title, ({ harm = {} }) => harm[kind] ?? 0));

/** A link to its findings, if it has any. */
function name({ origin, findings }: Repository): Markup {
  const text = html`<code>${origin}</code>`;
  return findings === 0
    ? text
    : html`<a href="#findings" data-show="repository" data-value="${origin}">${text}</a>`;
}

/** Only if an earlier audit was compared. */
function changeColumns(repositories: readonly Repository[]): readonly TableColumn<Repository>[] {
  if (repositories.every((one) => one.new === undefined)) return [];
  return [numberColumn('New', (one) => one.new ?? 0), numberColumn('Fixed', (one) => one.fixed ?? 0)];
}

type Repository = NonNullable<Report['repositories']>[number];

const maxChangesBytes = 250_000;
/** A longer list is folded. */
const maxOpen = 10;

/** The section; places of fixed findings are those of the earlier audit, so they have no links. */
export function changesSection(changes: ReportedChanges, place: ShowPlace): Markup {
  const { counts, since, newlyForeign, newlyStale } = changes;
  const numbers: readonly (readonly [string, number, string])[] = [
    ['New', counts.new, 'worse'],
    ['Fixed', counts.fixed, 'better'],
    ['Unchanged', counts.still, ''],
  ];
  const notes = comparisonNotes(counts);
  return html`<p>Compared with the audit of ${formatReportDay(since)}.</p>
<dl class="deltas">${numbers.map(([title, number, kind]) => html`<div class="${number === 0 ? '' : kind}"><dt>${title}</dt><dd>${numberText(number)}</dd></div>`)}</dl>
${notes.length === 0 ? undefined : html`<ul class="notes">${notes.map((note) => html`<li>${note}.</li>`)}</ul>`}
${newly('Newly foreign: digests that never belonged to their tag', newlyForeign)}
${newly('Newly stale', newlyStale)}
${list('new', 'New findings', changes.new, counts.new, place)}
${list('fixed', 'Fixed findings', changes.fixed, counts.fixed, filePlaces({}))}`;
}

function newly(title: string, images: readonly NewlyHarmful[]): Markup | undefined {
  if (images.length === 0) return undefined;
  const shown = images.slice(0, 20);
  const more = images.length - shown.length;
  return html`<h3>${title}</h3>
<ul class="newly">${shown.map(({ image, findings, repositories }) => html`<li><code data-copy="image">${image}</code> <span class="muted">${plural(findings, 'finding')}${repositories > 1 ? ` in ${plural(repositories, 'repository')}` : ''}</span></li>`)}${more > 0 ? html`<li class="muted">and ${more} more in the JSON report</li>` : undefined}</ul>`;
}

function list(
  id: string,
  title: string,
  items: readonly ChangedFinding[],
  total: number,
  place: ShowPlace,
): Markup | undefined {
  if (items.length === 0) return undefined;
  const table = htmlTable({
    id,
    caption: title,
    noun: `${id} findings`,
    items,
    total,
    maxBytes: maxChangesBytes,
    filters: [
      { name: 'severity', title: 'Severity', value: ({ severity }) => severity },
      { name: 'check', title: 'Check', value: ({ check }) => check },
    ],
    columns: [
      { title: 'Severity', cell: ({ severity }) => html`<span class="badge ${severity}">${severity}</span>` },
      {
        title: 'Check',
        cell: ({ check }) => html`<a${attributes({ href: checkUrl(check) })}><code>${check}</code></a>`,
      },
      {
        title: 'About',
        cell: ({ image, artifact, advisory }) =>
          html`${[image, artifact, advisory].flatMap((text) => (text === undefined ? [] : html`<code>${text}</code> `))}`,
      },
      { title: 'Where', cell: (finding) => place({ ...finding, endLine: finding.line }) },
    ],
  });
  return html`<details${attributes({ open: items.length <= maxOpen ? '' : undefined })}><summary>${title} (${numberText(total)})</summary>
${table}</details>`;
}
