// What credentials for many registries cost: the entries of Docker's configuration are looked through once.
import { expect, it, vi } from 'vitest';
import { dockerCredentials } from '../../src/clients/registry/docker-config.js';

it('the entries are looked through once for all registries', async () => {
  const hosts = Array.from({ length: 100 }, (_, index) => `r${index}.example.com`);
  const auth = Buffer.from('user:password').toString('base64');
  const auths = Object.fromEntries(hosts.map((host) => [`https://${host}/v2/`, { auth }]));
  const text = JSON.stringify({ auths });
  const find = dockerCredentials(
    { config: async () => ({ text }), helper: async () => ({ failed: '' }) },
    () => undefined,
  );
  await find('other.example.com');
  const entries = vi.spyOn(Object, 'entries');
  try {
    for (const host of hosts) expect(await find(host)).toMatchObject({ kind: 'password', user: 'user' });
    expect(entries).not.toHaveBeenCalled();
  } finally {
    entries.mockRestore();
  }
});
