// The findings of the report: a card for each image, the worst first, which the page's script can filter and group again.

import { addToGroup, smallest } from '../../../model/collections.js';
import type { CheckText } from '../../../model/judgement/finding.js';
import { numberText } from '../../../model/text/text.js';
import { imageGroups } from '../../../report/images/group.js';
import { harmRank } from '../../../report/images/harm.js';
import { harmOfFinding, severityOrder } from '../../../report/images/order.js';
import { imageSummaries } from '../../../report/images/summaries.js';
import { reportedPlaceKey } from '../../../report/references.js';
import type { Report, ReportedFinding } from '../../../report/schema/schema.js';
import type { ReportView } from '../../view.js';
import { type ShowPlace, statusLabel, statusOf } from '../format.js';
import { attributes, html, type Markup } from '../markup.js';
import { controlBar, leftOutNote, optionsOf, type Select, withinSize } from '../tables/table.js';
import { type Card, cardMarkup } from './card.js';
import { issueLabels, issuesOf } from './issues.js';

const labels: Readonly<Record<string, (value: string) => string>> = {
  status: (status) => (status === 'none' ? 'No reference' : statusLabel(status)),
  fix: (how) => (how === 'pin' ? 'By tagproof pin' : 'Manual'),
  introduced: (key) => (key === 'yes' ? 'By this change' : key === 'no' ? 'Before this change' : 'Unknown'),
};

const titles = {
  severity: 'Severity',
  check: 'Check',
  status: 'Status',
  fix: 'Fix',
  introduced: 'Introduced',
  state: 'Waived',
} as const;

/** The filters that can separate the findings of this report, and the grouping. */
function findingSelects(
  cards: readonly Card[],
  { repositories = [], teams = [] }: Report,
): readonly Select[] {
  const counted = (Object.keys(titles) as (keyof typeof titles)[]).map((name) => ({
    name,
    counts: new Map<string, number>(),
  }));
  const present = new Set<string>();
  for (const issue of cards.flatMap(({ issues }) => issues)) {
    for (const { name, counts } of counted) {
      const value = issueLabels[name](issue);
      counts.set(value, (counts.get(value) ?? 0) + issue.findings.length);
    }
    for (const { origin } of issue.findings) if (origin !== undefined) present.add(origin);
  }
  const filters = counted.map(({ name, counts }) => ({
    name,
    title: titles[name],
    options: optionsOf(counts, labels[name]),
  }));
  const useful = filters.filter(
    ({ name, options }) => options.length > 1 || !['introduced', 'state'].includes(name),
  );
  const origins = repositories.filter(({ origin }) => present.has(origin)).map(({ origin }) => origin);
  const byRepository = {
    name: 'repository',
    title: 'Repository',
    options: origins.map((value) => ({ value, label: value })),
  };
  const named = teams.filter(({ team }) => team !== '');
  const byTeam = {
    name: 'team',
    title: 'Team',
    options: named.map(({ team }) => ({ value: team, label: team })),
  };
  return [
    grouping,
    ...useful,
    ...(named.length > 0 ? [byTeam] : []),
    ...(origins.length > 1 ? [byRepository] : []),
  ];
}

const grouping = {
  name: 'by',
  title: 'Group by',
  all: 'image',
  options: [
    { value: 'file', label: 'file' },
    { value: 'check', label: 'check' },
  ],
};

/** The cards, the worst first; equal ones keep their order. */
function worstCardFirst(cards: readonly Card[]): readonly Card[] {
  const ranked = cards.map((card) => ({ card, rank: rankOf(card) }));
  const ordered = ranked.toSorted((a, b) => compare(a.rank, b.rank));
  return ordered.map(({ card }) => card);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** The same order as that of images: what the change introduces, then by harm and severity. */
function rankOf({ image, issues }: Card): readonly number[] {
  if (image !== undefined)
    return [
      Number(image.findings === 0),
      Number(image.introduced === false),
      harmRank(image.harm),
      severityOrder(image.severity),
    ];
  const open = issues.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
  return [
    Number(open.length === 0),
    Number(open.length > 0 && open.every(({ introduced }) => introduced === false)),
    smallest(
      open.map((finding) => harmRank(harmOfFinding(finding, false))),
      harmRank('none'),
    ),
    smallest(
      open.map(({ severity }) => severityOrder(severity)),
      severityOrder(undefined),
    ),
  ];
}

const maxCardBytes = 4_000_000;

/** The cards with their controls, or a sentence when nothing was found. */
export function findingCards(
  report: Report,
  view: ReportView,
  place: ShowPlace,
  checks: readonly CheckText[],
): Markup {
  const { totals } = view;
  const total = totals.findings + totals.waived;
  const cards = cardsOf(report, view);
  if (cards.length === 0) return html`<p class="none">No findings.</p>`;
  const context = { place, checks, asOf: report.asOf };
  const texts = withinSize(cards, maxCardBytes, (card) => cardMarkup(card, context));
  const issues = cards.slice(0, texts.length).flatMap((card) => card.issues);
  const shown = issues.reduce((sum, { findings }) => sum + findings.length, 0);
  const selects = findingSelects(cards, report);
  const remark = totals.waived === 0 ? undefined : `, ${numberText(totals.waived)} of them waived`;
  return html`<div class="listing" data-list="finding" data-noun="findings"${attributes({ 'data-remark': remark })}>
${controlBar({
  list: 'finding-cards',
  noun: 'findings',
  selects,
})}
<div class="cards" id="finding-cards">
${texts}</div>
<nav class="pages" aria-label="Pages of findings" hidden><button type="button">Previous</button><span></span><button type="button">Next</button></nav>
${leftOutNote(shown, total, 'findings')}</div>`;
}

/** Images in the order of the report; between them, by the harm of their findings, artifacts and what is about neither. */
function cardsOf(report: Report, { findings, waived }: ReportView): readonly Card[] {
  const ordered = { ...report, findings: [...findings, ...waived] };
  const at = new Map(report.references.map((reference) => [reportedPlaceKey(reference), reference]));
  const statusAt = (finding: ReportedFinding) => {
    const reference = at.get(reportedPlaceKey(finding));
    return reference === undefined ? 'none' : statusOf(reference);
  };
  const groups = new Map<string, readonly ReportedFinding[]>();
  const inImages = new Set<ReportedFinding>();
  for (const { name, findings: found } of imageGroups(ordered)) {
    groups.set(name, found);
    for (const one of found) inImages.add(one);
  }
  const images: Card[] = [];
  for (const image of report.images ?? imageSummaries(report)) {
    const found = groups.get(image.name) ?? [];
    groups.delete(image.name);
    if (found.length > 0) images.push({ name: image.name, image, issues: issuesOf(found, statusAt) });
  }
  const unlisted: Card[] = [];
  for (const [name, found] of groups) {
    if (found.length > 0) unlisted.push({ name, issues: issuesOf(found, statusAt) });
  }
  const others = otherCards(ordered.findings, inImages, statusAt);
  return worstCardFirst([...images, ...unlisted, ...others]);
}

/** Cards of artifacts with advisories, and one for everything else. */
function otherCards(
  findings: readonly ReportedFinding[],
  inImages: ReadonlySet<ReportedFinding>,
  statusAt: (finding: ReportedFinding) => string,
): readonly Card[] {
  const byArtifact = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    if (!inImages.has(finding)) addToGroup(byArtifact, finding.artifact ?? '', finding);
  }
  return [...byArtifact].map(([name, found]) => ({
    name,
    kind: name === '' ? 'Not about one image' : 'Artifact',
    issues: issuesOf(found, statusAt),
  }));
}
