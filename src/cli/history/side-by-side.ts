// All sources of a tag's history next to each other: a table, or one block for each where the terminal is too narrow.
import { compact } from '../../model/compact.js';
import { largest } from '../../model/extremes.js';
import type { Digest } from '../../model/image.js';
import { plural, shortDigest } from '../../model/text.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';
import { describeSource } from '../../report/history.js';
import { isoTime } from '../../report/time.js';
import { contradictionIn, type ShownSource, shownSources, type TagReadings } from './shown-sources.js';
import { noteOf, periodTexts } from './side-by-side-words.js';

/** The document of `--json`, without what the image says about itself. */
export function sideBySideJson(tag: TagReadings): object {
  const sources = shownSources(tag).map(({ evidence, used, stays }) => {
    if (used === undefined) return describeSource(evidence);
    const { pushes = [], keepsUntaggedMs, expiresAt, gaps = [] } = used.answer;
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
  const contradiction = contradictionIn(tag)?.message;
  return { image: tag.name, current: tag.current, sources, ...compact({ contradiction }) };
}

/** What a terminal of this width shows; without one, nothing is shortened. */
export function sideBySideText(tag: TagReadings, width = Number.POSITIVE_INFINITY): string {
  const sources = shownSources(tag);
  const read = sources.filter(({ used }) => used !== undefined);
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
    ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction.message}`]),
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
  return terminalTable([['DIGEST', 'REGISTRY', ...read.map(({ id }) => id.toUpperCase())], ...rows]);
}

/** One source below the other, each with its digests. */
function blocksOf(tag: TagReadings, read: readonly ShownSource[]): string {
  const registry = `REGISTRY\n  ${shortDigest(tag.current)}  now`;
  const blocks = read.map(({ id, cells }) => {
    const rows = [...cells].flatMap(([digest, stays]) =>
      periodTexts(stays).map((text, index) => [index === 0 ? `  ${shortDigest(digest)}` : '', text]),
    );
    return `${id.toUpperCase()}\n${rows.length === 0 ? '  no digest' : terminalTable(rows)}`;
  });
  return [registry, ...blocks].join('\n');
}

function newestOf(read: readonly ShownSource[], digest: Digest): number {
  const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
  return largest(times, 0);
}
