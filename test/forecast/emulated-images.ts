// Images for the emulator's registry, with SBOMs as referrers, and the history of a tag that moves between them.
import type { Emulator } from '../../src/emulator/index.js';
import { blob, descriptor, imageManifest, type SeedContent, types } from '../../src/emulator/seed/images.js';
import type { Digest } from '../../src/model/images/image.js';
import { dayMs } from '../build.js';

export interface EmulatedImage {
  /** Package for apk → version; absent: there is no SBOM. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly architectures?: readonly string[];
  readonly config?: object;
  /** Makes the image another one. */
  readonly build?: number;
}

/** The digest of the image's index, and everything that the registry needs to serve it. */
export function emulated({
  packages,
  architectures = ['amd64', 'arm64'],
  config = {},
  build = 0,
}: EmulatedImage) {
  const content: SeedContent[] = [];
  const manifests = architectures.map((architecture) => {
    const created = `2026-01-${String(1 + (build % 28)).padStart(2, '0')}T00:00:00Z`;
    const configuration = blob(types.config, { os: 'linux', architecture, created, config });
    const image = imageManifest(types.manifest, configuration, []);
    content.push(configuration, image);
    if (packages !== undefined) content.push(...sbom(packages, image));
    return { ...descriptor(image), platform: { os: 'linux', architecture } };
  });
  const index = blob(types.index, { schemaVersion: 2, mediaType: types.index, manifests });
  return { digest: index.digest as Digest, content: [...content, index] };
}

function sbom(packages: Readonly<Record<string, string>>, image: SeedContent): readonly SeedContent[] {
  const layer = blob(types.cycloneDx, {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: Object.entries(packages).map(([name, version]) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:apk/wolfi/${name}@${version}`,
    })),
  });
  const config = blob(types.empty, {});
  const more = { artifactType: types.cycloneDx, subject: descriptor(image) };
  const manifest = imageManifest(types.manifest, config, [descriptor(layer)], more);
  return [config, layer, { ...manifest, subject: image.digest, artifactType: types.cycloneDx }];
}

/** Makes `acme/python:3.12` move from image to image, each so many days ago. */
export function moveTag(
  emulator: Emulator,
  moves: readonly { readonly daysAgo: number; readonly image: EmulatedImage }[],
): readonly Digest[] {
  const repo = emulator.state.repos.find(({ name }) => name === 'python');
  const tag = repo?.tags.find(({ name }) => name === '3.12');
  if (repo === undefined || tag === undefined) throw new Error('the emulator has no python:3.12');
  const built = moves.map(({ image }) => emulated(image));
  repo.content = built.flatMap(({ content }) => content);
  repo.indexes = [];
  tag.history = moves.map(({ daysAgo }, at) => ({
    updateTimestamp: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    digest: built[at]?.digest ?? '',
  }));
  const digests = built.map(({ digest }) => digest);
  Object.assign(tag, { digest: digests.at(-1) });
  return digests;
}
