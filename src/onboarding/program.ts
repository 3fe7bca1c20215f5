// Where Tagproof itself is fetched from by what `setup` and `init` write: an address and a commit, never a name to be claimed.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../command/context.js';
import { openGit, runGit } from '../host/git/run-git.js';
import { releasedAction } from '../model/run/project.js';
import { repositoryFacts } from './setup/where.js';

/** A repository with Tagproof in it, by a commit. */
export interface ProgramSource {
  readonly server: string;
  /** `OWNER/REPO`, or `OWNER/REPO/PATH` of an action below it. */
  readonly name: string;
  /** 40 hex digits. */
  readonly commit: string;
  /** Somebody asked for this commit, so that no other will do. */
  readonly isGiven?: true;
}

const actionPattern = /^([\w.-]+\/[\w.-]+(?:\/[\w./-]+)?)@([0-9a-f]{40})$/;

/** By `--action`, or else the clone that the program runs from, or the release. */
export async function programSource(
  context: Context,
): Promise<ProgramSource | { readonly issues: readonly string[] }> {
  const given = context.invocation.flags.get('action');
  const named = sourceOf(given ?? '');
  if (given !== undefined && named === undefined)
    return {
      issues: [
        '`--action` must be OWNER/REPO@SHA with the full commit SHA of 40 digits, because a tag can be moved.',
      ],
    };
  if (named !== undefined) return { ...named, isGiven: true };
  const found = (await cloneOf(context.program)) ?? sourceOf(releasedAction ?? '');
  return (
    found ?? {
      issues: [
        'Where workflows get Tagproof from is not known, because it does not run from a clone with a remote. Add `--action OWNER/REPO@SHA`.',
      ],
    }
  );
}

function sourceOf(action: string): ProgramSource | undefined {
  const [, name, commit] = actionPattern.exec(action) ?? [];
  return name === undefined || commit === undefined
    ? undefined
    : { server: 'https://github.com', name, commit };
}

/** The clone that has the program, as its own git names it. */
async function cloneOf(program: string | undefined): Promise<ProgramSource | undefined> {
  if (program === undefined) return undefined;
  const folder = path.dirname(realpathSync(program));
  const git = await openGit(folder);
  if (git === undefined || 'refused' in git) return undefined;
  const { place } = await repositoryFacts(folder);
  const head = (await runGit(git, ['rev-parse', 'HEAD'], 1024))?.toString('utf8').trim() ?? '';
  return place === undefined || !/^[0-9a-f]{40}$/.test(head)
    ? undefined
    : { server: place.server, name: place.name, commit: head };
}

/** As a workflow names the action. */
export function actionOf({ name, commit }: ProgramSource): string {
  return `${name}@${commit}`;
}

/**
 * Lines of a shell that make the program available as `command`, by its commit.
 * @param folder a word of the shell; nothing may be there yet
 */
export function fetchedBy(
  { server, name, commit }: ProgramSource,
  folder = '/tmp/tagproof-cli',
): { readonly lines: readonly string[]; readonly command: string } {
  const repository = server === 'https://github.com' ? name.split('/').slice(0, 2).join('/') : name;
  return {
    lines: [
      `git clone --quiet ${server}/${repository} ${folder}`,
      `git -C ${folder} checkout --quiet ${commit}`,
    ],
    command: `node ${folder}/dist/cli/index.js`,
  };
}
