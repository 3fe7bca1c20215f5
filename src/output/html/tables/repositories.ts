// The repositories of a merged report, with their verdicts and numbers.
import type { Report } from '../../../report/schema/schema.js';
import { html, type Markup } from '../markup.js';
import { htmlTable, numberColumn, type TableColumn } from './table.js';

const maxBytes = 1_500_000;
const verdicts = ['incomplete', 'fail', 'pass'];
const badges = { pass: 'current', fail: 'error', incomplete: 'unknown' } as const;

/** Repositories in the order of the report, worst first. */
export function repositoryTable({ repositories = [] }: Report): Markup {
  return htmlTable<Repository>({
    id: 'repository',
    caption: 'Repositories, worst first',
    noun: 'repositories',
    items: repositories,
    maxBytes,
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
