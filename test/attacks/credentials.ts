// Point 2: where credentials go. A change, or a policy that was merged, names an address of the author's for somebody else's token.
import type { Attack, Ended } from './attack.js';
import * as ci from './ci.js';
import { internet } from './internet.js';
import { type Checked, type Checkout, checkOut, type Edits } from './repository.js';
import type { Answer, Files, Recorder, Stage } from './stage.js';
import { addresses, flags, foreign, serveImages } from './world.js';

const policy = '.github/tagproof.yml';

/** A policy with settings, one per line. */
const settings = (given: Readonly<Record<string, unknown>>) =>
  Object.entries(given)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');

const audienceOf = (stage: Stage) => new URL(stage.world.platform.issuerUrl).host;

/** The platform as an author would play it: it takes every token, and says what makes a pin look right. */
const pretends: Answer = (request, response) => {
  const [address = ''] = (request.url ?? '').split('?');
  const history = [{ updateTimestamp: '2026-01-01T00:00:00.000Z', digest: foreign }];
  const body = address.startsWith('/sts/exchange')
    ? { token: 'a' }
    : address === '/token'
      ? { token: 'a' }
      : address.includes('/history/')
        ? { history }
        : address.includes('/manifests/')
          ? { schemaVersion: 2 }
          : { repos: [], tags: [], advisories: [], items: [], nextPageToken: '', totalCount: '0' };
  response.writeHead(200, { 'content-type': 'application/json', 'docker-content-digest': foreign });
  response.end(request.method === 'HEAD' ? '' : JSON.stringify(body));
};

/** A token of the emulated provider. */
async function idToken({ world }: Stage, audience: string): Promise<string> {
  const response = await fetch(`${world.platform.oidcRequestUrl}&audience=${encodeURIComponent(audience)}`, {
    headers: { authorization: `Bearer ${world.platform.oidcRequestToken}` },
  });
  return ((await response.json()) as { value: string }).value;
}

/** A token of a provider whose audience cannot be chosen. */
function tokenFor(audience: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: 'https://issuer.example.com',
    sub: 'repo:acme/shop',
    aud: audience,
    exp: 4_000_000_000,
  };
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}

interface Situation {
  /** Settings of the policy that the change or, with `merged`, the base adds. */
  readonly says: (stage: Stage, author: Recorder) => Readonly<Record<string, unknown>>;
  readonly merged?: true;
  /** Settings that the base has in any case; the addresses of the platform if nothing else is said. */
  readonly base?: (stage: Stage) => Readonly<Record<string, unknown>>;
  /** The platform refuses the token of this provider, so the control is not signed in. */
  readonly refused?: true;
  readonly checkout?: Checkout;
  /** The image that the change adds; one of the platform's without a digest if nothing else is said. */
  readonly image?: (stage: Stage, author: Recorder) => string;
  readonly answer?: Answer;
  /** Names under which the author's server has TLS. */
  readonly secure?: readonly string[];
  readonly run: (stage: Stage, checked: Checked, author: Recorder, network: Files) => Promise<Ended>;
  /** Looks for what was reached after the run. */
  readonly after?: (stage: Stage) => Promise<void>;
}

function attack(name: string, before: Attack['before'], situation: Situation): Attack {
  return {
    point: 2,
    name,
    control: situation.refused ? 'incomplete' : 'no pass',
    before,
    async play(stage, attacked) {
      const answer = situation.answer ?? pretends;
      const { secure = [] } = situation;
      const net = secure.length === 0 ? undefined : internet(stage, secure);
      const author = net === undefined ? await stage.author(answer) : stage.watch(await net.serve(answer));
      const network = net?.environment(Object.fromEntries(secure.map((name) => [name, '127.0.0.1']))) ?? {};
      const base = situation.base?.(stage) ?? addresses(stage.world);
      const platform = new URL(stage.world.platform.registryUrl).host;
      const registry = secure.length === 0 ? platform : stage.world.registry.host;
      const says = attacked ? { ...base, ...situation.says(stage, author) } : base;
      const image = (attacked && situation.image?.(stage, author)) || `${registry}/acme/node:20`;
      const head: Edits = {
        [policy]: settings(says),
        'app/Dockerfile': `FROM ${image}\n`,
      };
      const before = {
        [policy]: settings(situation.merged ? says : base),
        Dockerfile: `FROM ${registry}/acme/node:20\n`,
      };
      const checked = checkOut(stage, { base: before, head }, situation.checkout);
      const ended = await situation.run(stage, checked, author, network);
      await net?.close();
      if (attacked) await situation.after?.(stage);
      return ended;
    },
  };
}

