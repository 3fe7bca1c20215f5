// Asks everything that may know the history of a tag that is not the platform's: its registry, the sources, the ledger.
import { connect } from '../clients/index.js';
import { allTime } from '../history/intervals.js';
import { openLedger } from '../history/ledger.js';
import type { SourceReading } from '../history/source.js';
import type { Config } from '../model/config.js';
import { gapFrom } from '../model/failure.js';
import type { Host } from '../model/host.js';
import { type ImageReference, imageName, impliedTag } from '../model/image.js';
import { ledgerReading } from '../resolve/history-reading.js';
import type { TagReadings } from './side-by-side.js';

/**
 * Asks for everything, also for what no proof needs.
 * @throws Failure if the registry does not return the digest of the tag
 */
export async function readEverything(
  host: Host,
  config: Config,
  image: ImageReference,
): Promise<Pick<TagReadings, 'current' | 'readings' | 'now'>> {
  const { platform: _, ...withoutPlatform } = config;
  const { registries, histories } = await connect(host, withoutPlatform);
  const tagged = { ...image, tag: image.tag ?? impliedTag };
  const now = host.clock.now();
  const current = await registries.digestOf(image, tagged.tag);
  const view = { now };
  const question = {
    image: tagged,
    current,
    pins: image.digest === undefined ? [] : [image.digest],
    view,
    isSettled: () => false,
    isFull: true,
  } as const;
  const asked = await Promise.all(
    histories.sourcesOf(image, tagged.tag).map(async (source): Promise<SourceReading> => {
      const answer = await source.ask(question).catch((error: unknown) => gapFrom(error, source.title));
      return { source, answer };
    }),
  );
  const { firstSeen } = await openLedger({ files: host.files, file: config.ledger, now });
  const observed = firstSeen?.get(imageName(tagged)) ?? [];
  return {
    current,
    now,
    readings: observed.length === 0 ? asked : [...asked, ledgerReading(observed, view)],
  };
}

/** The period between two instants; an unset one does not bound it. */
export function periodBetween(start = Number.NaN, end = Number.NaN): TagReadings['within'] {
  return {
    from: Number.isNaN(start) ? allTime.from : start,
    to: Number.isNaN(end) ? allTime.to : end,
  };
}
