// Every operation of the platform: it is served, and it asks for exactly its capabilities.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detail, type Kit } from './kit.js';

interface Operation {
  readonly method: string;
  readonly path: string;
  /** Empty: every signed-in caller; absent: no credentials. */
  readonly capabilities?: readonly string[];
}

const file = new URL('../fixtures/platform/operations.json', import.meta.url);
const operations: readonly Operation[] = JSON.parse(readFileSync(file, 'utf8'));
const all = [...new Set(operations.flatMap(({ capabilities = [] }) => capabilities))];

export function operationContract({ target, call, group, unique, exchange, make, refused }: Kit): void {
  const tokens = new Map<string, Promise<string>>();

  /** A platform token of an identity that has these capabilities, and no others, in the root group. */
  function tokenWith(capabilities: readonly string[]): Promise<string> {
    const key = [...capabilities].sort().join();
    const known = tokens.get(key) ?? signInWith(capabilities);
    tokens.set(key, known);
    return known;
  }

  async function signInWith(capabilities: readonly string[]): Promise<string> {
    const { json: own } = await call('GET /iam/v2/identities/{uid}', [target().address.identity]);
    const identity = await make('identities', group(), { name: unique('i'), claimMatch: own.claimMatch });
    if (capabilities.length > 0) {
      const role = await make('roles', group(), { name: unique('role'), capabilities });
      await make('roleBindings', group(), { identityUid: identity.uid, roleUid: role.uid });
    }
    return (await exchange(target().address.baseUrl, identity.uid)).json.token;
  }

  /** A request for something below the root group that does not exist. */
  function request({ method, path }: Operation) {
    const none = `${group()}/0000000000000000`;
    const filled = path.replace(/\{([^}]*)\}/g, (_, name: string) =>
      name.startsWith('digest') ? `sha256:${'0'.repeat(64)}` : name === 'artifact_id=*' ? 'none' : none,
    );
    return {
      operation: `${method} ${filled}`,
      options: method === 'POST' || method === 'PATCH' ? { body: {} } : {},
    };
  }

  const isPlatform = ({ path }: Operation) => !path.startsWith('/sts/');

  it.each(operations.filter(isPlatform))(
    '$method $path is served, and needs credentials unless it is open',
    async (one) => {
      const { operation, options } = request(one);
      const { status, text } = await call(operation, [], { ...options, token: undefined });
      expect([status, text]).toEqual([one.capabilities === undefined ? 200 : 401, expect.any(String)]);
      const served = await call(operation, [], options);
      expect(served.text).not.toContain('is not an operation');
      expect([200, 400, 404]).toContain(served.status);
    },
  );

  it.each(operations.filter(({ capabilities }) => capabilities !== undefined))(
    '$method $path needs $capabilities, and nothing else',
    async (one) => {
      const { capabilities = [] } = one;
      const { operation, options } = request(one);
      for (const lacking of capabilities) {
        const token = await tokenWith(all.filter((name) => name !== lacking));
        const denied = await refused(7, operation, [], { ...options, token });
        expect(denied.status).toBe(403);
      }
      const { json } = await call(operation, [], { ...options, token: await tokenWith(capabilities) });
      expect([undefined, 3, 5]).toContain(json?.code);
    },
  );

  it.each(operations.filter((one) => !isPlatform(one)))(
    '$method $path is served',
    async ({ method, path }) => {
      const { status, text } = await call(`${method} {issuer}${path}`, [], { token: undefined });
      expect(text).not.toContain('is not an operation');
      expect([400, 401]).toContain(status);
    },
  );

  it('every capability is needed for the same resource: two of different groups do not add up', async () => {
    const [first, second] = await Promise.all(
      ['g', 'h'].map((name) => make('groups', group(), { name: unique(name) })),
    );
    const repo = await make('repos', first.uid, { name: unique('r') });
    const { json: own } = await call('GET /iam/v2/identities/{uid}', [target().address.identity]);
    const identity = await make('identities', group(), { name: unique('i'), claimMatch: own.claimMatch });
    const bind = async (parent: string, capability: string) => {
      const role = await make('roles', group(), { name: unique('role'), capabilities: [capability] });
      return make('roleBindings', parent, { identityUid: identity.uid, roleUid: role.uid });
    };
    await bind(first.uid, 'CAP_REPO_LIST');
    const elsewhere = await bind(second.uid, 'CAP_MANIFEST_METADATA_LIST');
    const token = (await exchange(target().address.baseUrl, identity.uid)).json.token;
    const missing = async () =>
      detail(
        await refused(
          5,
          'GET /registry/v2/repos/{repo}/digests/{digest}/architectures',
          [repo.uid, 'sha256:0'],
          { token },
        ),
        'ResourceInfo',
      ).resourceName;
    expect(await missing()).toBe(repo.uid);
    await bind(first.uid, 'CAP_MANIFEST_METADATA_LIST');
    await call('DELETE /iam/v2/roleBindings/{uid}', [elsewhere.uid]);
    expect(await missing()).toBe('sha256:0');
  });
}
