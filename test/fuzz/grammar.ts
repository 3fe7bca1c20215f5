// What texts from outside are made of: for each kind its keys, its values and texts that are right, to be spoiled.
import fc from 'fast-check';

export interface Grammar {
  readonly right: readonly string[];
  readonly pieces: readonly string[];
  /** Texts are trees of JSON with the pieces as keys and values too. */
  readonly json: boolean;
}

const digest = `sha256:${'a'.repeat(64)}`;
const odd = [
  '',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\uFEFF',
  '\u2028',
  '\uD800',
  '😀',
  '"',
  "'",
  '\\',
  '__proto__',
  'constructor',
  '-1',
  '1e999',
  'null',
  '9'.repeat(400),
  '../..',
  '%00',
  '$' + '{x}',
  '::error::',
  '<script>',
];
const json = (right: readonly unknown[], ...pieces: readonly string[]): Grammar => ({
  right: right.map((one) => JSON.stringify(one)),
  pieces,
  json: true,
});
const text = (right: readonly string[], ...pieces: readonly string[]): Grammar => ({
  right,
  pieces,
  json: false,
});

export const policy = text(
  [
    'max-age: 7d\nchecks:\n  unpinned: warning\nwaivers:\n  - check: stale-digest\n    image: r.test/a/*\n    reason: x\n    expires: 2026-12-01\n',
    'extends: a/b/c.yml@v1\noverrides:\n  - paths: ["deploy/**"]\n    checks: {unpinned: off}\nregistries:\n  m.test/hub: docker.io\n',
  ],
  'waivers:',
  'checks:',
  'overrides:',
  'extends:',
  'exclude:',
  'registries:',
  'advisories:',
  '- ',
  '  ',
  ': ',
  '&a ',
  '*a',
  '<<: ',
  '{',
  '}',
  '[',
  ']',
  '|',
  '>-',
  '? ',
  '!!int ',
  '!x ',
  '---\n',
  '...\n',
  '# ',
  '"',
  "'",
  ',',
  'reason: x\n',
  'paths: "**"\n',
  'expires: 2026-12-01\n',
  '%YAML 1.1\n',
  '\n',
  '\n  ',
);
export const sbom = json(
  [
    {
      spdxVersion: 'SPDX-2.3',
      packages: [
        {
          SPDXID: 'SPDXRef-a',
          name: 'a',
          versionInfo: '1',
          externalRefs: [
            {
              referenceCategory: 'PACKAGE-MANAGER',
              referenceType: 'purl',
              referenceLocator: 'pkg:apk/wolfi/a@1-r0?arch=x86_64',
            },
          ],
        },
      ],
    },
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: [{ type: 'library', name: 'a', version: '1', purl: 'pkg:npm/%40a/b@1', components: [] }],
    },
    {
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://spdx.dev/Document',
      subject: [{ name: 'x', digest: { sha256: 'a'.repeat(64) } }],
      predicate: { spdxVersion: 'SPDX-2.3', packages: [] },
    },
    { payloadType: 'application/vnd.in-toto+json', payload: 'e30=', signatures: [] },
    { version: 'v1', contents: { packages: [{ name: 'a', version: '1', architecture: 'x86_64' }] } },
  ],
  'spdxVersion',
  'SPDX-2.3',
  'packages',
  'name',
  'versionInfo',
  'externalRefs',
  'referenceLocator',
  'pkg:apk/a@1',
  'pkg:',
  'pkg:a/',
  'bomFormat',
  'CycloneDX',
  'specVersion',
  'components',
  'purl',
  'predicate',
  'payload',
  'dsseEnvelope',
  'contents',
  'relationships',
);
export const ledger = json(
  [{ version: 1, entries: [{ image: 'r.test/a:1', at: '2026-01-01T00:00:00.000Z', digest }] }],
  'version',
  'entries',
  'image',
  'at',
  'digest',
  digest,
  '2026-01-01T00:00:00Z',
  'r.test/a:1',
);
export const report = json(
  [
    {
      schemaVersion: 1,
      tool: { name: 'tagproof', version: '1' },
      mode: 'verify',
      verdict: 'pass',
      startedAt: 'x',
      asOf: 'x',
      references: [],
      findings: [],
      advisories: [],
      histories: [],
      incomplete: [],
      settings: [],
      waivers: [],
      requests: { total: 0, retried: 0 },
      edits: [],
    },
  ],
  'schemaVersion',
  'findings',
  'references',
  'fact',
  'status',
  'file',
  'line',
  'check',
  'severity',
  'error',
  'edits',
  'waivers',
);
export const platform = json(
  [
    { items: [], nextPageToken: 'a', totalCount: '3' },
    { repos: [{ uid: 'a/b', name: 'node' }], totalCount: 1 },
    { tags: [{ uid: 'a/b', name: '20', deprecated: true }], nextPageToken: '' },
    { token: 'abc', refreshToken: 'x' },
    {
      code: 7,
      message: 'no',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'X', metadata: { a: 'b' } }],
    },
  ],
  'repos',
  'tags',
  'advisories',
  'items',
  'uid',
  'name',
  'nextPageToken',
  'totalCount',
  'details',
  '@type',
  'google.rpc.ErrorInfo',
  'fieldViolations',
  'metadata',
  'message',
  'code',
  'token',
  'updateTime',
  'events',
  'severity',
);
export const registry = json(
  [
    { history: [{ updateTimestamp: '2026-01-01T00:00:00Z', digest }] },
    {
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.index.v1+json',
      manifests: [{ digest, size: 1, mediaType: 'x' }],
    },
    { errors: [{ code: 'NAME_UNKNOWN', message: 'x' }] },
    { token: 'x', access_token: 'y', expires_in: 300 },
  ],
  'history',
  'updateTimestamp',
  '2026-01-01T00:00:00+25:00',
  'digest',
  digest,
  'manifests',
  'schemaVersion',
  'errors',
  'code',
  'MANIFEST_UNKNOWN',
  'token',
  'annotations',
  'platform',
);
export const challenge = text(
  [
    'Bearer realm="https://a.test/token",service="r",scope="repository:a:pull"',
    'Basic realm="x", Bearer realm="y"',
  ],
  'Bearer ',
  'Basic ',
  'realm=',
  'service=',
  '"',
  '\\',
  ',',
  '=',
  ' ',
  'Negotiate',
  '"https://a.test"',
  '\\"',
);
export const docker = json(
  [
    {
      auths: { 'r.test': { auth: 'eDp5' }, 'https://index.docker.io/v1/': { identitytoken: 'x' } },
      credHelpers: { 'r.test': 'x' },
      credsStore: 'desktop',
    },
    { Username: 'a', Secret: 'b' },
  ],
  'auths',
  'auth',
  'r.test',
  'credHelpers',
  'credsStore',
  '../../bin/sh',
  '-x',
  'username',
  'password',
  'identitytoken',
  'registrytoken',
  'Username',
  'Secret',
  'eDp5',
  '====',
);
export const event = json(
  [
    {
      pull_request: {
        number: 7,
        base: { sha: 'a'.repeat(40), repo: { full_name: 'a/b' } },
        head: { sha: 'b'.repeat(40), repo: null },
        user: { login: 'x' },
      },
    },
  ],
  'pull_request',
  'number',
  'base',
  'head',
  'sha',
  'repo',
  'full_name',
  'user',
  'login',
  'merge_group',
  'base_sha',
  'a'.repeat(40),
);
export const token = text(
  [`${btoa('{"alg":"ES256"}')}.${btoa('{"sub":"x","aud":["y"],"exp":1}')}.sig`, 'a.b.c'],
  '.',
  btoa('{}'),
  btoa('{"sub":1}'),
  btoa('null'),
  '=',
  '-',
  '_',
  'a',
);
export const image = text(
  [`r.test:5000/a/b:1@${digest}`, 'alpine', 'alpine:3'],
  'a',
  'A',
  '/',
  ':',
  '@',
  '-',
  '__',
  '.',
  digest,
  'sha512:',
  '[::1]',
  '5000',
  'docker.io',
);
export const version = text(
  ['1.2.3-r0', '1.0_alpha1_p2-r3', '0.9a'],
  '1',
  '0',
  '.',
  '-r',
  '_p',
  '_alpha',
  'a',
  '~',
  '9'.repeat(30),
  '-',
);
export const glob = text(
  ['**/*.{yml,yaml}', 'a/**/b?[a-z]'],
  '*',
  '**',
  '/',
  '?',
  '[',
  ']',
  '{',
  '}',
  ',',
  '\\',
  '!',
  '^',
  'a',
  '-',
  '(',
  '+(',
);

