// What the client relies on in the API of GitLab's registry, asked of the server of the tests, and of a real one where an
// address is given: TAGPROOF_GITLAB_TAG=registry.gitlab.com/gitlab-org/cli:latest npx vitest run test/histories/gitlab-contract
import { describe, expect, it } from 'vitest';
import { registriesClient } from '../../src/clients/registry/registries.js';
import { networkTransport } from '../../src/host/network/transport.js';
import { isDigest } from '../../src/model/images/image.js';
import type { Transport } from '../../src/model/run/http.js';
import { dayMs, digest, image } from '../build.js';
import { gitlab, gitlabRegistry } from './gitlab-server.js';
import { now } from './world.js';

interface Target {
  /** A tag of a public repository. */
  readonly name: string;
  readonly send: Transport;
}

const world = {
  repository: 'acme/images/app',
  events: [
    { at: now - 40 * dayMs, tag: '1', digest: digest('a') },
    { at: now - 20 * dayMs, tag: '1', digest: digest('b'), along: ['1.2'] },
    { at: now - 10 * dayMs, tag: '1', digest: digest('b') },
  ],
  now,
  retentionMs: dayMs,
};
const own: Target = { name: `${gitlabRegistry}/acme/images/app:1`, send: gitlab(world).send };
const real = process.env.TAGPROOF_GITLAB_TAG ?? '';
const targets: readonly Target[] = [
  own,
  ...(real === '' ? [] : [{ name: real, send: networkTransport('tagproof') }]),
];

describe.each(targets)('$name', ({ name, send }) => {
  const { registry, repository, tag = 'latest' } = image(name);
  const logins = registriesClient({ send, credentials: async () => undefined, onSecret: () => undefined });
  const get = (path: string) => ({
    method: 'GET' as const,
    url: `https://${registry}/gitlab/v1/repositories/${path}`,
    headers: { accept: 'application/json' },
  });
  const pull = (path: string) => logins.sessionOf(registry)(repository, get(path));
  const detail = `${repository}/tags/detail/`;

  it('names its token server to those without a token', async () => {
    const { status, headers } = await send(get(`${detail}${tag}/`));
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toMatch(/^Bearer .*realm="https:\/\/[^"]+\/jwt\/auth"/);
  });

  it('says which digest a tag has, and since when', async () => {
    const { status, body } = await pull(`${detail}${tag}/`);
    expect(status).toBe(200);
    const found = JSON.parse(body);
    expect(found).toMatchObject({ repository, name: tag });
    expect(isDigest(found.image.manifest.digest)).toBe(true);
    const created = Date.parse(found.created_at);
    const updated = Date.parse(found.updated_at ?? found.created_at);
    expect(created).toBeLessThanOrEqual(updated);
    expect(Date.parse(found.published_at)).toBe(updated);
    expect(updated).toBeLessThanOrEqual(Date.now() + dayMs * 365);
  });

  it('does not know a tag that never was', async () => {
    expect((await pull(`${detail}no-such-tag-0000/`)).status).toBe(404);
  });

  it('redirects a path without its last slash', async () => {
    expect((await pull(`${detail}${tag}`)).status).toBe(301);
  });
});
