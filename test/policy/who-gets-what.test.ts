// Which host receives which credential, whoever says where it goes: whole runs, in which every host records what it is sent.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkIds } from '../../src/checks/index.js';
import { configure } from '../../src/config/index.js';
import type { PolicyText } from '../../src/config/policy/extends.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { workflowOf } from '../../src/host/ci/id-token.js';
import { apiTokens } from '../../src/host/docker.js';
import { presets } from '../../src/model/images/presets.js';
import type { Host } from '../../src/model/run/host.js';
import type { HttpRequest, HttpResponse } from '../../src/model/run/http.js';
import { run } from '../../src/run.js';

const path = '.github/tagproof.yml';
type Texts = Readonly<Record<string, string>>;

/** The platform of the preset, which nobody but its owner can be. */
const real = presets.chainguard ?? { baseUrl: '', registryUrl: '', issuerUrl: '' };
const realIssuer = new URL(real.issuerUrl).host;
const provider = 'https://oidc.ci.example';
let emulator: Emulator;
beforeAll(async () => {
  const { baseUrl: platform, registryUrl: registry, issuerUrl: issuer } = real;
  emulator = await createEmulator({}, { platform, registry, issuer, provider });
});

/** Hosts of the author of a policy: they accept whatever they get, and ask for more. */
const authors = /^(?:.*\.)?author\.example$|^quay-example\.com$/;

function authorsServer({ url, method }: Pick<HttpRequest, 'url' | 'method'>): HttpResponse {
  const { host, pathname } = new URL(url);
  const token = JSON.stringify({ token: 'made-by-the-author', access_token: 'made-by-the-author' });
  if (method === 'POST' || pathname === '/token') return { status: 200, headers: {}, body: token };
  const challenge = `Bearer realm="https://${host}/token",service="${host}", Basic realm="x"`;
  return { status: 401, headers: { 'www-authenticate': challenge }, body: '{}' };
}

const login = (user: string) => ({ auth: Buffer.from(`${user}:password-of-${user}`).toString('base64') });
/** The other credentials of the machine, by the text that a request would contain. */
const machine: Readonly<Record<string, string>> = {
  [login('corp').auth]: 'login of mirror.corp.example',
  'api-token-of-quay': 'token of quay.example.com',
  'given-token': 'given token',
};

interface Job {
  readonly inputs?: Texts;
  /** Absent: nothing is a change. */
  readonly base?: Texts;
  readonly head: Texts;
  readonly remote?: string;
  /** `runner`: it is asked for each token. Otherwise a variable has a token for these audiences. */
  readonly tokens?: 'runner' | readonly string[];
}

/** Two images at the Quay registries: the tag has moved from one to the other. */
const manifests = ['old', 'new'].map((name) => {
  const mediaType = 'application/vnd.oci.image.manifest.v1+json';
  const config = {
    mediaType: 'application/vnd.oci.image.config.v1+json',
    digest: `sha256:${'0'.repeat(64)}`,
    size: 2,
  };
  const body = JSON.stringify({ schemaVersion: 2, mediaType, config, layers: [], annotations: { name } });
  return { mediaType, body, digest: `sha256:${createHash('sha256').update(body).digest('hex')}` };
});

const images = [
  'cgr.dev/acme/node:20',
  'author.example/acme/tool:1',
  `quay.example.com/acme/tool:1@${manifests[0]?.digest}`,
  `quay-example.com/acme/tool:1@${manifests[0]?.digest}`,
  'mirror.corp.example/hub/acme/tool:1',
];

interface Seen {
  readonly issues: readonly string[];
  readonly got: Readonly<Record<string, readonly string[]>>;
  /** What hosts of authors received and can use elsewhere. */
  readonly stolen: readonly string[];
  readonly log: readonly string[];
  readonly causes: readonly string[];
}

