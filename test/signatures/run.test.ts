// Whole runs under a policy that requires signatures, over a real registry: verdicts, pins, channels, and replays.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configure } from '../../src/config/index.js';
import type { PolicyText } from '../../src/config/policy/extends.js';
import { localHost } from '../../src/host/local.js';
import { replay } from '../../src/replay/index.js';
import { reportSchema } from '../../src/report/schema/schema.js';
import { run } from '../../src/run.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { missingPrograms, type RealRegistry, realRegistry } from '../registry/real-registry.js';
import { expectSameAgain } from '../replay/again.js';
import { attach, pushImage } from './attach.js';
import {
  at,
  keySignature,
  newKeys,
  type PrivateSigstore,
  pemOf,
  privateSigstore,
  releaseIdentity,
} from './private-sigstore.js';

const needed = missingPrograms.includes('docker-registry') ? ' — SKIPPED: install docker-registry' : '';
const policyPath = '.github/tagproof.yml';

async function runIn(root: string, inputs: Readonly<Record<string, string>> = {}) {
  const head = async (file: string): Promise<PolicyText> => {
    try {
      return { text: readFileSync(path.join(root, file), 'utf8') };
    } catch {
      return { missing: true };
    }
  };
  const read = await configure({
    get: (name) => inputs[name],
    checks: async () => [],
    head,
    remote: async () => ({ missing: true }),
  });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const printed: string[] = [];
  const host = localHost({
    root,
    environment: { DOCKER_CONFIG: temporaryFolder() },
    print: (text) => void printed.push(text),
    temp: temporaryFolder(),
  });
  const { report, exitCode } = await run(host, read.config);
  expect(reportSchema.strict().safeParse(report).error).toBeUndefined();
  expectSameAgain({ report, exitCode });
  return { report, exitCode, text: printed.join('\n'), config: read.config };
}

