// How findings say what a list of release cycles knows: what has ended or will, by which data, and what to move to.
import type { EndOfLife, Instant, ReleaseEnd, ReleaseEnds } from '../model/judgement/fact.js';
import { plural } from '../model/text/text.js';
import { dayMs, formatDay } from '../model/text/time.js';

/** The releases that have ended at `now`; of a tag that the platform judges, none. */
export function endedReleases(end: EndOfLife | undefined, now: Instant): readonly ReleaseEnd[] {
  return (end?.releases?.ends ?? []).filter(({ date }) => date === undefined || date <= now);
}

/** The releases that end after `now`, but not later than `withinMs` from it. */
export function endingReleases(
  end: EndOfLife | undefined,
  now: Instant,
  withinMs: number,
): readonly ReleaseEnd[] {
  const isNear = (date: Instant) => date > now && now >= date - withinMs;
  return (end?.releases?.ends ?? []).filter(({ date }) => date !== undefined && isNear(date));
}

/** `<name> uses Node.js 16, which reached its end of life on 2023-09-11, and is based on Alpine Linux 3.16, which …`. */
export function releaseEndsText(
  name: string,
  ends: readonly ReleaseEnd[],
  releases: ReleaseEnds,
  now: Instant,
): string {
  const said = ends.map((end) => `${linkOf(end)} ${end.name}, which ${whenText(end, now)}`).join(', and ');
  return `${name} ${said} (${sourceText(releases)}). ${adviceText(ends)}`;
}

function linkOf({ of }: ReleaseEnd): string {
  return of === 'base' ? 'is based on' : 'uses';
}

function whenText({ date }: ReleaseEnd, now: Instant): string {
  if (date === undefined) return 'has reached its end of life';
  if (date <= now) return `reached its end of life on ${formatDay(date)}`;
  return `reaches its end of life on ${formatDay(date)}, in ${plural(Math.ceil((date - now) / dayMs), 'day')}`;
}

function sourceText({ list, asOf, outdated }: ReleaseEnds): string {
  return `according to ${list} as of ${asOf}${outdated === undefined ? '' : `; ${outdated}`}`;
}

/** What to move to, for each release that has a successor. Whether the image has such a tag is not known. */
function adviceText(ends: readonly ReleaseEnd[]): string {
  return ends
    .map(({ of, name, successors }) => {
      const product = of === 'base' ? 'a tag with a supported base' : 'a tag of a supported release';
      if (successors === undefined) return `Switch to ${product}: the list names none after ${name}`;
      const { nearest, newest } = successors;
      const far = newest === nearest ? '' : `, the newest is ${newest}`;
      return `Switch to ${product}: the next one after ${name} is ${nearest}${far}`;
    })
    .join('. ');
}
