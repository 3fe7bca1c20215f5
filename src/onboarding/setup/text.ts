// What `setup` shows: what exists, what it does, and what is left to do, as text and as a JSON document.
import { styleText } from 'node:util';
import { expectedSubject } from '../../clients/platform/client.js';
import { type Context, variableOf } from '../../command/context.js';
import { docsUrl } from '../../model/run/project.js';
import { plain } from '../../output/escape.js';
import { terminalTable } from '../../output/terminal/columns.js';
import { workflowPaths } from '../init/options.js';
import type { Organization } from './answers.js';
import type { SetupFile } from './files.js';
import type { WantedIdentity, WantedRole } from './identity.js';
import type { SetupRequest } from './request.js';
import type { CiHost } from './where.js';

/** Everything that was looked up. */
export interface SetupPlan {
  readonly request: SetupRequest;
  /** Absent without a platform. */
  readonly access?: {
    readonly organization: Organization;
    readonly identity: WantedIdentity;
    readonly roles: readonly WantedRole[];
  };
  readonly files: readonly SetupFile[];
}

const fileStates = {
  new: 'is created',
  same: 'exists, unchanged',
  ready: 'exists, and has what is needed',
  outdated: 'was written by tagproof, and is updated',
  extended: 'exists, and gets a line that includes the job',
} as const satisfies Readonly<Record<SetupFile['state'], string>>;

const noPlatform = 'none: no image of a known platform was found, and --platform is not set';

type Format = Pick<Context, 'colour' | 'width' | 'invocation'>;

/** What is about to be done. With `--dry-run` also the files. */
export function setupText({ request, access, files }: SetupPlan, format: Format): string {
  const { job, claimMatch } = request;
  const isDryRun = format.invocation.switches.has('dry-run');
  const rows = [
    ['  repository', `${job.repository} on ${new URL(job.server).host}, default branch ${job.branch}`],
    ...(access === undefined
      ? [['  platform', request.proposal.platform ?? noPlatform]]
      : [
          ['  token', request.access?.from ?? ''],
          ['  organization', `${access.organization.name} (${access.organization.uid})`],
          ['  identity', identityText(access.identity)],
          ['  issuer', claimMatch.issuer],
          ['  subject', expectedSubject(claimMatch)],
          ...access.roles.map((role) => ['  role', `${role.name} ${roleText(role)}`]),
        ]),
    ...files.map(({ path, state }) => ['  file', `${path} ${fileStates[state]}`]),
  ].map((row) => row.map(plain));
  const isBound = access?.identity.uid !== undefined && access.roles.every((role) => role.isBound);
  const isReady =
    files.every(({ state }) => state === 'same' || state === 'ready') &&
    (isBound || (access === undefined && request.proposal.platform !== undefined));
  const title = isReady
    ? 'Everything is set up already'
    : isDryRun
      ? 'Setup would do this; nothing is changed'
      : 'Setup';
  const texts = isDryRun ? files.filter(({ state }) => state === 'new' || state === 'outdated') : [];
  return [
    [bold(format, title), terminalTable(rows)].join('\n'),
    ...texts.map(({ path, text }) => `${bold(format, path)}\n${indented(text)}`),
  ].join('\n\n');
}

function identityText({ name, uid }: WantedIdentity): string {
  return uid === undefined ? `${name} is created` : `${name} (${uid}) exists and is used`;
}

function roleText({ uid, isBound }: WantedRole): string {
  if (isBound) return 'is bound already';
  return uid === undefined
    ? 'is created and bound, because the organization enforces pull policies'
    : 'is bound';
}

const tokens = `the tokens TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN, if images of a platform are used (${docsUrl('other-ci.md')})`;

/** What is left to do on the host, where nothing but a person may. */
const hostSteps: Readonly<Partial<Record<CiHost, readonly string[]>>> = {
  gitlab: [
    'For notes on merge requests, store a project access token (role Reporter, scope api) as the masked variable TAGPROOF_GITLAB_TOKEN',
  ],
  azure: [
    `Create a pipeline from ${workflowPaths.azure}, give it ${tokens}, and require it in a branch policy`,
  ],
  bitbucket: [`Enable Pipelines, and store ${tokens}, as secured repository variables`],
  jenkins: [
    `Create a multibranch pipeline with the script path ${workflowPaths.jenkins}, and store ${tokens}, as secret texts`,
  ],
  buildkite: [
    `Add the step \`buildkite-agent pipeline upload ${workflowPaths.buildkite}\` to a pipeline, and store ${tokens}, as secrets`,
  ],
};

/** Lines that a person still has to write or run. */
export function stepsLeft({ request, files }: SetupPlan): readonly string[] {
  const { addresses = [] } = request.proposal;
  const exports = addresses.map(([name, value]) => `${variableOf(name)}=${value}`).join(' ');
  return [
    ...(exports === '' ? [] : [`export ${exports}   gives your terminal the settings that the workflow has`]),
    ...(files[0]?.text.includes('unpinned: warning') === true
      ? ['tagproof pin   writes the missing digests']
      : []),
    `Commit and push ${files.map(({ path }) => path).join(' and ')}`,
    ...(hostSteps[request.job.ci] ?? []),
  ];
}

/** One document with what was looked up, and what was done. */
export function setupDocument(
  plan: SetupPlan,
  done: {
    readonly identity?: string;
    readonly doctor?: unknown;
    readonly report?: unknown;
    readonly exitCode?: number;
  } = {},
): string {
  const { request, access, files } = plan;
  const { uid, name } = access?.identity ?? {};
  return JSON.stringify(
    {
      dryRun: done.exitCode === undefined,
      repository: request.job,
      organization: access?.organization,
      identity: access && {
        uid: done.identity ?? uid,
        name,
        claimMatch: request.claimMatch,
        state: uid === undefined ? 'new' : 'same',
      },
      roles: access?.roles.map(({ name: role, isBound }) => ({
        name: role,
        state: isBound ? 'same' : 'new',
      })),
      files: files.map(({ path, text, state }) => ({ path, text, state })),
      next: stepsLeft(plan),
      doctor: done.doctor,
      report: done.report,
      exitCode: done.exitCode,
    },
    null,
    2,
  );
}

/** A heading, if the terminal has colors. */
export function bold({ colour }: Pick<Context, 'colour'>, text: string): string {
  return colour ? styleText('bold', text, { validateStream: false }) : text;
}

function indented(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${plain(line)}`)
    .join('\n');
}