describe.skipIf(needed !== '')(`a run${needed}`, () => {
  let registry: RealRegistry;
  let sigstore: PrivateSigstore;
  const keys = newKeys();
  beforeAll(async () => {
    [registry, sigstore] = await Promise.all([realRegistry('none'), privateSigstore()]);
  });
  afterAll(() => registry.close());

  const folderWith = (from: string, policy: string) =>
    temporaryFolder({
      Dockerfile: `FROM ${from}\n`,
      [policyPath]: policy,
      'keys/vendor.pub': pemOf(keys),
      'root.json': sigstore.root,
    });
  const byKey = () => `signatures: [{ images: '${registry.host}/acme/*', key: keys/vendor.pub }]\n`;
  const byWorkflow = () => `signatures:
  - images: '${registry.host}/acme/*'
    issuer: https://token.actions.githubusercontent.com
    identity: https://github.com/acme/app/.github/workflows/release.yml@refs/tags/*
    trusted-root: root.json
`;

  it('passes an image with the required signature, and says which build it is', async () => {
    const target = { host: registry.host, repository: 'acme/one' };
    const digest = await pushImage(target, 'one', '1.2.3');
    const build = { 12: 'https://github.com/acme/app', 13: 'c'.repeat(40), 14: 'refs/tags/v1.2.3' };
    const text = await at('2026-10-02T09:00:00Z', () => sigstore.bundle({ digest, build }));
    await attach(target, digest, [{ kind: 'bundle', text }]);
    const root = folderWith(`${registry.host}/acme/one:1.2.3@${digest}`, byWorkflow());
    const { report, exitCode, text: printed } = await runIn(root);
    expect({ exitCode, findings: report.findings, gaps: report.incomplete }).toEqual({
      exitCode: 0,
      findings: [],
      gaps: [],
    });
    expect(report.references[0]?.signatures).toMatchObject({
      digest,
      built: { gitTag: 'v1.2.3', relation: 'same', isRequired: true, form: 'provenance' },
    });
    expect(report.images?.[0]?.signatures).toMatchObject([
      {
        state: 'signed',
        signer: releaseIdentity('v1.2.3'),
        accepted: true,
        links: { commit: `https://github.com/acme/app/commit/${'c'.repeat(40)}` },
      },
    ]);
    expect(printed).toContain('built as v1.2.3 of https://github.com/acme/app');
    expect(printed.replace(/\s+/g, ' ')).toContain('proved by its signature');
    expect(printed).not.toContain('was the tag');
  });

  it('counts a pin that its tag no longer has as verified by its build, and a floating tag not', async () => {
    const target = { host: registry.host, repository: 'acme/moved' };
    const build = { 12: 'https://github.com/acme/app', 13: 'c'.repeat(40), 14: 'refs/tags/v1.2.3' };
    const digests = await Promise.all(['1.2.3', '1'].map((tag) => pushImage(target, `old ${tag}`, tag)));
    for (const [index, digest] of digests.entries()) {
      const text = await at('2026-10-02T09:00:00Z', () => sigstore.bundle({ digest, build }));
      await attach(target, digest, [{ kind: 'bundle', text }]);
      await pushImage(target, `new ${index}`, index === 0 ? '1.2.3' : '1');
    }
    const [exact, floating] = await Promise.all(
      ['1.2.3', '1'].map((tag, index) =>
        runIn(folderWith(`${registry.host}/acme/moved:${tag}@${digests[index]}`, byWorkflow())),
      ),
    );
    expect(exact?.report).toMatchObject({
      incomplete: [],
      references: [{ fact: { status: 'not-current', built: { gitTag: 'v1.2.3' } } }],
      coverage: { references: { asked: 1, answered: 1, built: 1 }, histories: { answered: 0 } },
    });
    const words = exact?.text.replace(/\s+/g, ' ');
    expect(words).toContain('1 of 1 pin proved (1 by a signed build); freshness');
    expect(words).toContain(
      'built as v1.2.3 of https://github.com/acme/app on 2026-10-02; no longer current',
    );
    expect(floating?.report.coverage?.references).toEqual({
      asked: 1,
      answered: 0,
      unknown: { 'not-current': 1 },
    });
  });

  it('takes the age that min-age asks for from the log, and not if the signature is younger', async () => {
    const target = { host: registry.host, repository: 'acme/aged' };
    const digest = await pushImage(target, 'aged', '1.2.3');
    const text = await at('2026-10-02T09:00:00Z', () => sigstore.bundle({ digest }));
    await attach(target, digest, [{ kind: 'bundle', text }]);
    const root = folderWith(`${registry.host}/acme/aged:1.2.3`, `${byWorkflow()}digest-age: accepted\n`);
    const [old, young] = await Promise.all(['7d', '4000d'].map((age) => runIn(root, { 'min-age': age })));
    expect(old?.report).toMatchObject({
      findings: [{ check: 'unpinned', fix: { replacement: `${registry.host}/acme/aged:1.2.3@${digest}` } }],
      references: [{ fact: { status: 'unpinned', basis: 'timestamps', currentDigest: digest } }],
    });
    expect(old?.text).toContain('digest-age');
    expect(young?.report.references[0]?.fact).toMatchObject({ status: 'unknown', cause: 'no-history' });
    expect(young?.report.findings[0]?.fix).toBeUndefined();
  });

  it('fails an image without it, and one whose signature is of another key', async () => {
    const target = { host: registry.host, repository: 'acme/two' };
    const digest = await pushImage(target, 'two', '1');
    const root = folderWith(`${registry.host}/acme/two:1@${digest}`, byKey());
    const unsigned = await runIn(root);
    expect(unsigned).toMatchObject({ exitCode: 1, report: { findings: [{ check: 'unsigned-image' }] } });
    await attach(target, digest, [keySignature(newKeys(), digest)]);
    const forged = await runIn(root);
    expect(forged).toMatchObject({ exitCode: 1, report: { findings: [{ check: 'unsigned-image' }] } });
    await attach(target, digest, [keySignature(keys, digest)]);
    expect(await runIn(root)).toMatchObject({ exitCode: 0 });
  });

  it('pins only what is signed, and shows the old signer beside the new one', async () => {
    const target = { host: registry.host, repository: 'acme/three' };
    const old = await pushImage(target, 'old', '1');
    await attach(target, old, [keySignature(keys, old)]);
    const folder = folderWith(`${registry.host}/acme/three:1`, byKey());
    const pin = () => runIn(folder, { mode: 'pin', ledger: 'false' });
    expect(await pin()).toMatchObject({ exitCode: 0, report: { edits: [{ file: 'Dockerfile' }] } });
    const unsigned = await pushImage(target, 'unsigned', '2');
    const second = folderWith(`${registry.host}/acme/three:2`, byKey());
    const refused = await runIn(second, { mode: 'pin', ledger: 'false' });
    expect(refused.report.edits).toEqual([]);
    expect(refused.report.findings.map(({ check }) => check).sort()).toEqual(['unpinned', 'unsigned-image']);
    expect(readFileSync(path.join(second, 'Dockerfile'), 'utf8')).not.toContain(unsigned);
  });

  it('is incomplete where the signatures cannot be read, and asks nothing without an entry', async () => {
    const target = { host: registry.host, repository: 'acme/four' };
    const digest = await pushImage(target, 'four', '1');
    const reference = `${registry.host}/acme/four:1@${digest}`;
    const other = byWorkflow().replace('root.json', 'keys/vendor.pub');
    const badRoot = await runIn(folderWith(reference, other));
    expect(badRoot.exitCode).toBe(3);
    expect(badRoot.report.incomplete[0]).toMatchObject({
      cause: 'unverifiable-signature',
      subject: 'keys/vendor.pub',
    });
    expect(badRoot.report.findings).toEqual([]);
    const without = await runIn(folderWith(reference, 'max-age: 1d\n'));
    const elsewhere = await runIn(folderWith(reference, byKey().replace('/acme/*', '/other/*')));
    expect(without.report.requests).toEqual(elsewhere.report.requests);
    expect(without.report.references[0]).not.toHaveProperty('signatures');
    expect(elsewhere.report.references[0]).not.toHaveProperty('signatures');
  });

  it('replays under a policy that requires more as incomplete, never as a pass', async () => {
    const target = { host: registry.host, repository: 'acme/five' };
    const digest = await pushImage(target, 'five', '1');
    const reference = `${registry.host}/acme/five:1@${digest}`;
    const recorded = await runIn(folderWith(reference, 'max-age: 14d\n'));
    const { config } = await runIn(folderWith(reference, byKey()));
    const again = replay(recorded.report, {
      before: recorded.config,
      now: recorded.config,
      settings: recorded.report.settings,
      policy: config.policy,
    });
    expect(again).toMatchObject({
      exitCode: 3,
      report: { incomplete: [{ cause: 'unverifiable-signature' }] },
    });
  });
});
