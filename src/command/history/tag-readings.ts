// Asks everything that may know the history of a tag: its registry or platform, the sources, and the ledger.
import { type Clients, connect, historyLimit, registryHost } from '../../clients/index.js';
import { allTime } from '../../history/coverage.js';
import type { History } from '../../history/history.js';
import { openLedger } from '../../history/ledger.js';
import { readHistory } from '../../history/reader.js';
import { type SourceReading, sourceReading } from '../../history/source.js';
import { Failure } from '../../model/failure.js';
import { type Digest, type ImageReference, imageName, impliedTag } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import type { PlatformSources } from '../../resolve/ports.js';
import { answerOfSource, ledgerReading, platformReading } from '../../resolve/source-readings.js';
import type { TagReadings } from './shown-sources.js';

export interface TagRead extends Pick<TagReadings, 'readings' | 'now'> {
  readonly clients: Clients;
  /** Absent if the platform's history has no digest of today. */
  readonly current?: Digest;
  /** The platform's own history, of an image that it has. */
  readonly known?: History;
}

/**
 * Asks for everything, also for what no proof needs: the platform for an image that it has, and the registry for any other.
 * @throws Failure if the platform or the registry cannot be asked, or does not have the tag
 */
export function readTag(host: Host, config: Config, image: ImageReference): Promise<TagRead> {
  const origin = originImage(image, config.registries);
  const { registry } = registryHost(config.platform);
  return origin.registry === registry
    ? readFromPlatform(host, config, origin)
    : readFromRegistry(host, config, image);
}

async function readFromRegistry(host: Host, config: Config, image: ImageReference): Promise<TagRead> {
  const { platform: _, ...withoutPlatform } = config;
  const clients = await connect(host, withoutPlatform);
  const now = host.clock.now();
  const current = await clients.registries.digestOf(image, image.tag ?? impliedTag);
  const readings = await readOthers(host, config, clients, image, current, now);
  return { clients, current, now, readings };
}

async function readFromPlatform(host: Host, config: Config, image: ImageReference): Promise<TagRead> {
  const clients = await connect(host, config);
  const { sources } = clients;
  if ('cause' in sources) throw new Failure(sources.cause, sources.message);
  const now = host.clock.now();
  const tag = image.tag ?? impliedTag;
  const known = await wholeHistory(sources, { ...image, tag }, now);
  const current = known.intervals.at(-1)?.digest;
  if (current === undefined) return { clients, known, now, readings: [] };
  const others = await readOthers(host, config, clients, image, current, now);
  const { source, answer } = platformReading({ ...image, tag }, known, { now });
  const own = sourceReading(source, answer, current, now);
  return { clients, current, known, now, readings: [own, ...others] };
}

/**
 * The history of a tag from its first record to its last.
 * @throws Failure if the platform does not have the tag, or cannot be asked
 */
export function wholeHistory(
  { history }: PlatformSources,
  { repository, tag }: { readonly repository: string; readonly tag: string },
  now: number,
): Promise<History> {
  const request = history(repository, tag);
  return readHistory({ request, limit: historyLimit, now, focus: allTime, isDone: () => false });
}

async function readOthers(
  host: Host,
  config: Config,
  { histories }: Clients,
  image: ImageReference,
  current: Digest,
  now: number,
): Promise<readonly SourceReading[]> {
  const tagged = { ...image, tag: image.tag ?? impliedTag };
  const view = { now };
  const question = {
    image: tagged,
    current,
    pins: image.digest === undefined ? [] : [image.digest],
    view,
    isAnswered: () => false,
    isFull: true,
  } as const;
  const sources = histories.sourcesOf(image, tagged.tag);
  const asked = (await Promise.all(sources.map((source) => answerOfSource(source, question)))).flat();
  const { firstSeen } = await openLedger({ files: host.files, file: config.ledger, now });
  const observed = firstSeen?.get(imageName(tagged)) ?? [];
  return observed.length === 0 ? asked : [...asked, ledgerReading(observed, current, view)];
}

/** The period between two instants; an unset one does not bound it. */
export function periodBetween(start = Number.NaN, end = Number.NaN): TagReadings['within'] {
  return {
    from: Number.isNaN(start) ? allTime.from : start,
    to: Number.isNaN(end) ? allTime.to : end,
  };
}
