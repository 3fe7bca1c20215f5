// The tables of findings and of references.
import { severities } from '../../model/finding.js';
import type { Report, ReportedFinding, ReportedReference } from '../schema.js';
import { day, referenceName, story } from '../words.js';
import { html, type Markup } from './markup.js';
import type { PlaceInFile, ShowPlace } from './place.js';
import { table } from './table.js';
import { lagText, shortDigest, statuses, statusLabel, statusOf } from './words.js';

const mostFindingBytes = 3_500_000;
const mostReferenceBytes = 3_000_000;

/** Findings, the worst first. */
export function findingTable({ findings, references, totals }: Report, place: ShowPlace): Markup {
  const at = new Map(references.map((reference) => [placeKey(reference), reference]));
  const statusAt = (finding: ReportedFinding) => {
    const reference = at.get(placeKey(finding));
    return reference === undefined ? 'none' : statusOf(reference);
  };
  return table({
    id: 'finding',
    caption: 'Findings, the worst first',
    noun: 'findings',
    total: totals && totals.findings + totals.waived,
    items: worstFirst(findings),
    mostBytes: mostFindingBytes,
    filters: [
      { name: 'severity', title: 'Severity', value: ({ severity }) => severity },
      { name: 'check', title: 'Check', value: ({ check }) => check },
      {
        name: 'status',
        title: 'Status',
        value: statusAt,
        label: (status) => (status === 'none' ? 'No reference' : statusLabel(status)),
      },
    ],
    columns: [
      {
        title: 'Severity',
        sortBy: ({ severity }) => severities.indexOf(severity),
        numeric: true,
        cell: ({ severity }) => html`<span class="badge ${severity}">${severity}</span>`,
      },
      { title: 'Check', cell: ({ check }) => html`<code>${check}</code>` },
      { title: 'Where', cell: place },
      { title: 'What', cell: what },
    ],
  });
}

/** The worst severity first; within one, as they came. */
function worstFirst(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  return severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

function what({ message, fix }: ReportedFinding): Markup {
  if (fix === undefined) return html`<p>${message}</p>`;
  return html`<p>${message}</p><p class="fix">Replace by <code>${fix.replacement}</code></p>`;
}

function placeKey({ origin = '', file, line, column }: PlaceInFile): string {
  return `${origin}:${file}:${line}:${column}`;
}

/** Every reference with what the history says of it, in the order of the files. */
export function referenceTable({ references, totals }: Report, place: ShowPlace): Markup {
  return table({
    id: 'reference',
    caption: 'References with what the history of their tags says',
    noun: 'references',
    total: totals?.references,
    items: references,
    mostBytes: mostReferenceBytes,
    filters: [{ name: 'status', title: 'Status', value: statusOf, label: statusLabel }],
    columns: [
      { title: 'Image', cell: image },
      {
        title: 'Status',
        sortBy: (reference) => statuses.indexOf(statusOf(reference)),
        numeric: true,
        cell: (reference) =>
          html`<span class="badge ${statusOf(reference)}">${statusLabel(statusOf(reference))}</span>`,
      },
      { title: 'History', cell: (reference) => html`${storyWithoutLag(reference)}` },
      {
        title: 'Lag',
        numeric: true,
        sortBy: ({ fact }) => fact?.lagSeconds,
        cell: ({ fact }) => html`${fact?.lagSeconds === undefined ? undefined : lagText(fact.lagSeconds)}`,
      },
      { title: 'Where', cell: place },
    ],
  });
}

/** The lag has a column of its own. */
function storyWithoutLag(reference: ReportedReference): string {
  const { fact } = reference;
  if (fact?.status !== 'superseded') return story(reference);
  return `superseded ${day(fact.supersededAt)}, ${fact.behind} behind`;
}

function image(reference: ReportedReference): Markup {
  const { digest, fact } = reference;
  const recovered =
    fact?.recoveredTag === undefined
      ? undefined
      : html` <span class="muted">tag <code>${fact.recoveredTag}</code>, found by its digest</span>`;
  const short =
    digest === undefined ? undefined : html`<br><code class="muted">${shortDigest(digest)}</code>`;
  return html`<code>${referenceName(reference)}</code>${recovered}${short}`;
}
