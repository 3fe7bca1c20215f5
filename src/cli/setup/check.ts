// After setting up: `doctor` on the result, with `--try` a verification, and what is left to do.
import type { Context } from '../context.js';
import { doctor } from '../doctor/index.js';
import { gate } from '../gate.js';
import { stepsText } from '../init/text.js';
import { bold, type SetupPlan, setupDocument, stepsLeft } from './text.js';

type Command = (context: Context) => Promise<number>;

/** Returns the exit code: 1 if `doctor` finds a problem, or else that of the verification. */
export async function checkSetup(
  context: Context,
  plan: SetupPlan,
  identity: string | undefined,
): Promise<number> {
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
      access === undefined ? withoutTokens(environment) : { ...environment, ...access.variables?.() },
  });
  return { code, document: invocation.json ? JSON.parse(printed.join('\n')) : undefined };
}

/** Without a platform a token is of no use, and a command refuses it. */
function withoutTokens(environment: Context['environment']): Context['environment'] {
  const { TAGPROOF_TOKEN: _, TAGPROOF_REGISTRY_TOKEN: __, ...others } = environment;
  return others;
}
