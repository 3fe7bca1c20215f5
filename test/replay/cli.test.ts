// `replay`: the same output and exit code; other settings as another run would have decided; invalid reports are rejected.
import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { checks } from '../../src/checks/index.js';
import { replayReport } from '../../src/cli/commands/replay.js';
import { inputNames } from '../../src/command/names.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { createEmulator, type Emulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { viewOf } from '../../src/output/view.js';
import type { Report, ReportedFact, reportSchema } from '../../src/report/schema/schema.js';
import { dayMs } from '../build.js';
import { runInProcess } from '../e2e/in-process.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { replayed } from './again.js';

let emulator: Emulator;
let checkout: Readonly<Record<string, string>>;
let recorded: Awaited<ReturnType<typeof runInProcess>>;
beforeAll(async () => {
  emulator = await createEmulator();
  const host = new URL(emulator.address.registryUrl).host;
  const from = (image: string, tag: string, daysAgo?: number) => {
    const at = Date.now() - (daysAgo ?? 0) * dayMs;
    const pin = daysAgo === undefined ? '' : `@${digestAt(emulator.state, `acme/${image}`, tag, at)}`;
    return `FROM ${host}/acme/${image}:${tag}${pin}\n`;
  };
  checkout = {
    Dockerfile:
      from('python', '3.12', 45) + from('redis', '7') + from('node', '18', 300) + from('node', '22', 0),
    'chart/values.yaml': `image:\n  repository: ${host}/acme/nginx\n  pullPolicy: Always\n  tag: "1.27"\n`,
  };
  recorded = await runInProcess(emulator, checkout, { 'sbom-from-registry': 'true' });
});

