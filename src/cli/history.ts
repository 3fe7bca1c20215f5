// `history`: the digests that a tag pointed to, by the platform or by all other sources, as a table or as JSON.

import { connect, historyLimit, registryHost } from '../clients/index.js';
import { withPlatformTransport } from '../clients/platform-transport.js';
import { readConfig } from '../config/read.js';
import { allTime } from '../history/intervals.js';
import { readHistory } from '../history/reader.js';
import type { Timeline } from '../history/timeline.js';
import { localHost } from '../host/local.js';
import { largest } from '../model/extremes.js';
import { gapFrom } from '../model/failure.js';
import { parseImage } from '../model/image.js';
import { presets } from '../model/presets.js';
import { plural } from '../model/text.js';
import { dayMs, formatDay } from '../model/time.js';
import { terminalTable } from '../output/terminal/columns.js';
import { isoTime } from '../report/time.js';
import { type Context, failureText, inputOf, printFailure, printOptionsOf, usageErrors } from './context.js';
import { sideBySideJson, sideBySideTable, type TagReadings } from './side-by-side.js';
import { periodBetween, readEverything } from './tag-readings.js';

/** Prints the history of a tag, newest first. Returns 3 if it cannot be read completely. */
export async function history(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
  const { operands, flags, json } = invocation;
  const read = readConfig((name) => inputOf(context, name), { presets, checks: [] });
  const parsed = parseImage(operands[0] ?? '');
  const bounds = ['start', 'end'].map((name) => ({
    name,
    text: flags.get(name),
    at: Date.parse(flags.get(name) ?? ''),
  }));
  const issues = [
    ...('issues' in read ? read.issues : []),
    ...(parsed.kind === 'invalid'
      ? [`\`${operands[0] ?? ''}\` is not an image reference: ${parsed.why}.`]
      : []),
    ...bounds.flatMap(({ name, text, at }) =>
      text !== undefined && Number.isNaN(at)
        ? [`\`--${name}\` is \`${text}\`, but must be an ISO 8601 timestamp.`]
        : [],
    ),
  ];
  if ('issues' in read || parsed.kind === 'invalid' || issues.length > 0) {
    return usageErrors(context, 'usage', issues);
  }
  const { image } = parsed;
  const host = localHost({ root: '.', environment, ...printOptionsOf(context), print: err });
  const { registry } = registryHost(read.config.platform);
  if (image.registry !== registry)
    return printAllSources(context, operands[0] ?? '', async () => ({
      ...(await readEverything(host, read.config, image)),
      within: periodBetween(bounds[0]?.at, bounds[1]?.at),
    }));
  const { sources } = await connect(withPlatformTransport(host, read.config), read.config);
  if ('cause' in sources) {
    return printFailure(context, sources);
  }
  try {
    const request = sources.history(image.repository, image.tag ?? 'latest');
    const known = await readHistory({
      request,
      limit: historyLimit,
      now: host.clock.now(),
      focus: allTime,
      isDone: () => false,
    });
    const shown = within(known.timeline, bounds[0]?.at, bounds[1]?.at);
    out(json ? asJson(operands[0] ?? '', shown) : asTable(shown, host.clock.now()));
    if (known.gaps.length > 0)
      err(
        failureText({
          cause: 'history-incomplete',
          message: 'The tag history could not be read completely.',
        }),
      );
    return known.gaps.length > 0 ? 3 : 0;
  } catch (error) {
    return printFailure(context, gapFrom(error, operands[0] ?? ''));
  }
}

/** Of a registry that is not the platform's: what each source knows, next to what the registry returns now. */
async function printAllSources(
  context: Context,
  name: string,
  read: () => Promise<Omit<TagReadings, 'name'>>,
): Promise<number> {
  try {
    const found = { name, ...(await read()) };
    context.out(context.invocation.json ? sideBySideJson(found) : sideBySideTable(found));
    return 0;
  } catch (error) {
    return printFailure(context, gapFrom(error, name));
  }
}

function within(timeline: Timeline, start = Number.NaN, end = Number.NaN): Timeline {
  return timeline.filter(
    ({ since, until }) => !((until ?? Number.POSITIVE_INFINITY) <= start) && !(since >= end),
  );
}

function asJson(image: string, timeline: Timeline): string {
  const intervals = timeline.map(({ digest, since, until }) => ({
    digest,
    since: isoTime(since),
    ...(until === undefined ? {} : { until: isoTime(until) }),
  }));
  return JSON.stringify({ image, reigns: intervals }, null, 2);
}

function asTable(timeline: Timeline, now: number): string {
  const longest = largest(
    timeline.map(({ since, until }) => (until ?? now) - since),
    1,
  );
  const rows = timeline.toReversed().map(({ digest, since, until }) => {
    const lasted = Math.max(0, (until ?? now) - since);
    const bar = '█'.repeat(Math.max(1, Math.round((lasted / longest) * 24)));
    return [
      formatDay(since),
      until === undefined ? 'now' : formatDay(until),
      `${Math.round(lasted / dayMs)}d`,
      digest,
      bar,
    ];
  });
  return `${terminalTable([['SINCE', 'UNTIL', 'FOR', 'DIGEST', ''], ...rows])}\n${plural(timeline.length, 'entry')}`;
}
