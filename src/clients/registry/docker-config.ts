// Reads credentials from Docker's configuration: `auths`, `credHelpers`, `credsStore`, identity and registry tokens.
// https://docs.docker.com/reference/cli/docker/login/#credential-stores

import { z } from 'zod';
import { addToGroup } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { parseJson } from '../../model/json.js';
import type { Docker } from '../../model/run/host.js';
import { Secret } from '../../model/run/secret.js';
import { memoizeAsync, rememberedFor } from '../../model/waiting/memoize.js';

export type DockerCredential =
  | { readonly kind: 'password'; readonly user: string; readonly password: Secret }
  /** An OAuth 2 refresh token, exchanged at the token server. */
  | { readonly kind: 'identity'; readonly token: Secret }
  /** Sent to the registry as it is. */
  | { readonly kind: 'registry'; readonly token: Secret };

/** The credential for a registry by its name in image references; `undefined` means anonymous access. */
export type DockerCredentials = (registry: string) => Promise<DockerCredential | undefined>;

const entry = z.object({
  auth: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  identitytoken: z.string().optional(),
  registrytoken: z.string().optional(),
});
const configSchema = z.object({
  auths: z.record(z.string(), entry).default({}),
  credHelpers: z.record(z.string(), z.string()).default({}),
  credsStore: z.string().default(''),
});
type Config = z.infer<typeof configSchema>;
const helperAnswer = z.object({ Username: z.string(), Secret: z.string() });
const helperName = /^[\w-][\w.-]{0,63}$/;
/** The key that `docker login` without a host writes for Docker Hub. */
const hubKey = 'https://index.docker.io/v1/';

/**
 * Reads the configuration when the first registry requires a credential, and runs a helper once for each registry.
 * `onSecret` receives every secret before it is returned.
 * @throws Failure `no-credential` when the configuration or a helper cannot be used
 */
export function dockerCredentials(docker: Docker, onSecret: (secret: Secret) => void): DockerCredentials {
  const config = memoizeAsync(() => readConfig(docker));

  return memoizeAsync(async (registry: string) => {
    const { auths, credHelpers, credsStore } = await config();
    const keys = keysOf(registry);
    const helper = keys.map((key) => credHelpers[key]).find((name) => name !== undefined) ?? credsStore;
    const credential =
      (helper === '' ? undefined : await fromHelper(docker, helper, keys)) ?? fromAuths(auths, keys);
    if (credential !== undefined) onSecret(secretOf(credential));
    return credential;
  });
}

/** The keys that a registry may have in the configuration, the one that Docker writes first. */
function keysOf(registry: string): readonly [string, ...string[]] {
  const hub = registry === 'docker.io' ? ([hubKey, 'index.docker.io'] as const) : ([registry] as const);
  return [...hub, ...(registry === 'docker.io' ? [registry] : []), `https://${registry}`];
}

async function readConfig(docker: Docker): Promise<Config> {
  const file = await docker.config();
  if ('unreadable' in file) {
    if (file.absent === true) return configSchema.parse({});
    throw unusable(file.unreadable);
  }
  const value = parseJson(file.text);
  if (value === undefined) throw unusable('it is not JSON');
  const parsed = configSchema.safeParse(value);
  if (!parsed.success)
    throw unusable(`\`${parsed.error.issues[0]?.path.join('.')}\` has an unexpected value`);
  return parsed.data;
}

function unusable(why: string): Failure {
  return new Failure('no-credential', `Docker's configuration (\`config.json\`) cannot be used: ${why}`);
}

function fromAuths(auths: Config['auths'], keys: readonly string[]): DockerCredential | undefined {
  const known = authsByHost(auths);
  const found = [...new Set(keys.map(bare))].flatMap((host) => known.get(host) ?? []);
  const inOrder = found.sort((a, b) => a.order - b.order);
  for (const { auth, identitytoken, registrytoken, ...plain } of inOrder) {
    if (registrytoken) return { kind: 'registry', token: new Secret(registrytoken) };
    if (identitytoken) return { kind: 'identity', token: new Secret(identitytoken) };
    const text = auth ? Buffer.from(auth, 'base64').toString('utf8') : '';
    const colon = text.indexOf(':');
    const user = plain.username ?? text.slice(0, Math.max(0, colon));
    const password = plain.password ?? text.slice(colon + 1).replace(/\0+$/, '');
    if (user !== '' && password !== '') return { kind: 'password', user, password: new Secret(password) };
  }
  return undefined;
}

/** The entries of each host, with their positions. */
const authsByHost = rememberedFor((auths: Config['auths']) => {
  const byHost = new Map<string, (z.infer<typeof entry> & { readonly order: number })[]>();
  for (const [order, [key, value]] of Object.entries(auths).entries())
    addToGroup(byHost, bare(key), { ...value, order });
  return byHost;
});

/** A key without scheme and path: Docker has used several formats. */
function bare(key: string): string {
  return key.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}

async function fromHelper(
  docker: Docker,
  helper: string,
  [server]: readonly [string, ...string[]],
): Promise<DockerCredential | undefined> {
  const name = `docker-credential-${helper.slice(0, 100)}`;
  if (!helperName.test(helper)) throw unusable(`\`${name}\` is not the name of a credential helper`);
  const answer = await docker.helper(helper, server);
  if ('failed' in answer) throw new Failure('no-credential', `\`${name}\` ${answer.failed}`);
  if (answer.exitCode !== 0) {
    if (/credentials not found/i.test(answer.output)) return undefined;
    throw new Failure('no-credential', `\`${name} get\` for ${server} exited with code ${answer.exitCode}`);
  }
  const parsed = helperAnswer.safeParse(parseJson(answer.output));
  if (!parsed.success) throw new Failure('no-credential', `\`${name} get\` did not print a credential`);
  const { Username: user, Secret: secret } = parsed.data;
  if (user === '' || secret === '') return undefined;
  if (user === '<token>') return { kind: 'identity', token: new Secret(secret) };
  return { kind: 'password', user, password: new Secret(secret) };
}

function secretOf(credential: DockerCredential): Secret {
  return credential.kind === 'password' ? credential.password : credential.token;
}
