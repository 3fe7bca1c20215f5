// The end of life of a tag: from the list of tags, and from what the platform says of its date and grace period.
import { compact } from '../model/compact.js';
import type { EndOfLife, Instant } from '../model/fact.js';
import type { Gap } from '../model/failure.js';
import { imageName } from '../model/image.js';
import { isDay } from '../model/time.js';
import type { TagList } from './catalogue.js';
import { endOfLifeUnreadable } from './messages.js';
import type { PlatformEndOfLife } from './ports.js';
import type { TaggedImage } from './resolution.js';
import { successorsOf } from './successor.js';

/** `unread`: why it is not known whether the platform has announced the end of a tag that is still supported. */
export interface TagEnd {
  readonly endOfLife: EndOfLife | Gap | undefined;
  readonly unread?: Gap;
}

/**
 * Adds the date to the end of life that the list shows. For a tag that has ended, an unknown date is only shown as such;
 * for one that has not, it may hide an end that is near.
 */
export function withPlatformEnd(
  image: TaggedImage,
  listed: EndOfLife,
  end: PlatformEndOfLife | Gap | undefined,
  tags: TagList,
): TagEnd {
  if (end === undefined) return { endOfLife: listed };
  if (listed.deprecated) {
    const date = 'cause' in end ? { unknown: end.message } : end.date;
    return { endOfLife: { ...listed, ...compact({ date }) } };
  }
  if ('cause' in end) return { endOfLife: listed, unread: end };
  const { date: text, grace } = end;
  if (text === undefined && grace === undefined) return { endOfLife: listed };
  const date = text === undefined ? undefined : dayOf(text);
  if (text !== undefined && date === undefined)
    return {
      endOfLife: listed,
      unread: { cause: 'bad-answer', subject: imageName(image), message: endOfLifeUnreadable(text) },
    };
  const successors = tags === undefined || 'cause' in tags ? undefined : successorsOf(image.tag, tags);
  return { endOfLife: { ...listed, announced: compact({ date, grace }), ...compact({ successors }) } };
}

/** The start of the day. */
function dayOf(text: string): Instant | undefined {
  const day = text.slice(0, 10);
  return /^.{10}(?:$|T)/.test(text) && isDay(day) ? Date.parse(day) : undefined;
}
