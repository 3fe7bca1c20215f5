// `doctor`: whether each registry of the repository other than the platform's can be used by this machine.
import { guardHost, runTransports } from '../../clients/http/index.js';
import { registryHost } from '../../clients/index.js';
import { dockerCredentials } from '../../clients/registry/docker-config.js';
import {
  type ProbedRegistry,
  probeRegistry,
  type RegistriesOptions,
} from '../../clients/registry/registries.js';
import { Failure } from '../../model/failure.js';
import type { ImageReference } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { Config } from '../../model/run/config.js';
import type { Host } from '../../model/run/host.js';
import { type Diagnosis, failed, notChecked, ok } from './diagnosis.js';

const maxRegistries = 30;
/** All registries are checked at the same time, and together may take this long. */
const maxMs = 30_000;

/** One line for each registry, in the order of their names. */
export async function registryAccessLines(
  host: Host,
  config: Config,
  occurrences: readonly Occurrence[],
): Promise<readonly Diagnosis[]> {
  const samples = samplesOf(config, occurrences);
  const over = host.clock.after?.(maxMs);
  const stop = [host.stop, over].filter((signal) => signal !== undefined);
  const guarded = guardHost({ ...host, ...(stop.length === 0 ? {} : { stop: AbortSignal.any(stop) }) }).host;
  const onSecret = host.sink.mask.bind(host.sink);
  const credentials = dockerCredentials(host.docker, onSecret);
  const options = { send: runTransports(guarded).registries, credentials, onSecret };
  const lines = await Promise.all(
    samples.slice(0, maxRegistries).map((sample) => registryLine(sample, options, over)),
  );
  const more = samples.length - lines.length;
  return more === 0
    ? lines
    : [...lines, notChecked('registries', `${more} more: only the first ${maxRegistries} are contacted`)];
}

/** One image of each registry that a run would ask, one with a tag where there is one. */
function samplesOf(
  config: Pick<Config, 'platform' | 'registries'>,
  occurrences: readonly Occurrence[],
): readonly ImageReference[] {
  const { registry: own } = registryHost(config.platform);
  const samples = new Map<string, ImageReference>();
  for (const one of occurrences) {
    if (one.kind !== 'image' || one.testData !== undefined) continue;
    const image = originImage(one.image, config.registries);
    const known = samples.get(image.registry);
    if (image.registry === own || (known !== undefined && (known.tag ?? image.tag) === known.tag)) continue;
    samples.set(image.registry, image);
  }
  return [...samples.values()].sort((a, b) => (a.registry < b.registry ? -1 : 1));
}

const network =
  'Check the name of the registry, the network and the proxy settings (`HTTPS_PROXY`, `NO_PROXY`).';

async function registryLine(
  sample: ImageReference,
  options: RegistriesOptions,
  over: AbortSignal | undefined,
): Promise<Diagnosis> {
  const { registry } = sample;
  const subject = 'registry';
  try {
    return await readLine(subject, sample, await probeRegistry(sample, options));
  } catch (error) {
    if (over?.aborted !== true) return failed(subject, named(registry, error), network, network);
    const message = `${registry} did not respond within ${maxMs / 1000} seconds`;
    return { subject, status: 'unknown', message, code: 'timeout', remedy: network };
  }
}

async function readLine(
  subject: string,
  { registry, repository, tag, digest }: ImageReference,
  { status, hasCredential, readSample }: ProbedRegistry,
): Promise<Diagnosis> {
  const access = hasCredential
    ? "with the credential of Docker's configuration"
    : status === 401
      ? 'with an anonymous token'
      : 'without a sign-in';
  const image = `${repository}${tag === undefined ? '' : `:${tag}`}${tag === undefined && digest !== undefined ? `@${digest.slice(0, 19)}…` : ''}`;
  try {
    await readSample();
    return ok(subject, `${registry} responds, and ${image} can be read ${access}`);
  } catch (error) {
    if (error instanceof Failure && /^missing-/.test(error.reason))
      return ok(subject, `${registry} responds ${access}, and says that ${image} does not exist there`);
    const isRegistry = status === 200 || status === 401;
    if (!isRegistry && status < 500 && status !== 429) {
      const message = `${registry} returned HTTP ${status} for \`/v2/\`, which a container registry does not do`;
      const remedy = `Check the name ${registry}, or whether a proxy intercepts the request.`;
      return { subject, status: 'not ok', message, code: 'bad-answer', remedy };
    }
    const remedy = hasCredential
      ? `Log in to ${registry} again by \`docker login\`, or check that the credential may pull ${repository}.`
      : `Log in to ${registry} by \`docker login\` in this environment, or check that ${image} exists.`;
    return failed(subject, named(registry, error), remedy);
  }
}

/** The failure with the registry in its message, which a problem of Docker's configuration does not name. */
function named(registry: string, error: unknown): unknown {
  if (!(error instanceof Failure) || error.message.includes(registry)) return error;
  return new Failure(error.reason, `${registry}: ${error.message}`, { cause: error });
}
