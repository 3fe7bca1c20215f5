// `setup`: from a repository to a workflow that signs in, in one command. Creates the identity, binds its roles, writes policy and workflow.

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { connect } from '../../clients/index.js';
import { expectedSubject } from '../../clients/platform/client.js';
import { type Context, printOptionsOf, usageErrors } from '../../command/context.js';
import { readConfig } from '../../config/read.js';
import { localHost } from '../../host/local.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { parseImage } from '../../model/images/image.js';
import { presets } from '../../model/images/presets.js';
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import type { Files } from '../../model/run/host.js';
import { plain } from '../../output/escape.js';
import { terminalTable } from '../../output/terminal/columns.js';
import { reporting } from '../identity/client.js';
import { gitlabPipelinePath, hostsWithImages, isAsWritten, workflowPaths } from '../init/options.js';
import { surveyOf } from '../init/survey.js';
import { jobImage } from '../init/workflow-text.js';
import { isConfirmed, organizationOf } from './answers.js';
import { removeAccess } from './apply.js';
import { platformIn, stageIn, withoutInclude, writtenFiles } from './files.js';
import { bindingsOf, identityNamed } from './identity.js';
import { type SetupRequest, setupRequest } from './request.js';
import { type SetupFolder, setUpAll } from './steps.js';
import { bold } from './text.js';
import { type CiHost, repositoryFacts } from './where.js';

/** What there is to take back. */
interface Undoable {
  readonly organization?: string;
  readonly identity?: string;
  readonly roles: readonly string[];
  readonly files: readonly string[];
  readonly kept: readonly string[];
  /** GitLab's pipeline, and the same without the line that includes the job. */
  readonly pipeline?: { readonly before: string; readonly after: string };
}

/** Takes everything back that a `setup` with the same flags did. Files that somebody has edited are kept. */
async function undoSetup(context: Context, request: SetupRequest, folder: SetupFolder): Promise<number> {
  const { invocation, out } = context;
  const found = await undoable(context, request, folder);
  if ('issues' in found) return usageErrors(context, 'usage', found.issues);
  const isDryRun = invocation.switches.has('dry-run');
  if (!invocation.json) out(undoText(context, request, found, isDryRun));
  if (!isDryRun) {
    if (!(await isConfirmed(context, 'Delete this?'))) {
      out('Nothing was changed.');
      return 0;
    }
    await undo(request, folder, found);
  }
  if (invocation.json) out(JSON.stringify({ dryRun: isDryRun, ...found }, null, 2));
  else if (!isDryRun) out('\nUndone.');
  return 0;
}

async function undoable(
  context: Context,
  request: SetupRequest,
  { files }: SetupFolder,
): Promise<Undoable | { readonly issues: readonly string[] }> {
  const { ci } = request.job;
  const pipeline = ci === 'gitlab' ? await files.read(gitlabPipelinePath) : undefined;
  const included = pipeline !== undefined && 'text' in pipeline ? pipeline.text : undefined;
  const isOurs = included === undefined || isAsWritten(included);
  const restored = isOurs ? undefined : withoutInclude(included);
  // While a pipeline includes the job, the job has to stay.
  const isNeeded = !isOurs && restored === undefined && included.includes(workflowPaths.gitlab);
  const paths = [
    defaultPolicyPath,
    ...(isNeeded ? [] : [workflowPaths[ci]]),
    ...(ci === 'gitlab' ? [gitlabPipelinePath] : []),
  ];
  const written = await writtenFiles(files, paths);
  const present = await Promise.all(
    paths.map(async (file) => ('text' in (await files.read(file)) && !written.includes(file) ? [file] : [])),
  );
  const kept = present.flat().filter((file) => file !== gitlabPipelinePath || restored === undefined);
  const pipelineEdit =
    included === undefined || restored === undefined ? undefined : { before: included, after: restored };
  const own = { files: written, kept, ...compact({ pipeline: pipelineEdit }) };
  const { access } = request;
  if (access === undefined) return { ...own, roles: [] };
  const { iam } = access;
  const organization = await organizationOf(context, iam);
  if ('issues' in organization) return organization;
  const { uid } = organization;
  const identity = await identityNamed(iam, uid, request);
  if (identity === undefined) return { ...own, organization: uid, roles: [] };
  const roles = (await bindingsOf(iam, uid, identity)).map(({ roleName }) => roleName).sort();
  return { ...own, organization: uid, identity, roles };
}