/** Texts of a kind: right ones with pieces cut out, put in and doubled, trees of the pieces, and plain noise. */
export function textsOf({ right, pieces, json: isJson }: Grammar): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
  const noise = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
  const cut = fc.tuple(fc.nat(), fc.nat(20), noise, fc.nat(3));
  const spoiled = fc
    .tuple(fc.constantFrom(...right), fc.array(cut, { maxLength: 4 }))
    .map(([whole, cuts]) =>
      cuts.reduce((left, [at, away, put, again]) => spoil(left, at, away, put, again), whole),
    );
  if (!isJson) return fc.oneof(spoiled, noise);
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'tree' },
      piece,
      fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, []),
      fc.array(tie('tree'), { maxLength: 4, depthIdentifier: 'tree' }),
      fc.dictionary(piece, tie('tree'), { maxKeys: 6, depthIdentifier: 'tree' }),
    ),
  }));
  // A right document with a tree in place of one of its values.
  const grafted = fc
    .tuple(fc.constantFrom(...right), fc.nat(), tree)
    .map(([whole, at, put]) => graft(whole, at, put));
  return fc.oneof(
    spoiled,
    grafted,
    tree.map((value) => JSON.stringify(value)),
    noise,
  );
}

function spoil(whole: string, at: number, away: number, put: string, again: number): string {
  const start = whole.length === 0 ? 0 : at % whole.length;
  const middle = put + whole.slice(start, start + away).repeat(again);
  return whole.slice(0, start) + middle + whole.slice(start + away);
}

function graft(whole: string, at: number, put: unknown): string {
  let count = 0;
  JSON.parse(whole, (_, value) => {
    count += 1;
    return value;
  });
  const place = at % count;
  let seen = -1;
  return JSON.stringify(
    JSON.parse(whole, (_, value) => {
      seen += 1;
      return seen === place ? put : value;
    }),
  );
}
