// The policy and the workflow on disk: written both or neither, never over what somebody else has written, and removed only as they were written.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { appendEntry } from '../../config/policy/edits/append.js';
import { Failure } from '../../model/failure.js';
import { presets } from '../../model/images/presets.js';
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import type { Files } from '../../model/run/host.js';
import {
  gitlabPipelinePath,
  isAsWritten,
  type ProposalOptions,
  type Proposed,
  workflowPaths,
} from '../init/options.js';
import { actionOf } from '../program.js';
import type { Journal } from './apply.js';

/** `ready`: somebody has edited it, and it still says what is needed. `extended`: it includes the job from now on. */
export interface SetupFile extends Proposed {
  readonly state: 'new' | 'same' | 'ready' | 'outdated' | 'extended';
  /** What the file holds. */
  readonly before?: string;
}

/**
 * What has to be done with each file.
 * @throws Failure `not-written` if one has other content that does not do
 */
export async function filesFor(
  files: Files,
  proposed: readonly Proposed[],
  options: ProposalOptions,
): Promise<readonly SetupFile[]> {
  return Promise.all(
    proposed.map(async ({ path: file, text }): Promise<SetupFile> => {
      const read = await files.read(file);
      if (!('text' in read)) {
        if (read.absent === true) return { path: file, text, state: 'new' };
        throw new Failure(
          'not-written',
          `${file} cannot be read (${read.unreadable}), so it is not known what writing it would overwrite`,
        );
      }
      const before = read.text;
      if (before === text) return { path: file, text, state: 'same', before };
      if (file === gitlabPipelinePath && !isAsWritten(before)) return extended(before);
      const isReady =
        file === defaultPolicyPath ? hasSettings(before, options) : runsTagproof(before, options);
      if (isReady) return { path: file, text: before, state: 'ready', before };
      if (isAsWritten(before)) return { path: file, text, state: 'outdated', before };
      throw new Failure(
        'not-written',
        `${file} exists with other content, and is not overwritten. Move it away, run setup again, and copy what you need from it into the new file`,
      );
    }),
  );
}

const include = { local: `/${workflowPaths.gitlab}` };

/** GitLab's pipeline with an include of the job. */
function extended(before: string): SetupFile {
  const path = gitlabPipelinePath;
  if (before.includes(include.local.slice(1))) return { path, text: before, state: 'ready', before };
  const added = appendEntry(before, 'include', include);
  if ('refused' in added)
    throw new Failure(
      'not-written',
      `${path} is not changed: ${added.refused}. It has to include ${include.local} by \`local\``,
    );
  return { path, text: added.text, state: 'extended', before };
}

/** The stage of the job where GitLab's pipeline has stages of its own, none of which is the usual `test`. */
export async function stageIn(files: Pick<Files, 'read'>): Promise<string | undefined> {
  const read = await files.read(gitlabPipelinePath);
  const stages = 'text' in read ? settingIn(read.text, 'stages') : undefined;
  const names = isSeq(stages) ? stages.items.map((item) => (isScalar(item) ? item.value : undefined)) : [];
  const [first] = names;
  return typeof first === 'string' && !names.includes('test') ? first : undefined;
}

/** GitLab's pipeline without the include that setup added; `undefined` if it was not added so. */
export function withoutInclude(text: string): string | undefined {
  const line = String.raw`[ ]*- local: ${include.local.replaceAll('.', String.raw`\.`)}(?:\r?\n|$)`;
  const whole = new RegExp(`^include:\\r?\\n${line}`, 'm');
  return [whole, new RegExp(`^${line}`, 'm')]
    .map((pattern) => text.replace(pattern, ''))
    .find((before) => before !== text && extended(before).text === text);
}

/** Writes what is missing. @throws Failure `not-written` */
export async function writeFiles(
  root: string,
  files: Files,
  wanted: readonly SetupFile[],
  journal: Journal,
): Promise<void> {
  for (const { path: file, text, state, before } of wanted) {
    if (state === 'same' || state === 'ready') continue;
    journal.before(file, async () => {
      const now = await files.read(file);
      if (!('text' in now) || now.text !== text) return;
      if (before === undefined) await rm(path.join(root, file));
      else await files.replace(file, text, before);
    });
    const { refused } = await files.replace(file, before, text);
    if (refused !== undefined) throw new Failure('not-written', `${file} could not be written: ${refused}`);
  }
}

/** The files that are as they were written. */
export async function writtenFiles(files: Files, paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (file) => {
      const read = await files.read(file);
      return 'text' in read && isAsWritten(read.text) ? [file] : [];
    }),
  );
  return found.flat();
}

/** The platform that the policy of the folder names, if it is a preset. */
export async function platformIn(files: Files): Promise<string | undefined> {
  const read = await files.read(defaultPolicyPath);
  const platform = 'text' in read ? settingIn(read.text, 'platform') : undefined;
  return typeof platform === 'string' && Object.hasOwn(presets, platform) ? platform : undefined;
}

function settingIn(text: string, name: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  return document.errors.length > 0 || !isMap(document.contents) ? undefined : document.contents.get(name);
}

/** The policy names the same platform and the same identity. */
function hasSettings(text: string, { platform, identity, addresses = [] }: ProposalOptions): boolean {
  if (addresses.length > 0) return true;
  return settingIn(text, 'platform') === platform && settingIn(text, 'identity') === identity;
}

/** The workflow runs Tagproof, at the commit that is asked for. */
function runsTagproof(text: string, { program, ci, addresses = [], identity }: ProposalOptions): boolean {
  if (addresses.length > 0 && (identity === undefined || !text.includes(identity))) return false;
  if (ci !== 'github')
    return (
      /(?:\btagproof\S*|\/dist\/cli\/index\.js"?) verify\b/.test(text) &&
      (ci !== 'gitlab' || /\bTAGPROOF_ID_TOKEN\b/.test(text))
    );
  return program.isGiven === true
    ? text.includes(`uses: ${actionOf(program)}`)
    : /^[ \t]*(?:- )?uses: *\S+\/tagproof@/m.test(text);
}
