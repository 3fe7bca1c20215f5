// Pushes images and what is attached to them to a real registry, by the requests of the distribution specification.
import type { Digest } from '../../src/model/images/image.js';
import type { AttachedSignature } from '../../src/signatures/ports.js';
import { digestOf } from './private-sigstore.js';

const types = {
  image: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  empty: 'application/vnd.oci.empty.v1+json',
  bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
  payload: 'application/vnd.dev.cosign.simplesigning.v1+json',
  envelope: 'application/vnd.dsse.envelope.v1+json',
} as const;

type Readable = Exclude<AttachedSignature, { kind: 'unreadable' }>;

export interface PushTarget {
  readonly host: string;
  readonly repository: string;
}

const base = ({ host, repository }: PushTarget) => `http://${host}/v2/${repository}`;

async function pushBlob(target: PushTarget, text: string, mediaType: string) {
  const digest = digestOf(text);
  const upload = await fetch(`${base(target)}/blobs/uploads/`, { method: 'POST' });
  const place = new URL(upload.headers.get('location') ?? '', base(target));
  place.searchParams.set('digest', digest);
  await created(await fetch(place, { method: 'PUT', body: text }));
  return { mediaType, digest, size: Buffer.byteLength(text) };
}

/** Pushes a manifest under a tag, or under its digest. */
export async function pushManifest(target: PushTarget, body: object, tag?: string) {
  const manifest: { readonly mediaType: string } = { mediaType: types.image, ...body };
  const text = JSON.stringify({ schemaVersion: 2, ...manifest });
  const digest = digestOf(text);
  const url = `${base(target)}/manifests/${tag ?? digest}`;
  const headers = { 'content-type': manifest.mediaType };
  await created(await fetch(url, { method: 'PUT', headers, body: text }));
  return { mediaType: manifest.mediaType, digest, size: Buffer.byteLength(text) };
}

async function created(response: Response): Promise<void> {
  if (response.status !== 201)
    throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}

/** Pushes an image without layers. */
export async function pushImage(target: PushTarget, name: string, tag?: string): Promise<Digest> {
  const config = await pushBlob(
    target,
    JSON.stringify({ os: 'linux', config: { Labels: { name } } }),
    types.config,
  );
  return (await pushManifest(target, { config, layers: [] }, tag)).digest;
}

/** Pushes an index of images. */
export async function pushIndex(target: PushTarget, images: readonly Digest[], tag: string): Promise<Digest> {
  const manifests = images.map((digest) => ({ mediaType: types.image, digest, size: 1 }));
  return (await pushManifest(target, { mediaType: types.index, manifests }, tag)).digest;
}

/** Attaches signatures to a digest as cosign does: payloads and envelopes under its tags, bundles as referrers. */
export async function attach(
  target: PushTarget,
  digest: Digest,
  attached: readonly Readable[],
): Promise<void> {
  const tag = digest.replace(':', '-');
  for (const [kind, suffix] of [
    ['payload', '.sig'],
    ['envelope', '.att'],
  ] as const) {
    const layers = await Promise.all(
      attached.flatMap((one) =>
        one.kind === kind
          ? [
              pushBlob(target, one.text, types[kind]).then((layer) => ({
                ...layer,
                annotations: one.annotations,
              })),
            ]
          : [],
      ),
    );
    if (layers.length === 0) continue;
    const config = await pushBlob(target, '{"architecture":"","os":""}', types.config);
    await pushManifest(target, { config, layers }, `${tag}${suffix}`);
  }
  const bundles = await Promise.all(
    attached.flatMap((one) => (one.kind === 'bundle' ? [pushBundle(target, digest, one.text)] : [])),
  );
  if (bundles.length > 0) await pushManifest(target, { mediaType: types.index, manifests: bundles }, tag);
}

async function pushBundle(target: PushTarget, subject: Digest, text: string) {
  const config = await pushBlob(target, '{}', types.empty);
  const layer = await pushBlob(target, text, types.bundle);
  const manifest = {
    artifactType: types.bundle,
    config,
    layers: [layer],
    subject: { mediaType: types.image, digest: subject, size: 1 },
  };
  return { ...(await pushManifest(target, manifest)), artifactType: types.bundle };
}
