// `setup` against the embedded platform: what it makes is enough to sign in, is made once, and is taken back as a whole.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { load } from '../e2e/load.js';
import { sampleOf } from '../sample.js';

const action = `acme/tagproof@${'ab12'.repeat(10)}`;
const policyPath = '.github/tagproof.yml';
const workflowPath = '.github/workflows/tagproof.yml';

const stages: Stage[] = [];
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close();
});

async function staged(options: Parameters<typeof createStage>[1] = {}): Promise<Stage> {
  const stage = await createStage(load, options);
  stages.push(stage);
  return stage;
}

const setUp = (stage: Stage, flags = '', options = {}) =>
  runLine(load, stage, `tagproof setup --yes --action ${action} ${flags}`, stage.person, options);
const iamOf = ({ state }: Stage) => structuredClone([state.identities, state.roles, state.roleBindings]);
const textOf = (stage: Stage, file: string) => {
  const target = path.join(stage.root, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
};
const filesOf = (stage: Stage) =>
  [policyPath, workflowPath, '.gitlab/tagproof.yml', '.gitlab-ci.yml'].map((file) => textOf(stage, file));
const made = ({ state }: Stage) => state.identities.filter(({ name }) => name === 'tagproof acme shop');

describe.each([
  [
    'github',
    {
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/shop:environment:tagproof',
    },
  ],
  [
    'gitlab',
    { issuer: 'https://gitlab.com', subjectPattern: '^project_path:acme/shop:ref_type:branch:ref:.+$' },
  ],
] as const)('on %s', (ci, claimMatch) => {
  it('makes an identity that the job can assume, with two roles, and both files', async () => {
    const stage = await staged({ ci });
    const { code, text } = await setUp(stage);
    expect(code, text).toBe(0);
    const [identity, ...more] = made(stage);
    expect(more).toEqual([]);
    expect(identity?.claimMatch).toEqual({ ...claimMatch, claims: {} });
    const bound = stage.state.roleBindings.filter(({ identityUid }) => identityUid === identity?.uid);
    const names = bound.map(({ roleUid }) => stage.state.roles.find(({ uid }) => uid === roleUid)?.name);
    expect(names.sort()).toEqual(['registry.pull', 'viewer']);
    expect(textOf(stage, policyPath)).toContain(`identity: ${identity?.uid} `);
    await runLine(load, stage, 'tagproof pin', stage.person);
    const verified = await runLine(load, stage, 'tagproof verify --paths Dockerfile', await stage.job());
    expect(verified.text).toContain(
      '1 of 1 pin proved; end of life, pull policies, advisories known for 1 of 1',
    );
    expect(verified.code).toBe(0);
  });

  it('changes nothing when it is run again, also after pinning', async () => {
    const stage = await staged({ ci });
    await setUp(stage);
    await runLine(load, stage, 'tagproof pin --ledger false', stage.person);
    const before = [iamOf(stage), filesOf(stage)];
    const { code, text } = await setUp(stage);
    expect(text).toContain('Everything is set up already');
    expect([code, iamOf(stage), filesOf(stage)]).toEqual([0, ...before]);
  });

  it('is taken back by --undo, apart from files that were edited', async () => {
    const stage = await staged({ ci });
    const before = [iamOf(stage), filesOf(stage)];
    await setUp(stage);
    const shown = await runLine(load, stage, 'tagproof setup --undo --dry-run', stage.person);
    expect(shown.text).toContain('tagproof acme shop');
    expect(made(stage)).toHaveLength(1);
    expect((await runLine(load, stage, 'tagproof setup --undo --yes', stage.person)).code).toBe(0);
    expect([iamOf(stage), filesOf(stage)]).toEqual(before);
    await setUp(stage);
    const edited = `${textOf(stage, policyPath)}max-requests: 5\n`;
    writeFileSync(path.join(stage.root, policyPath), edited);
    const { text } = await runLine(load, stage, 'tagproof setup --undo --yes', stage.person);
    expect(text).toContain(`${policyPath} has been edited`);
    expect([iamOf(stage), textOf(stage, policyPath)]).toEqual([before[0], edited]);
  });
});

describe('never leaves half', () => {
  const faults = [
    ['the identity', { method: 'POST', path: '^/iam/v2/identities/' }],
    ['the first binding', { method: 'POST', path: '^/iam/v2/roleBindings/', nth: 1 }],
    ['the second binding', { method: 'POST', path: '^/iam/v2/roleBindings/', nth: 2 }],
  ] as const;
  const failures = faults.flatMap(([what, match]) =>
    [{ status: 403 }, { reset: true as const }].map((effect) => ({ what, match, effect })),
  );
  it.each(sampleOf(failures, ({ what }) => what, 1))(
    'when $what fails with $effect',
    async ({ match, effect }) => {
      const stage = await staged();
      const before = [iamOf(stage), filesOf(stage)];
      stage.emulator.faults = [{ match, effect }];
      const { code, text } = await setUp(stage);
      expect(text).toContain('Nothing was set up: what this run had begun was taken back');
      expect([code, iamOf(stage), filesOf(stage)]).toEqual([3, ...before]);
    },
  );

  it('when the workflow cannot be written', async () => {
    const stage = await staged();
    mkdirSync(path.join(stage.root, '.github'));
    writeFileSync(path.join(stage.root, '.github/workflows'), 'a file');
    const before = [iamOf(stage), filesOf(stage)];
    const { code, text } = await setUp(stage);
    expect(text).toContain('[not-written]');
    expect([code, iamOf(stage), filesOf(stage)]).toEqual([3, ...before]);
  });

  it('when it is interrupted', async () => {
    const stage = await staged();
    const before = [iamOf(stage), filesOf(stage)];
    const controller = new AbortController();
    const send: Stage['network']['send'] = (request) => {
      if (request.method === 'POST') controller.abort();
      return stage.network.send(request);
    };
    const interrupted = { ...stage, network: { send } };
    const { code, text } = await setUp(interrupted, '', { stop: controller.signal });
    expect(text).toContain('Setup was interrupted');
    expect([code, iamOf(stage), filesOf(stage)]).toEqual([3, ...before]);
  });

  it('and says what is left if undoing fails as well', async () => {
    const stage = await staged();
    stage.emulator.faults = [
      { match: { method: 'POST', path: '^/iam/v2/roleBindings/' }, effect: { status: 403 } },
      { match: { method: 'DELETE' }, effect: { status: 403 } },
    ];
    const { code, text } = await setUp(stage);
    expect(code).toBe(3);
    expect(text).toContain('Undone, except for: new role bindings (Delete role binding: HTTP 403');
    expect(text).toContain('the identity tagproof acme shop (Delete identity: HTTP 403');
    expect(text).toContain('tagproof setup --undo');
  });

  it('and asks the platform before it changes anything', async () => {
    const stage = await staged({
      change: (state) =>
        void state.roles.splice(
          state.roles.findIndex(({ name }) => name === 'registry.pull'),
          1,
        ),
    });
    for (const flags of ['', '--dry-run']) {
      const { code, text } = await setUp(stage, flags);
      expect(code).toBe(3);
      expect(text).toContain('The platform has no role named registry.pull');
      expect(text).toContain('owner');
    }
    expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('an identity that exists', () => {
  const claimMatch = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/shop:environment:tagproof',
  };
  const withIdentity = (more: object) =>
    staged({
      change: (state) => {
        const [first] = state.identities;
        if (first !== undefined)
          state.identities.push({
            ...first,
            uid: `${first.uid.split('/')[0]}/cafe`,
            name: 'tagproof acme shop',
            ...more,
          });
      },
    });

  it('is used if it expects the same tokens, whatever its name, and gets the roles that are missing', async () => {
    for (const more of [{ claimMatch }, { claimMatch, name: 'other' }]) {
      const stage = await withIdentity(more);
      const before = stage.state.identities.length;
      expect((await setUp(stage)).code).toBe(0);
      expect(stage.state.identities).toHaveLength(before);
      expect(
        stage.state.roleBindings.filter(({ identityUid }) => identityUid.endsWith('/cafe')),
      ).toHaveLength(2);
    }
  });

  it.each([{ claims: { ref: 'refs/heads/main' } }, { audience: 'x' }])(
    'is not used if it expects more: %j',
    async (more) => {
      const stage = await withIdentity({ claimMatch: { ...claimMatch, ...more }, name: 'other' });
      await setUp(stage);
      expect(made(stage)).toHaveLength(1);
      expect(stage.state.roleBindings.filter(({ identityUid }) => identityUid.endsWith('/cafe'))).toEqual([]);
    },
  );

  it('of another subject is neither used nor taken back', async () => {
    const stage = await withIdentity({
      claimMatch: { ...claimMatch, subject: 'repo:acme/shop:pull_request' },
    });
    const before = iamOf(stage);
    const { code, text } = await setUp(stage);
    expect(text).toContain('expects other tokens');
    expect(text).toContain('`--name`');
    await runLine(load, stage, 'tagproof setup --undo --yes', stage.person);
    expect([code, iamOf(stage)]).toEqual([3, before]);
  });
});

describe('questions', () => {
  it('are all reported at once if nobody can answer', async () => {
    const stage = await staged({ hasGit: false });
    const { code, text } = await runLine(load, stage, 'tagproof setup', {});
    expect(code).toBe(2);
    for (const part of ['`--repository`', '`--ci`', '`--branch`', '`--yes`', 'TAGPROOF_TOKEN'])
      expect(text).toContain(part);
    expect(stage.emulator.requests).toEqual([]);
  });

  it('are asked at a terminal, and nothing is done without a confirmation', async () => {
    const stage = await staged({ hasGit: false });
    const asked: string[] = [];
    const answers = ['nonsense', 'acme/shop', 'github', 'main', 'n'];
    const ask = async (question: string) => {
      asked.push(question);
      return answers[asked.length - 1] ?? '';
    };
    const { code, text } = await runLine(load, stage, 'tagproof setup', stage.person, { ask });
    expect(asked).toHaveLength(answers.length);
    expect(asked.at(-1)).toBe('Set this up? [y/N] ');
    expect(text).toContain('Nothing was changed.');
    expect([code, made(stage), filesOf(stage)]).toEqual([0, [], filesOf(stage).map(() => undefined)]);
  });

  it('for the organization is answered by a flag if there are several', async () => {
    const alone = await staged();
    const send: Stage['network']['send'] = async (request) => {
      const response = await alone.network.send(request);
      if (!/\/iam\/v2\/groups\?/.test(request.url)) return response;
      const body = JSON.parse(response.body);
      const groups = [...body.groups, { uid: 'b0b', name: 'second' }];
      return { ...response, body: JSON.stringify({ ...body, groups, totalCount: 2 }) };
    };
    const stage = { ...alone, network: { send } };
    const { code, text } = await setUp(stage);
    expect(code).toBe(2);
    expect(text).toContain('may use 2 organizations');
    expect(text).toContain('`--group`');
    const { text: wrong } = await setUp(stage, '--group acne');
    expect(wrong).toContain('Did you mean `acme`?');
    expect((await setUp(stage, '--group acme')).code).toBe(0);
  });

  it.each([
    ['--repository x', '`--repository`'],
    ['--action acme/tagproof@v1', 'full commit SHA'],
    ['--owner-id 5', '`--owner-id` and `--repository-id`'],
    ['--server http://github.com', '`--server`'],
  ])('%s is refused', async (flags, words) => {
    const stage = await staged();
    const { code, text } = await runLine(load, stage, `tagproof setup --yes ${flags}`, stage.person);
    expect(code).toBe(2);
    expect(text).toContain(words);
  });
});

it('creates and takes back a role for pull policies if the organization enforces some', async () => {
  const enforced = {
    uid: '',
    policy: 'cooldown',
    mode: 'POLICY_MODE_ENFORCED' as const,
    resourceTypes: [],
    parameters: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const stage = await staged({
    change: (state) => void state.policyBindings.push({ ...enforced, uid: `${state.groups[0]?.uid}/b1` }),
  });
  const before = iamOf(stage);
  await setUp(stage);
  expect(stage.state.roles.find(({ name }) => name === 'tagproof.check-policies')?.capabilities).toEqual([
    'CAP_REPO_CHECK_POLICIES',
  ]);
  const after = iamOf(stage);
  await setUp(stage);
  expect(iamOf(stage)).toEqual(after);
  await runLine(load, stage, 'tagproof setup --undo --yes', stage.person);
  expect(iamOf(stage)).toEqual(before);
  stage.emulator.faults = [
    { match: { method: 'POST', path: 'roleBindings', nth: 3 }, effect: { status: 403 } },
  ];
  await setUp(stage);
  expect(iamOf(stage)).toEqual(before);
});

it('uses the stored token, and passes it on to doctor and verify', async () => {
  const stage = await staged();
  const { TAGPROOF_TOKEN: token = '', ...others } = stage.person;
  const folder = path.join(stage.root, '.git/cache/chainguard/https:--console-api.enforce.dev');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'oidc-token'), token);
  const { code, text } = await runLine(load, stage, `tagproof setup --yes --try --action ${action}`, others);
  expect(text).toContain('oidc-token');
  expect(text).toContain('The identity can list repositories');
  expect(text).toMatch(/1 reference not pinned; end of life, .* known for 1 of 1/);
  expect(text).not.toContain(token);
  expect(code).toBe(0);
});

it('prints one document with --json', async () => {
  const stage = await staged();
  const { out } = await setUp(stage, '--json --try');
  expect(JSON.parse(out)).toMatchObject({
    dryRun: false,
    identity: { uid: made(stage)[0]?.uid, state: 'new' },
    files: [{ path: policyPath }, { path: workflowPath }],
    doctor: { exitCode: 0 },
    report: { verdict: 'pass' },
    exitCode: 0,
  });
  const again = await setUp(stage, '--json --dry-run');
  expect(JSON.parse(again.out)).toMatchObject({ dryRun: true, identity: { state: 'same' } });
});

it('writes the addresses of a platform that is no preset into the workflow, not into the policy', async () => {
  const stage = await staged();
  const { baseUrl, registryUrl, issuerUrl } = stage.emulator.address;
  const flags = `--base-url ${baseUrl} --registry-url ${registryUrl} --issuer-url ${issuerUrl}`;
  const { code, text } = await setUp(stage, flags);
  expect(code, text).toBe(0);
  expect(textOf(stage, policyPath)).not.toMatch(/^(?:platform|identity|base-url|sbom-from-registry):/m);
  expect(textOf(stage, workflowPath)).toContain(`base-url: "${baseUrl}"`);
  expect(textOf(stage, workflowPath)).toContain(`identity: ${made(stage)[0]?.uid}`);
});

it('overwrites nothing, and updates what nobody has edited', async () => {
  const stage = await staged({
    files: { Dockerfile: 'FROM cgr.dev/acme/node:20\n', [workflowPath]: 'on: push\njobs: {}\n' },
  });
  const before = [iamOf(stage), filesOf(stage)];
  const { code, text } = await setUp(stage);
  expect(text).toContain(`${workflowPath} exists with other content`);
  expect([code, iamOf(stage), filesOf(stage)]).toEqual([3, ...before]);
  const other = await staged();
  await runLine(load, other, 'tagproof init --write', {});
  expect((await setUp(other)).code).toBe(0);
  expect(textOf(other, policyPath)).toContain(`identity: ${made(other)[0]?.uid}`);
  expect(textOf(other, workflowPath)).toContain(`uses: ${action}`);
});
