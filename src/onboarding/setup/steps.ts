// `setup`, step by step: look everything up, show it, do it or nothing of it, and show what was done.

import { type Context, usageErrors } from '../../command/context.js';
import { gate } from '../../command/gate.js';
import { stopSignal } from '../../host/exit.js';
import { compact } from '../../model/collections.js';
import type { Files } from '../../model/run/host.js';
import { doctor } from '../doctor/index.js';
import { proposalFor } from '../init/proposal.js';
import type { Survey } from '../init/survey.js';
import { stepsText } from '../init/text.js';
import { isConfirmed, type Organization, organizationOf } from './answers.js';
import { allOrNothing, applyAccess } from './apply.js';
import { filesFor, type SetupFile, writeFiles } from './files.js';
import { identityIn, rolesFor } from './identity.js';
import type { SetupRequest } from './request.js';
import { bold, type SetupPlan, setupDocument, setupText, stepsLeft } from './text.js';

type Command = (context: Context) => Promise<number>;

/** Returns the exit code: 1 if `doctor` finds a problem, or else that of the verification. */
async function checkSetup(context: Context, plan: SetupPlan, identity: string | undefined): Promise<number> {
  const { invocation, out } = context;
  const { json } = invocation;
  if (!json && identity !== undefined) out(`\n${bold(context, 'Done')}\n  identity  ${identity}`);
  if (!json) out(`\n${bold(context, 'Doctor')}`);
  const doctored = await runOn(plan, identity, context, 'doctor', doctor);
  // At a terminal there is no job whose token could be tested, so that something unknown is no failure here.
  const found = doctored.code === 3 ? 0 : doctored.code;
  if (!json && invocation.switches.has('try')) out(`\n${bold(context, 'Verify')}`);
  const tried = invocation.switches.has('try')
    ? await runOn(plan, identity, context, 'verify', gate)
    : { code: 0, document: undefined };
  const exitCode = found === 0 ? tried.code : found;
  out(
    json
      ? setupDocument(plan, {
          ...(identity === undefined ? {} : { identity }),
          doctor: doctored.document,
          report: tried.document,
          exitCode,
        })
      : `\n${stepsText(stepsLeft(plan), context)}`,
  );
  return exitCode;
}

/** Runs a command in the same folder, with the settings that the policy leaves to the workflow. */
async function runOn(
  { request: { access, proposal } }: SetupPlan,
  identity: string | undefined,
  context: Context,
  name: string,
  command: Command,
): Promise<{ readonly code: number; readonly document: unknown }> {
  const { invocation, environment } = context;
  const { addresses = [] } = proposal;
  const flags = new Map(addresses);
  const token = invocation.flags.get('token');
  if (token !== undefined && access !== undefined) flags.set('token', token);
  if (addresses.length > 0 && identity !== undefined) flags.set('identity', identity);
  const printed: string[] = [];
  const code = await command({
    ...context,
    ...(invocation.json ? { out: (text) => void printed.push(text) } : {}),
    invocation: { ...invocation, command: name, flags, switches: new Set() },
    environment:
      access === undefined && proposal.platform === undefined
        ? withoutTokens(environment)
        : { ...environment, ...access?.variables?.() },
  });
  return { code, document: invocation.json ? JSON.parse(printed.join('\n')) : undefined };
}

/** Without a platform a token is of no use, and a command refuses it. */
function withoutTokens(environment: Context['environment']): Context['environment'] {
  const { TAGPROOF_TOKEN: _, TAGPROOF_REGISTRY_TOKEN: __, ...others } = environment;
  return others;
}

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
  const { access } = request;
  const organization = access && (await organizationOf(context, access.iam));
  if (organization !== undefined && 'issues' in organization)
    return usageErrors(context, 'usage', organization.issues);
  const plan = await planFor(request, folder, organization);
  const isDryRun = invocation.switches.has('dry-run');
  if (isDryRun || !invocation.json)
    out(isDryRun && invocation.json ? setupDocument(plan) : setupText(plan, context));
  if (isDryRun) return 0;
  if (!(await isConfirmed(context, 'Set this up?'))) {
    out('Nothing was changed.');
    return 0;
  }
  const uid = await allOrNothing(context.stop ?? stopSignal(), async (journal) => {
    const { organization: own, identity, roles } = plan.access ?? {};
    const made =
      access &&
      own &&
      identity &&
      roles &&
      (await applyAccess(access.iam, own.uid, identity, roles, journal));
    const files = await filesOf(request, folder, made);
    await writeFiles(folder.root, folder.files, files, journal);
    return made;
  });
  return checkSetup(context, plan, uid);
}

async function planFor(
  request: SetupRequest,
  folder: SetupFolder,
  organization: Organization | undefined,
): Promise<SetupPlan> {
  const { access: given } = request;
  if (given === undefined || organization === undefined)
    return { request, files: await filesOf(request, folder, undefined) };
  const { iam } = given;
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
