// The order of the cards: images as everywhere, and between them artifacts and what is about neither.
import { smallest } from '../../model/extremes.js';
import { harmRank } from '../../report/images/harm.js';
import { harmOfFinding, severityOrder } from '../../report/images/order.js';
import type { Card } from './card.js';

/** The cards, the worst first; equal ones keep their order. */
export function worstCardFirst(cards: readonly Card[]): readonly Card[] {
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