/** A whole run; `got` is what each host received: workflow and access tokens by their audience. */
async function job({ inputs = {}, base, head, remote, tokens = 'runner' }: Job): Promise<Seen> {
  const got = new Map<string, Set<string>>();
  const log: string[] = [];
  const record = (request: Pick<HttpRequest, 'url' | 'headers' | 'authorization'>, body: string) => {
    const { host } = new URL(request.url);
    const credential = request.authorization?.credential.expose() ?? '';
    const everything = `${JSON.stringify(request.headers)} ${credential} ${body}`;
    const minted = [...everything.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)].map(([token]) => token);
    const known = Object.keys(machine).filter((text) => everything.includes(text));
    for (const text of [...minted, ...known])
      got.set(host, (got.get(host) ?? new Set()).add(machine[text] ?? kindOf(text)));
  };
  const send: Host['send'] = async (request) => {
    record(request, request.body ?? '');
    const { host, pathname } = new URL(request.url);
    const [, asked] = /^quay[.-]example\.com\/v2\/.*\/manifests\/(.*)$/.exec(`${host}${pathname}`) ?? [];
    const found = asked && (manifests.find(({ digest }) => digest === asked) ?? manifests[1]);
    if (found) {
      const headers = { 'docker-content-digest': found.digest, 'content-type': found.mediaType };
      return { status: 200, headers, body: request.method === 'HEAD' ? '' : found.body };
    }
    if (authors.test(host)) return authorsServer(request);
    if (host === 'quay.example.com') return { status: 404, headers: {}, body: '{}' };
    if (host === 'mirror.corp.example')
      return { status: 401, headers: { 'www-authenticate': 'Basic realm="corp"' }, body: '{}' };
    return emulator.transport(request);
  };
  const sendBytes: Host['sendBytes'] = async (request) => {
    record(request, '');
    if (!authors.test(new URL(request.url).host)) return emulator.grpcTransport(request);
    return { status: 401, headers: {}, trailers: {}, body: new Uint8Array() };
  };
  const { oidcRequestUrl, oidcRequestToken, identity } = emulator.address;
  const environment: Texts =
    tokens === 'runner'
      ? { ACTIONS_ID_TOKEN_REQUEST_URL: oidcRequestUrl, ACTIONS_ID_TOKEN_REQUEST_TOKEN: oidcRequestToken }
      : { GITLAB_CI: 'true', TAGPROOF_ID_TOKEN: await workflowToken(tokens) };
  const given: Texts = { identity, 'history-service': '_service', ...inputs };
  const reader =
    (files: Texts) =>
    async (file: string): Promise<PolicyText> => {
      const text = files[file];
      return text === undefined ? { missing: true } : { text };
    };
  const read = await configure({
    get: (name) => given[name],
    checks: async () => checkIds,
    head: reader(head),
    remote: async () => (remote === undefined ? { missing: true } : { text: remote }),
    ...(base === undefined ? {} : { base: reader(base) }),
  });
  if ('issues' in read) return { issues: read.issues, got: {}, stolen: [], log, causes: [] };
  const files: Texts = { Dockerfile: images.map((image) => `FROM ${image}\n`).join('') };
  const config = { auths: { 'mirror.corp.example': login('corp') } };
  const { report } = await run(
    {
      send,
      sendBytes,
      clock: { now: () => Date.now(), sleep: async () => undefined, random: () => 0.5 },
      docker: {
        config: async () => ({ text: JSON.stringify(config) }),
        helper: async () => ({ failed: 'none' }),
      },
      apiToken: apiTokens({ TAGPROOF_TOKEN_QUAY_EXAMPLE_COM: 'api-token-of-quay' }, () => undefined),
      workflow: workflowOf(environment, send),
      files: {
        list: async () => Object.keys(files),
        read: async (file) => {
          const text = files[file];
          return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
        },
        replace: async () => ({ refused: 'read-only' }),
        save: async () => undefined,
      },
      sink: {
        mask: () => undefined,
        log: (text) => void log.push(text),
        colour: false,
        progress: () => undefined,
        annotate: () => undefined,
        summary: async () => undefined,
        output: () => undefined,
      },
    },
    read.config,
  );
  return {
    issues: [],
    got: Object.fromEntries([...got].map(([host, kinds]) => [host, [...kinds].sort()])),
    stolen: [...got].flatMap(([host, kinds]) => (authors.test(host) ? [...kinds].filter(isUsable) : [])),
    log,
    causes: report.incomplete.map(({ cause }) => cause),
  };
}

/** What a token is, by its issuer and its audience. */
function kindOf(token: string): string {
  const { iss, aud } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const kind = iss === provider ? 'workflow token' : 'access token';
  return `${kind} for ${[aud].flat().join(' and ')}`;
}

/** Credentials that an author can use elsewhere. */
function isUsable(kind: string): boolean {
  const hosts = [realIssuer, new URL(real.baseUrl).origin, new URL(real.registryUrl).host];
  return (
    kind.split(/ for | and /).some((part) => hosts.includes(part)) || Object.values(machine).includes(kind)
  );
}

/** What a job's author can have issued: a token for any audiences. Nothing here checks its signature. */
async function workflowToken(audiences: readonly string[]): Promise<string> {
  const { oidcRequestUrl, oidcRequestToken } = emulator.address;
  const { body } = await emulator.transport({
    method: 'GET',
    url: `${oidcRequestUrl}&audience=${encodeURIComponent(audiences[0] ?? '')}`,
    headers: { authorization: `Bearer ${oidcRequestToken}` },
  });
  const token: string = JSON.parse(body).value;
  if (audiences.length === 1) return token;
  const [head, claims = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), aud: audiences };
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

