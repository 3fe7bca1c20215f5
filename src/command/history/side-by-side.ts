// All sources of a tag's history next to each other: a table, or one block for each where the terminal is too narrow.
import { compact, largest } from '../../model/collections.js';
import { isOutage } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import type { SourceStrength } from '../../model/images/source-strength.js';
import { plural, shortDigest } from '../../model/text/text.js';
import { formatDay, formatDuration } from '../../model/text/time.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';
import { describeSource } from '../../report/history.js';
import { isoTime } from '../../report/time.js';
import {
  contradictionIn,
  type ShownSource,
  type Stay,
  shownSources,
  type TagReadings,
} from './shown-sources.js';

const maxPeriods = 2;

/** When the tag had a digest, the newest time first: `2026-11-12 – now`, `2026-10-01 – 2026-10-20`, `3 earlier`. */
function periodTexts(stays: readonly Stay[] = []): readonly string[] {
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
function noteOf({ reading, stays }: ShownSource): string {
  const { answer, evidence } = reading;
  const { id } = reading.source;
  const { source, strength, since, silent } = evidence;
  if (silent !== undefined) {
    const what = isOutage(silent.cause) ? 'could not be read' : 'was not asked';
    return `${id}: ${source} ${what}: ${silent.message} [${silent.cause}]`;
  }
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

/** The document of `--json`, without what the image says about itself. */
export function sideBySideJson(tag: TagReadings): object {
  const sources = shownSources(tag).map(({ reading: { answer, evidence, silent }, stays }) => {
    if (silent !== undefined) return describeSource(evidence);
    const { pushes = [], keepsUntaggedMs, expiresAt, gaps = [] } = answer;
    return {
      ...describeSource(evidence),
      reigns: stays.map(({ digest, since, until, isRestored }) => ({
        digest,
        since: isoTime(since),
        ...compact({ until: until === undefined ? undefined : isoTime(until) }),
        ...(isRestored ? { restored: true } : {}),
      })),
      ...(pushes.length === 0
        ? {}
        : { pushes: pushes.map(({ digest, at, isFirst }) => ({ digest, at: isoTime(at), first: isFirst })) }),
      ...compact({
        keepsUntaggedSeconds: keepsUntaggedMs === undefined ? undefined : keepsUntaggedMs / 1000,
        expires: expiresAt === undefined ? undefined : isoTime(expiresAt),
      }),
      ...(gaps.length === 0 ? {} : { notRead: gaps.map(({ cause, message }) => ({ cause, message })) }),
    };
  });
  const contradiction = contradictionIn(tag);
  return { image: tag.name, current: tag.current, sources, ...compact({ contradiction }) };
}

/** What a terminal of this width shows; without one, nothing is shortened. */
export function sideBySideText(tag: TagReadings, width = Number.POSITIVE_INFINITY): string {
  const sources = shownSources(tag);
  const read = sources.filter(({ reading }) => reading.silent === undefined);
  const digests = digestsOf(tag, read);
  const spellings = [digests, digests.map(shortDigest), undefined] as const;
  const table = fitting(width, spellings, (names) =>
    names === undefined ? blocksOf(tag, read) : tableOf(tag, read, digests, names),
  );
  const contradiction = contradictionIn(tag);
  const lines = [
    table,
    plural(digests.length, 'digest'),
    ...(sources.length === 0 ? ['No source keeps a history of this tag'] : []),
    ...sources.map((source) => noteOf(source)),
    ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction}`]),
  ];
  const [first = '', ...rest] = lines;
  return [first, ...rest.map((line) => paragraph(plain(line), width))].join('\n');
}

/** The first way to show something that fits into the width, or else the last. */
export function fitting<Way>(width: number, ways: readonly Way[], show: (way: Way) => string): string {
  let shown = '';
  for (const way of ways) {
    shown = show(way);
    if (shown.split('\n').every((line) => line.length <= width)) return shown;
  }
  return shown;
}

/** A text over several lines, all but the first of them indented. */
export function paragraph(text: string, width: number): string {
  const [first = '', ...rest] = wrapped(text, width);
  return rest.length === 0
    ? first
    : [first, ...wrapped(rest.join(' '), width - 2).map((line) => `  ${line}`)].join('\n');
}

/** The digest of today first, then the newest. */
function digestsOf({ current }: TagReadings, read: readonly ShownSource[]): readonly Digest[] {
  const all = [...new Set([current, ...read.flatMap(({ cells }) => [...cells.keys()])])];
  const newest = new Map(all.map((digest) => [digest, newestOf(read, digest)]));
  return all.sort(
    (a, b) => Number(b === current) - Number(a === current) || (newest.get(b) ?? 0) - (newest.get(a) ?? 0),
  );
}

/** A row for each digest, and a column for each source. */
function tableOf(
  { current }: TagReadings,
  read: readonly ShownSource[],
  digests: readonly Digest[],
  names: readonly string[],
): string {
  const rows = digests.map((digest, index) => [
    names[index] ?? digest,
    digest === current ? 'now' : '',
    ...read.map(({ cells }) => periodTexts(cells.get(digest)).join(', ')),
  ]);
  return terminalTable([
    ['DIGEST', 'REGISTRY', ...read.map(({ reading }) => reading.source.id.toUpperCase())],
    ...rows,
  ]);
}

/** One source below the other, each with its digests. */
function blocksOf(tag: TagReadings, read: readonly ShownSource[]): string {
  const registry = `REGISTRY\n  ${shortDigest(tag.current)}  now`;
  const blocks = read.map(({ reading, cells }) => {
    const rows = [...cells].flatMap(([digest, stays]) =>
      periodTexts(stays).map((text, index) => [index === 0 ? `  ${shortDigest(digest)}` : '', text]),
    );
    return `${reading.source.id.toUpperCase()}\n${rows.length === 0 ? '  no digest' : terminalTable(rows)}`;
  });
  return [registry, ...blocks].join('\n');
}

function newestOf(read: readonly ShownSource[], digest: Digest): number {
  const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
  return largest(times, 0);
}
