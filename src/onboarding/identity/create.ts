// `identity create`: creates an identity with its role bindings, or neither, and prints a workflow that uses it.

import { subjectText } from '../../clients/platform/claims.js';
import type { ClaimMatch, PlatformClient } from '../../clients/platform/client.js';
import { type Context, inputOf, usageErrors } from '../../command/context.js';
import { namesIn } from '../../command/flag-texts.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { checkoutAction } from '../init/workflow-text.js';
import { actionOf, programSource } from '../program.js';
import {
  githubIssuer,
  identityNameOf,
  onPlatform,
  requiredRoles,
  roleNamed,
  subjectFlags,
} from './client.js';

interface IdentityPlan {
  readonly group: string;
  readonly name: string;
  readonly claimMatch: ClaimMatch;
  readonly roles: readonly string[];
}

/** Creates what the flags describe. Returns 2 if the flags are invalid, 3 if the platform refuses. */
export async function createIdentity(context: Context): Promise<number> {
  const { invocation, out } = context;
  return onPlatform(context, ['group'], planFrom(context), async ({ iam, platform }, plan) => {
    const listed = await iam.listRoles().all();
    const found = plan.roles.map((name) => roleNamed(listed, name));
    const unknown = found.flatMap((role) => ('missing' in role ? [`${role.missing}.`] : []));
    if (unknown.length > 0) return usageErrors(context, 'usage', unknown);
    const roles = found.flatMap((role) => ('missing' in role ? [] : [role]));
    if (invocation.switches.has('dry-run')) {
      out(invocation.json ? JSON.stringify({ dryRun: true, ...plan }) : planText(plan));
      return 0;
    }
    const uid = await createWithBindings(iam, plan, roles);
    const addresses = platformInputs(context, platform.baseUrl);
    const program = await programSource(context);
    const action = 'issues' in program ? unknownAction : actionOf(program);
    out(
      invocation.json
        ? JSON.stringify({ identity: uid, ...plan })
        : `${planText(plan)}\nuid      ${uid}\n\n${workflowText(uid, action, addresses, invocation.flags.get('environment'))}`,
    );
    return 0;
  });
}

function planFrom(context: Context): IdentityPlan | { readonly issues: readonly string[] } {
  const { flags } = context.invocation;
  const { issues: wrong, repository, scope, ids } = subjectFlags(context);
  const issues = [
    ...(repository === undefined ? ['`--repository` is required and must be OWNER/REPO.'] : []),
    ...wrong,
  ];
  if (repository === undefined || issues.length > 0) return { issues };
  return {
    group: inputOf(context, 'group') ?? '',
    name: flags.get('name') ?? identityNameOf(repository),
    claimMatch: {
      issuer: flags.get('issuer') ?? githubIssuer,
      subject: subjectText({
        repository,
        scope: scope ?? { kind: 'ref', ref: 'refs/heads/main' },
        ...compact({ ids }),
      }),
    },
    roles: flags.get('role')?.split('\n') ?? requiredRoles,
  };
}

/** Creates the identity with every binding. If a binding fails, the identity is deleted again. */
async function createWithBindings(
  iam: PlatformClient,
  { group, name, claimMatch }: IdentityPlan,
  roles: readonly { readonly uid: string }[],
) {
  const { uid } = await iam.createIdentity(group, { name, claimMatch });
  try {
    for (const role of roles) await iam.createRoleBinding(group, { identityUid: uid, roleUid: role.uid });
    return uid;
  } catch (error) {
    await rollBack(iam, group, uid, error);
    throw error;
  }
}

async function rollBack(iam: PlatformClient, group: string, uid: string, cause: unknown): Promise<void> {
  try {
    const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
    for (const binding of bindings.filter(({ identityUid }) => identityUid === uid))
      await iam.deleteRoleBinding(binding.uid);
    await iam.deleteIdentity(uid);
  } catch (undo) {
    if (!(cause instanceof Failure) || !(undo instanceof Failure)) throw undo;
    const next = `Delete it with: tagproof identity delete --identity ${uid}`;
    throw new Failure(
      cause.reason,
      `${cause.message}. The identity could not be deleted again (${undo.message}). ${next}`,
      { cause },
    );
  }
}

function planText({ group, name, claimMatch, roles }: IdentityPlan): string {
  return [
    `name     ${name}`,
    `group    ${group}`,
    `issuer   ${claimMatch.issuer}`,
    `subject  ${claimMatch.subject}`,
    `roles    ${roles.join(', ')}`,
  ].join('\n');
}

/** A workflow with this line is invalid: nobody can register the name. */
const unknownAction = '# add --action OWNER/REPO@SHA: the action and the full commit SHA of a release';

function platformInputs({ invocation: { flags } }: Context, baseUrl: string): string {
  const preset = flags.get('platform');
  if (preset !== undefined) return `          platform: ${preset}`;
  const given = new Map([['base-url', baseUrl], ...flags]);
  const lines = namesIn('platform').flatMap((name) => {
    const value = given.get(name);
    return value === undefined ? [] : [`          ${name}: ${value}`];
  });
  return lines.join('\n');
}

function workflowText(
  uid: string,
  action: string,
  addresses: string,
  environment: string | undefined,
): string {
  const named = environment === undefined ? '' : `\n    environment: ${JSON.stringify(environment)}`;
  return `permissions:
  contents: read
  id-token: write
jobs:
  tagproof:
    runs-on: ubuntu-latest${named}
    steps:
      - uses: ${checkoutAction}
      - uses: ${action}
        with:
${addresses}
          identity: ${uid}`;
}
