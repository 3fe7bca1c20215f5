// The findings of an organization by the owners of the files, each team with a link to its own.
import type { ReportedTeam } from '../../report/changes-schema.js';
import type { Report } from '../../report/schema.js';
import { html, type Markup } from './markup.js';
import { countLabel, htmlTable } from './table.js';

const maxBytes = 300_000;
const maxNamed = 20;

/** The teams with the most errors first, and which repositories could not be assigned. */
export function teamTable({ teams = [], repositories = [] }: Report): Markup {
  const unknown = repositories.filter(({ ownersUnknown }) => ownersUnknown !== undefined);
  const table = htmlTable({
    id: 'team',
    caption: 'Findings by the owners of their files, the most errors first',
    noun: 'teams',
    items: teams,
    maxBytes,
    columns: [
      { title: 'Team', cell: ({ team }) => teamName(team) },
      numberOf('Errors', ({ bySeverity }) => bySeverity.error ?? 0),
      numberOf('Warnings', ({ bySeverity }) => bySeverity.warning ?? 0),
      numberOf('Findings', ({ findings }) => findings),
      numberOf('Repositories', (team) => team.repositories),
    ],
  });
  const more = unknown.length > maxNamed ? html`<li>and ${unknown.length - maxNamed} more</li>` : undefined;
  const left =
    unknown.length === 0
      ? undefined
      : html`<ul class="notes">${unknown.slice(0, maxNamed).map(({ origin, ownersUnknown }) => html`<li>The owners in <b>${origin}</b> are not known: ${ownersUnknown}.</li>`)}${more}</ul>`;
  return html`${table}<p class="muted">By the CODEOWNERS of each repository. A file with two owners counts for both.</p>${left}`;
}

function teamName(team: string): Markup {
  return team === ''
    ? html`<span class="muted">No owner</span>`
    : html`<a href="#findings" data-show="team" data-value="${team}">${team}</a>`;
}

function numberOf(title: string, value: (team: ReportedTeam) => number) {
  return {
    title,
    numeric: true as const,
    sortBy: value,
    cell: (team: ReportedTeam) => html`${countLabel(value(team))}`,
  };
}