const verify = (stage: Stage, { folder }: Checked, env: Files, args: readonly string[] = []) =>
  stage.start({ cwd: folder, args: ['verify', '.', ...args], env });

const signsIn = ({ world }: Stage): Files => ({
  ACTIONS_ID_TOKEN_REQUEST_URL: world.platform.oidcRequestUrl,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: world.platform.oidcRequestToken,
});

/** The author's exchange, for the audience of the real one. */
const exchange = (stage: Stage, author: Recorder) => ({
  'issuer-url': author.url,
  'oidc-audience': audienceOf(stage),
});

const detached = (stage: Stage, checked: Checked) =>
  ci.gitlab(stage, checked, ci.mergeRequest(checked, 'detached'));

export const credentials: readonly Attack[] = [
  attack(
    'Pushing a branch on GitHub whose policy sends the workflow token to an exchange of its own',
    'broken',
    {
      says: exchange,
      run: async (stage, checked) =>
        stage.start({
          action: true,
          cwd: checked.folder,
          env: await ci.github(
            stage,
            checked,
            'push',
            { ref: 'refs/heads/topic', before: '0'.repeat(40), after: checked.head },
            { GITHUB_REF: 'refs/heads/topic', GITHUB_SHA: checked.head, ...signsIn(stage) },
          ),
        }),
    },
  ),
  attack('The same in a pull request, where the workflow says `policy-from: head`', 'broken', {
    says: exchange,
    run: async (stage, checked) => {
      const more = { ...signsIn(stage), ...ci.inputs({ 'policy-from': 'head' }) };
      return stage.start({
        action: true,
        cwd: checked.folder,
        env: await ci.githubPullRequest(stage, checked, more),
      });
    },
  }),
  attack('A policy on the default branch whose exchange is not the host that the audience names', 'broken', {
    says: exchange,
    merged: true,
    checkout: { at: 'base' },
    run: async (stage, checked) =>
      stage.start({
        action: true,
        cwd: checked.folder,
        env: await ci.github(
          stage,
          checked,
          'schedule',
          { schedule: '0 3 * * *' },
          { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: checked.base, ...signsIn(stage) },
        ),
      }),
  }),
  attack(
    'A merge request on GitLab whose policy sends `TAGPROOF_ID_TOKEN` to an exchange of its own',
    'broken',
    {
      says: exchange,
      run: async (stage, checked) =>
        verify(stage, checked, {
          ...detached(stage, checked),
          TAGPROOF_ID_TOKEN: await idToken(stage, audienceOf(stage)),
        }),
    },
  ),
  attack('A pull request of Azure Pipelines that asks for the token that logs in to Azure', 'broken', {
    refused: true,
    says: (_, author) => ({ 'issuer-url': author.url, 'oidc-audience': 'api://AzureADTokenExchange' }),
    checkout: { at: 'merge' },
    run: async (stage, checked) => {
      const provider = await stage.server((_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ oidcToken: tokenFor('api://AzureADTokenExchange') })),
      );
      return verify(
        stage,
        checked,
        ci.azure(stage, checked, {
          ...ci.azurePullRequest(checked),
          SYSTEM_OIDCREQUESTURI: `${provider.url}/oidctoken`,
          SYSTEM_ACCESSTOKEN: stage.secret('azure-access-token-0123456789'),
          AZURESUBSCRIPTION_SERVICE_CONNECTION_ID: '11111111-2222-3333-4444-555555555555',
        }),
      );
    },
  }),
  attack('A pull request of Bitbucket that asks for the token of the workspace', 'broken', {
    refused: true,
    says: (_, author) => ({ 'issuer-url': author.url, 'oidc-audience': 'ari:cloud:bitbucket::workspace/1' }),
    run: (stage, checked) =>
      verify(stage, checked, {
        ...ci.bitbucket(checked),
        BITBUCKET_STEP_OIDC_TOKEN: tokenFor('ari:cloud:bitbucket::workspace/1'),
      }),
  }),
  attack('A pull request of Buildkite that asks the agent for a token, and takes it', 'broken', {
    refused: true,
    says: exchange,
    run: (stage, checked) => {
      stage.write('bin/buildkite-agent', `#!/bin/sh\necho ${tokenFor(audienceOf(stage))}\n`, 0o755);
      const search = `${stage.path('bin')}:${process.env.PATH}`;
      return verify(stage, checked, { ...ci.buildkite(checked), PATH: search });
    },
  }),
  attack('A pull request of Jenkins on Google Cloud that asks the metadata server for a token', 'broken', {
    refused: true,
    says: exchange,
    run: async (stage, checked) => {
      const metadata = await stage.server((request, response) => {
        response.writeHead(200, { 'metadata-flavor': 'Google', 'content-type': 'text/plain' });
        response.end(request.url?.includes('/identity') ? tokenFor(audienceOf(stage)) : '1');
      });
      return verify(stage, checked, { ...ci.jenkins(checked), GCE_METADATA_HOST: metadata.host });
    },
  }),
  attack(
    'A merge request that moves only `base-url`, so that the exchange makes a token for the author',
    'broken',
    {
      base: ({ world }) => ({ 'base-url': world.platform.baseUrl }),
      says: (_, author) => ({ 'base-url': author.url }),
      run: async (stage, checked) => {
        const { 'base-url': _, ...others } = addresses(stage.world);
        const env = {
          ...detached(stage, checked),
          TAGPROOF_ID_TOKEN: await idToken(stage, audienceOf(stage)),
        };
        return verify(stage, checked, env, flags(others));
      },
    },
  ),
  attack(
    'A merge request that signs in as an identity of the author, for an organization of the author',
    'broken',
    {
      says: () => ({ identity: 'c0/1', group: 'c0' }),
      image: (stage) => `${new URL(stage.world.platform.registryUrl).host}/eve/node:20`,
      run: async (stage, checked) =>
        verify(stage, checked, {
          ...detached(stage, checked),
          TAGPROOF_ID_TOKEN: await idToken(stage, audienceOf(stage)),
        }),
      after: async (stage) => {
        const response = await fetch(`${stage.world.platform.controlUrl}/requests`);
        if (/c0(%2F|\/)1/i.test(await response.text())) stage.complain('the platform signed the author in');
      },
    },
  ),
  attack(
    'A registry whose name gives the same variable as that of the company, for which the job has a token',
    'broken',
    {
      base: () => ({ 'history-sources': ['quay.example.com=quay'] }),
      says: (_, author) => ({ 'history-sources': [`quay-example.com:${author.host.split(':')[1]}=quay`] }),
      image: (_, author) => `quay-example.com:${author.host.split(':')[1]}/acme/node:20@${foreign}`,
      secure: ['quay.example.com', 'quay-example.com'],
      answer: (request, response) => {
        const body = { name: 'node', tags: [], has_additional: false, page: 1 };
        if (/\/api\/v1\//.test(request.url ?? ''))
          return void response.writeHead(200).end(JSON.stringify(body));
        serveImages(request, response, '');
      },
      run: (stage, checked, author, network) => {
        const port = author.host.split(':')[1];
        const token = stage.secret('quay-token-of-the-company-0123456789');
        return verify(stage, checked, {
          ...ci.bitbucket(checked),
          ...network,
          TAGPROOF_TOKEN_QUAY_EXAMPLE_COM: token,
          [`TAGPROOF_TOKEN_QUAY_EXAMPLE_COM_${port}`]: token,
        });
      },
    },
  ),
];
