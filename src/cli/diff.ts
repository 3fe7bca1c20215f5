// `diff`: what a new digest of an image changes, as text or as JSON. Nothing is pulled but manifests, configurations and SBOMs.
import { type Clients, connect, historyLimit, registryHost } from '../clients/index.js';
import { withPlatformTransport } from '../clients/platform-transport.js';
import { imageReader } from '../clients/registry/image-reader.js';
import { readConfig } from '../config/read.js';
import { createForecaster } from '../forecast/index.js';
import { allTime } from '../history/intervals.js';
import { readHistory } from '../history/reader.js';
import { localHost } from '../host/local.js';
import { compact } from '../model/compact.js';
import type { Config } from '../model/config.js';
import type { TagHistory } from '../model/fact.js';
import { Failure, gapFrom } from '../model/failure.js';
import type { Forecast } from '../model/forecast.js';
import { type Digest, type ImageReference, parseImage, withImpliedTag } from '../model/image.js';
import { mirroredImage } from '../model/mirror.js';
import { presets } from '../model/presets.js';
import { plain } from '../output/escape.js';
import { forecastText } from '../output/terminal/forecast.js';
import { type Context, inputOf, linesOf, printFailure, usageErrors } from './context.js';

const maxRows = 200;
const platformPattern = /^[a-z0-9]{1,32}(?:\/[a-z0-9._-]{1,32}){1,2}$/;

/** Prints the forecast. Returns 3 if one of the images cannot be read. */
export async function compareImages(context: Context): Promise<number> {
  const { invocation, environment, out, err, colour, width } = context;
  const read = readConfig((name) => inputOf(context, name), { presets, checks: [] });
  const parsed = invocation.operands.map((text) => ({ text, ...parseImage(text) }));
  const wanted = linesOf(invocation, 'image-platform');
  const issues = [
    ...('issues' in read ? read.issues : []),
    ...(parsed.length === 2 ? [] : ['`diff` requires two images: the old one and the new one.']),
    ...parsed.flatMap((one) =>
      one.kind === 'invalid' ? [`\`${plain(one.text)}\` is not an image reference: ${one.why}.`] : [],
    ),
    ...wanted
      .filter((platform) => !platformPattern.test(platform))
      .map((platform) => `\`${plain(platform)}\` is not a platform such as \`linux/amd64\`.`),
  ];
  const [old, next] = parsed.flatMap((one) => (one.kind === 'image' ? [withImpliedTag(one.image)] : []));
  if ('issues' in read || old === undefined || next === undefined || issues.length > 0)
    return usageErrors(context, 'usage', issues);
  const { config } = read;
  const host = localHost({ root: '.', environment, print: err });
  const clients = await connect(withPlatformTransport(host, config), config);
  try {
    const forecast = await compare({ clients, config, now: host.clock.now() }, old, next, wanted);
    const look = { colour, ...compact({ width }) };
    out(invocation.json ? JSON.stringify(forecast, null, 2) : forecastText(forecast, look, maxRows));
    return forecast.unknown.some(({ about }) => about === 'platforms') ? 3 : 0;
  } catch (error) {
    return printFailure(context, gapFrom(error, invocation.operands.join(' ')));
  }
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
  const [oldOrigin, origin] = [old, next].map((image) => mirroredImage(image, config.registries)) as [
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

async function digestOf(
  { contentIn }: Clients,
  origin: ImageReference,
  image: ImageReference,
): Promise<Digest> {
  return image.digest ?? contentIn(origin.registry).digestOf(origin.repository, image.tag ?? 'latest');
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
  const request = sources.history(repository, tag);
  const known = await readHistory({
    ...{ request, limit: historyLimit, now, focus: allTime, isDone: () => false },
  }).catch((error: unknown) => gapFrom(error, tag));
  if ('cause' in known) return undefined;
  return { registry, repository, tag, complete: known.gaps.length === 0, intervals: known.timeline };
}
