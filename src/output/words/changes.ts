// What changed since an earlier audit, as sentences for every channel.
import { plural } from '../../model/text/text.js';
import type { NewlyHarmful } from '../../report/schema/changes-schema.js';
import type { Report } from '../../report/schema/schema.js';
import { formatReportDay } from './format.js';

const maxNamed = 3;

/** The numbers and the images to look at first; empty if the audit was not compared. */
export function changesText({ changes }: Pick<Report, 'changes'>): string {
  if (changes === undefined) return '';
  const { counts, newlyForeign, newlyStale, since } = changes;
  const numbers = `Since ${formatReportDay(since)}: ${counts.new} new, ${counts.fixed} fixed, ${counts.still} unchanged`;
  return [
    numbers,
    named(newlyForeign, 'with a foreign digest'),
    named(newlyStale, 'stale'),
    ...comparisonNotes(counts),
  ]
    .filter((part) => part !== '')
    .join('. ');
}

function named(images: readonly NewlyHarmful[], how: string): string {
  if (images.length === 0) return '';
  const more = images.length > maxNamed ? `, and ${images.length - maxNamed} more` : '';
  const names = images.slice(0, maxNamed).map(({ image }) => image);
  return `Newly ${how}: ${names.join(', ')}${more}`;
}

/** What the comparison cannot tell, one sentence each. */
export function comparisonNotes({
  first,
  unverified,
  uncompared,
  waived,
}: Pick<
  NonNullable<Report['changes']>['counts'],
  'first' | 'unverified' | 'uncompared' | 'waived'
>): string[] {
  const says: readonly (readonly [number, string])[] = [
    [waived, 'now accepted by a waiver'],
    [first, 'in repositories that were not audited before'],
    [
      unverified,
      'gone from repositories that could not be verified this time, so they do not count as fixed',
    ],
    [uncompared, 'beyond what the earlier report lists, so they are neither new nor unchanged'],
  ];
  return says
    .filter(([number]) => number > 0)
    .map(([number, text]) => `${plural(number, 'finding')} ${text}`);
}
