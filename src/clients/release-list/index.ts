// The end of life of images: by the list in this package, or by the API of endoflife.date if that is allowed.
import type { Instant } from '../../model/fact.js';
import type { Transport } from '../../model/http.js';
import type { AskForReleaseEnd } from '../../resolve/ports.js';
import { endOfImage } from './ends.js';
import { parseReleaseList } from './list.js';
import { onlineReader, storedReader } from './readers.js';
import { snapshot } from './snapshot.js';

export interface ReleaseListOptions {
  /** Whether the API may be asked for newer data. */
  readonly isOnline: boolean;
  readonly send: Transport;
  readonly now: Instant;
  /** The list in this package. */
  readonly stored?: string;
}

/** Creates the look-up. It sends nothing unless the API may be asked. */
export function releaseEndLookup({
  isOnline,
  send,
  now,
  stored = snapshot,
}: ReleaseListOptions): AskForReleaseEnd {
  const list = parseReleaseList(stored);
  const reader = isOnline ? onlineReader(list, send) : storedReader(list);
  return ({ registry, repository, tag }) => endOfImage(reader, `${registry}/${repository}`, tag, now);
}
