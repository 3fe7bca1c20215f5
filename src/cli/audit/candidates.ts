// The repositories that `plan` chooses from.
import { listRepositories } from '../../clients/github/organization.js';
import { Failure, type Gap, gapFrom } from '../../model/failure.js';
import type { Host } from '../../model/host.js';
import { type Context, githubTokenOf, readUserFile } from '../context.js';
import { byName, readName } from './fleet/name.js';
import type { SelectionCandidate } from './fleet/select.js';
import { remoteApi } from './remote.js';

type Listed =
  | { readonly candidates: readonly SelectionCandidate[] }
  | { readonly issues: readonly string[] }
  | { readonly failure: Gap };

/** The repositories of the organization, or those that `--list` names. */
export async function candidates(context: Context, host: Host): Promise<Listed> {
  const { invocation, environment } = context;
  const file = invocation.flags.get('list');
  if (file !== undefined) return candidatesIn(file);
  try {
    const api = remoteApi(host, environment, githubTokenOf(context));
    return { candidates: await listRepositories(api, invocation.operands[0] ?? '') };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { failure: gapFrom(error, 'plan') };
  }
}

/** Reads `OWNER/REPO`, one per line; empty lines and lines that start with `#` are skipped. All get the same size. */
async function candidatesIn(file: string): Promise<Listed> {
  const read = await readUserFile(file);
  if ('unreadable' in read) {
    const why = read.absent === true ? 'does not exist' : `cannot be read (${read.unreadable})`;
    return { issues: [`${file} ${why}.`] };
  }
  const lines = read.text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const named = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
  const issues = named.flatMap(({ text, number }) =>
    readName(text) === undefined || text.includes('@')
      ? [`${file}:${number}: \`${text.slice(0, 100)}\` is not OWNER/REPO.`]
      : [],
  );
  if (issues.length > 0) return { issues };
  const flat = { archived: false, fork: false, size: 0, topics: [] };
  return {
    candidates: named
      .map(({ text }) => ({ repository: text, ...flat }))
      .sort((a, b) => byName(a.repository, b.repository)),
  };
}
