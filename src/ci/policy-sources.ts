// Where policies are read: the checkout, the base of a change, and other repositories.
import type { ConfigSources } from '../config/index.js';
import type { PolicyText } from '../config/policy/extends.js';
import { compact } from '../model/collections.js';
import { Failure, gapFrom, withFallback } from '../model/failure.js';
import type { Host, ReadFile } from '../model/run/host.js';
import type { Secret } from '../model/run/secret.js';
import type { CiConnection, openBase } from './connect.js';
import { revisionOf } from './revision.js';

/** Reads files of a checkout as policy texts. */
export function checkoutPolicy(files: {
  readonly read: (path: string) => Promise<ReadFile>;
}): ConfigSources['head'] {
  return async (path) => policyText(await files.read(path));
}

/**
 * The sources of a run. A change has a base, and what is judged without being known has one that cannot be read. What
 * cannot be read there or in another repository is `unknown`, which keeps the run from passing. The client of the CI host
 * is loaded when it is needed.
 * @param base the input `base`: a branch or a commit
 */
export async function policySources(
  host: Host,
  githubToken: Secret | undefined,
  base: string | undefined,
): Promise<Pick<ConfigSources, 'folder' | 'head' | 'base' | 'remote' | 'checks'>> {
  return {
    ...compact({ folder: host.repository?.folder }),
    head: checkoutPolicy(host.repository ?? host.files),
    ...((await isReviewed(host, base)) ? {} : { base: basePolicy(host, githubToken, base) }),
    remote: remotePolicy(host, githubToken),
    checks: async () => (await import('../checks/index.js')).checkIds,
  };
}

/** True for what is judged by its own rules. */
async function isReviewed(host: Host, base: string | undefined): Promise<boolean> {
  const revision = await withFallback(revisionOf(host, base), undefined);
  return revision?.kind === 'branch' || revision?.kind === 'local';
}

async function connected(
  host: Host,
  githubToken: Secret | undefined,
  base?: string | undefined,
): Promise<CiConnection> {
  const { connectCi } = await import('./connect.js');
  return connectCi(host, compact({ githubToken, base }));
}

function basePolicy(
  host: Host,
  githubToken: Secret | undefined,
  named: string | undefined,
): NonNullable<ConfigSources['base']> {
  let base: ReturnType<typeof openBase> | undefined;
  return (path) =>
    attempt(`${path} of the base commit`, async () => {
      base ??= import('./connect.js').then(async (ci) =>
        ci.openBase(host, await connected(host, githubToken, named), 'rules'),
      );
      const opened = await base;
      if (opened === undefined) throw new Failure('no-base', 'There is no base commit');
      return policyText(await opened.files.read(path));
    });
}

function remotePolicy(host: Host, githubToken: Secret | undefined): ConfigSources['remote'] {
  return ({ owner, repository: name, path, ref }) =>
    attempt(`${owner}/${name}/${path}@${ref}`, async () => {
      const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
        import('./connect.js'),
        import('../clients/github/runner.js'),
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
