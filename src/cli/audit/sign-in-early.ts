// Asks what every audit of a shard asks first, while the branches of its repositories are listed.
import { guardHost } from '../../clients/http/index.js';
import { connect, withPlatformTransport } from '../../clients/index.js';
import { configureWithoutPolicy } from '../../config/index.js';
import type { GetInput } from '../../config/reader.js';
import type { Host } from '../../model/host.js';

/**
 * Signs in as the audits will, which then share the answers.
 * @param host as that of an audit, with what the audits share
 */
export async function signInEarly(host: Host, get: GetInput): Promise<void> {
  const read = await configureWithoutPolicy(get);
  // The audits say what is wrong, and ask again for what was refused.
  if ('issues' in read) return;
  const { config } = read;
  await connect(guardHost(withPlatformTransport(host, config), config).host, config);
}
