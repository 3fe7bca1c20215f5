// What runs, as `kubectl get pods -o json`, `docker inspect` and `podman inspect` say it: the image that was asked for, and its digests.
import { z } from 'zod';
import { type Digest, type ImageReference, isDigest, parseImage } from '../model/images/image.js';
import { parseJson } from '../model/json.js';
import { plain } from '../output/escape.js';

/** A container, and what its runtime says of its image. */
export interface Container {
  /** `namespace/pod/container`, or the name of a container without a cluster. */
  readonly where: string;
  /** The image as it was asked for. */
  readonly asked: string;
  readonly image?: ImageReference;
  /** Digests of the image that runs; several where the engine knows it under more than one. */
  readonly digests: readonly Digest[];
  /** Why there are none. */
  readonly why?: string;
  /** It has not started, so nothing of the image runs. */
  readonly isWaiting?: true;
  /** The runtime names an image of another repository, whose digest says nothing of this one unless it is the pin's. */
  readonly isForeign?: true;
}

/** The containers of a document. */
export interface Containers {
  readonly containers: readonly Container[];
  /** The document is one page of a list. */
  readonly isCut: boolean;
}

const maxItems = 100_000;
const maxText = 4096;
const text = z.string().max(maxText);
const named = z.object({ name: text, image: text });
const status = named.extend({
  imageID: text.default(''),
  state: z.object({ waiting: z.unknown(), running: z.unknown() }).partial().optional(),
});
const kinds = ['containers', 'initContainers', 'ephemeralContainers'] as const;
const statusKinds = ['containerStatuses', 'initContainerStatuses', 'ephemeralContainerStatuses'] as const;
const list = <T extends z.ZodType>(item: T) => z.array(item).max(maxItems).nullish();
const pod = z.object({
  metadata: z.object({ name: text, namespace: text.optional() }),
  spec: z.object({
    containers: list(named),
    initContainers: list(named),
    ephemeralContainers: list(named),
    volumes: list(z.object({ name: text, image: z.object({ reference: text.optional() }).nullish() })),
  }),
  status: z
    .object({
      phase: text.optional(),
      containerStatuses: list(status),
      initContainerStatuses: list(status),
      ephemeralContainerStatuses: list(status),
    })
    .optional(),
});
const podList = z.object({
  items: z.array(pod).max(maxItems),
  metadata: z.object({ continue: text.optional() }).optional(),
});

const engineContainer = z.object({
  Name: text,
  Image: text,
  ImageName: text.optional().describe('Podman'),
  ImageDigest: text.optional().describe('Podman'),
  Config: z.object({ Image: text }),
  ImageManifestDescriptor: z.object({ digest: text }).optional(),
});
const engineImage = z.object({ Id: text, RepoDigests: z.array(text).max(1000).nullable() });
const inspected = z.array(z.union([engineContainer, engineImage])).max(maxItems);

/**
 * The containers of a document. Every field that is not needed is ignored.
 * @returns what is wrong with it otherwise, in a sentence without a full stop
 */
export function containersIn(text: string): Containers | { readonly issue: string } {
  const data = parseJson(text);
  if (data === undefined) return { issue: 'it is not JSON' };
  const read = Array.isArray(data) ? inspected.safeParse(data) : podsOf(data);
  if (!read.success) {
    const [first] = read.error.issues;
    const at = plain((first?.path ?? []).join('.'));
    return {
      issue: `it is no answer of \`kubectl get pods -o json\` or \`docker inspect\`: \`${at}\`: ${first?.message}`,
    };
  }
  if (!('items' in read.data)) return { containers: ofEngine(read.data), isCut: false };
  const { items, metadata } = read.data;
  return { containers: items.flatMap(ofPod), isCut: (metadata?.continue ?? '') !== '' };
}

/** A list of pods, or a single pod. */
function podsOf(data: unknown) {
  const one = pod.safeParse(data);
  return podList.safeParse(one.success ? { items: [one.data] } : data);
}

