// Which findings the reader sees, and under which headings.

import type { Choices } from './address.js';

/** One finding of the page, as its markup describes it. */
export interface PageFinding {
  /** What the filters compare: `severity`, `check`, `status`, and so on. */
  readonly labels: Readonly<Record<string, string | undefined>>;
  readonly image: string;
  readonly check: string;
  /** The file, after its repository in a merged report; empty for a finding that is about no file. */
  readonly file: string;
  /** Everything that a search looks through, in lower case. */
  readonly text: () => string;
}

export const groupings = ['image', 'file', 'check'] as const;
type Grouping = (typeof groupings)[number];

export interface FindingGroup<T> {
  readonly key: string;
  readonly findings: readonly T[];
}

/** Names in an address that are not labels of findings. */
const notLabels: readonly string[] = ['text', 'by'];

/** The findings that match every filter and every word. Names of other tables are ignored. */
export function chosenFindings<T extends PageFinding>(
  findings: readonly T[],
  choices: Choices,
): readonly T[] {
  const words = (choices.get('text') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = [...choices].filter(([name]) => !notLabels.includes(name) && !name.includes('.'));
  return findings.filter(
    ({ labels, text }) =>
      wanted.every(([name, value]) => has(labels[name], name, value)) &&
      words.every((word) => text().includes(word)),
  );
}

/** A finding may have several teams, whose names contain no spaces. */
function has(label: string | undefined, name: string, value: string): boolean {
  return name === 'team' ? (label ?? '').split(' ').includes(value) : label === value;
}

/** The grouping that the address names; by image unless it names another. */
export function groupingOf(choices: Choices): Grouping {
  return groupings.find((one) => one === choices.get('by')) ?? 'image';
}

/** Findings by key, the groups in the order of their first finding, which is the worst one. */
export function groupsOf<T extends PageFinding>(
  findings: readonly T[],
  by: Grouping,
): readonly FindingGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const finding of findings) {
    const group = groups.get(finding[by]);
    if (group === undefined) groups.set(finding[by], [finding]);
    else group.push(finding);
  }
  return [...groups].map(([key, found]) => ({ key, findings: found }));
}

/** `Showing 51–100 of 75 rows (2,018 in total)`. */
export function rangeText(first: number, last: number, total: number, noun: string, rest: string): string {
  if (total === 0) return `No ${noun} match${rest}`;
  const range = first + 1 < last ? `${count(first + 1)}–${count(last)}` : count(last);
  return `Showing ${range} of ${count(total)} ${noun}${rest}`;
}

/** `28 findings, 3 of them waived, on 16 cards`; with a filter, how many of all. */
export function foundText(found: number, all: number, remark: string, cards: number): string {
  if (found === 0) return `No findings match (${count(all)} in total)`;
  const on = `on ${count(cards)} ${cards === 1 ? 'card' : 'cards'}`;
  if (found === all) return `${count(all)} ${all === 1 ? 'finding' : 'findings'}${remark}, ${on}`;
  return `${count(found)} of ${count(all)} findings, ${on}`;
}

/** A number with thousands separators. */
export function count(value: number): string {
  return value < 10_000 ? String(value) : value.toLocaleString('en-US');
}
