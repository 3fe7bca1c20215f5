// Reads what an image contains without its layers: the index, each platform's manifest and configuration, attached SBOMs.
// https://github.com/opencontainers/image-spec/blob/main/image-index.md
import { z } from 'zod';
import type { AttachedDocument, InspectDocument } from '../../advisories/ports.js';
import type { ImageReader, ListedPlatform, PlatformImage } from '../../forecast/ports.js';
import { Failure, type Gap, orGap } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import { decodeJson } from '../http/json.js';
import { createSearcher } from './attached.js';
import {
  attestedBy,
  type ContentSource,
  type Descriptor,
  platformName,
  readManifest,
} from './attached-manifests.js';

const maxPlatforms = 64;
const maxConfigBytes = 1024 * 1024;
const maxNameLength = 100;

const digest = z.string().refine(isDigest, 'not a sha256 digest');
const imageManifest = z.object({
  config: z.object({ digest, size: z.int().nonnegative() }),
  layers: z.array(z.object({ digest, size: z.int().nonnegative() })).max(1000),
});
const ownPlatform = z.object({
  os: z.string().min(1).max(100),
  architecture: z.string().max(100),
  variant: z.string().max(100).nullish(),
});

/** @param clientOf the client of a registry by its name, which requests each manifest once. @throws Failure where the run cannot read it */
export function imageReader(clientOf: (registry: string) => ContentSource): ImageReader {
  return {
    async platformsOf({ registry, repository }, image) {
      const source = clientOf(registry);
      const about = { source, repository, name: `${registry}/${repository}@${image}` };
      const found = await manifestOf(about, image);
      const { children } = readManifest(about.name, found);
      if (children === undefined) return [await singlePlatform(about, image, found.text)];
      const images = children.filter((child) => attestedBy(child) === undefined);
      if (images.length > maxPlatforms)
        throw new Failure('bad-answer', `${about.name} has more than ${maxPlatforms} platforms`);
      return distinctNames(images).map((one) => platformOfIndex(about, image, one, children));
    },
  };
}

interface About {
  readonly source: ContentSource;
  readonly repository: string;
  readonly name: string;
}

async function manifestOf({ source, repository, name }: About, reference: Digest) {
  const found = await source.manifest(repository, reference);
  if (found !== undefined) return found;
  throw new Failure('not-found', `The registry does not have ${reference} of ${name}`);
}

/** An image without an index: its configuration says which platform it is. */
async function singlePlatform(about: About, image: Digest, text: string): Promise<ListedPlatform> {
  const manifest = decodeJson(about.name, { body: text }, imageManifest);
  const config = await configOf(about, manifest.config);
  const platform = decodeJson(`Configuration of ${about.name}`, { body: config }, ownPlatform);
  return {
    name: platformName({ mediaType: '', digest: image, platform }),
    digest: image,
    read: async (inspect) => ({
      layers: manifest.layers,
      config,
      sboms: await sbomsOf(about, { digest: image }, [], inspect),
    }),
  };
}

function platformOfIndex(
  about: About,
  index: Digest,
  { name, child }: { readonly name: string; readonly child: Descriptor },
  children: readonly Descriptor[],
): ListedPlatform {
  const attestations = (subject: Digest) => children.filter((one) => attestedBy(one) === subject);
  const readImage = async (): Promise<Omit<PlatformImage, 'sboms'>> => {
    const what = `Manifest ${child.digest} of ${about.name}`;
    const { text } = await manifestOf(about, child.digest);
    if (readManifest(what, { text }).children !== undefined)
      throw new Failure('bad-answer', `${what}: it is an index inside an index`);
    const { config, layers } = decodeJson(what, { body: text }, imageManifest);
    return { layers, config: await orGap(configOf(about, config), what) };
  };
  const readSboms = async (inspect: InspectDocument) => {
    const own = await sbomsOf(
      about,
      { digest: child.digest, platform: name },
      attestations(child.digest),
      inspect,
    );
    if ('cause' in own || own.length > 0) return own;
    // One about the whole index does not say which platform has what, but lists all packages there can be.
    return sbomsOf(about, { digest: index, ofIndex: true }, attestations(index), inspect);
  };
  return {
    name,
    digest: child.digest,
    async read(inspect) {
      const [image, sboms] = await Promise.all([readImage(), readSboms(inspect)]);
      return { ...image, sboms };
    },
  };
}

function sbomsOf(
  { source, repository, name }: About,
  subject: Pick<AttachedDocument, 'platform' | 'ofIndex'> & { readonly digest: Digest },
  attestations: readonly Descriptor[],
  inspect: InspectDocument,
): Promise<readonly AttachedDocument[] | Gap> {
  return orGap(createSearcher({ source, repository, inspect })(subject, attestations), name);
}

async function configOf(
  { source, repository, name }: About,
  { digest: config, size }: { readonly digest: Digest; readonly size: number },
): Promise<string> {
  const what = `Configuration ${config} of ${name}`;
  if (size > maxConfigBytes)
    throw new Failure('bad-answer', `${what} is larger than ${maxConfigBytes} bytes`);
  const found = await source.blob(repository, config, maxConfigBytes);
  if (found === undefined)
    throw new Failure('bad-answer', `${what}: the registry lists it, but does not have it`);
  return found.text;
}

/** Names are keys: a second image for a platform, as for another version of Windows, gets a number. */
function distinctNames(images: readonly Descriptor[]) {
  const used = new Set<string>();
  return images.map((child) => {
    const base = platformName(child).slice(0, maxNameLength);
    let name = base;
    for (let number = 2; used.has(name); number += 1) name = `${base} #${number}`;
    used.add(name);
    return { name, child };
  });
}
