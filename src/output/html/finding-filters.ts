// The drop-down lists above the cards: the grouping, and the filters that can separate the findings of a report.
import type { Report } from '../../report/schema.js';
import type { Card } from './card.js';
import { optionsOf, type Select } from './controls.js';
import { statusLabel } from './format.js';
import { issueLabels } from './issues.js';

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
export function findingSelects(
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