async function start(file: string | undefined, flags: Readonly<Record<string, string>> = {}, json = false) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await replayReport({
    invocation: {
      command: 'replay',
      operands: file === undefined ? [] : [file],
      flags: new Map(Object.entries(flags)),
      switches: new Set(),
      json,
      noColour: true,
      help: false,
    },
    environment: {},
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    colour: false,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function saved(report: unknown): string {
  const file = path.join(temporaryFolder(), 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
}

it('prints what the run printed, and ends with its exit code', async () => {
  const { report, exitCode } = recorded;
  const { code, out, err } = await start(saved(report));
  expect([code, err]).toEqual([exitCode, '']);
  expect(out).toBe(terminalText(report, viewOf(report), { colour: false }, checks));
  const json = await start(saved(report), {}, true);
  // A replay has no files, so that it makes no patch.
  const { patch, ...withoutPatch } = report;
  expect([typeof patch, JSON.parse(json.out)]).toEqual(['string', withoutPatch]);
});

describe('under other settings decides as a run would', () => {
  const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  it.each<[string, () => Readonly<Record<string, string>>]>([
    ['max-age', () => ({ 'max-age': '365d' })],
    ['fail-on a level', () => ({ 'fail-on': 'warning' })],
    ['fail-on a check', () => ({ 'fail-on': 'deprecated-tag' })],
    ['as-of yesterday', () => ({ 'as-of': ago(1) })],
    ['as-of 20 days ago', () => ({ 'as-of': ago(20) })],
    ['as-of 44 days ago', () => ({ 'as-of': ago(44) })],
    ['as-of 100 days ago', () => ({ 'as-of': ago(100) })],
    ['as-of before all records', () => ({ 'as-of': ago(9000) })],
  ])('%s', async (_name, settings) => {
    const given = settings();
    const run = await runInProcess(emulator, checkout, given);
    const { report: bare } = await runInProcess(emulator, checkout, {});
    const again = replayed(bare, given);
    // Which images differ was asked of the registry, about the pins that were stale then.
    const facts = ({ references }: Report, readAt: string) =>
      references.map(({ fact: { compared: _, ...fact } = {} as ReportedFact }) => ({
        ...fact,
        lagSeconds: 0,
        message: '',
        evidence: fact.evidence?.map((one) => ({ ...one, readAt })),
      }));
    expect(facts(again.report, '')).toEqual(facts(run.report, ''));
    // A replay reads nothing: its sources were read when the recorded run read them.
    const [read] = bare.references.flatMap(({ fact }) => fact?.evidence ?? []);
    expect(facts(again.report, read?.readAt ?? '')).toEqual(
      again.report.references.map(({ fact: { compared: _, ...fact } = {} as ReportedFact }) => ({
        ...fact,
        lagSeconds: 0,
        message: '',
      })),
    );
    expect(withoutLines(again.report)).toEqual(withoutLines(run.report));
    expect([again.report.verdict, again.exitCode]).toEqual([run.report.verdict, run.exitCode]);
    expect(again.report.settings).toEqual(run.report.settings);
    expect(again.report.asOf.slice(0, 16)).toBe(run.report.asOf.slice(0, 16));
  });

  it.each([
    'min-age: 30d\n',
    'checks: {unpinned: off, stale-digest: notice}\n',
    'overrides: [{paths: "chart/**", checks: {unpinned: off}}, {images: "**/python", max-age: 300d, min-age: 20d}]\n',
    'fail-on: [deprecated-tag]\nwaivers:\n  - image: "**/node"\n    reason: it moves next week\n',
  ])('a policy: %s', async (text) => {
    const read = readPolicy({ path: 'policy.yml', text }, inputNames);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    const run = await runInProcess(emulator, checkout, {}, read.file.policy);
    const { report: bare } = await runInProcess(emulator, checkout, {});
    const again = replayed(bare, {}, read.file.policy);
    const { verdict, findings, waivers } = again.report;
    expect([verdict, again.exitCode]).toEqual([run.report.verdict, run.exitCode]);
    expect(findings.length).toBeGreaterThan(0);
    expect(withoutLines(again.report)).toEqual(withoutLines(run.report));
    expect(waivers).toEqual(run.report.waivers);
  });
});

/** The record holds references and no lines around them. */
function withoutLines({ findings }: Report): unknown {
  return findings.map((finding) => {
    const { lines: _, ...fix } = finding.fix ?? {};
    return { ...finding, fix };
  });
}

it('takes a policy from a file, and its mistakes end it', async () => {
  const folder = temporaryFolder({
    'policy.yml': 'checks: {unpinned: off, stale-digest: off, deprecated-tag: off, advisory: off}\n',
    'wrong.yml': 'checks: {unpined: off}\n',
    'far.yml': 'extends: acme/policies/base.yml@v1\n',
  });
  const file = saved((await runInProcess(emulator, checkout, {})).report);
  expect(await start(file, { config: path.join(folder, 'policy.yml') })).toMatchObject({ code: 0, err: '' });
  const wrong = await start(file, { config: path.join(folder, 'wrong.yml'), 'max-age': 'soon' });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean `unpinned`?') });
  const far = await start(file, { config: path.join(folder, 'far.yml') }, true);
  expect(far.code).toBe(3);
  expect(JSON.parse(far.out).incomplete).toMatchObject([{ cause: 'policy-unread' }]);
});

it('can be set to warn about gaps', async () => {
  emulator.faults = [{ match: { path: '/history/7' }, effect: { status: 500 } }];
  const inOrder = { Dockerfile: checkout.Dockerfile?.split('\n')[3] ?? '', 'a/Dockerfile': 'FROM $X\n' };
  const wrong = {
    ...inOrder,
    'b/Dockerfile': (checkout.Dockerfile?.split('\n')[1] ?? '').replace(/$/, `@sha256:${'0'.repeat(64)}`),
  };
  const { report, exitCode } = await runInProcess(emulator, wrong, {});
  emulator.faults = [];
  expect([report.verdict, exitCode]).toEqual(['incomplete', 3]);
  expect(replayed(report, { 'on-incomplete': 'warn' })).toMatchObject({
    exitCode: 0,
    report: { verdict: 'incomplete' },
  });
  expect(replayed(report, { 'fail-on': 'notice' })).toMatchObject({
    exitCode: 1,
    report: { verdict: 'fail' },
  });
});

describe('refuses what is not a complete report', () => {
  const broken = (change: (report: z.infer<typeof reportSchema>) => unknown) => () =>
    saved(change(structuredClone(recorded.report) as z.infer<typeof reportSchema>));
  it.each<[string, () => string | undefined, string]>([
    ['no operand', () => undefined, 'requires REPORT'],
    ['a file that is not there', () => path.join(temporaryFolder(), 'gone.json'), 'does not exist'],
    ['no JSON', () => saved('{'), 'is not JSON'],
    ['another document', () => saved([]), 'is not a Tagproof report'],
    ['another version', broken((report) => ({ ...report, schemaVersion: 2 })), '`schemaVersion`'],
    ['no record', broken(({ record: _, ...report }) => report), 'no `record`'],
    [
      'a fact without its parts',
      broken((report) => {
        delete report.references[0]?.fact?.supersededBy;
        return report;
      }),
      '`references[0]`',
    ],
    [
      'a package of a reference that is not there',
      broken((report) => {
        report.record?.packages?.push({ reference: 99, name: 'x', origins: [] });
        return report;
      }),
      'reference 99',
    ],
    [
      'a waiver without a place',
      broken((report) => {
        const at = { file: 'gone.yml', span: { start: 0, end: 1 } };
        report.record?.policy.waivers.push({ at, reason: 'r', check: 'unpinned' });
        return report;
      }),
      'no place of gone.yml',
    ],
    [
      'a pattern that is none',
      broken((report) => {
        report.record?.policy.overrides.push({
          at: { file: 'x', span: { start: 0, end: 0 } },
          paths: ['../x'],
          checks: {},
        });
        return report;
      }),
      'must be a glob',
    ],
    [
      'a setting that is none',
      broken((report) => ({
        ...report,
        settings: [{ name: 'max-age', value: 'soon', from: 'input' }],
      })),
      'In the report',
    ],
  ])('%s', async (_name, make, message) => {
    const { code, err, out } = await start(make());
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('more than 64 MB', async () => {
    const file = saved('');
    truncateSync(file, 64 * 1024 * 1024 + 1);
    expect(await start(file)).toMatchObject({ code: 2, err: expect.stringContaining('larger than') });
  });
});

it('records no token and no text other than references', async () => {
  const { report } = await runInProcess(
    emulator,
    { Dockerfile: `ENV PASSWORD=hunter2\n${checkout.Dockerfile}` },
    {},
  );
  const text = JSON.stringify(report);
  for (const token of [...emulator.tokens, 'hunter2']) expect(text).not.toContain(token);
});
