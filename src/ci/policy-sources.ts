// Where policies are read: the checkout, the base commit of a pull request, and other repositories.
import type { ConfigSources } from '../config/index.js';
import type { PolicyText } from '../config/policy/extends.js';
import { compact } from '../model/compact.js';
import { Failure, gapFrom } from '../model/failure.js';
import type { Host, ReadFile } from '../model/host.js';
import type { Secret } from '../model/secret.js';
import type { CiConnection, openBase } from './connect.js';

/** Reads files of a checkout as policy texts. */
export function checkoutPolicy(files: {
  readonly read: (path: string) => Promise<ReadFile>;
}): ConfigSources['head'] {
  return async (path) => policyText(await files.read(path));
}

/**
 * The sources of a run. On pull requests and in merge queues there is a base. What cannot be read there or in another
 * repository is `unknown`, which keeps the run from passing. The client of the CI host is loaded when it is needed.
 */
export function policySources(
  host: Host,
  githubToken: Secret | undefined,
): Pick<ConfigSources, 'folder' | 'head' | 'base' | 'remote' | 'checks'> {
  const event = host.ci?.variable('GITHUB_EVENT_NAME');
  const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
  return {
    ...compact({ folder: host.repository?.folder }),
    head: checkoutPolicy(host.repository ?? host.files),
    ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
    remote: remotePolicy(host, githubToken),
    checks: async () => (await import('../checks/index.js')).checkIds,
  };
}

async function connected(host: Host, githubToken: Secret | undefined): Promise<CiConnection> {
  const { connectCi } = await import('./connect.js');
  return connectCi(host, githubToken === undefined ? {} : { githubToken });
}

function basePolicy(host: Host, githubToken: Secret | undefined): NonNullable<ConfigSources['base']> {
  let base: ReturnType<typeof openBase> | undefined;
  return (path) =>
    attempt(`${path} of the base commit`, async () => {
      base ??= import('./connect.js').then(async (ci) =>
        ci.openBase(host, await connected(host, githubToken), 'rules'),
      );
      const opened = await base;
      if (opened === undefined) throw new Failure('bad-answer', 'The event names no base commit');
      return policyText(await opened.files.read(path));
    });
}

function remotePolicy(host: Host, githubToken: Secret | undefined): ConfigSources['remote'] {
  return ({ owner, repository: name, path, ref }) =>
    attempt(`${owner}/${name}/${path}@${ref}`, async () => {
      const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
        import('./connect.js'),
        import('../clients/github/event.js'),
        import('../clients/github/files.js'),
      ]);
      const { run } = await connected(host, githubToken);
      const addresses = run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable));
      const api = apiAt(host, addresses, githubToken);
      const repository = { owner, name };
      return policyText(await filesOf(api, repository, await resolveCommit(api, repository, ref)).read(path));
    });
}

function policyText(read: ReadFile): PolicyText {
  return 'unreadable' in read && read.absent === true ? { missing: true } : read;
}

async function attempt(subject: string, read: () => Promise<PolicyText>): Promise<PolicyText> {
  try {
    return await read();
  } catch (error) {
    const { message } = gapFrom(error, subject);
    return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
  }
}
