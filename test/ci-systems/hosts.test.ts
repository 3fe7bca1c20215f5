// docs/other-ci.md: what each CI system can do, by its object and by what is delivered to it, and the job that setup writes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { connectCi } from '../../src/ci/connect.js';
import { ciSystems } from '../../src/ci-systems/index.js';
import type { CiSystem } from '../../src/ci-systems/system.js';
import type { Host } from '../../src/model/run/host.js';
import { workflowPaths } from '../../src/onboarding/init/options.js';
import { proposalFor } from '../../src/onboarding/init/proposal.js';
import type { Survey } from '../../src/onboarding/init/survey.js';
import type { CiHost } from '../../src/onboarding/setup/where.js';

/** The systems that `setup` writes a job for. */
const setUp: Readonly<Record<string, CiHost>> = {
  'GitHub Actions': 'github',
  'GitLab CI': 'gitlab',
  'Azure Pipelines': 'azure',
  'Bitbucket Pipelines': 'bitbucket',
  Jenkins: 'jenkins',
  Buildkite: 'buildkite',
};

/** What GitHub's runner shows is in the host itself, and what GitLab shows is in files. */
const shown: Readonly<Record<string, string>> = {
  'GitHub Actions': 'Annotations, summary, SARIF',
  'GitLab CI': 'Code Quality, JUnit',
};

const variables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GitHub Actions': { GITHUB_EVENT_NAME: 'schedule', GITHUB_REPOSITORY: 'acme/shop' },
  'GitLab CI': { GITLAB_CI: 'true' },
};

/** Whether a run finds an API there to write to. */
async function isWrittenTo({ name }: CiSystem): Promise<boolean> {
  const of = variables[name];
  if (of === undefined) return false;
  const ci = { variable: (key: string) => of[key], payload: async () => ({}) };
  const { api, gitlab } = await connectCi({ ci } as unknown as Host, {});
  return api !== undefined || gitlab !== undefined;
}

function showing({ name, show }: CiSystem): string {
  if (show === undefined) return shown[name] ?? 'JUnit, where the host reads it';
  const tools = {
    variable: () => undefined,
    log: () => undefined,
    writeFile: async () => undefined,
    feed: async () => undefined,
  };
  const { annotate, summary } = show(tools);
  const own = [annotate && 'issues of the job', summary && 'a summary on the build']
    .filter(Boolean)
    .join(', ');
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}; JUnit`;
}

async function row(system: CiSystem): Promise<string> {
  const ci = setUp[system.name];
  const writes = await isWrittenTo(system);
  const onlyGithub = system.name === 'GitHub Actions';
  const cells = [
    system.name,
    ci === undefined ? 'By hand' : `\`${workflowPaths[ci]}\``,
    system.idToken !== undefined || onlyGithub ? 'Yes' : 'By a stored token',
    showing(system),
    writes ? 'One comment, suggestions' : 'No',
    writes ? 'One request, kept up to date' : 'The job commits what `pin` wrote',
    onlyGithub ? 'Yes' : 'No',
  ];
  return `| ${cells.join(' | ')} |`;
}

it('says of each CI system what it can do', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../docs/other-ci.md', import.meta.url)), 'utf8');
  const [, table = ''] = /<!-- hosts -->\n([\s\S]*?)\n<!-- \/hosts -->/.exec(page) ?? [];
  const head = [
    '| CI system | `setup` writes | Signs in without a stored secret | Shows | On the change | Pins as a change | `/tagproof fix` |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  const rows = await Promise.all(ciSystems.filter(({ name }) => name !== 'another CI system').map(row));
  expect(table.split('\n')).toEqual([...head, ...rows]);
});

/** The jobs in the page, each after a comment that names its host. */
const documented = [
  ...readFileSync(fileURLToPath(new URL('../../docs/other-ci.md', import.meta.url)), 'utf8').matchAll(
    /<!-- job (\w+) -->\n```\w+\n([\s\S]*?)\n```/g,
  ),
].map(([, ci = '', text = '']) => [ci, text] as const);

it('has a job for each host that setup knows, beside GitHub', () => {
  expect(documented.map(([ci]) => ci).sort()).toEqual(
    Object.keys(workflowPaths)
      .filter((ci) => ci !== 'github')
      .sort(),
  );
});

it.each(documented)('has the job that setup writes for %s, which is sound', (ci, text) => {
  const options = {
    program: { server: 'https://git.example.com', name: 'acme/tagproof', commit: '0'.repeat(40) },
    ...{ ci: ci as CiHost, platform: 'chainguard', branch: 'main' },
    image: `node:24@sha256:${'0'.repeat(64)}`,
  };
  const survey = { registries: [], samples: [], references: 0, pinned: 0, opaque: 0 } as unknown as Survey;
  const [, written] = proposalFor(survey, options);
  expect(written?.text.split('\n').slice(1).join('\n').trimEnd()).toBe(text);
  if (ci === 'jenkins') {
    for (const [open = '', close = ''] of ['{}', '()', '[]'].map((pair) => [...pair]))
      expect(text.split(open)).toHaveLength(text.split(close).length);
    return;
  }
  const wrong = parseDocument(text, { strict: true });
  expect([...wrong.errors, ...wrong.warnings]).toEqual([]);
  expect(keysOf(wrong.toJS()).filter((key) => !known[ci]?.has(key))).toEqual([]);
});

/** The keys that the published references of the hosts have, as far as the jobs use them. */
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  gitlab: new Set([
    'images',
    ...'image rules if id_tokens TAGPROOF_ID_TOKEN aud script artifacts when reports codequality junit'.split(
      ' ',
    ),
  ]),
  azure: new Set(
    'trigger branches include pr schedules cron always pool vmImage steps checkout fetchDepth script displayName env TAGPROOF_TOKEN TAGPROOF_REGISTRY_TOKEN task condition inputs testResultsFiles'.split(
      ' ',
    ),
  ),
  bitbucket: new Set(
    'image definitions steps step name clone depth script artifacts pipelines pull-requests ** branches main'.split(
      ' ',
    ),
  ),
  buildkite: new Set('steps label key commands artifact_paths'.split(' ')),
};

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}
