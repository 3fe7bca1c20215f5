// `history`: what the platform or the registry, all other sources and the ledger know of a tag, as a table or as JSON.

import { type Context, failureText } from '../../command/context.js';
import { fitting, paragraph, sideBySideJson, sideBySideText } from '../../command/history/side-by-side.js';
import { periodBetween, readTag, type TagRead } from '../../command/history/tag-readings.js';
import type { History } from '../../history/history.js';
import type { Intervals } from '../../history/intervals.js';
import { largest } from '../../model/collections.js';
import { type Gap, gapFrom } from '../../model/failure.js';
import { type Digest, type ImageReference, imageName } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import { plural, shortDigest } from '../../model/text/text.js';
import { dayMs, formatDay } from '../../model/text/time.js';
import { plain } from '../../output/escape.js';
import { terminalTable } from '../../output/terminal/columns.js';
import { isoTime } from '../../report/time.js';
import type { Attached } from '../commands/attached.js';
import { onImages } from '../commands/images.js';

interface TagClaims {
  readonly digest: Digest;
  /** The names under which it was built, by unsigned provenance. */
  readonly builtAs: readonly string[];
  /** Sentences about signatures that were verified; escaped. */
  readonly signed: readonly string[];
  /** What could not be read. */
  readonly gaps: readonly Gap[];
}

interface Asked {
  readonly image: ImageReference;
  /** The image that it mirrors, or itself. */
  readonly mirrored: ImageReference;
  readonly digest: Digest;
}

/** Reads them; what cannot be read is a gap, and never fails the command. The code that verifies is loaded for it. */
async function claimsAbout(
  { clients, now }: TagRead,
  { image, mirrored, digest }: Asked,
  { policy }: Pick<Config, 'policy'>,
): Promise<TagClaims> {
  const { readAttached, signedLines } = await import('../commands/attached.js');
  try {
    const options = { source: clients.signatures, files: policy.signatureFiles, now };
    const attached: Attached = await readAttached(options, image, mirrored, digest);
    const { claims, gaps } = attached;
    return { digest, builtAs: claims.names, signed: signedLines(attached), gaps };
  } catch (error) {
    return { digest, builtAs: [], signed: [], gaps: [gapFrom(error, imageName(image))] };
  }
}

/** The section of the table. */
function claimsText(
  { digest, builtAs, signed, gaps }: TagClaims,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines = [
    ...builtAs.map((name) => `built as ${plain(name)}: its own claim, not signed`),
    ...signed.map((line) => `signed statement, ${line}`),
    ...gaps.map(({ cause, message }) => `could not be read: ${plain(message)} [${cause}]`),
  ];
  if (lines.length === 0) return [];
  const head = `claims: what ${shortDigest(digest)} says about itself; no proof of what the tag pointed to`;
  return [paragraph(head, width), ...lines.map((line) => indented(line, width))];
}

function indented(line: string, width: number): string {
  return `  ${paragraph(line, width - 2).replaceAll('\n', '\n  ')}`;
}

/** The same for `--json`. */
function describeClaims({ digest, builtAs, signed, gaps }: TagClaims): object {
  const notRead = gaps.map(({ cause, message }) => ({ cause, message }));
  return {
    digest,
    unsigned: { builtAs },
    signed,
    ...(notRead.length === 0 ? {} : { notRead }),
  };
}

/** Prints the history of a tag, newest first. Returns 3 if it cannot be read completely. */
export async function history(context: Context): Promise<number> {
  const { operands, flags } = context.invocation;
  const bounds = ['start', 'end'].map((name) => ({
    name,
    text: flags.get(name),
    at: Date.parse(flags.get(name) ?? ''),
  }));
  const [start, end] = bounds;
  const within = periodBetween(start?.at, end?.at);
  const issuesOf = ([image]: readonly ImageReference[]) => [
    ...bounds.flatMap(({ name, text, at }) =>
      text !== undefined && Number.isNaN(at)
        ? [`\`--${name}\` is \`${plain(text)}\`, but must be an ISO 8601 timestamp.`]
        : [],
    ),
    ...(start !== undefined && end !== undefined && start.at >= end.at
      ? [`\`--start\` is not before \`--end\`, so no entry can be shown: \`${start.text}\`, \`${end.text}\`.`]
      : []),
    ...(image?.digest === undefined ? [] : [withDigest(operands[0] ?? '')]),
  ];
  return onImages(context, issuesOf, ({ context: redacting, host, config }, [image]) =>
    printHistory(redacting, host, config, image as ImageReference, within),
  );
}

async function printHistory(
  { invocation, out, err, width }: Context,
  host: Host,
  config: Config,
  image: ImageReference,
  within: ReturnType<typeof periodBetween>,
): Promise<number> {
  const [name = ''] = invocation.operands;
  const origin = originImage(image, config.registries);
  const read = await readTag(host, config, image);
  const { current } = read;
  const claims = current && (await claimsAbout(read, { image, mirrored: origin, digest: current }, config));
  const tag = current && { ...read, name, current, within };
  const own = read.known && shownOf(read.known, within);
  if (invocation.json) {
    const shown = { image: name, ...(tag && sideBySideJson(tag)), ...(own && { reigns: described(own) }) };
    out(JSON.stringify({ ...shown, ...(claims && { claims: describeClaims(claims) }) }, null, 2));
  } else {
    const isAlone = own !== undefined && read.readings.length < 2;
    const text =
      isAlone || tag === undefined ? barTable(own ?? [], read.now, width) : sideBySideText(tag, width);
    out([text, ...(claims === undefined ? [] : claimsText(claims, width))].join('\n'));
  }
  if (isComplete(read)) return 0;
  const message = 'The tag history could not be read completely.';
  err(failureText({ cause: 'history-incomplete', message }));
  return 3;
}

function withDigest(operand: string): string {
  const name = operand.slice(0, operand.indexOf('@'));
  return `\`${plain(operand)}\` has a digest, but a history is of a tag and has all of its digests. Leave the digest out: \`tagproof history ${plain(name)}\`, with the tag that you mean.`;
}

function isComplete({ known }: TagRead): boolean {
  return known === undefined || known.gaps.length === 0;
}

function shownOf(known: History, { from, to }: ReturnType<typeof periodBetween>): Intervals {
  return known.intervals.filter(({ since, until = Number.POSITIVE_INFINITY }) => until > from && since < to);
}

function described(intervals: Intervals): readonly object[] {
  return intervals.map(({ digest, since, until }) => ({
    digest,
    since: isoTime(since),
    ...(until === undefined ? {} : { until: isoTime(until) }),
  }));
}

/** The platform's history alone, with how long each digest lasted as a bar. */
function barTable(intervals: Intervals, now: number, width = Number.POSITIVE_INFINITY): string {
  const longest = largest(
    intervals.map(({ since, until }) => (until ?? now) - since),
    1,
  );
  const newestFirst = intervals.toReversed();
  const digests = newestFirst.map(({ digest }) => digest);
  const shown = fitting(width, [digests, digests.map(shortDigest)], (names) => {
    const rows = newestFirst.map(({ since, until }, index) => {
      const lasted = Math.max(0, (until ?? now) - since);
      const bar = '█'.repeat(Math.max(1, Math.round((lasted / longest) * 24)));
      const end = until === undefined ? 'now' : formatDay(until);
      const days = lasted < dayMs ? '<1d' : `${Math.round(lasted / dayMs)}d`;
      return [formatDay(since), end, days, names[index] ?? '', bar];
    });
    return terminalTable([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows]);
  });
  return `${shown}\n${plural(intervals.length, 'entry')}`;
}
