// `identity update`: changes what an identity expects of workflows, such as after a repository was renamed. Its uid and its roles stay.
import { parseSubject, subjectText } from '../../clients/platform/claims.js';
import type { PlatformClient } from '../../clients/platform/client.js';
import { type Context, usageErrors } from '../../command/context.js';
import { compact } from '../../model/collections.js';
import { plain } from '../../output/escape.js';
import { onPlatform, type SubjectFlags, subjectFlags } from './client.js';

const nothing =
  'Nothing is to be changed. Set `--repository` after a rename, or another flag: `--ref`, `--environment`, `--pull-request`, `--issuer`, `--name`.';

type Identity = Awaited<ReturnType<PlatformClient['getIdentity']>>;

/** Changes what the flags name, and nothing else; with `--dry-run` it only prints the difference. */
export async function updateIdentity(context: Context): Promise<number> {
  const { invocation, out } = context;
  const { issues: wrong, ...subject } = subjectFlags(context);
  const [name, issuer] = [invocation.flags.get('name'), invocation.flags.get('issuer')];
  const wanted = Object.keys({ ...subject, ...compact({ name, issuer }) });
  const issues = wanted.length === 0 && wrong.length === 0 ? [nothing] : wrong;
  const asked = issues.length > 0 ? { issues } : {};
  return onPlatform(context, ['identity'], asked, async ({ iam, identity: uid }) => {
    const { name: oldName, claimMatch: oldMatch } = await iam.getIdentity([uid]);
    const part: WantedSubject = Object.keys(subject).length === 0 ? {} : subjectAfter(oldMatch, subject);
    if ('issue' in part) return usageErrors(context, 'usage', [part.issue]);
    const before = { name: oldName, claimMatch: oldMatch };
    const after = {
      name: name ?? oldName,
      claimMatch: matchAfter(oldMatch, { ...compact({ issuer }), ...part }),
    };
    const changed = (['name', 'claimMatch'] as const).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    );
    const dryRun = invocation.switches.has('dry-run');
    if (!dryRun && changed.length > 0) await iam.updateIdentity(uid, after, changed);
    const who = `identity ${plain(oldName)} (${uid})`;
    const done = `${dryRun ? 'Would update' : 'Updated'} ${who}`;
    const said = changed.length === 0 ? `I${who.slice(1)} needs no change` : done;
    out(
      invocation.json
        ? JSON.stringify({ dryRun, identity: uid, changed, before, after })
        : [said, ...differences(before, after)].join('\n'),
    );
    return 0;
  });
}

type WantedSubject = { readonly subject?: string } | { readonly issue: string };

/** What the flags leave out stays as it is in the subject that the identity expects now. */
function subjectAfter(
  claimMatch: Identity['claimMatch'],
  { repository, scope, ids }: SubjectFlags,
): WantedSubject {
  const now = parseSubject(claimMatch.subject ?? '');
  const after = { repository: repository ?? now?.repository, scope: scope ?? now?.scope };
  if (after.repository === undefined || after.scope === undefined)
    return {
      issue: `The identity expects \`${plain(claimMatch.subjectPattern ?? claimMatch.subject ?? '')}\`, which is not one subject of GitHub Actions. Set \`--repository\` together with \`--ref\`, \`--environment\` or \`--pull-request\`.`,
    };
  const isTransferred = ownerOf(after.repository) !== ownerOf(now?.repository);
  if (ids === undefined && now?.ids !== undefined && isTransferred)
    return {
      issue: `The identity expects the numeric ids of ${now.repository}, and those of another owner are different. Set \`--owner-id\` and \`--repository-id\`.`,
    };
  const { repository: name, scope: part } = after;
  return { subject: subjectText({ repository: name, scope: part, ...compact({ ids: ids ?? now?.ids }) }) };
}

function ownerOf(repository = ''): string {
  return repository.split('/')[0]?.toLowerCase() ?? '';
}

/** Every condition stays, but a pattern in place of which there is now one value. */
function matchAfter(
  before: Identity['claimMatch'],
  changed: { readonly issuer?: string; readonly subject?: string },
): Identity['claimMatch'] {
  const replaced = Object.keys(changed).map((claim) => `${claim}Pattern`);
  const kept = Object.entries(before).filter(([claim]) => !replaced.includes(claim));
  return { ...Object.fromEntries(kept), ...changed };
}

function differences(before: Pick<Identity, 'name' | 'claimMatch'>, after: typeof before): readonly string[] {
  const [old, now] = [before, after].map(
    ({ name, claimMatch }): Record<string, unknown> => ({ name, ...claimMatch }),
  );
  return Object.keys({ ...old, ...now }).flatMap((field) => {
    const [from, to] = [textOf(old?.[field]), textOf(now?.[field])];
    return from === to ? [] : [`  ${field}: ${from} → ${to}`];
  });
}

function textOf(value: unknown): string {
  return value === undefined ? 'nothing' : plain(typeof value === 'string' ? value : JSON.stringify(value));
}
