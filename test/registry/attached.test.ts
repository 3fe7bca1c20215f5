// The SBOMs attached to an image: where they are found, that their bytes are checked, and that nothing missing is silent.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sbomFinder } from '../../src/clients/registry/attached.js';
import type { ContentSource, RegistryContent } from '../../src/clients/registry/attached-manifests.js';
import { platformRegistry } from '../../src/clients/registry/platform-registry.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Transport } from '../../src/model/run/http.js';

const name = 'acme/node';
const digestOf = (text: string): Digest => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const types = {
  spdx: 'application/spdx+json',
  inToto: 'application/vnd.in-toto+json',
  dsse: 'application/vnd.dsse.envelope.v1+json',
};

/** A registry as maps; what is asked for is recorded. */
class Registry implements ContentSource {
  readonly manifests = new Map<string, string>();
  readonly blobs = new Map<string, string>();
  readonly pages = new Map<string, readonly (readonly object[])[]>();
  readonly asked: string[] = [];

  add(store: Map<string, string>, value: unknown): { readonly digest: Digest; readonly size: number } {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    store.set(digestOf(text), text);
    return { digest: digestOf(text), size: text.length };
  }

  /** A manifest with one layer; gives its descriptor. */
  artifact(mediaType: string, document: string, layer: object = {}) {
    const layers = [{ mediaType, ...this.add(this.blobs, document), ...layer }];
    return {
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      ...this.add(this.manifests, { schemaVersion: 2, layers }),
    };
  }

  async manifest(repository: string, reference: string): Promise<RegistryContent | undefined> {
    this.asked.push(`manifest ${reference}`);
    return this.give(repository, this.manifests.get(reference));
  }

  async referrers(repository: string, digest: Digest, page = '0'): Promise<RegistryContent | undefined> {
    this.asked.push(`referrers ${digest}`);
    const pages = this.pages.get(digest);
    const content = this.give(repository, pages && JSON.stringify({ manifests: pages[Number(page)] }));
    const isLast = Number(page) + 1 >= (pages?.length ?? 0);
    return content && { ...content, ...(isLast ? {} : { next: String(Number(page) + 1) }) };
  }

  async blob(repository: string, digest: Digest): Promise<RegistryContent | undefined> {
    this.asked.push(`blob ${digest}`);
    return this.give(repository, this.blobs.get(digest));
  }

  private give(repository: string, text: string | undefined): RegistryContent | undefined {
    expect(repository).toBe(name);
    return text === undefined ? undefined : { text };
  }
}

/** Documents begin with `sbom`, and may name their subjects after it. */
const inspect = (text: string) => ({
  isSbom: text.startsWith('sbom'),
  subjects: text.split(' ').slice(1) as Digest[],
});
const find = (registry: Registry, digest: Digest) => sbomFinder(contentOf(registry))(name, digest, inspect);

/** The client of a registry that answers with what the maps hold. */
function contentOf(registry: Registry): ContentSource {
  const send: Transport = async ({ url }) => {
    const { pathname, search } = new URL(url);
    if (pathname === '/token') return { status: 200, headers: {}, body: '{"token":"pull"}' };
    const [, repository = '', kind, reference = ''] =
      /^\/v2\/(.+)\/(manifests|referrers|blobs)\/([^/]+)$/.exec(pathname) ?? [];
    const page = search === '' ? undefined : search.slice(1);
    const content =
      kind === 'manifests'
        ? await registry.manifest(repository, reference)
        : kind === 'blobs'
          ? await registry.blob(repository, reference as Digest)
          : await registry.referrers(repository, reference as Digest, page);
    const link = content?.next === undefined ? {} : { link: `<${url}?${content.next}>; rel="next"` };
    return { status: content === undefined ? 404 : 200, headers: link, body: content?.text ?? '' };
  };
  return platformRegistry({
    send,
    registryUrl: 'https://registry.example.com',
    historyService: '_service',
    onToken: () => undefined,
    now: () => Date.now(),
    surface: 'workflow',
  }).content;
}

function image(registry: Registry) {
  return registry.add(registry.manifests, { schemaVersion: 2, layers: [] }).digest;
}

