// `diff`: what a new digest of an image changes, as text or as JSON. Nothing is pulled but manifests, configurations and SBOMs.
import { type Clients, connect, registryHost } from '../../clients/index.js';
import { imageReader } from '../../clients/registry/image-reader.js';
import { type Context, linesOf, printFound } from '../../command/context.js';
import { wholeHistory } from '../../command/history/tag-readings.js';
import { createForecaster } from '../../forecast/index.js';
import { compact } from '../../model/collections.js';
import { Failure, gapFrom } from '../../model/failure.js';
import { type ImageReference, withImpliedTag } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import type { TagHistory } from '../../model/judgement/fact.js';
import type { Config } from '../../model/run/config.js';
import { plain } from '../../output/escape.js';
import { forecastText } from '../../output/terminal/forecast.js';
import type { Forecast } from '../../report/schema/forecast-schema.js';
import { digestOf, onImages } from './images.js';

const maxRows = 200;
const platformPattern = /^[a-z0-9]{1,32}(?:\/[a-z0-9._-]{1,32}){1,2}$/;

/** Prints the forecast. Returns 3 if one of the images cannot be read. */
export async function compareImages(context: Context): Promise<number> {
  const wanted = linesOf(context.invocation, 'image-platform');
  const issues = [
    ...(context.invocation.operands.length === 2
      ? []
      : ['`diff` requires two images: the old one and the new one.']),
    ...wanted
      .filter((platform) => !platformPattern.test(platform))
      .map((platform) => `\`${plain(platform)}\` is not a platform such as \`linux/amd64\`.`),
  ];
  return onImages(
    context,
    () => issues,
    async ({ context: redacting, host, config }, images) => {
      const { colour, width } = redacting;
      const [old, next] = images.map(withImpliedTag) as [ImageReference, ImageReference];
      const clients = await connect(host, config);
      const forecast = await compare({ clients, config, now: host.clock.now() }, old, next, wanted);
      const look = { colour, ...compact({ width }) };
      printFound(redacting, forecast, () => forecastText(forecast, look, maxRows));
      return forecast.unknown.some(({ about }) => about === 'platforms') ? 3 : 0;
    },
  );
}

interface Connected {
  readonly clients: Clients;
  readonly config: Config;
  readonly now: number;
}

/** @throws Failure if a tag cannot be resolved */
async function compare(
  connected: Connected,
  old: ImageReference,
  next: ImageReference,
  wanted: readonly string[],
): Promise<Forecast> {
  const { clients, config } = connected;
  const [oldOrigin, origin] = [old, next].map((image) => originImage(image, config.registries)) as [
    ImageReference,
    ImageReference,
  ];
  const [from, to, history] = await Promise.all([
    digestOf(clients, oldOrigin, old),
    digestOf(clients, origin, next),
    historyOf(connected, old, next, origin),
  ]);
  const forecast = createForecaster({
    reader: imageReader(clients.contentIn),
    advisories: clients.advisories,
    policy: config.policy.advisories,
    selection: { wanted },
  });
  const [only] = await forecast([{ image: next, oldOrigin, origin, from, to, history }]);
  if (only === undefined) throw new Failure('bad-answer', 'The images could not be compared');
  return only;
}

/** The history of the tag that both images name; absent where there is none to read. A failure only makes it unknown. */
async function historyOf(
  { clients: { sources }, config, now }: Connected,
  old: ImageReference,
  next: ImageReference,
  { registry, repository }: ImageReference,
): Promise<TagHistory | undefined> {
  const tag = next.tag ?? old.tag;
  const isPlatform = registry === registryHost(config.platform).registry;
  if ('cause' in sources || tag === undefined || !isPlatform) return undefined;
  const known = await wholeHistory(sources, { repository, tag }, now).catch((error: unknown) =>
    gapFrom(error, tag),
  );
  if ('cause' in known) return undefined;
  return { registry, repository, tag, complete: known.gaps.length === 0, intervals: known.intervals };
}
