// SBOMs of the seeded images, in the formats that tools write and attach.

export interface Package {
  readonly name: string;
  readonly version: string;
  /** The package that it was built from. */
  readonly origin: string;
}

export interface ImageInfo {
  /** `acme/node`. */
  readonly path: string;
  readonly architecture: string;
  /** `sha256:<hex>` of the platform's image. */
  readonly digest: string;
  /** RFC 3339. */
  readonly created: string;
}

const apkArchitectures: Readonly<Record<string, string>> = { amd64: 'x86_64', arm64: 'aarch64' };

/** The packages of an image that was built a number of days ago; newer images have fixed versions. */
export function packagesOf(image: string, tag: string, daysAgo: number): readonly Package[] {
  const version = /^\d+(?:\.\d+)*/.exec(tag)?.[0] ?? '1.0';
  return [
    { name: 'ca-certificates-bundle', version: '20260611-r0', origin: 'ca-certificates' },
    { name: 'libexpat1', version: `2.7.1-r${daysAgo > fixedDaysAgo ? 4 : 5}`, origin: 'expat' },
    { name: 'musl', version: '1.2.5-r9', origin: 'musl' },
    { name: 'zlib', version: '1.3.1-r5', origin: 'zlib' },
    { name: image, version: `${version}.0-r0`, origin: image },
  ];
}

/** Images that are older, in days, contain the expat version of the seeded advisory. */
export const fixedDaysAgo = 21;
export const fixedVersion = '2.7.1-r5';

/** As apko writes it: the origin of a package is the recipe that describes it. */
export function apkoSpdx(packages: readonly Package[], { digest, architecture, created }: ImageInfo) {
  const described = packages.map(({ name, version, origin }) => ({
    SPDXID: `SPDXRef-Package-${name}-${version}`,
    name,
    versionInfo: version,
    filesAnalyzed: false,
    downloadLocation: 'NOASSERTION',
    externalRefs: [purlReference(`pkg:apk/wolfi/${name}@${version}?arch=${apkArchitectures[architecture]}`)],
    recipe: `${origin}.yaml`,
  }));
  const image = { SPDXID: 'SPDXRef-Package-Image', name: digest, primaryPackagePurpose: 'CONTAINER' };
  const recipes = [...new Set(described.map(({ recipe }) => recipe))].map((name) => ({
    SPDXID: `SPDXRef-Package-${name}`,
    name,
    primaryPackagePurpose: 'INSTALL',
  }));
  return {
    ...spdxHead(digest, created, 'apko'),
    packages: [image, ...described.map(({ recipe: _, ...own }) => own), ...recipes],
    relationships: described.flatMap(({ SPDXID, recipe }) => [
      { spdxElementId: image.SPDXID, relationshipType: 'CONTAINS', relatedSpdxElement: SPDXID },
      {
        spdxElementId: SPDXID,
        relationshipType: 'DESCRIBED_BY',
        relatedSpdxElement: `SPDXRef-Package-${recipe}`,
      },
    ]),
  };
}

/** As syft writes it: the origin of a package is a qualifier of its purl. */
export function syftSpdx(packages: readonly Package[], { digest, architecture, created }: ImageInfo) {
  return {
    ...spdxHead(digest, created, 'syft'),
    packages: packages.map((one) => ({
      SPDXID: `SPDXRef-Package-apk-${one.name}`,
      name: one.name,
      versionInfo: one.version,
      downloadLocation: 'NOASSERTION',
      sourceInfo: 'acquired package info from APK DB: /lib/apk/db/installed',
      externalRefs: [purlReference(syftPurl(one, architecture))],
    })),
    relationships: [],
  };
}

export function cycloneDx(packages: readonly Package[], { path, digest, architecture, created }: ImageInfo) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: created, component: { type: 'container', name: path, version: digest } },
    components: packages.map((one) => ({
      type: 'library',
      name: one.name,
      version: one.version,
      purl: syftPurl(one, architecture),
      properties: [{ name: 'syft:metadata:originPackage', value: one.origin }],
    })),
  };
}

/** An in-toto statement that a predicate is about an image. */
export function statement(predicateType: string, predicate: unknown, { path, digest }: ImageInfo) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: path, digest: { sha256: digest.slice('sha256:'.length) } }],
    predicateType,
    predicate,
  };
}

/** A DSSE envelope with a dummy signature. */
export function envelope(stated: unknown) {
  const payload = Buffer.from(JSON.stringify(stated)).toString('base64');
  return { payloadType: 'application/vnd.in-toto+json', payload, signatures: [{ keyid: '', sig: 'AAAA' }] };
}

function spdxHead(name: string, created: string, tool: string) {
  return {
    SPDXID: 'SPDXRef-DOCUMENT',
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    name: `sbom-${name}`,
    documentNamespace: `https://example.com/sbom/${name}`,
    creationInfo: { created, creators: [`Tool: ${tool}`] },
  };
}

function purlReference(referenceLocator: string) {
  return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator };
}

function syftPurl({ name, version, origin }: Package, architecture: string): string {
  const upstream = origin === name ? '' : `&upstream=${origin}`;
  return `pkg:apk/wolfi/${name}@${version}?arch=${apkArchitectures[architecture]}&distro=wolfi${upstream}`;
}
