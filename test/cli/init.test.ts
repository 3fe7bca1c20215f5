// `init`: what it proposes is read by the policy reader and as a workflow; it overwrites nothing and halves nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inputNames } from '../../src/command/names.js';
import { readPolicy } from '../../src/config/policy/read.js';
import type { Files } from '../../src/model/run/host.js';
import { init, initIn } from '../../src/onboarding/init/index.js';
import { surveyOf } from '../../src/onboarding/init/survey.js';
import { surveyText } from '../../src/onboarding/init/text.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { contextOf } from './context.js';

const digest = `sha256:${'a'.repeat(64)}`;
const shop = {
  Dockerfile: `FROM cgr.dev/chainguard/node:latest@${digest}\nFROM python:3.12\n`,
  'compose.yaml': 'services: {db: {image: "postgres:16"}}\n',
  'examples/a/Dockerfile': 'FROM alpine:3\n',
  '.github/workflows/test.yml': 'on: push\njobs: {}\n',
};
const [policyPath, workflowPath] = ['.github/tagproof.yml', '.github/workflows/tagproof.yml'];

function memory(folder: Record<string, string>, refuse: readonly string[] = []): Files {
  return {
    list: async (wanted = () => true) => Object.keys(folder).filter(wanted).sort(),
    async read(file) {
      const text = folder[file];
      return text === undefined ? { unreadable: 'ENOENT', absent: true } : { text };
    },
    async replace(file, before, after) {
      if (refuse.includes(file)) return { refused: 'EROFS' };
      if (before === undefined && folder[file] !== undefined) return { refused: 'it is there already' };
      folder[file] = after;
      return {};
    },
    save: async () => undefined,
  };
}

const program = { server: 'https://github.com', name: 'acme/tagproof', commit: '0123456789'.repeat(4) };

async function propose(folder: Record<string, string>, write = false, refuse: readonly string[] = []) {
  const { context, written } = contextOf({ json: true });
  const code = await initIn(memory(folder, refuse), { program }, write, context);
  const document = JSON.parse(written.out.join(''));
  return { code, ...document, err: written.err.join('\n') };
}

