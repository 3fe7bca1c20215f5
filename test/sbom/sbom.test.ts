// SBOM documents as tools write them, and as an attacker would.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectSbom, parseSbom } from '../../src/advisories/sbom/index.js';
import { cpuMs } from '../cpu.js';

const path = 'sbom.json';
const parse = (document: unknown) => parseSbom({ path, text: JSON.stringify(document, null, 2) });
const short = (document: unknown) =>
  parse(document).components.map(({ name, version, type, origins }) => [name, version, type, origins]);
const messages = (document: unknown) => parse(document).problems.map(({ message }) => message);

const purl = (referenceLocator: string) => ({
  externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator }],
});
const spdx = (packages: readonly unknown[], relationships: readonly unknown[] = []) => ({
  spdxVersion: 'SPDX-2.3',
  packages,
  relationships,
});
const relation = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) => ({
  spdxElementId,
  relationshipType,
  relatedSpdxElement,
});
const cycloneDx = (components: readonly unknown[], specVersion = '1.6') => ({
  bomFormat: 'CycloneDX',
  specVersion,
  components,
});

describe('SPDX', () => {
  it('of apko: image, layer and recipes are no packages; recipes and sources give the origin', () => {
    const document = spdx(
      [
        {
          SPDXID: 'image',
          name: 'sha256:1',
          ...purl('pkg:oci/x@sha256:1'),
          primaryPackagePurpose: 'CONTAINER',
        },
        { SPDXID: 'os', name: 'wolfi', primaryPackagePurpose: 'OPERATING_SYSTEM' },
        {
          SPDXID: 'libs',
          name: 'unbound-libs',
          versionInfo: '1.23.0-r0',
          ...purl('pkg:apk/wolfi/unbound-libs@1.23.0-r0?arch=x86_64'),
        },
        {
          SPDXID: 'recipe',
          name: 'unbound.melange.yaml',
          ...purl('pkg:github/wolfi-dev/os@23e8#unbound.yaml'),
        },
        { SPDXID: 'source', name: 'upstream', ...purl('pkg:github/nlnetlabs/unbound@release-1.23.0') },
      ],
      [
        relation('libs', 'DESCRIBED_BY', 'recipe'),
        relation('libs', 'GENERATED_FROM', 'source'),
        relation('image', 'CONTAINS', 'libs'),
      ],
    );
    expect(short(document)).toEqual([['unbound-libs', '1.23.0-r0', 'apk', ['unbound', 'upstream']]]);
    expect(messages(document)).toEqual([]);
  });

  it('of syft, melange and trivy: origins in qualifiers and in the source information', () => {
    const document = spdx([
      { name: 'x', ...purl('pkg:apk/alpine/libcrypto3@3.1.4-r1?arch=x86_64&upstream=openssl&distro=alpine') },
      { name: 'x', ...purl('pkg:apk/wolfi/libssl3@3.1.4-r1?origin=openssl') },
      { name: 'x', ...purl('pkg:deb/debian/libssl3@3.0.1?upstream=openssl%403.0.0') },
      { name: 'x', ...purl('pkg:rpm/rhel/glibc-common@2.34?upstream=glibc-2.34-83.el9.src.rpm') },
      { name: 'musl-utils', versionInfo: '1.2.3', sourceInfo: 'built package from: musl 1.2.3-r0' },
    ]);
    expect(short(document)).toEqual([
      ['libcrypto3', '3.1.4-r1', 'apk', ['openssl']],
      ['libssl3', '3.1.4-r1', 'apk', ['openssl']],
      ['libssl3', '3.0.1', 'deb', ['openssl']],
      ['glibc-common', '2.34', 'rpm', ['glibc']],
      ['musl-utils', '1.2.3', undefined, ['musl']],
    ]);
  });

  it('names packages as their ecosystem does; a broken purl leaves the name of the document', () => {
    const names = [
      'pkg:npm/%40scope/left@1.0.0',
      'pkg:maven/org.apache/log4j@2',
      'pkg:golang/github.com/a/b@v1.2.3',
      'pkg:nothing',
    ].map((locator) => ({ name: 'own', ...purl(locator) }));
    expect(short(spdx(names)).map(([name]) => name)).toEqual([
      '@scope/left',
      'org.apache:log4j',
      'github.com/a/b',
      'own',
    ]);
  });

  it('has a place for every package: the purl, escapes and all', () => {
    const text = JSON.stringify(
      spdx([{ name: 'a', ...purl('pkg:apk/wolfi/a@1?arch=x&origin=b') }]),
    ).replaceAll('&', '\\u0026');
    const [component] = parseSbom({ path, text }).components;
    const raw = text.slice(component?.span?.start, component?.span?.end);
    expect(JSON.parse(`"${raw}"`)).toBe('pkg:apk/wolfi/a@1?arch=x&origin=b');
    expect(raw).toContain('\\u0026');
  });
});

