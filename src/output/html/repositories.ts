// The repositories of a merged report, with their verdicts and numbers.
import type { Report } from '../../report/schema.js';
import { html, type Markup } from './markup.js';
import { countLabel, htmlTable } from './table.js';

const maxBytes = 1_500_000;
const verdicts = ['incomplete', 'fail', 'pass'];
const badges = { pass: 'current', fail: 'error', incomplete: 'unknown' } as const;

/** Repositories in the order of the report, worst first. */
export function repositoryTable({ repositories = [] }: Report): Markup {
  return htmlTable({
    id: 'repository',
    caption: 'Repositories, worst first',
    noun: 'repositories',
    items: repositories,
    maxBytes,
    filters: [{ name: 'status', title: 'Verdict', value: ({ verdict }) => verdict }],
    columns: [
      { title: 'Repository', cell: ({ origin }) => html`<code>${origin}</code>` },
      {
        title: 'Verdict',
        sortBy: ({ verdict }) => verdicts.indexOf(verdict),
        numeric: true,
        cell: ({ verdict, missing }) =>
          html`<span class="badge ${badges[verdict]}">${missing === true ? 'no report' : verdict}</span>`,
      },
      numberColumn('Findings', ({ findings }) => findings),
      numberColumn('References', ({ references }) => references),
      numberColumn('Not verified', ({ unknown }) => unknown),
      { title: 'Shard', cell: ({ shard }) => html`${shard}` },
    ],
  });
}

type Repository = NonNullable<Report['repositories']>[number];

function numberColumn(title: string, value: (repository: Repository) => number) {
  return {
    title,
    numeric: true as const,
    sortBy: value,
    cell: (one: Repository) => html`${countLabel(value(one))}`,
  };
}
