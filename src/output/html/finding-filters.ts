// The drop-down lists above the cards: the grouping, and the filters that can separate the findings of a report.
import { mapped, type Steps } from '../../model/steps.js';
import type { Report } from '../../report/schema.js';
import { optionsOf, type Select } from './controls.js';
import { statusLabel } from './format.js';
import { type Issue, issueLabels } from './issues.js';

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
export function* findingSelects(
  issues: readonly Issue[],
  { repositories = [], teams = [] }: Report,
): Steps<readonly Select[]> {
  const filters = yield* mapped(Object.keys(titles) as (keyof typeof titles)[], (name) => {
    const counts = new Map<string, number>();
    for (const issue of issues) {
      const value = issueLabels[name](issue);
      counts.set(value, (counts.get(value) ?? 0) + issue.findings.length);
    }
    return { name, title: titles[name], options: optionsOf(counts, labels[name]) };
  });
  const useful = filters.filter(
    ({ name, options }) => options.length > 1 || !['introduced', 'state'].includes(name),
  );
  const present = new Set(issues.flatMap(({ findings }) => findings.flatMap(({ origin }) => origin ?? [])));
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