function index(registry: Registry, more: (platforms: readonly Digest[]) => readonly object[] = () => []) {
  const platforms = ['amd64', 'arm64'].map((architecture) => {
    const { digest } = registry.add(registry.manifests, { schemaVersion: 2, layers: [], architecture });
    return { digest, platform: { os: 'linux', architecture } };
  });
  const digests = platforms.map(({ digest }) => digest);
  const manifests = [...platforms, ...more(digests)];
  return { digest: registry.add(registry.manifests, { schemaVersion: 2, manifests }).digest, digests };
}

const tag = (digest: Digest, suffix: string) => `${digest.replace(':', '-')}${suffix}`;

describe('places', () => {
  it('BuildKit: attestation manifests in the index, one per platform', async () => {
    const registry = new Registry();
    const { digest, digests } = index(registry, (platforms) =>
      platforms.map((about) => ({
        ...registry.artifact(types.inToto, `sbom ${about}`, {
          annotations: { 'in-toto.io/predicate-type': 'https://spdx.dev/Document' },
        }),
        annotations: {
          'vnd.docker.reference.type': 'attestation-manifest',
          'vnd.docker.reference.digest': about,
        },
        platform: { os: 'unknown', architecture: 'unknown' },
      })),
    );
    expect(await find(registry, digest)).toEqual({
      documents: digests.map((subject, at) => ({
        subject,
        platform: ['linux/amd64', 'linux/arm64'][at],
        digest: digestOf(`sbom ${subject}`),
        text: `sbom ${subject}`,
      })),
      missing: [],
    });
  });

  it('referrers: on every page, and those that are no SBOM are not fetched', async () => {
    const registry = new Registry();
    const digest = image(registry);
    const signature = {
      ...registry.artifact('x', 'signature'),
      artifactType: 'application/vnd.dev.cosign.artifact.sig.v1+json',
    };
    const provenance = {
      ...registry.artifact('application/vnd.dev.sigstore.bundle.v0.3+json', 'provenance'),
      artifactType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
      annotations: { 'dev.sigstore.bundle.predicateType': 'https://slsa.dev/provenance/v1' },
    };
    const wanted = { ...registry.artifact('application/octet-stream', 'sbom'), artifactType: types.spdx };
    registry.pages.set(digest, [[signature], [provenance, wanted]]);
    expect(await find(registry, digest)).toMatchObject({ documents: [{ text: 'sbom' }], missing: [] });
    expect(registry.asked.filter((what) => !what.startsWith('referrers'))).toEqual([
      `manifest ${digest}`,
      `manifest ${wanted.digest}`,
      `blob ${digestOf('sbom')}`,
    ]);
  });

  it("referrers' tag, where the registry does not have the operation", async () => {
    const registry = new Registry();
    const digest = image(registry);
    const wanted = { ...registry.artifact(types.spdx, 'sbom'), artifactType: types.spdx };
    registry.manifests.set(tag(digest, ''), JSON.stringify({ manifests: [wanted] }));
    expect(await find(registry, digest)).toMatchObject({ documents: [{ text: 'sbom' }], missing: [] });
  });

  it.each(['.att', '.sbom'])("cosign's tag %s", async (suffix) => {
    const registry = new Registry();
    const digest = image(registry);
    const layer = {
      mediaType: suffix === '.att' ? types.dsse : 'text/spdx+json',
      ...registry.add(registry.blobs, 'sbom'),
    };
    registry.manifests.set(tag(digest, suffix), JSON.stringify({ layers: [layer] }));
    expect(await find(registry, digest)).toMatchObject({ documents: [{ text: 'sbom' }], missing: [] });
  });

  it('an attestation that does not say of what is looked into, and left when it is of something else', async () => {
    const registry = new Registry();
    const digest = image(registry);
    const layers = ['provenance', 'sbom'].map((text) => ({
      mediaType: types.dsse,
      ...registry.add(registry.blobs, text),
    }));
    registry.manifests.set(tag(digest, '.att'), JSON.stringify({ layers }));
    expect(await find(registry, digest)).toMatchObject({ documents: [{ text: 'sbom' }] });
  });
});