describe('init', () => {
  it('sees formats, registries, pins, samples and CI', async () => {
    expect(await surveyOf(memory({ ...shop }))).toMatchObject({
      references: 4,
      pinned: 1,
      platform: 'chainguard',
      samples: ['examples/**'],
      ci: ['GitHub Actions'],
      users: [],
      registries: [
        { registry: 'docker.io', references: 3, pinned: 0 },
        { registry: 'cgr.dev', references: 1, pinned: 1 },
      ],
    });
  });

  it('announces only the digests that `pin` can write', async () => {
    const dockerfile = 'ARG TAG=3\nFROM alpine:$TAG\nFROM python:3.12\nRUN echo $TAG\n';
    const survey = await surveyOf(memory({ Dockerfile: dockerfile }));
    expect(survey).toMatchObject({ references: 2, pinned: 0, pinnable: 1 });
    const { next } = await propose({ Dockerfile: dockerfile });
    expect(next).toContain('tagproof pin   writes 1 missing digest');
  });

  it('names sample folders that are many by one glob, and says what is read how', async () => {
    const folder = {
      'packages/a/examples/Dockerfile': 'FROM alpine:3\n',
      'packages/b/examples/Dockerfile': 'FROM alpine:3\n',
      'test/fixtures/Dockerfile': 'ARG BASE\nFROM $BASE\nFROM alpine:3\n',
      'broken.yaml': 'apiVersion: v1\nkind: Pod\nspec:\n  containers: [\n   - image: x\n',
      '.gitlab-ci.yml': 'stages: [test]\n',
    };
    const survey = await surveyOf(memory(folder));
    // Findings in test data are notices without an override, unless a file uses it.
    expect(survey.samples).toEqual(['**/examples/**']);
    const used = { ...folder, 'build.sh': 'docker build test/fixtures\n' };
    expect((await surveyOf(memory(used))).samples).toEqual(['**/examples/**', 'test/fixtures/**']);
    expect(survey.problems).toEqual([
      expect.stringMatching(/^broken\.yaml:\d+:\d+: The YAML cannot be read/),
    ]);
    const { context, written } = contextOf();
    await initIn(memory(folder), { program }, false, context);
    const [text = ''] = written.out;
    expect(text).toContain('4 references in 3 of 5 files: 0 pinned, 3 not pinned, 1 unresolved');
    expect(text).toContain(
      'GitLab CI. The workflow below is for GitHub Actions; elsewhere, run `tagproof verify`',
    );
    expect(text).toContain(
      '\n1 file was not read completely, so its images may be missing here\n  broken.yaml:',
    );
    expect(text).toContain('listed under `exclude` in .github/tagproof.yml');
    const many = { ...survey, problems: Array.from({ length: 7 }, (_, index) => `${index}.yaml: why`) };
    expect(surveyText(many, { colour: false })).toContain(
      '4.yaml: why\n  … and 2 more; `tagproof scan` lists all of them',
    );
    const sound = surveyText({ ...survey, problems: [] }, { colour: false });
    expect(sound).not.toContain('not read');
    expect(surveyText(await surveyOf(memory({})), { colour: false })).toContain(
      'No image references found in 0 files of known formats',
    );
  });

  it.each([
    shop,
    {},
    { Dockerfile: 'FROM alpine:3\n' },
    { "examples/it's, #1/Dockerfile": 'FROM alpine:3\n' },
  ])(
    'proposes what the policy reader and YAML accept, with a reason on each line that decides (%#)',
    async (folder) => {
      const { files, code } = await propose({ ...folder });
      const [policy, workflow] = files;
      expect(code).toBe(0);
      expect(readPolicy({ path: policy.path, text: policy.text }, inputNames)).not.toHaveProperty('issues');
      const { on, jobs, permissions } = parse(workflow.text);
      expect(on).toMatchObject({ pull_request: null, push: { branches: ['main'] } });
      expect(workflow.text).toMatch(
        /branches: \[main\] +# only your default branch: a push is judged by its own policy\n/,
      );
      expect(permissions.contents).toBe('read');
      const step = jobs.tagproof.steps.at(-1);
      const { platform } = parse(policy.text);
      const signsIn = platform !== undefined;
      expect(signsIn).toBe('compose.yaml' in folder);
      // What the command line has to know as well is in the policy alone.
      expect(step.with).toBeUndefined();
      expect(permissions['id-token'] === 'write').toBe(signsIn);
      expect(jobs.tagproof.environment !== undefined).toBe(signsIn);
      for (const line of policy.text
        .trim()
        .split('\n')
        .filter((one: string) => /^\S+: /.test(one)))
        expect(line).toContain(' # ');
    },
  );

  it('writes both files, and only on request', async () => {
    const folder: Record<string, string> = { ...shop };
    await propose(folder);
    expect(Object.keys(folder)).toEqual(Object.keys(shop));
    const { code, files } = await propose(folder, true);
    expect(code).toBe(0);
    expect([folder[policyPath], folder[workflowPath]]).toEqual(
      files.map(({ text }: { text: string }) => text),
    );
    const again = await propose(folder, true);
    expect(again.code).toBe(0);
    expect(again.files.map(({ fate }: { fate: string }) => fate)).toEqual(['same', 'same']);
  });

  it.each([policyPath, workflowPath])(
    'leaves an existing %s unchanged, and does not write the other',
    async (file) => {
      const folder: Record<string, string> = { ...shop, [file]: 'on: push\njobs: {}\n' };
      const before = { ...folder };
      const { code, err } = await propose(folder, true);
      expect(code).toBe(3);
      expect(err).toContain(`${file}: it exists with different content`);
      expect(err).toContain('[not-written]');
      expect(folder).toEqual(before);
    },
  );

  it('writes no workflow when the policy cannot be written', async () => {
    const folder: Record<string, string> = { ...shop };
    const { code, err } = await propose(folder, true, [policyPath]);
    expect([code, Object.keys(folder)]).toEqual([3, Object.keys(shop)]);
    expect(err).toContain('EROFS');
  });

  it('works on a disk, with what the flags say', async () => {
    const root = temporaryFolder(shop);
    const flags = { identity: 'aa/bb', action: `acme/tagproof@${'ab'.repeat(20)}` };
    const { context } = contextOf({ operands: [root], flags, switches: ['write'] });
    expect(await init(context)).toBe(0);
    const text = readFileSync(path.join(root, workflowPath), 'utf8');
    expect(text).toContain(`acme/tagproof@${'ab'.repeat(20)}`);
    expect(parse(text).permissions).toMatchObject({ 'id-token': 'write' });
    const policy = parse(readFileSync(path.join(root, policyPath), 'utf8'));
    expect(policy).toMatchObject({ platform: 'chainguard', identity: 'aa/bb' });
  });

  it('asks where Tagproof is, if no flag says it and the program runs from no clone', async () => {
    const { context, written } = contextOf({ operands: [temporaryFolder(shop)] });
    expect(await init(context)).toBe(2);
    expect(written.err.join('\n')).toContain('`--action OWNER/REPO@SHA`');
  });

  it('refuses flags that could change the file in other ways', async () => {
    const { context, written } = contextOf({ flags: { action: 'a/b@c # x\nrun: y', platform: 'nowhere' } });
    expect(await init(context)).toBe(2);
    expect(written.err.join('\n')).toContain('[usage]');
    expect(written.err.join('\n')).toContain('chainguard');
  });
});
