// Where policies are read: the checkout, the base commit of a pull request, and other repositories.
import { apiAt, type CiConnection, connectCi, openBase } from './ci.js';
import type { Sources } from './configure.js';
import { readAddresses } from './github/event.js';
import { filesOf, resolveCommit } from './github/files.js';
import { Failure, unknownFrom } from './model/failure.js';
import type { Host, ReadFile } from './model/host.js';
import type { Secret } from './model/secret.js';
import type { PolicyText } from './policy/extends.js';

/** Files of a checkout as policy texts. */
export function checkoutPolicy(files: {
  readonly read: (path: string) => Promise<ReadFile>;
}): Sources['head'] {
  return async (path) => {
    const read = await files.read(path);
    return 'unreadable' in read && read.absent === true ? { missing: true } : read;
  };
}

/**
 * The sources of a run. On pull requests and in merge queues there is a base. What cannot be had of it or of another
 * repository is `unknown`, which no verdict passes over.
 */
export async function policySources(
  host: Host,
  githubToken: Secret | undefined,
): Promise<Pick<Sources, 'head' | 'base' | 'remote'>> {
  const ci =
    host.ci === undefined ? undefined : connectCi(host, githubToken === undefined ? {} : { githubToken });
  ci?.catch(() => undefined);
  const held = host.ci === undefined ? undefined : host.ci.variable('GITHUB_EVENT_NAME');
  const hasBase = held?.startsWith('pull_request') === true || held === 'merge_group';
  return {
    head: checkoutPolicy(host.files),
    ...(ci !== undefined && hasBase ? { base: basePolicy(host, ci) } : {}),
    remote: remotePolicy(host, ci, githubToken),
  };
}

function basePolicy(host: Host, ci: Promise<CiConnection>): NonNullable<Sources['base']> {
  let base: ReturnType<typeof openBase> | undefined;
  return (path) =>
    attempt(`${path} of the base commit`, async () => {
      base ??= ci.then((connection) => openBase(host, connection));
      const opened = await base;
      if (opened === undefined) throw new Failure('bad-answer', 'The event names no base commit');
      const read = await opened.files.read(path);
      return 'unreadable' in read && read.absent === true ? { missing: true } : read;
    });
}

function remotePolicy(
  host: Host,
  ci: Promise<CiConnection> | undefined,
  githubToken: Secret | undefined,
): Sources['remote'] {
  return ({ owner, repository: name, path, ref }) =>
    attempt(`${owner}/${name}/${path}@${ref}`, async () => {
      const run = (await ci)?.run;
      const addresses = run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable));
      const api = apiAt(host, addresses, githubToken);
      const repository = { owner, name };
      const files = filesOf(api, repository, await resolveCommit(api, repository, ref));
      const read = await files.read(path);
      return 'unreadable' in read && read.absent === true ? { missing: true } : read;
    });
}

async function attempt(subject: string, read: () => Promise<PolicyText>): Promise<PolicyText> {
  try {
    return await read();
  } catch (error) {
    const { message } = unknownFrom(error, subject);
    return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
  }
}
