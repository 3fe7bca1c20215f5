// Images that `umoci` builds and `skopeo` pushes, with what each contains written down for an independent count.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../e2e/workflow.js';
import type { RealRegistry } from '../registry/real-registry.js';

const run = promisify(execFile);

/** What one platform's image has. */
export interface Content {
  readonly architecture: string;
  /** One layer for each text, in this order. The same text is the same layer. */
  readonly layers: readonly string[];
  /** Flags of `umoci config` without their dashes. */
  readonly config: readonly (readonly [string, string])[];
  /** `name` → version, of packages for apk. */
  readonly packages: Readonly<Record<string, string>>;
}

export interface Pushed {
  readonly digest: string;
  readonly size: number;
  readonly mediaType: string;
}

const types = {
  index: 'application/vnd.oci.image.index.v1+json',
  image: 'application/vnd.oci.image.manifest.v1+json',
} as const;

/** A layer is made once, because its archive has the time at which it was made. */
const layouts = new Map<string, Promise<string>>();

function layoutWith(layers: readonly string[]): Promise<string> {
  const key = JSON.stringify(layers);
  const known = layouts.get(key) ?? makeLayout(layers);
  layouts.set(key, known);
  return known;
}

async function makeLayout(layers: readonly string[]): Promise<string> {
  const layout = path.join(temporaryFolder(), 'layout');
  const before = layers.slice(0, -1);
  const last = layers.at(-1);
  if (last === undefined) {
    await run('umoci', ['init', '--layout', layout]);
    await run('umoci', ['new', '--image', `${layout}:base`]);
    return layout;
  }
  await run('cp', ['-r', await layoutWith(before), layout]);
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, last);
  await run('umoci', ['insert', '--rootless', '--image', `${layout}:base`, file, `/layer-${before.length}`]);
  return layout;
}

const pushed = new Map<string, Promise<Pushed>>();

/** Builds and pushes one platform's image. The same content, but for its packages, is one image. */
export function pushImage(registry: RealRegistry, repository: string, content: Content): Promise<Pushed> {
  const { packages: _, ...built } = content;
  const key = JSON.stringify([registry.host, repository, built]);
  const known = pushed.get(key) ?? buildImage(registry, repository, content);
  pushed.set(key, known);
  return known;
}

async function buildImage(registry: RealRegistry, repository: string, content: Content): Promise<Pushed> {
  const layout = path.join(temporaryFolder(), 'layout');
  await run('cp', ['-r', await layoutWith(content.layers), layout]);
  const flags = content.config.flatMap(([name, value]) => [`--${name}`, value]);
  const platform = ['--os', 'linux', '--architecture', content.architecture];
  await run('umoci', ['config', '--image', `${layout}:base`, '--tag', 'built', ...platform, ...flags]);
  const to = `docker://${registry.host}/${repository}:built`;
  const plain = ['--insecure-policy', 'copy', '--dest-tls-verify=false', `oci:${layout}:built`, to];
  await run('skopeo', plain);
  const index = JSON.parse(readFileSync(path.join(layout, 'index.json'), 'utf8')) as {
    manifests: (Pushed & { annotations: Record<string, string> })[];
  };
  const built = index.manifests.find(
    ({ annotations }) => annotations['org.opencontainers.image.ref.name'] === 'built',
  );
  if (built === undefined) throw new Error('umoci made no image');
  return { digest: built.digest, size: built.size, mediaType: types.image };
}

/** An SPDX document of the packages. */
export function sbomOf({ packages, architecture }: Content): object {
  return {
    spdxVersion: 'SPDX-2.3',
    packages: Object.entries(packages).map(([name, version]) => ({
      SPDXID: `SPDXRef-${name}`,
      name,
      versionInfo: version,
      externalRefs: [
        {
          referenceType: 'purl',
          referenceLocator: `pkg:apk/wolfi/${name}@${version}?arch=${architecture}`,
        },
      ],
    })),
  };
}

const shaOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

async function created(response: Response): Promise<void> {
  if (response.status !== 201)
    throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}

