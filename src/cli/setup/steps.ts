// `setup`, step by step: look everything up, show it, do it or nothing of it, and show what was done.
import { stopSignal } from '../../host/exit.js';
import { compact } from '../../model/compact.js';
import type { Files } from '../../model/host.js';
import { type Context, usageErrors } from '../context.js';
import { iamOf } from '../identity/client.js';
import { proposalFor } from '../init/proposal.js';
import type { Survey } from '../init/survey.js';
import { isConfirmed } from './answers.js';
import { applyAccess } from './apply.js';
import { checkSetup } from './check.js';
import { filesFor, type SetupFile, writeFiles } from './files.js';
import { type Organization, organizationOf } from './group.js';
import { identityIn, rolesFor } from './identity.js';
import type { SetupRequest } from './request.js';
import { type SetupPlan, setupDocument, setupText } from './text.js';
import { allOrNothing } from './undoing.js';

/** A folder, and what is in it. */
export interface SetupFolder {
  readonly root: string;
  readonly files: Files;
  readonly survey: Survey;
}

/** Sets everything up. Nothing is changed before everything could be looked up. */
export async function setUpAll(
  context: Context,
  request: SetupRequest,
  folder: SetupFolder,
): Promise<number> {
  const { invocation, out } = context;
  const organization = await lookUpOrganization(context, request);
  if (organization !== undefined && 'issues' in organization)
    return usageErrors(context, 'usage', organization.issues);
  const plan = await planFor(context, request, folder, organization);
  const isDryRun = invocation.switches.has('dry-run');
  if (isDryRun || !invocation.json)
    out(isDryRun && invocation.json ? setupDocument(plan) : setupText(plan, context));
  if (isDryRun) return 0;
  if (!(await isConfirmed(context, 'Set this up?'))) {
    out('Nothing was changed.');
    return 0;
  }
  const uid = await allOrNothing(context.stop ?? stopSignal(), async (journal) => {
    const made =
      plan.access === undefined ? undefined : await makeAccess(context, request, plan.access, journal);
    const files = await filesOf(request, folder, made);
    await writeFiles(folder.root, folder.files, files, journal);
    return made;
  });
  return checkSetup(context, plan, uid);
}

async function lookUpOrganization(context: Context, { access }: SetupRequest) {
  if (access === undefined) return undefined;
  return organizationOf(context, iamOf(context, access.config, access.platform, access.token));
}

async function planFor(
  context: Context,
  request: SetupRequest,
  folder: SetupFolder,
  organization: Organization | undefined,
): Promise<SetupPlan> {
  const { access: given } = request;
  if (given === undefined || organization === undefined)
    return { request, files: await filesOf(request, folder, undefined) };
  const iam = iamOf(context, given.config, given.platform, given.token);
  const identity = await identityIn(iam, organization.uid, request);
  const roles = await rolesFor(iam, organization.uid, identity.uid);
  // The uid of a new identity is not known yet, but whether the files can be written is.
  const files = await filesOf(request, folder, identity.uid ?? `${organization.uid}/NEW`);
  return { request, access: { organization, identity, roles }, files };
}

function filesOf(
  { proposal }: SetupRequest,
  { files, survey }: SetupFolder,
  identity: string | undefined,
): Promise<readonly SetupFile[]> {
  const options = { ...proposal, ...compact({ identity }) };
  return filesFor(files, proposalFor(survey, options), options);
}

function makeAccess(
  context: Context,
  { access }: SetupRequest,
  { organization, identity, roles }: NonNullable<SetupPlan['access']>,
  journal: Parameters<typeof applyAccess>[4],
): Promise<string | undefined> {
  if (access === undefined) return Promise.resolve(undefined);
  const iam = iamOf(context, access.config, access.platform, access.token);
  return applyAccess(iam, organization.uid, identity, roles, journal);
}
