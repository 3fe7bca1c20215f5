// What was found about an image: the same finding at several places is one issue with its places below.
import { plural } from '../../../model/text/text.js';
import { checkUrl } from '../../../report/images/links.js';
import type { ReportedFinding } from '../../../report/schema/schema.js';
import { shortDigests } from '../../escape.js';
import { changeOf, withoutIndent } from '../../words/change.js';
import { formatReportDay } from '../../words/format.js';
import { policyPlace, type ShowPlace } from '../format.js';
import { attributes, html, type Markup } from '../markup.js';
import { diff } from '../next-steps.js';

export interface Issue {
  /** The first finding; the others differ only in their places. */
  readonly finding: ReportedFinding;
  /** The status of its references, or `none`. */
  readonly status: string;
  readonly findings: readonly ReportedFinding[];
}

/** The findings of a card as issues, in their order. */
export function issuesOf(
  findings: readonly ReportedFinding[],
  statusAt: (finding: ReportedFinding) => string,
): readonly Issue[] {
  const issues = new Map<string, { finding: ReportedFinding; status: string; findings: ReportedFinding[] }>();
  for (const [index, finding] of findings.entries()) {
    const status = statusAt(finding);
    const { check, severity, message, fix, waived, introduced, testData } = finding;
    const change = fix?.place === undefined ? fix?.replacement : changeOf(finding)?.after;
    // Findings that are about no file have no places to tell them apart.
    const own = finding.file === undefined && finding.origin === undefined ? index : undefined;
    const key = JSON.stringify([check, severity, message, change, waived, introduced, testData, status, own]);
    const known = issues.get(key);
    if (known === undefined) issues.set(key, { finding, status, findings: [finding] });
    else known.findings.push(finding);
  }
  return [...issues.values()];
}

/** The values by which an issue can be filtered, as they stand in its markup. */
export const issueLabels = {
  severity: ({ finding }: Issue) => finding.severity,
  check: ({ finding }: Issue) => finding.check,
  status: ({ status }: Issue) => status,
  fix: ({ finding }: Issue) => (changeOf(finding) === undefined ? 'hand' : 'pin'),
  introduced: ({ finding: { introduced } }: Issue) =>
    introduced === undefined ? 'unknown' : introduced ? 'yes' : 'no',
  state: ({ finding }: Issue) => (finding.waived === undefined ? 'no' : 'yes'),
} as const;

/** The text that every fix of a card writes, if it is the same at all of its places. */
export function commonReplacement(issues: readonly Issue[]): string | undefined {
  const fixable = issues.flatMap(({ finding }) => (finding.fix === undefined ? [] : finding));
  const texts = new Set(
    fixable.map((finding) =>
      finding.fix?.place === undefined && changeOf(finding) !== undefined
        ? finding.fix?.replacement
        : undefined,
    ),
  );
  return fixable.length > 1 && texts.size === 1 ? [...texts][0] : undefined;
}

/** The text to write in place of a reference. */
export function replacementText(text: string): Markup {
  return html`<p class="fix">Replace with <code class="after" data-copy="fix">${text}</code></p>`;
}

/**
 * One issue: severity, check, message, what to write, and where.
 * @param common what its card says already
 */
export function issueMarkup(issue: Issue, place: ShowPlace, common: string | undefined): Markup {
  const { finding, findings } = issue;
  const { check, severity, message, fix, waived, introduced } = finding;
  const labels = Object.entries(issueLabels).map(([name, of]) => [`data-${name}`, of(issue)] as const);
  const badge =
    waived === undefined
      ? html`<span class="badge ${severity}">${severity}</span>`
      : html`<span class="badge waived">waived</span> <span class="muted">${severity}</span>`;
  const existing = introduced === false ? html`<p class="before">Existed before this change.</p>` : undefined;
  return html`<li class="issue"${attributes(Object.fromEntries(labels))}>
<p class="what">${badge} <a class="check"${attributes({ href: checkUrl(check) })}><code>${check}</code></a> <span class="message">${shortDigests(message)}</span></p>
${existing}${fix === undefined || common !== undefined ? undefined : replacement(finding, place)}${waived === undefined ? undefined : accepted(waived, place)}${placesOf(findings, place)}</li>
`;
}

/** The corrected reference; for one that is split over several keys, the lines that change. */
function replacement(finding: ReportedFinding, place: ShowPlace): Markup | undefined {
  const { fix } = finding;
  const change = fix?.place === undefined ? undefined : changeOf(finding);
  if (change === undefined) return replacementText(fix?.replacement ?? '');
  const { origin, file, line } = change;
  return html`<div class="fix">At ${place({ origin, file, line, endLine: line })} ${diff(withoutIndent(change))}</div>`;
}

function accepted(
  { reason, owner, expires, file, line }: NonNullable<ReportedFinding['waived']>,
  place: ShowPlace,
): Markup {
  const until = expires === undefined ? '' : `, until ${formatReportDay(expires)}`;
  const by = owner === undefined ? '' : `, by ${owner}`;
  return html`<p class="accepted">Waived: <span class="reason">${reason}</span><br><span class="muted">${policyPlace(place, file, line)}${by}${until}</span></p>`;
}

/** As many places are shown open. */
const maxOpen = 3;

function placesOf(findings: readonly ReportedFinding[], place: ShowPlace): Markup | undefined {
  const placed = findings.filter(({ file, origin }) => file !== undefined || origin !== undefined);
  if (placed.length === 0) return undefined;
  const list = html`<ul>${placed.map((finding) => html`<li${placeLabels(finding)}>${place(finding)}</li>`)}</ul>`;
  if (placed.length <= maxOpen) return html`<div class="places">${list}</div>`;
  const files = new Set(placed.map(({ origin, file }) => `${origin} ${file}`)).size;
  const repositories = new Set(placed.map(({ origin }) => origin)).size;
  const spread = repositories > 1 ? plural(repositories, 'repository') : plural(files, 'file');
  return html`<details class="places"><summary>${plural(placed.length, 'place')} in ${spread}</summary>${list}</details>`;
}

function placeLabels({ origin, owners }: ReportedFinding) {
  return attributes({ 'data-repository': origin, 'data-team': owners?.join(' ') });
}
