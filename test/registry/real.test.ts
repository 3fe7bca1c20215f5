// The client against a real registry: open, behind a password, behind a token; every digest is what `skopeo` says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { networkTransport } from '../../src/host/network/transport.js';
import type { Digest } from '../../src/model/images/image.js';
import { Secret } from '../../src/model/run/secret.js';
import type { Registries } from '../../src/resolve/ports.js';
import {
  account,
  build,
  inspected,
  missingPrograms,
  pushByRequests,
  pushBySkopeo,
  type RealRegistry,
  realRegistry,
} from './real-registry.js';

const platforms = ['amd64', 'arm64', 's390x'];
const needed = missingPrograms.length === 0 ? '' : ` — SKIPPED: install ${missingPrograms.join(', ')}`;

function client(password?: string, requests: string[] = []): Registries {
  const send = networkTransport('tagproof-test');
  return registriesClient({
    send(request) {
      requests.push(request.url);
      return send(request);
    },
    scopeSets: true,
    credentials: async () =>
      password === undefined
        ? undefined
        : { kind: 'password', user: account.user, password: new Secret(password) },
    onSecret: () => undefined,
  });
}

describe.skipIf(needed !== '').each(['none', 'password', 'token'] as const)(
  `a real registry, protected by: %s${needed}`,
  (auth) => {
    let registry: RealRegistry;
    const multi = build('oci', 'multi', platforms);
    const single = build('oci', 'single', ['amd64']);
    const asked = (repository: string) => ({ registry: registry.host, repository });
    const own = () => client(auth === 'none' ? undefined : account.password);

    beforeAll(async () => {
      registry = await realRegistry(auth);
      await pushBySkopeo(registry, 'public/app:multi', multi);
      await pushBySkopeo(registry, 'public/app:single', single);
      await pushBySkopeo(registry, 'team/deep/path/app:1.2.3_x-y', multi);
    });
    afterAll(() => registry.close());

    it.each(['public/app:multi', 'public/app:single', 'team/deep/path/app:1.2.3_x-y'])(
      'the digest of %s is that of skopeo',
      async (name) => {
        const [repository = '', tag = ''] = name.split(':');
        const digest = await own().digestOf(asked(repository), tag);
        expect(digest).toBe(await inspected(registry, name));
        expect(digest).toBe(name.endsWith('single') ? single.top.digest : multi.top.digest);
      },
    );

    if (auth === 'token')
      it('gives one token for all repositories, and its own for what is not there', async () => {
        const requests: string[] = [];
        const registries = client(account.password, requests);
        const names = ['public/app:multi', 'team/deep/path/app:1.2.3_x-y', 'public/app:single'];
        const digests = names.map((name) => {
          const [repository = '', tag = ''] = name.split(':');
          return registries.digestOf(asked(repository), tag);
        });
        expect(await Promise.all(digests)).toEqual([multi, multi, single].map(({ top }) => top.digest));
        expect(requests.filter((url) => url.includes('/token'))).toHaveLength(1);
        expect(requests).toHaveLength(1 + 1 + names.length);
        await expect(registries.digestOf(asked('public/none'), '1')).rejects.toMatchObject({
          reason: expect.stringMatching(/^missing-/),
        });
      });

    it('distinguishes an index, its children, an image, and what does not exist', async () => {
      const registries = own();
      const app = asked('public/app');
      const children = multi.images.map(({ digest }) => digest);
      expect(await registries.manifest(app, multi.top.digest as Digest)).toEqual({ isIndex: true });
      expect(await registries.children(app, multi.top.digest as Digest)).toEqual(children);
      expect(await registries.manifest(app, children[1] as Digest)).toEqual({ isIndex: false });
      expect(await registries.children(app, children[1] as Digest)).toEqual([]);
      expect(await registries.manifest(app, `sha256:${'0'.repeat(64)}`)).toBeUndefined();
      await expect(registries.digestOf(app, 'none')).rejects.toMatchObject({ reason: 'missing-tag' });
      await expect(registries.digestOf(asked('public/none'), '1')).rejects.toMatchObject({
        reason: expect.stringMatching(/^missing-/),
      });
    });

    if (auth !== 'none')
      it('keeps strangers out, which is not "missing"', async () => {
        const strangers = [client(), client('wrong')];
        for (const stranger of strangers) {
          const refused = stranger.digestOf(asked('team/deep/path/app'), '1.2.3_x-y');
          await expect(refused).rejects.toMatchObject({
            reason: expect.stringMatching(/^(?:denied|no-credential)$/),
          });
        }
      });

    if (auth === 'token')
      it('gives what is public to anybody', async () => {
        expect(await client().digestOf(asked('public/app'), 'multi')).toBe(multi.top.digest);
      });

    if (auth === 'none')
      it.each(['oci', 'docker'] as const)('knows the %s formats, pushed by requests', async (format) => {
        for (const architectures of [platforms, ['amd64']]) {
          const built = build(format, 'plain', architectures);
          const name = `plain/${format}:${architectures.length}`;
          await pushByRequests(registry, name, built);
          const repository = asked(`plain/${format}`);
          const digest = await own().digestOf(repository, String(architectures.length));
          expect(digest).toBe(built.top.digest);
          expect(digest).toBe(await inspected(registry, name));
          expect(await own().manifest(repository, digest)).toEqual({ isIndex: architectures.length > 1 });
        }
      });
  },
);
