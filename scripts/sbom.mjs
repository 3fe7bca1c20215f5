// The SBOM of what dist/ ships, from the lockfile alone: CycloneDX 1.6, the same bytes for the same lockfile.
// https://cyclonedx.org/docs/1.6/json/

/** `lock` is the parsed package-lock.json, `manifest` the parsed package.json; returns the text of the document. */
export function sbomOf(lock, manifest) {
  const shipped = Object.entries(lock.packages).filter(([folder, { dev }]) => folder !== '' && !dev);
  const components = shipped.map(([folder, entry]) =>
    componentOf(folder.replace(/^.*node_modules\//, ''), entry),
  );
  const unique = new Map(components.map((component) => [component['bom-ref'], component]));
  const sorted = [...unique.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const own = `pkg:npm/${manifest.name}@${manifest.version}`;
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: manifest.name,
        version: manifest.version,
        licenses: [{ license: { id: manifest.license } }],
        purl: own,
      },
    },
    components: sorted,
    dependencies: [{ ref: own, dependsOn: sorted.map((component) => component['bom-ref']) }],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function componentOf(name, { version, license, integrity, resolved }) {
  const [group, base] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${group === undefined ? '' : `%40${group.slice(1)}/`}${base}@${version}`;
  const [, sha512] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (sha512 === undefined) throw new Error(`${name} ${version} has no sha512 in the lockfile (${resolved})`);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: base,
    version,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    licenses: /\s(?:OR|AND|WITH)\s/.test(license)
      ? [{ expression: license }]
      : [{ license: { id: license } }],
    purl,
  };
}