describe('CycloneDX', () => {
  it('are read at every depth, non-packages are left out, and properties and ancestors give the origin', () => {
    const document = cycloneDx([
      { type: 'operating-system', name: 'wolfi', version: '1' },
      {
        type: 'library',
        group: '@scope',
        name: 'own',
        version: '1.0.0',
        components: [
          {
            type: 'library',
            name: 'libcrypto3',
            purl: 'pkg:apk/alpine/libcrypto3@3.1.4-r1',
            properties: [{ name: 'syft:metadata:originPackage', value: 'openssl' }],
            pedigree: { ancestors: [{ name: 'ancestor' }] },
          },
        ],
      },
    ]);
    expect(short(document)).toEqual([
      ['@scope/own', '1.0.0', undefined, []],
      ['libcrypto3', '3.1.4-r1', 'apk', ['openssl', 'ancestor']],
    ]);
  });

  it.each(['1.4', '1.5', '1.6'])('%s is read', (version) => {
    expect(short(cycloneDx([{ name: 'a' }], version))).toHaveLength(1);
  });

  it.each(['1.3', '2.0', '1.66'])('%s is refused with a reason', (version) => {
    expect(messages(cycloneDx([{ name: 'a' }], version))).toEqual([
      `The SBOM cannot be read: CycloneDX ${version} is not supported, only 1.4 to 1.6`,
    ]);
  });
});

it('apko lock files: every package is apk', () => {
  const packages = [{ name: 'zlib', version: '1.3-r0', architecture: 'x86_64', url: 'x' }];
  expect(short({ version: 'v1', contents: { keyring: [], repositories: [], packages } })).toEqual([
    ['zlib', '1.3-r0', 'apk', []],
  ]);
});

describe('attestations', () => {
  const digest = 'a'.repeat(64);
  const statement = (predicateType: string, predicate: unknown) => ({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'x', digest: { sha256: digest } }],
    predicateType,
    predicate,
  });
  const dsse = (stated: unknown) => ({
    payloadType: 'application/vnd.in-toto+json',
    payload: Buffer.from(JSON.stringify(stated)).toString('base64'),
    signatures: [],
  });
  const inner = spdx([{ name: 'zlib', versionInfo: '1' }]);

  it.each([
    ['a bare statement', statement('https://spdx.dev/Document', inner)],
    ['a version in the predicate type', statement('https://spdx.dev/Document/v2.3', inner)],
    ['an envelope', dsse(statement('https://spdx.dev/Document', inner))],
    ['a bundle', { mediaType: 'x', dsseEnvelope: dsse(statement('https://spdx.dev/Document', inner)) }],
    ["older cosign's Data", dsse(statement('https://spdx.dev/Document', { Data: JSON.stringify(inner) }))],
    ['CycloneDX', dsse(statement('https://cyclonedx.org/bom', cycloneDx([{ name: 'zlib', version: '1' }])))],
  ])('%s', (_name, document) => {
    expect(short(document).map(([name]) => name)).toEqual(['zlib']);
    expect(parse(document).subjects).toEqual([`sha256:${digest}`]);
    expect(inspectSbom(JSON.stringify(document))).toEqual({ isSbom: true, subjects: [`sha256:${digest}`] });
  });

  it('of something else are no SBOM, and no harm where others are looked through', () => {
    const provenance = dsse(statement('https://slsa.dev/provenance/v1', {}));
    expect(parse(provenance).kind).toBe('other');
    expect(inspectSbom(JSON.stringify(provenance)).isSbom).toBe(false);
    expect(inspectSbom('no json').isSbom).toBe(true);
  });
});

