// `audit --repository`: the files of a repository of the CI host, read through its API, without a clone.
import { apiAt } from '../ci.js';
import { readAddresses } from '../github/event.js';
import { defaultBranch, filesOf, oneByOne, resolveCommit } from '../github/files.js';
import { Failure, unknownFrom } from '../model/failure.js';
import type { Host } from '../model/host.js';
import type { Secret } from '../model/secret.js';
import { type Context, failureText } from './context.js';

const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;

/** `host` with the repository's files in the place of the folder's; documents are still saved beside the user. */
export async function remoteHost(
  host: Host,
  text: string,
  environment: Context['environment'],
  githubToken: Secret | undefined,
): Promise<Host | { readonly mistake: string; readonly exitCode: 2 | 3 }> {
  const [, owner = '', name = '', ref] = named.exec(text) ?? [];
  if (owner === '')
    return {
      mistake: `\`--repository\` is \`${text.slice(0, 100)}\`, but must be OWNER/REPO or OWNER/REPO@REF.`,
      exitCode: 2,
    };
  try {
    const api = apiAt(
      host,
      readAddresses((variable) => environment[variable] || undefined),
      githubToken,
    );
    const repository = { owner, name };
    const commit = await resolveCommit(api, repository, ref ?? (await defaultBranch(api, repository)));
    const replace = async () => ({ refused: 'it is read through the API' });
    return { ...host, files: { ...host.files, ...oneByOne(filesOf(api, repository, commit)), replace } };
  } catch (error) {
    if (error instanceof Failure) return { mistake: failureText(unknownFrom(error, text)), exitCode: 3 };
    throw error;
  }
}