const own = 'https://author.example';
const ownUrls = `base-url: ${own}/api\nregistry-url: ${own}\n`;
const realAudience = `oidc-audience: ${realIssuer}\n`;
const preset = 'platform: chainguard\n';

/** The attack: a policy with an issuer of its own, and an audience that the real platform accepts. */
const attacks: readonly (Pick<Job, 'inputs' | 'head' | 'remote' | 'tokens'> & { readonly of: string })[] = [
  { of: 'the preset, its own issuer', head: { [path]: `${preset}issuer-url: ${own}\n${realAudience}` } },
  { of: 'all addresses', head: { [path]: `${ownUrls}issuer-url: ${own}\n${realAudience}` } },
  { of: 'all addresses but that of the issuer', head: { [path]: `${ownUrls}${realAudience}` } },
  {
    of: 'a file that it extends',
    head: { [path]: 'extends: more.yml\n', 'more.yml': `${preset}issuer-url: ${own}\n${realAudience}` },
  },
  {
    of: 'a file of another repository, and one of its own',
    head: { [path]: `extends: acme/policies/p.yml@v1\nissuer-url: ${own}\n` },
    remote: `${preset}${realAudience}`,
  },
  {
    of: 'its own issuer, where the job names the audience',
    inputs: { 'oidc-audience': realIssuer },
    head: { [path]: `${preset}issuer-url: ${own}\n` },
  },
  {
    of: 'its own issuer, where the job names the preset',
    inputs: { platform: 'chainguard' },
    head: { [path]: `issuer-url: ${own}\n${realAudience}` },
  },
  {
    of: 'the audience, where the job names an issuer',
    inputs: { platform: 'chainguard', 'issuer-url': 'https://sts.author.example' },
    head: { [path]: realAudience },
  },
];

describe('a policy with an issuer of its own and the audience of the real platform', () => {
  it.each(attacks)('gets nothing, and no token is requested: $of', async ({ of: _, ...attack }) => {
    for (const tokens of ['runner', [realIssuer]] as const) {
      const { issues, got, stolen } = await job({ ...attack, tokens });
      expect(issues).toEqual([expect.stringContaining('A policy cannot name such a pair')]);
      expect([got, stolen]).toEqual([{}, []]);
    }
  });

  // What an input of the job directs is nobody's attack.
  const changes = attacks.filter(({ inputs }) => inputs?.['issuer-url'] === undefined);
  it.each(changes)('gets nothing on a change that is judged by its own policy: $of', async (attack) => {
    const { of: _, inputs, ...change } = attack;
    const base = { [path]: preset };
    for (const tokens of ['runner', [realIssuer]] as const)
      for (const from of ['head', 'base']) {
        const given = { ...inputs, platform: 'chainguard', 'policy-from': from };
        const { issues, got, log, causes } = await job({ ...change, base, tokens, inputs: given });
        expect(issues).toEqual([]);
        expect(got[realIssuer]).toEqual([`workflow token for ${realIssuer}`]);
        expect(Object.keys(got).filter((host) => authors.test(host))).toEqual([]);
        expect(log.join('\n')).toContain('which does not apply before it is merged');
        expect(causes).not.toContain('sign-in');
      }
  });

  it('gets no token that has its own audience as well', async () => {
    const head = { [path]: `${preset}issuer-url: ${own}\n` };
    for (const tokens of [
      [realIssuer, 'author.example'],
      ['author.example', realIssuer],
      ['author.example', 'sts.amazonaws.com'],
    ]) {
      const { issues, stolen, got, causes } = await job({ head, tokens });
      expect([issues, stolen, got['author.example']]).toEqual([[], [], undefined]);
      expect(causes).toContain('sign-in');
    }
  });

  it('gets one that is for its own host only', async () => {
    const head = { [path]: `${preset}issuer-url: ${own}\n` };
    for (const tokens of ['runner', ['author.example']] as const) {
      const { got, stolen } = await job({ head, tokens });
      expect([got['author.example'], stolen]).toEqual([['workflow token for author.example'], []]);
    }
  });
});

describe('a job that names both', () => {
  it('has its token sent there, whatever a policy says', async () => {
    const inputs = { platform: 'chainguard', 'issuer-url': own, 'oidc-audience': realIssuer };
    const { got } = await job({ inputs, head: { [path]: `issuer-url: ${real.issuerUrl}\n` } });
    expect(got['author.example']).toEqual([`workflow token for ${realIssuer}`]);
  });
});