describe('what an attacker would write', () => {
  it.each([
    ['not JSON', '{', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['another document', '{"a":1}', 'other'],
    ['SPDX 3', '{"spdxVersion":"SPDX-3.0"}', 'unreadable'],
    ['packages that are none', '{"spdxVersion":"SPDX-2.3","packages":{}}', 'unreadable'],
    ['depth', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'other'],
    [
      'a payload that is no JSON',
      '{"payloadType":"application/vnd.in-toto+json","payload":"%%%"}',
      'unreadable',
    ],
  ])('%s is reported', (_name, text, kind) => {
    const parsed = parseSbom({ path, text });
    expect([parsed.kind, parsed.components, parsed.problems.length]).toEqual([kind, [], 1]);
  });

  it('an empty document is a problem, not a clean bill', () => {
    expect(messages(spdx([]))).toEqual(['The SBOM lists no packages']);
    expect(parse(spdx([])).empty).toBe(true);
  });

  it('an entry that cannot be checked is reported, and hides no other', () => {
    const document = spdx([7, { versionInfo: '1' }, { name: 'a'.repeat(300) }, { name: 'zlib' }]);
    expect(short(document).map(([name]) => name)).toEqual(['zlib']);
    expect(messages(document)).toEqual([
      'Package 1 of the SBOM cannot be checked: it is not an SPDX 2 package',
      'Package 2 of the SBOM cannot be checked: it has neither a name nor a purl',
      'Package 3 of the SBOM cannot be checked: its name is longer than 256 characters',
    ]);
  });

  it('bounds packages, depth and the number of problems', () => {
    const many = parseSbom({
      path,
      text: JSON.stringify(spdx(Array.from({ length: 200_001 }, (_, at) => ({ name: `p${at}` })))),
    });
    expect(many.components).toHaveLength(200_000);
    expect(many.problems.map(({ message }) => message)).toEqual([
      'The SBOM lists more than 200000 packages; the rest was not read',
    ]);
    expect(parse(spdx(Array.from({ length: 50 }, () => 7))).problems).toHaveLength(21);
    let nested: object = { name: 'deep' };
    for (let depth = 0; depth < 40; depth += 1) nested = { name: 'a', components: [nested] };
    expect(messages(cycloneDx([nested]))[0]).toContain('nested deeper than 32');
  });

  it('names are data: they are kept as they stand', () => {
    const names = ['../../etc', '$(rm -rf /)', '::error::x\n', '__proto__', '<img src=x>', '\u202ex'];
    expect(short(spdx(names.map((name) => ({ name })))).map(([name]) => name)).toEqual(
      names.map((name) => name.trim()),
    );
  });

  it('never throws, and every place is inside the text', () => {
    const value = fc.jsonValue();
    const documents = fc.oneof(
      value,
      fc.array(value).map((packages) => spdx(packages as unknown[])),
      fc.array(value).map((components) => cycloneDx(components as unknown[])),
      fc
        .array(fc.record({ name: fc.string(), version: fc.string(), purl: fc.string() }))
        .map((list) => cycloneDx(list)),
    );
    fc.assert(
      fc.property(documents, (document) => {
        const text = JSON.stringify(document);
        const { components, problems } = parseSbom({ path, text });
        expect(components.length + problems.length).toBeGreaterThan(0);
        for (const { span, name, purl: url } of components) {
          if (span !== undefined)
            expect([name, url]).toContain(JSON.parse(`"${text.slice(span.start, span.end)}"`));
        }
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => parseSbom({ path, text }).problems.length > 0));
  });

  it('takes time in proportion to the text', () => {
    const hostile = '"name":"'.repeat(500_000);
    const started = cpuMs();
    parseSbom({
      path,
      text: JSON.stringify({ spdxVersion: 'SPDX-2.3', packages: [{ name: 'a' }], hostile }),
    });
    expect(cpuMs() - started).toBeLessThan(30_000);
  });
});