describe('what is missing', () => {
  it('every platform without its own SBOM, although the index has one', async () => {
    const registry = new Registry();
    const { digest, digests } = index(registry);
    const [amd64 = digest] = digests;
    for (const subject of [digest, amd64])
      registry.pages.set(subject, [
        [{ ...registry.artifact(types.spdx, `sbom ${subject}`), artifactType: types.spdx }],
      ]);
    const found = await find(registry, digest);
    expect(found).toMatchObject({ missing: ['linux/arm64'] });
    expect(
      'documents' in found && found.documents.map(({ ofIndex, platform }) => [ofIndex, platform]),
    ).toEqual([
      [true, undefined],
      [undefined, 'linux/amd64'],
    ]);
  });

  it('an image of one platform, and an index without platforms', async () => {
    const registry = new Registry();
    const digest = image(registry);
    expect(await find(registry, digest)).toEqual({ documents: [], missing: [`${name}@${digest}`] });
    const none = registry.add(registry.manifests, { schemaVersion: 2, manifests: [] }).digest;
    expect(await find(registry, none)).toEqual({ documents: [], missing: [`${name}@${none}`] });
  });

  it('an entry that calls itself something unknown still counts as a platform', async () => {
    const registry = new Registry();
    const { digest } = index(registry, () => [
      {
        digest: digestOf('x'),
        annotations: { 'vnd.docker.reference.type': 'hidden' },
        platform: { os: 'plan9', architecture: 'mips' },
      },
    ]);
    expect(await find(registry, digest)).toMatchObject({
      missing: ['linux/amd64', 'linux/arm64', 'plan9/mips'],
    });
  });
});

describe('what cannot be trusted is unknown, with its cause', () => {
  const attach = (registry: Registry, digest: Digest, document = 'sbom') => {
    const descriptor = { ...registry.artifact(types.spdx, document), artifactType: types.spdx };
    registry.pages.set(digest, [[descriptor]]);
    return descriptor;
  };

  it.each([
    [
      'an image that is not there',
      'not-found',
      (registry: Registry, digest: Digest) => void registry.manifests.delete(digest),
    ],
    [
      'a manifest with other bytes',
      'digest-mismatch',
      (registry: Registry, digest: Digest) => void registry.manifests.set(digest, '{}'),
    ],
    [
      'a blob with other bytes',
      'digest-mismatch',
      (registry: Registry) => void registry.blobs.set(digestOf('sbom'), 'sbom '),
    ],
    ['a blob that is named and not there', 'bad-answer', (registry: Registry) => registry.blobs.clear()],
    [
      'an attestation manifest with other bytes',
      'digest-mismatch',
      (registry: Registry, digest: Digest) =>
        void registry.manifests.set(attach(registry, digest).digest, '{"layers":[]}'),
    ],
    [
      'an attestation about another image',
      'contradiction',
      (registry: Registry, digest: Digest) => void attach(registry, digest, `sbom ${digestOf('another')}`),
    ],
    [
      'a blob that is said to be too large',
      'bad-answer',
      (registry: Registry, digest: Digest) => {
        const layers = [{ mediaType: types.spdx, ...registry.add(registry.blobs, 'sbom'), size: 2 ** 30 }];
        registry.pages.set(digest, [
          [{ ...registry.add(registry.manifests, { layers }), artifactType: types.spdx }],
        ]);
      },
    ],
    [
      'more documents than anybody attaches',
      'bad-answer',
      (registry: Registry, digest: Digest) =>
        void registry.pages.set(digest, [
          Array.from({ length: 101 }, (_, at) => ({
            digest: digestOf(String(at)),
            artifactType: types.spdx,
          })),
        ]),
    ],
    [
      'a list of referrers without end',
      'bad-answer',
      (registry: Registry, digest: Digest) =>
        void registry.pages.set(
          digest,
          Array.from({ length: 11 }, () => []),
        ),
    ],
    [
      'a list of referrers that is none',
      'bad-answer',
      (registry: Registry, digest: Digest) => {
        registry.referrers = async () => ({ text: `<html>${digest}` });
      },
    ],
    [
      'an outage',
      'server-error',
      (registry: Registry) => {
        registry.blob = () => Promise.reject(new Failure('server-error', 'out'));
      },
    ],
  ])('%s', async (_case, cause, spoil) => {
    const registry = new Registry();
    const digest = image(registry);
    attach(registry, digest);
    expect(await find(registry, digest)).toMatchObject({ documents: [{ text: 'sbom' }] });
    spoil(registry, digest);
    expect(await find(registry, digest)).toMatchObject({ cause, subject: `${name}@${digest}` });
  });
});
