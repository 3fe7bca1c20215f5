// Asks what every audit of a shard asks first, while the branches of its repositories are listed.
import { guardHost } from '../../clients/http/index.js';
import { connect, withPlatformTransport } from '../../clients/index.js';
import { configureWithoutPolicy } from '../../config/index.js';
import type { GetInput } from '../../config/reader.js';
import type { Host } from '../../model/host.js';

/**
 * Begins to sign in as the audits will, which then share the answers, also those that have not come yet. The audits say
 * what is wrong, and ask again for what was refused.
 * @param host as that of an audit, with what the audits share
 */
export function signInEarly(host: Host, get: GetInput): void {
  signIn(host, get).catch(() => undefined);
}

async function signIn(host: Host, get: GetInput): Promise<void> {
  const read = await configureWithoutPolicy(get);
  if ('issues' in read) return;
  const { config } = read;
  await connect(guardHost(withPlatformTransport(host, config), config).host, config);
}