export async function pushBlob({ host }: RealRegistry, repository: string, text: string) {
  const base = `http://${host}/v2/${repository}`;
  const upload = await fetch(`${base}/blobs/uploads/`, { method: 'POST' });
  const place = new URL(upload.headers.get('location') ?? '', base);
  place.searchParams.set('digest', shaOf(text));
  await created(await fetch(place, { method: 'PUT', body: text }));
  return { digest: shaOf(text), size: Buffer.byteLength(text) };
}

export async function pushManifest(
  { host }: RealRegistry,
  repository: string,
  manifest: object,
  reference?: string,
): Promise<Pushed> {
  const body = JSON.stringify(manifest);
  const mediaType = 'manifests' in manifest ? types.index : types.image;
  const url = `http://${host}/v2/${repository}/manifests/${reference ?? shaOf(body)}`;
  await created(await fetch(url, { method: 'PUT', headers: { 'content-type': mediaType }, body }));
  return { digest: shaOf(body), size: Buffer.byteLength(body), mediaType };
}

/** A manifest whose only layer is a document, as attestations and referrers are. */
async function pushDocument(
  registry: RealRegistry,
  repository: string,
  document: object,
  layer: { readonly mediaType: string; readonly annotations?: Record<string, string> },
  more: object,
): Promise<Pushed> {
  const config = await pushBlob(registry, repository, '{}');
  const blob = await pushBlob(registry, repository, JSON.stringify(document));
  return pushManifest(registry, repository, {
    schemaVersion: 2,
    mediaType: types.image,
    config: { mediaType: 'application/vnd.oci.empty.v1+json', ...config },
    layers: [{ ...layer, ...blob }],
    ...more,
  });
}

/** Attaches the SBOM by the tag of the referrers' index, which registries without the API have. */
export async function attachByTag(
  registry: RealRegistry,
  repository: string,
  subject: Pushed,
  content: Content,
): Promise<void> {
  const artifactType = 'application/spdx+json';
  const referrer = await pushDocument(
    registry,
    repository,
    sbomOf(content),
    { mediaType: artifactType },
    { artifactType, subject },
  );
  const index = { schemaVersion: 2, mediaType: types.index, manifests: [{ ...referrer, artifactType }] };
  await pushManifest(registry, repository, index, subject.digest.replace(':', '-'));
}

/** An index as BuildKit writes it: images, and an attestation manifest with the SBOM of each. */
export async function pushIndex(
  registry: RealRegistry,
  repository: string,
  contents: readonly Content[],
  { attested = true } = {},
): Promise<Pushed> {
  const images: object[] = [];
  const attestations: object[] = [];
  for (const content of contents) {
    const image = await pushImage(registry, repository, content);
    images.push({ ...image, platform: { os: 'linux', architecture: content.architecture } });
    if (!attested) continue;
    const statement = {
      _type: 'https://in-toto.io/Statement/v0.1',
      predicateType: 'https://spdx.dev/Document',
      subject: [{ name: 'image', digest: { sha256: image.digest.slice('sha256:'.length) } }],
      predicate: sbomOf(content),
    };
    const layer = {
      mediaType: 'application/vnd.in-toto+json',
      annotations: { 'in-toto.io/predicate-type': 'https://spdx.dev/Document' },
    };
    const manifest = await pushDocument(registry, repository, statement, layer, {});
    attestations.push({
      ...manifest,
      platform: { os: 'unknown', architecture: 'unknown' },
      annotations: {
        'vnd.docker.reference.type': 'attestation-manifest',
        'vnd.docker.reference.digest': image.digest,
      },
    });
  }
  return pushManifest(registry, repository, {
    schemaVersion: 2,
    mediaType: types.index,
    manifests: [...images, ...attestations],
  });
}

/** Gives a manifest that was pushed a tag. */
export async function tagAs(
  { host }: RealRegistry,
  repository: string,
  { digest, mediaType }: Pushed,
  tag: string,
): Promise<void> {
  const url = `http://${host}/v2/${repository}/manifests`;
  const body = await (await fetch(`${url}/${digest}`, { headers: { accept: mediaType } })).text();
  await created(
    await fetch(`${url}/${tag}`, { method: 'PUT', headers: { 'content-type': mediaType }, body }),
  );
}