function ofPod({ metadata, spec, status: states = {} }: z.infer<typeof pod>): readonly Container[] {
  const { namespace = 'default', name } = metadata;
  const containers = kinds.flatMap((kind, index) => {
    const known = states[statusKinds[index] ?? 'containerStatuses'] ?? [];
    return (spec[kind] ?? []).map((container): Container => {
      const from = askedFor(`${namespace}/${name}/${container.name}`, container.image);
      const said = known.find((one) => one.name === container.name);
      if (isWaiting(said, states.phase)) return { ...from, digests: [], isWaiting: true };
      return { ...from, ...digestOfId(said?.imageID, from.image) };
    });
  });
  return [...containers, ...volumesOf(`${namespace}/${name}`, spec.volumes ?? [])];
}

function isWaiting(said: z.infer<typeof status> | undefined, phase: string | undefined): boolean {
  if (said === undefined) return phase === 'Pending';
  const { waiting, running } = said.state ?? {};
  return said.imageID === '' && isSet(waiting) && !isSet(running);
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The status of a pod says nothing of what is mounted from images. */
function volumesOf(
  pod: string,
  volumes: readonly {
    readonly name: string;
    readonly image?: { readonly reference?: string | undefined } | null | undefined;
  }[],
): readonly Container[] {
  return volumes.flatMap(({ name, image }) => {
    if (image?.reference === undefined) return [];
    const from = askedFor(`${pod}/${name}`, image.reference);
    const digests = from.image?.digest === undefined ? [] : [from.image.digest];
    return [
      {
        ...from,
        digests,
        ...(digests.length === 0 ? { why: 'the status of a pod does not have its volumes' } : {}),
      },
    ];
  });
}

/** https://github.com/kubernetes/cri-api: `image_ref`, with or without the repository and the scheme of dockershim. */
function digestOfId(
  id: string | undefined,
  asked: ImageReference | undefined,
): Pick<Container, 'digests' | 'why' | 'isForeign'> {
  if (id === undefined) return { digests: [], why: 'the status of its pod does not have the container' };
  const name = id.replace(/^docker-pullable:\/\//, '');
  const parsed = name.includes('@') ? parseImage(name) : undefined;
  if (parsed?.kind === 'image' && parsed.image.digest !== undefined) {
    const { registry, repository, digest } = parsed.image;
    const isOwn = registry === asked?.registry && repository === asked.repository;
    return { digests: [digest], ...(isOwn ? {} : { isForeign: true }) };
  }
  if (isDigest(id) || id.startsWith('docker://'))
    return { digests: [], why: 'its runtime names the configuration of the image, not its digest' };
  return { digests: [], why: 'its runtime does not say which image it is' };
}

function askedFor(where: string, asked: string): Pick<Container, 'where' | 'asked' | 'image'> {
  const parsed = isImageId(asked) ? undefined : parseImage(asked);
  return { where, asked, ...(parsed?.kind === 'image' ? { image: parsed.image } : {}) };
}

/** Docker accepts an id, or the beginning of one, where it accepts a name. */
function isImageId(text: string): boolean {
  return isDigest(text) || /^(?:sha256:)?[a-f0-9]{12,64}$/.test(text);
}

function ofEngine(found: z.infer<typeof inspected>): readonly Container[] {
  const images = new Map(found.flatMap((one) => ('Config' in one ? [] : [[one.Id, one.RepoDigests ?? []]])));
  return found.flatMap((one): readonly Container[] => {
    if (!('Config' in one)) return [];
    const from = askedFor(one.Name.replace(/^\//, ''), one.ImageName ?? one.Config.Image);
    const own = [one.ImageDigest, one.ImageManifestDescriptor?.digest].filter((text) => text !== undefined);
    const digests = [...own.filter(isDigest), ...repoDigests(images.get(one.Image) ?? [], from.image)];
    if (digests.length > 0) return [{ ...from, digests: [...new Set(digests)] }];
    const why = images.has(one.Image)
      ? 'the engine knows no digest of the image in its repository'
      : 'the file does not have its image: inspect the images, too';
    return [{ ...from, digests: [], why }];
  });
}

/**
 * The digests under which the engine knows an image, in the repository that was asked for. Their order means nothing: the
 * first one may be one that a tag had long ago.
 */
function repoDigests(names: readonly string[], asked: ImageReference | undefined): readonly Digest[] {
  return names.flatMap((name) => {
    const parsed = parseImage(name);
    if (parsed.kind === 'invalid' || parsed.image.digest === undefined) return [];
    const { registry, repository, digest } = parsed.image;
    return registry === asked?.registry && repository === asked.repository ? [digest] : [];
  });
}
