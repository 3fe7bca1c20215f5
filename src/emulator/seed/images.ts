// The content of seeded images: an index, its platform manifests, and the SBOMs attached to them.

import type { StateInput } from '../state.js';
import { attachments } from './attached.js';
import { blob, descriptor, imageManifest, type SeedContent, types } from './content.js';
import { packagesOf } from './sbom.js';

export interface SeededImage {
  readonly digest: string;
  readonly index: NonNullable<StateInput['repos'][number]['indexes']>[number];
  readonly content: readonly SeedContent[];
}

export interface Build {
  /** `acme/node`. */
  readonly path: string;
  readonly tag: string;
  readonly daysAgo: number;
  /** RFC 3339. */
  readonly created: string;
  readonly seed: number;
}

/** One build in the history of a tag. The same build gives the same bytes. */
export function seededImage({ path, tag, daysAgo, created, seed }: Build): SeededImage {
  const name = path.split('/').at(-1) ?? '';
  const platforms = ['amd64', 'arm64'].map((architecture) => {
    const config = blob(types.config, {
      os: 'linux',
      architecture,
      created,
      config: { Labels: { path, tag, seed: String(seed) } },
    });
    const manifest = imageManifest(types.manifest, config, []);
    const info = { path, architecture, digest: manifest.digest, created };
    const attached = attachments[name]?.(packagesOf(name, tag, daysAgo), info) ?? { content: [] };
    return { config, manifest, architecture, attached };
  });
  const index = blob(types.index, {
    schemaVersion: 2,
    mediaType: types.index,
    manifests: [
      ...platforms.map(({ manifest, architecture }) => ({
        ...descriptor(manifest),
        platform: { os: 'linux', architecture },
      })),
      ...platforms.flatMap(({ attached }) => attached.inIndex ?? []),
    ],
  });
  return {
    digest: index.digest,
    index: {
      digest: index.digest,
      manifests: platforms.map(({ manifest, architecture }) => ({
        digest: manifest.digest,
        os: 'linux',
        architecture,
      })),
    },
    content: [
      index,
      ...platforms.flatMap(({ config, manifest, attached }) => [config, manifest, ...attached.content]),
    ],
  };
}