describe('what the real issuer gives is sent to the address that it is for', () => {
  const audiences = { platform: new URL(real.baseUrl).origin, registry: new URL(real.registryUrl).host };
  const [apiHost, registryHost] = [new URL(real.baseUrl).host, audiences.registry];
  const all = {
    [realIssuer]: [`workflow token for ${realIssuer}`],
    [apiHost]: [`access token for ${audiences.platform}`],
    [registryHost]: expect.arrayContaining([`access token for ${audiences.registry}`]),
  };
  const at = (url: string) => `access token for ${url}`;

  it.each<readonly [string, Pick<Job, 'head' | 'inputs'>, Readonly<Record<string, unknown>>]>([
    ['the preset', { head: { [path]: preset } }, all],
    [
      'the API of a policy',
      { head: { [path]: `${preset}base-url: ${own}/api\n` } },
      { ...all, [apiHost]: undefined, 'author.example': [at(own)] },
    ],
    [
      'the API of a policy, over gRPC',
      { head: { [path]: `${preset}base-url: ${own}/api\ntransport: grpc\n` } },
      { ...all, [apiHost]: undefined, 'author.example': [at(own)] },
    ],
    ['the API of the preset, over gRPC', { head: { [path]: `${preset}transport: grpc\n` } }, all],
    [
      'the registry of a policy',
      { head: { [path]: `${preset}registry-url: ${own}\n` } },
      { ...all, [registryHost]: undefined, 'author.example': [at('author.example')] },
    ],
    [
      'the API and the registry of a policy, on two hosts',
      { head: { [path]: `${preset}base-url: https://api.author.example\nregistry-url: ${own}\n` } },
      {
        ...all,
        [apiHost]: undefined,
        [registryHost]: undefined,
        'author.example': [at('author.example')],
        'api.author.example': [at('https://api.author.example')],
      },
    ],
    [
      'a history service that leaves its path',
      { head: { [path]: preset }, inputs: { 'history-service': '..' } },
      all,
    ],
  ])('%s', async (_, policy, expected) => {
    const { issues, got, stolen } = await job(policy);
    expect([issues, stolen]).toEqual([[], []]);
    for (const [host, kinds] of Object.entries(expected)) expect([host, got[host]]).toEqual([host, kinds]);
    const others = Object.keys(got).filter((host) => !(host in expected));
    expect(others.filter((host) => authors.test(host) || host in all)).toEqual([]);
  });
});

describe('a token that is given', () => {
  it('is sent to no address of any policy', async () => {
    for (const line of [`base-url: ${own}`, `registry-url: ${own}`, `issuer-url: ${own}`])
      for (const name of ['token', 'registry-token']) {
        const { issues, got } = await job({
          inputs: { [name]: 'given-token' },
          head: { [path]: `${preset}${line}\n` },
        });
        expect([issues.length, got]).toEqual([1, {}]);
      }
  });

  it('is sent to the preset', async () => {
    const inputs = { token: 'given-token', 'registry-token': 'given-token' };
    const { got } = await job({ inputs, head: { [path]: preset } });
    const hosts = Object.keys(got).filter((host) => got[host]?.includes('given token'));
    expect(hosts.sort()).toEqual([new URL(real.registryUrl).host, new URL(real.baseUrl).host]);
  });
});

describe('the credentials of other registries', () => {
  const sources = 'history-sources: [quay.example.com=quay, quay-example.com=quay, author.example=quay]\n';
  const mirrors = [
    'registries:',
    '  mirror.corp.example/hub: author.example',
    '  author.example/acme: mirror.corp.example/hub/acme',
    '  quay-example.com: {platform: true}',
    '',
  ].join('\n');

  it.each([
    ['history-sources', sources],
    ['registries', mirrors],
    ['both', `${sources}${mirrors}`],
    ['both, with the preset', `${preset}${sources}${mirrors}`],
  ])('are sent to their own hosts only, whatever a policy says: %s', async (_, policy) => {
    const inputs = { identity: '', platform: 'chainguard' };
    const { issues, got, stolen } = await job({ inputs, head: { [path]: policy } });
    expect([issues, stolen]).toEqual([[], []]);
    expect(Object.keys(got).filter((host) => authors.test(host))).toEqual([]);
    expect(got['mirror.corp.example']).toEqual(['login of mirror.corp.example']);
    if (policy.includes(sources)) expect(got['quay.example.com']).toEqual(['token of quay.example.com']);
  });

  it('are not asked for by a change that names hosts itself', async () => {
    const inputs = { identity: '', platform: 'chainguard', 'policy-from': 'head' };
    const { got, log } = await job({ inputs, base: {}, head: { [path]: sources } });
    expect(got).toEqual({ 'mirror.corp.example': ['login of mirror.corp.example'] });
    expect(log.join('\n')).toContain("The change's policy sets `history-sources`");
  });
});
