// `setup` on CI hosts other than GitHub: a job that is sound and reads what it should, an include that changes no other byte,
// and nothing left by --undo.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import type { CiHost } from '../../src/onboarding/setup/where.js';
import { load } from '../e2e/load.js';

/** The image of the job has moved meanwhile. */
function movedHub({ network }: Stage): Stage['network'] {
  return {
    async send(request) {
      const answer = await network.send(request);
      if (!request.url.includes('docker.io/v2/library')) return answer;
      return {
        ...answer,
        headers: { ...answer.headers, 'docker-content-digest': `sha256:${'c3'.repeat(32)}` },
      };
    },
  };
}

const commit = 'ab12'.repeat(10);
const action = `acme/tagproof@${commit}`;
const policyPath = '.github/tagproof.yml';
const pinned = /node:24@sha256:[0-9a-f]{64}/;

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close();
});

async function staged(options: Parameters<typeof createStage>[1] = {}): Promise<Stage> {
  const stage = await createStage(load, options);
  stages.push(stage);
  return stage;
}

const setUp = (stage: Stage, flags = '', variables = stage.person) =>
  runLine(load, stage, `tagproof setup --action ${action} ${flags}`, variables);
const textOf = (stage: Stage, file: string) => {
  const target = path.join(stage.root, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
};

const hosts: readonly (readonly [CiHost, string, string, string])[] = [
  ['azure', '.azure-pipelines/tagproof.yml', 'https://dev.azure.com/acme/shop/_git/shop', ''],
  ['bitbucket', 'bitbucket-pipelines.yml', 'git@bitbucket.org:acme/shop.git', ''],
  ['jenkins', '.jenkins/Jenkinsfile.tagproof', 'git@github.com:acme/shop.git', '--ci jenkins'],
  ['buildkite', '.buildkite/tagproof.yml', 'git@github.com:acme/shop.git', '--ci buildkite'],
  ['gitlab', '.gitlab/tagproof.yml', 'git@gitlab.com:acme/shop.git', ''],
];

describe.each(hosts)('on %s', (ci, file, origin, flags) => {
  it('writes a job that gets the program by its commit, and calls it with flags that it has', async () => {
    const stage = await staged({ origin });
    const { code, text } = await setUp(stage, `--yes ${flags}`);
    expect(code, text).toBe(0);
    const job = textOf(stage, file) ?? '';
    if (ci !== 'jenkins') expect(parse(job)).toBeTypeOf('object');
    expect(job).toContain('git clone --quiet https://github.com/acme/tagproof ');
    expect(job).toContain(`checkout --quiet ${commit}`);
    const [, words = ''] = /index\.js"? (verify .*)/.exec(job) ?? [];
    const line = words.replace(/\$\{TAGPROOF_GITLAB_TOKEN:\+(--[\w -]+)\}/, '$1').replace(/"\$[^"]*"/g, 'x');
    expect(readArguments(line.split(' '), commands)).not.toHaveProperty('issues');
    if (/\bnode:24/.test(job)) expect(job).toMatch(pinned);
    expect(text).toContain(`${policyPath}`);
    expect(job).toMatch(/^(?:#|\/\/) Written by tagproof/);
    expect(text, 'what is left for a person').toMatch(/Next steps[\s\S]*TAGPROOF_(?:GITLAB_)?TOKEN/);
    const { out } = await runLine(load, stage, 'tagproof scan --json', {});
    const [image] = pinned.exec(job) ?? [];
    if (image !== undefined) expect(out, 'the image of the job').toContain(image.slice('node:24@'.length));
  });

  it('changes nothing the second time, and leaves nothing after --undo', async () => {
    const stage = await staged({ origin });
    const [identities, bindings] = [stage.state.identities.length, stage.state.roleBindings.length];
    await setUp(stage, `--yes ${flags}`);
    const before = textOf(stage, file);
    const again = await setUp({ ...stage, network: movedHub(stage) }, `--yes ${flags}`);
    expect(again.text).toContain('Everything is set up already');
    expect(textOf(stage, file)).toBe(before);
    const undone = await setUp(stage, `--yes --undo ${flags}`);
    expect(undone.code, undone.text).toBe(0);
    for (const path of [policyPath, file, '.gitlab-ci.yml']) expect(textOf(stage, path)).toBeUndefined();
    expect(stage.state.identities).toHaveLength(identities);
    expect(stage.state.roleBindings).toHaveLength(bindings);
  });
});

it('leaves the digest to pin where the registry does not answer', async () => {
  const stage = await staged({ ci: 'gitlab', unreachable: 'registry-1.docker.io' });
  await setUp(stage, '--yes');
  expect(textOf(stage, '.gitlab/tagproof.yml')).toMatch(/image: "node:24" +# tagproof pin adds its digest/);
});

describe("GitLab's pipeline", () => {
  const file = '.gitlab-ci.yml';
  const pipelines = {
    'without an include': 'stages: [test]\n\ntest:\n  script: [make]\n',
    'without a newline at its end': 'test:\n  script: [make]',
    'with line ends of Windows': 'test:\r\n  script: [make]\r\n',
    'with a list':
      'include:\n  - local: /a.yml\n  # and more\n  - project: acme/ci\n    file: /b.yml\n\ntest:\n  script: [make]\n',
    'with a list in one line': 'include: [{local: /a.yml}]\n',
    'with a tag of GitLab': 'a:\n  script:\n    - !reference [.b, script]\n',
  };

  it.each(Object.entries(pipelines))('%s gets the include, and loses it again', async (_, text) => {
    const stage = await staged({ ci: 'gitlab' });
    writeFileSync(path.join(stage.root, file), text);
    const { code, text: said } = await setUp(stage, '--yes');
    expect(code, said).toBe(0);
    expect(said).toContain(`${file} exists, and gets a line that includes the job`);
    const after = parse(textOf(stage, file) ?? '', { logLevel: 'silent' });
    expect(after.include).toContainEqual({ local: '/.gitlab/tagproof.yml' });
    expect((await setUp(stage, '--yes')).text).toContain('Everything is set up already');
    await setUp(stage, '--yes --undo');
    const isKept = text.startsWith('include: [');
    expect(textOf(stage, '.gitlab/tagproof.yml') === undefined).toBe(!isKept);
    if (!isKept) expect(textOf(stage, file)?.trimEnd()).toBe(text.trimEnd());
  });

  it.each(['include: /a.yml\n', 'include:\n  local: /a.yml\n', 'include: {local: /a.yml}\n', 'a: &a [\n'])(
    'that cannot be extended stays as it is, and so does everything else: %j',
    async (text) => {
      const stage = await staged({ ci: 'gitlab' });
      writeFileSync(path.join(stage.root, file), text);
      const { code, text: said } = await setUp(stage, '--yes');
      expect(code).toBe(3);
      expect(said).toContain('It has to include /.gitlab/tagproof.yml by `local`');
      expect([textOf(stage, file), textOf(stage, policyPath)]).toEqual([text, undefined]);
    },
  );

  it('keeps what somebody writes into it while the person is asked about --undo', async () => {
    const stage = await staged({ ci: 'gitlab' });
    writeFileSync(path.join(stage.root, file), pipelines['without an include']);
    await setUp(stage, '--yes');
    const edited = `${textOf(stage, file)}deploy:\n  script: [make deploy]\n`;
    const ask = async () => {
      writeFileSync(path.join(stage.root, file), edited);
      return 'y';
    };
    const line = `tagproof setup --action ${action} --undo`;
    const { code, text } = await runLine(load, stage, line, stage.person, { ask });
    expect([code, textOf(stage, file)]).toEqual([3, edited]);
    expect(text).toContain(`${file} could not be written: it has changed since it was scanned`);
    // The job stays with the pipeline that includes it.
    expect(textOf(stage, '.gitlab/tagproof.yml')).toBeDefined();
  });

  it.each([
    ['stages: [build, deploy]\n', 'build'],
    ['stages: [build, test]\n', undefined],
    ['stages:\n  - !reference [.a, b]\n', undefined],
    ['', undefined],
  ])('has a job in a stage that it has: %j', async (text, stage) => {
    const on = await staged({ ci: 'gitlab' });
    writeFileSync(path.join(on.root, file), text);
    await setUp(on, '--yes');
    expect(parse(textOf(on, '.gitlab/tagproof.yml') ?? '').images.stage).toBe(stage);
  });

  it('gets an identity for every branch of the project, and for no other project', async () => {
    const stage = await staged({ ci: 'gitlab', origin: 'git@gitlab.com:acme/shop.io.git' });
    await setUp(stage, '--yes');
    const { claimMatch } = stage.state.identities.find(({ name }) => name === 'tagproof acme shop.io') ?? {};
    const pattern = new RegExp(String(claimMatch?.subjectPattern));
    const branch = fc.stringMatching(/^[\w./-]{1,40}$/);
    fc.assert(
      fc.property(branch, (name) => {
        expect(`project_path:acme/shop.io:ref_type:branch:ref:${name}`).toMatch(pattern);
        for (const other of [
          `project_path:acme/shopXio:ref_type:branch:ref:${name}`,
          `project_path:eve/acme/shop.io:ref_type:branch:ref:${name}`,
          `project_path:acme/shop.io/fork:ref_type:branch:ref:${name}`,
          `project_path:acme/shop.io:ref_type:tag:ref:${name}`,
        ])
          expect(other).not.toMatch(pattern);
      }),
    );
  });

  it('has a job that signs in on a merge request', async () => {
    const subject = 'project_path:acme/shop:ref_type:branch:ref:feature/x';
    const stage = await staged({ ci: 'gitlab', subject });
    await setUp(stage, '--yes');
    const { text } = await runLine(load, stage, 'tagproof verify --paths Dockerfile', await stage.job());
    expect(text).not.toContain('not verified');
  });
});

it('writes over no pipeline of Bitbucket that somebody else has written', async () => {
  const stage = await staged({ origin: 'git@bitbucket.org:acme/shop.git' });
  const text = 'pipelines: {default: [{step: {script: [make]}}]}\n';
  mkdirSync(stage.root, { recursive: true });
  writeFileSync(path.join(stage.root, 'bitbucket-pipelines.yml'), text);
  const { code, text: said } = await setUp(stage, '--yes');
  expect(code).toBe(3);
  expect(said).toContain('exists with other content, and is not overwritten');
  expect([textOf(stage, 'bitbucket-pipelines.yml'), textOf(stage, policyPath)]).toEqual([text, undefined]);
});
