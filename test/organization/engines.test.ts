// examples/engines: the script runs with GNU parallel, and the files for the others are what these accept.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../src/cli/args/commands.js';
import { scan } from '../../src/cli/commands/scan.js';
import { readArguments } from '../../src/command/arguments.js';
import type { Report } from '../../src/report/schema/schema.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { argoSchema, batchSchema } from './engine-schemas.js';
import { type Organization, shops, startOrganization } from './organization.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const engines = path.join(root, 'examples/engines');
const textOf = (file: string) => readFileSync(path.join(engines, file), 'utf8');
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const missing = ['parallel', 'jq'].filter((program) => !has(program));
const skipped = missing.length === 0 ? '' : ` — SKIPPED: install ${missing.join(', ')}`;

let organization: Organization;
beforeAll(async () => {
  organization = await startOrganization((emulator) => shops(emulator, 9));
});
afterAll(() => organization.close());

/** Runs the script with the committed command line as `tagproof`. */
function runScript(args: readonly string[]): Promise<{ readonly code: number | null; readonly err: string }> {
  const bin = temporaryFolder();
  const program = path.join(bin, 'tagproof');
  writeFileSync(
    program,
    `#!/bin/sh\nexec "${process.execPath}" "${path.join(root, 'dist/cli/index.js')}" "$@"\n`,
  );
  chmodSync(program, 0o755);
  const { environment } = organization.context('plan', [], {}).context;
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: bin, SHARDS: '3', ...environment };
  const child = spawn(path.join(engines, 'parallel.sh'), args, { env });
  let err = '';
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

describe.skipIf(skipped !== '')(`GNU parallel${skipped}`, { timeout: 120_000 }, () => {
  it('audits all repositories of an organization, a shard per job', async () => {
    const folder = path.join(temporaryFolder(), 'night');
    const flags = Object.entries(organization.platform).flatMap(([name, value]) => [`--${name}`, value]);
    const { code, err } = await runScript([folder, 'acme', ...flags]);
    expect(code, err).toBe(0);
    expect(readdirSync(path.join(folder, 'shards')).sort()).toEqual(['0.jsonl', '1.jsonl', '2.jsonl']);
    const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
    expect(report.verdict).toBe('pass');
    expect(
      report.repositories?.map(({ origin }) => origin).filter((one) => /shop-\d/.test(one)),
    ).toHaveLength(9);
    expect(report.findings.map(({ check }) => check)).toContain('stale-digest');
    // Results of another night would be merged with these.
    expect((await runScript([folder, 'acme', ...flags])).code).not.toBe(0);
  });

  it('says which repositories have no report if shards fail', async () => {
    const folder = path.join(temporaryFolder(), 'night');
    const { code, err } = await runScript([folder, 'acme', '--max-age', 'nonsense']);
    expect(err).toContain('3 shards did not end with 0');
    expect(code).toBe(3);
    const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
    expect(report.verdict).toBe('incomplete');
  });
});

type Task = { readonly name: string; readonly template: string; readonly depends?: string };
const workflow = argoSchema.safeParse(parse(textOf('argo-workflow.yaml')));
const job = batchSchema.safeParse(JSON.parse(textOf('aws-batch-job.json')));

/** The command of Tagproof that a list of words is, with what the engine fills in as `x`. */
function issuesOf(words: readonly string[]): readonly string[] {
  const read = readArguments(
    words.map((word) => (/\{\{|Ref::/.test(word) ? 'x' : word)),
    commands,
  );
  return 'issues' in read ? read.issues : [];
}

describe('Argo Workflows', () => {
  it('accepts the workflow', () => {
    expect(workflow.error).toBeUndefined();
  });

  it('finds every template, task, parameter and volume that the workflow names', () => {
    const spec = workflow.data?.spec;
    const templates = spec?.templates ?? [];
    const names = templates.map((one) => one.name);
    const tasks: readonly Task[] = templates.flatMap((one) => ('dag' in one ? one.dag.tasks : []) as Task[]);
    expect([spec?.entrypoint, ...tasks.map(({ template }) => template)].sort()).toEqual(names.sort());
    const waited = tasks.flatMap(({ depends = '' }) =>
      [...depends.matchAll(/([a-z]+)\./g)].map(([, at]) => at),
    );
    for (const one of waited) expect(tasks.map((task) => task.name)).toContain(one);
    const volumes = [
      ...(spec?.volumes ?? []),
      ...(spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata),
    ].map((one) => one.name);
    for (const one of templates) {
      if (!('container' in one)) continue;
      for (const mount of one.container.volumeMounts ?? []) expect(volumes).toContain(mount.name);
      const given = one.inputs?.parameters?.map((parameter) => parameter.name) ?? [];
      const used = one.container.args.join(' ').matchAll(/\{\{inputs\.parameters\.(\w+)\}\}/g);
      expect([...used].map(([, name]) => name)).toEqual(given);
      expect(issuesOf(one.container.args)).toEqual([]);
    }
  });
});

describe('AWS Batch', () => {
  it('accepts the job definition', () => {
    expect(job.error).toBeUndefined();
  });

  it('has a parameter for each part of the command that it fills in', () => {
    const { command, mountPoints, volumes } = job.data?.containerProperties ?? { command: [] };
    const used = command.flatMap((word) => (word.startsWith('Ref::') ? [word.slice('Ref::'.length)] : []));
    expect(used.sort()).toEqual(Object.keys(job.data?.parameters ?? {}).sort());
    expect(issuesOf(command)).toEqual([]);
    expect(mountPoints?.map(({ sourceVolume }) => sourceVolume)).toEqual(volumes?.map(({ name }) => name));
  });
});

it('finds the images of both by its own scan', async () => {
  const { context, out } = organization.context('scan', [engines], {});
  await scan({ ...context, invocation: { ...context.invocation, json: true } });
  const { references } = JSON.parse(out.join('\n')) as Report;
  const image = 'registry.example.com/acme/tagproof:1.0.0';
  expect(references.map(({ file, raw }) => [file, raw])).toEqual([
    ...Array(3).fill(['argo-workflow.yaml', image]),
    ['aws-batch-job.json', image],
  ]);
});
