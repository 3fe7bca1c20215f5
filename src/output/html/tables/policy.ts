// The policy of the run: the waivers with their state, and every setting with its origin.
import { plural } from '../../../model/text/text.js';
import type { Report, ReportedWaiver } from '../../../report/schema/schema.js';
import { formatReportDay } from '../../words/format.js';
import { urgentFirst, waiverStates } from '../../words/texts.js';
import { policyPlace, type ShowPlace } from '../format.js';
import { html, type Markup } from '../markup.js';
import { htmlTable } from './table.js';

const maxBytes = 300_000;

/** Waivers: those that need attention first, then by expiry. */
export function waiverTable({ waivers }: Report, place: ShowPlace): Markup {
  return htmlTable({
    id: 'waiver',
    caption: 'Waivers, those that need attention first',
    noun: 'waivers',
    items: [...waivers].sort(
      (a, b) => Number(a.notice === undefined) - Number(b.notice === undefined) || urgentFirst(a, b),
    ),
    maxBytes,
    filters: [
      {
        name: 'state',
        title: 'State',
        value: ({ state }) => state,
        label: (state) => states[state] ?? state,
      },
    ],
    columns: [
      {
        title: 'State',
        cell: ({ state }) => html`<span class="badge ${state}">${waiverStates[state]}</span>`,
      },
      { title: 'Scope', cell: scopeCell },
      {
        title: 'Reason',
        cell: ({ reason, notice }) =>
          html`<p>${reason}</p>${notice === undefined ? undefined : html`<p class="notice">${notice}</p>`}`,
      },
      {
        title: 'Expires',
        cell: ({ expires }) => html`${expires === undefined ? 'never' : formatReportDay(expires)}`,
      },
      { title: 'Owner', cell: ({ owner }) => html`${owner}` },
      { title: 'Where', cell: ({ file, line }) => policyPlace(place, file, line) },
    ],
  });
}

const states: Readonly<Record<string, string>> = waiverStates;
const scopes = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'] as const;

function scopeCell(waiver: ReportedWaiver): Markup {
  const scope = scopes.flatMap((name) => {
    const value = waiver[name];
    const text = typeof value === 'string' ? value : value?.join(', ');
    return text === undefined
      ? []
      : html`<span class="scope"><span class="muted">${name}</span> <code>${text}</code></span> `;
  });
  const { matched } = waiver;
  return html`${scope}<span class="muted">${matched === 0 ? 'no findings' : plural(matched, 'finding')}</span>`;
}

/** Every effective setting, folded; defaults come last. */
export function settingTable({ settings }: Report, place: ShowPlace): Markup {
  const set = settings.filter(({ from }) => from !== 'default').length;
  const table = htmlTable({
    id: 'setting',
    caption: 'Effective settings, and where they come from',
    noun: 'settings',
    items: [...settings].sort((a, b) => Number(a.from === 'default') - Number(b.from === 'default')),
    maxBytes,
    filters: [{ name: 'state', title: 'From', value: ({ from }) => kindOf(from) }],
    columns: [
      { title: 'Setting', cell: ({ name }) => html`<code>${name}</code>` },
      { title: 'Value', cell: ({ value }) => html`<code>${value}</code>` },
      { title: 'From', cell: ({ from }) => origin(from, place) },
    ],
  });
  return html`<details><summary>${plural(set, 'setting')} of this repository or run, ${settings.length - set} defaults</summary>
${table}</details>`;
}

function kindOf(from: string): string {
  return from === 'input' || from === 'default' ? from : 'policy';
}

function origin(from: string, place: ShowPlace): Markup {
  const [, file, line] = /^(.*):(\d+):\d+$/s.exec(from) ?? [];
  if (kindOf(from) !== 'policy') return html`${from}`;
  return file === undefined ? html`<code>${from}</code>` : policyPlace(place, file, Number(line));
}
