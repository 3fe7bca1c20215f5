// What `history` says of a source: what it can know, from when on, and when it had a digest.
import type { SourceStrength } from '../../model/source-strength.js';
import { formatDay, formatDuration } from '../../model/time.js';
import type { ShownSource, Stay } from './shown-sources.js';

const maxPeriods = 2;

/** When the tag had a digest, the newest time first: `2026-11-12 – now`, `2026-10-01 – 2026-10-20`, `3 earlier`. */
export function periodTexts(stays: readonly Stay[] = []): readonly string[] {
  const shown = stays.toReversed().slice(0, maxPeriods).map(periodText);
  const more = stays.length > maxPeriods ? [`${stays.length - maxPeriods} earlier`] : [];
  return [...shown, ...more];
}

function periodText({ kind, since, until, isRestored }: Stay): string {
  if (kind === 'first-push') return `first pushed ${formatDay(since)}`;
  if (kind === 'sighting') {
    const days = [formatDay(since), formatDay(until ?? since)];
    return `seen ${[...new Set(days)].join(' – ')}`;
  }
  if (kind === 'push') return `pushed ${formatDay(since)} or earlier`;
  const end = until === undefined ? 'now' : formatDay(until);
  return `${formatDay(since)} – ${end}${isRestored ? ' (put back)' : ''}`;
}

/** What a strength means; `since` is empty or begins with a space. */
const knows: Readonly<Record<SourceStrength, (since: string) => string>> = {
  complete: () => 'has every move of the tag',
  windowed: (since) => (since === '' ? 'has no period without gaps' : `has every move of the tag${since}`),
  witness: (since) => `has what others have seen the tag point to${since}, and may have missed moves`,
  observed: (since) =>
    `has what this repository has seen the tag point to${since}, and may have missed moves`,
  timestamps: () => 'has the times of pushes, and does not know which tag they were for',
};

/** The source in a sentence; its title and messages are untrusted. */
export function noteOf({ id, evidence, used, stays }: ShownSource): string {
  const { source, strength, since, silent } = evidence;
  if (silent !== undefined) return `${id}: ${source} could not be read: ${silent.message} [${silent.cause}]`;
  if (used === undefined) return `${id}: ${source}`;
  const { answer } = used;
  if (answer.records.length === 0 && (answer.pushes ?? []).length === 0)
    return `${id}: ${source} (${strength}) has no entry for the tag`;
  const from = since === undefined ? '' : ` since ${formatDay(since)}`;
  const { keepsUntaggedMs: kept, expiresAt, gaps = [] } = answer;
  const more = [
    ...(kept === undefined
      ? []
      : [
          `a digest that no tag points to is deleted ${kept === 0 ? 'at once' : `after ${formatDuration(kept)}`}`,
        ]),
    ...(expiresAt === undefined ? [] : [`the registry will remove the tag on ${formatDay(expiresAt)}`]),
    ...(stays.some(({ isRestored }) => isRestored)
      ? ['"put back" means that somebody has restored an older digest']
      : []),
    ...gaps.map(({ message }) => `not everything was read: ${message}`),
  ];
  return [`${id}: ${source} (${strength}) ${knows[strength](from)}`, ...more].join('; ');
}
