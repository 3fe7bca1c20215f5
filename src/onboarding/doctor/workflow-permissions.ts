// Compares the permissions of workflow jobs with what the inputs of their Tagproof steps require.
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Config } from '../../model/run/config.js';

type Level = 'none' | 'read' | 'write';
type Permissions = Readonly<Record<string, Level>>;

interface JobNeeds {
  readonly job: string;
  /** `uses` of the step. */
  readonly uses: string;
  /** Permissions that the job lacks, such as `id-token: write`. */
  readonly missing: readonly string[];
  /** Required permissions that neither job nor workflow declares: the repository's settings decide. */
  readonly open: readonly string[];
}

const level = z.enum(['none', 'read', 'write']);
const permissions = z.union([z.enum(['read-all', 'write-all']), z.record(z.string(), level)]);
const step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.looseObject({
  permissions: permissions.nullish(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: permissions.nullish(),
      steps: z.array(step).optional(),
      uses: z.string().optional(),
    }),
  ),
});

const maxBytes = 512 * 1024;
const isAction = /(?:^|\/)tagproof@/;
const isReusableWorkflow = /\/tagproof\/\.github\/workflows\/[^/@]+@/;
const levels: readonly Level[] = ['none', 'read', 'write'];

/** What each job with a Tagproof step lacks; `undefined` if the text is not a workflow. */
export function jobNeedsOf(text: string, config: Config): readonly JobNeeds[] | undefined {
  const read = readWorkflow(text);
  if (read === undefined) return undefined;
  return Object.entries(read.jobs).flatMap(([job, { steps = [], permissions: own }]) =>
    steps
      .filter(({ uses = '' }) => isAction.test(uses))
      .map(({ uses = '', with: inputs = {} }) => {
        const needed = Object.entries(neededBy(inputs, config));
        const given = own ?? read.permissions ?? undefined;
        const names = (some: typeof needed) => some.map(([name, wanted]) => `${name}: ${wanted}`);
        // Undeclared permissions may be read or write, but never allow an OIDC token.
        if (given === undefined)
          return {
            job,
            uses,
            missing: names(needed.filter(([name]) => name === 'id-token')),
            open: names(needed.filter(([name]) => name !== 'id-token')),
          };
        return { job, uses, missing: names(needed.filter((one) => !isGiven(given, one))), open: [] };
      }),
  );
}

/** Every reference to the action and its reusable workflows, each once; none if the text is not a workflow. */
export function actionsIn(text: string): readonly string[] {
  const jobs = Object.values(readWorkflow(text)?.jobs ?? {});
  const uses = jobs.flatMap(({ uses: reusable, steps = [] }) => [reusable, ...steps.map((one) => one.uses)]);
  const own = (name: string | undefined) =>
    name !== undefined && (isAction.test(name) || isReusableWorkflow.test(name));
  return [...new Set(uses.filter(own))].flatMap((name) => name ?? []);
}

function readWorkflow(text: string): z.infer<typeof workflow> | undefined {
  if (text.length > maxBytes) return undefined;
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  try {
    return workflow.safeParse(document.toJS({ maxAliasCount: 100 })).data;
  } catch {
    // Too many aliases: expanded, the text would be huge. The caller reports the file.
    return undefined;
  }
}

function isGiven(given: z.infer<typeof permissions>, [name, wanted]: readonly [string, Level]): boolean {
  const has =
    typeof given === 'string' ? (given === 'write-all' ? 'write' : 'read') : (given[name] ?? 'none');
  return levels.indexOf(has) >= levels.indexOf(wanted);
}

/** The permissions for the requests that these inputs cause. */
function neededBy(inputs: Readonly<Record<string, unknown>>, config: Config): Permissions {
  const { delivery } = config;
  const on = (name: string, policy: boolean) =>
    inputs[name] === undefined ? policy : String(inputs[name]) === 'true';
  const comment = String(inputs.comment ?? delivery.comment) !== 'never';
  const pullRequest = on('pull-request', delivery.pullRequest !== undefined);
  const issue = on('issue', delivery.issue);
  const identity = inputs.identity !== undefined || config.identity !== undefined;
  return {
    contents: pullRequest ? 'write' : 'read',
    ...(identity ? { 'id-token': 'write' } : {}),
    ...(comment || pullRequest ? { 'pull-requests': 'write' } : {}),
    ...(issue ? { issues: 'write' } : {}),
  };
}
