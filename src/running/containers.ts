// What runs, as `kubectl get pods -o json`, `docker inspect` and `podman inspect` say it: the image that was asked for, and its digests.
import { z } from 'zod';
import { type Digest, type ImageReference, isDigest, parseImage } from '../model/images/image.js';
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
}

const maxItems = 100_000;
const maxText = 4096;
const text = z.string().max(maxText);
const named = z.object({ name: text, image: text });
const status = named.extend({
  imageID: text.default(''),
  state: z.object({ waiting: z.unknown() }).partial().optional(),
});
const kinds = ['containers', 'initContainers', 'ephemeralContainers'] as const;
const statusKinds = ['containerStatuses', 'initContainerStatuses', 'ephemeralContainerStatuses'] as const;
const list = <T extends z.ZodType>(item: T) => z.array(item).max(maxItems).nullish();
const pod = z.object({
  metadata: z.object({ name: text, namespace: text.optional() }),
  spec: z.object({ containers: list(named), initContainers: list(named), ephemeralContainers: list(named) }),
  status: z
    .object({
      containerStatuses: list(status),
      initContainerStatuses: list(status),
      ephemeralContainerStatuses: list(status),
    })
    .optional(),
});
const podList = z.object({ items: z.array(pod).max(maxItems) });

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
export function containersIn(text: string): readonly Container[] | { readonly issue: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { issue: 'it is not JSON' };
  }
  const read = Array.isArray(data) ? inspected.safeParse(data) : podsOf(data);
  if (!read.success) {
    const [first] = read.error.issues;
    const at = plain((first?.path ?? []).join('.'));
    return {
      issue: `it is no answer of \`kubectl get pods -o json\` or \`docker inspect\`: \`${at}\`: ${first?.message}`,
    };
  }
  return 'items' in read.data ? read.data.items.flatMap(ofPod) : ofEngine(read.data);
}

/** A list of pods, or a single pod. */
function podsOf(data: unknown) {
  const one = pod.safeParse(data);
  return podList.safeParse(one.success ? { items: [one.data] } : data);
}

function ofPod({ metadata, spec, status: states = {} }: z.infer<typeof pod>): readonly Container[] {
  const { namespace = 'default', name } = metadata;
  return kinds.flatMap((kind, index) => {
    const known = states[statusKinds[index] ?? 'containerStatuses'] ?? [];
    return (spec[kind] ?? []).map((container): Container => {
      const where = `${namespace}/${name}/${container.name}`;
      const said = known.find((one) => one.name === container.name);
      const from = askedFor(where, container.image);
      if (said === undefined || (said.imageID === '' && said.state?.waiting !== undefined))
        return { ...from, digests: [], isWaiting: true };
      return { ...from, ...digestOfId(said.imageID) };
    });
  });
}

/** https://github.com/kubernetes/cri-api: `image_ref`, with or without the repository and the scheme of dockershim. */
function digestOfId(id: string): Pick<Container, 'digests' | 'why'> {
  const at = id.lastIndexOf('@');
  const digest = id.slice(at + 1);
  if (at > 0 && isDigest(digest)) return { digests: [digest] };
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