async function undo(
  { access }: SetupRequest,
  { root, files: own }: SetupFolder,
  { organization, identity, files, pipeline }: Undoable,
): Promise<void> {
  if (access !== undefined && organization !== undefined && identity !== undefined)
    await removeAccess(access.iam, organization, identity);
  if (pipeline !== undefined) {
    const { refused } = await own.replace(gitlabPipelinePath, pipeline.before, pipeline.after);
    if (refused !== undefined)
      throw new Failure('not-written', `${gitlabPipelinePath} could not be written: ${refused}`);
  }
  for (const file of files) await rm(path.join(root, file), { force: true });
}

function undoText(
  context: Context,
  { name, claimMatch, access }: SetupRequest,
  { identity, roles, files, kept, pipeline }: Undoable,
  isDryRun: boolean,
): string {
  const none = `none of the name ${name} with the subject ${expectedSubject(claimMatch)}`;
  const rows = [
    ...(access === undefined
      ? []
      : [['  identity', identity === undefined ? none : `${name} (${identity})`]]),
    ...(identity === undefined ? [] : [['  roles', roles.join(', ') || 'none']]),
    ...files.map((file) => ['  file', file]),
    ...(pipeline === undefined ? [] : [['  line', `${gitlabPipelinePath}: the include of the job`]]),
    ...kept.map((file) => ['  kept', `${file} has been edited; delete it yourself if it is not needed`]),
  ].map((row) => row.map(plain));
  const title = isDryRun ? 'Setup would delete this; nothing is changed' : 'To delete';
  return `${bold(context, title)}\n${terminalTable(rows)}`;
}

/** Returns 0 if everything is set up, 1 if `doctor` finds a problem, 2 if an answer is missing, 3 if nothing was set up. */
export async function setup(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const root = invocation.operands[0] ?? '.';
  const { files, threads } = localHost({ root, environment, ...printOptionsOf(context), print: err });
  const [facts, survey] = await Promise.all([repositoryFacts(root), surveyOf(files, threads)]);
  const derived = survey.platform ?? (await platformIn(files));
  const asked = await setupRequest(context, facts, derived);
  if ('issues' in asked) return usageErrors(context, 'usage', asked.issues);
  const folder = { root, files, survey };
  return reporting(context, async () => {
    if (invocation.switches.has('undo')) return undoSetup(context, asked, folder);
    const image = await pinnedJobImage(context, asked.job.ci, files, root);
    const stage = asked.job.ci === 'gitlab' ? await stageIn(files) : undefined;
    const request = { ...asked, proposal: { ...asked.proposal, ...compact({ image, stage }) } };
    return setUpAll(context, request, folder);
  });
}

/** `undefined` for jobs without an image, and where the registry does not say it: then `pin` adds the digest later. */
async function pinnedJobImage(
  context: Context,
  ci: CiHost,
  files: Pick<Files, 'read'>,
  root: string,
): Promise<string | undefined> {
  if (!hostsWithImages.includes(ci)) return undefined;
  const read = await files.read(workflowPaths[ci]);
  const [kept] = ('text' in read && read.text.match(new RegExp(`${jobImage}@sha256:[0-9a-f]{64}`))) || [];
  if (kept !== undefined) return kept;
  const parsed = parseImage(jobImage);
  const settings = readConfig(() => undefined, { presets, checks: [] });
  if (!('image' in parsed) || 'issues' in settings) return undefined;
  const { image } = parsed;
  const host = localHost({ root, environment: context.environment, ...printOptionsOf(context) });
  try {
    const { registries } = await connect(host, settings.config);
    return `${jobImage}@${await registries.digestOf(image, image.tag ?? '')}`;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
