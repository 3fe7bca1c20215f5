// The shorter lists: what is not verified, advisories, waivers, and lines that were pinned.
import type { Report, ReportedWaiver } from '../schema.js';
import { html, type Markup } from './markup.js';
import type { ShowPlace } from './place.js';
import { table } from './table.js';

const mostBytes = 400_000;

/** What the run wanted to know and does not, with the cause. */
export function unverifiedTable({ incomplete, totals }: Report): Markup {
  return table({
    id: 'unknown',
    caption: 'What could not be verified, and why',
    noun: 'unknowns',
    items: incomplete,
    total: totals?.unknown,
    mostBytes,
    filters: [{ name: 'status', title: 'Cause', value: ({ cause }) => cause }],
    columns: [
      { title: 'Cause', cell: ({ cause }) => html`<span class="badge unknown">${cause}</span>` },
      {
        title: 'What',
        cell: ({ origin, subject }) =>
          html`${origin === undefined || origin === subject ? undefined : html`<b>${origin}</b> `}<code>${subject}</code>`,
      },
      { title: 'Why', cell: ({ message }) => html`${message}` },
    ],
  });
}

export function advisoryTable({ advisories }: Report): Markup {
  return table({
    id: 'advisory',
    caption: 'Advisories of the artifacts asked about',
    noun: 'advisories',
    items: advisories,
    mostBytes,
    columns: [
      {
        title: 'Advisory',
        cell: ({ advisoryId, uid }) => html`<code>${advisoryId === '' ? uid : advisoryId}</code>`,
      },
      { title: 'Artifact', cell: ({ artifactName }) => html`<code>${artifactName}</code>` },
      { title: 'Updated', cell: ({ updateTime }) => html`${updateTime}` },
    ],
  });
}

/** Waivers of the policy, those that expire soonest first. */
export function waiverTable({ waivers }: Report): Markup {
  const fields = waivers
    .map(fieldsOf)
    .sort((a, b) => (a.expires < b.expires ? -1 : Number(a.expires > b.expires)));
  return table({
    id: 'waiver',
    caption: 'Waivers of the policy, those that expire soonest first',
    noun: 'waivers',
    items: fields,
    mostBytes,
    columns: [
      { title: 'Waives', cell: ({ waives }) => html`<code>${waives}</code>` },
      { title: 'Reason', cell: ({ reason }) => html`${reason}` },
      { title: 'Expires', cell: ({ expires }) => html`${expires}` },
      { title: 'Owner', cell: ({ owner }) => html`${owner}` },
    ],
  });
}

const scopes = ['check', 'image', 'tag', 'paths', 'artifact', 'advisory'] as const;

function fieldsOf(waiver: ReportedWaiver) {
  const scope = scopes.flatMap((name) => {
    const value = waiver[name];
    return value === undefined ? [] : [`${name}: ${typeof value === 'string' ? value : value.join(', ')}`];
  });
  const { reason, expires = '', owner = '' } = waiver;
  return { waives: scope.join(', '), reason, expires, owner };
}

export function editTable({ edits }: Report, place: ShowPlace): Markup {
  return table({
    id: 'edit',
    caption: 'Lines that were pinned',
    noun: 'pinned lines',
    items: edits,
    mostBytes,
    columns: [
      { title: 'Where', cell: ({ file, line }) => place({ file, line, endLine: line }) },
      {
        title: 'Change',
        cell: ({ before, after }) =>
          html`<p class="diff"><span class="unseen">Before: </span><del><code>${before.trim()}</code></del></p>
<p class="diff"><span class="unseen">After: </span><ins><code>${after.trim()}</code></ins></p>`,
      },
    ],
  });
}
