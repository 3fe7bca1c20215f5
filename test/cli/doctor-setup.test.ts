// `doctor` on what surrounds the platform: the policy that was found, placeholders, and the registries of the repository.
import { describe, expect, it } from 'vitest';
import { checkoutPolicy } from '../../src/ci/policy-sources.js';
import { configure } from '../../src/config/index.js';
import { createEmulator } from '../../src/emulator/index.js';
import type { Host } from '../../src/model/run/host.js';
import { diagnose } from '../../src/onboarding/doctor/diagnose.js';
import { exitCodeOf } from '../../src/onboarding/doctor/diagnosis.js';
import { actionsIn } from '../../src/onboarding/doctor/workflow-permissions.js';
import { proposalFor } from '../../src/onboarding/init/proposal.js';
import { surveyOf } from '../../src/onboarding/init/survey.js';
import { hostOf } from '../e2e/in-process.js';
import { account, error, image, network, ociRegistry } from '../registry/oci-registry.js';

type Files = Record<string, string>;

async function examine(files: Files, change: (host: Host) => Host = (host) => host) {
  const host = change(hostOf(await createEmulator(), files));
  const read = await configure({
    get: () => undefined,
    head: checkoutPolicy(host.files),
    remote: async () => ({ missing: true }),
    checks: async () => [],
  });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const lines = await diagnose(host, read.config);
  return {
    lines,
    exitCode: exitCodeOf(lines),
    about: (subject: string) => lines.filter((line) => line.subject === subject),
  };
}

describe('the policy', () => {
  it('is named, with the files that it consists of', async () => {
    const file = '.github/tagproof.yml';
    const { about } = await examine({ [file]: 'extends: more.yml\n', 'more.yml': 'max-age: 1d\n' });
    expect(about('policy')).toEqual([
      { subject: 'policy', status: 'ok', message: `Policy: more.yml, then ${file}` },
    ]);
  });
});

describe('placeholders', () => {
  const path = '.github/workflows/tagproof.yml';
  const using = (...uses: readonly string[]) => ({
    [path]: `on: push\npermissions: {contents: read, id-token: write}\njobs:\n  a:\n    steps: [${uses.map((one) => `{uses: ${one}}`).join(', ')}]\n`,
  });
  const commit = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';

  it('in what `init` proposes fail until they are replaced', async () => {
    const survey = await surveyOf(hostOf(await createEmulator(), {}).files);
    const proposed = proposalFor(survey, {
      platform: 'chainguard',
      identity: 'GROUP/IDENTITY',
      program: { server: 'https://github.com', name: 'OWNER/tagproof', commit: '0'.repeat(40) },
    });
    const files = Object.fromEntries(proposed.map(({ path: at, text }) => [at, text]));
    const { about, exitCode } = await examine(files);
    expect(about('placeholders').map(({ status, message }) => [status, message])).toEqual([
      [
        'not ok',
        expect.stringMatching(/^`identity` in \.github\/tagproof\.yml:\d+:\d+ is `GROUP\/IDENTITY`/),
      ],
      ['not ok', expect.stringContaining(`${path} uses \`OWNER/tagproof@`)],
    ]);
    expect(exitCode).toBe(1);
  });

  it.each([
    ['acme/tagproof@v1', 'can be moved'],
    ['acme/tagproof@main', 'can be moved'],
    ['acme/tagproof@08c6903', 'can be moved'],
    [`acme/tagproof@${'0'.repeat(40)}`, 'value of an example'],
    ['acme/tagproof@COMMIT', 'value of an example'],
    [`OWNER/tagproof@${commit}`, 'value of an example'],
  ])('%s: %s', async (uses, words) => {
    const [line, ...others] = (await examine(using(uses))).about('placeholders');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ status: 'not ok', message: expect.stringContaining(words) });
    expect(line?.remedy).toContain('full commit SHA');
  });

  it('are not seen in a reference by a full commit, nor in other actions', async () => {
    const { about } = await examine(using(`acme/tagproof@${commit}`, 'actions/checkout@v5', './'));
    expect(about('placeholders')).toEqual([expect.objectContaining({ status: 'ok' })]);
  });

  it('in a reusable workflow count, and what is no workflow has none', () => {
    const reusable = `OWNER/tagproof/.github/workflows/audit-organization.yml@${'0'.repeat(40)}`;
    expect(actionsIn(`on: push\njobs: {a: {uses: ${reusable}}}\n`)).toEqual([reusable]);
    expect(actionsIn('jobs: [')).toEqual([]);
    expect(actionsIn(`a: &a [1]\nb: [${'*a,'.repeat(200)}]\njobs: {}\n`)).toEqual([]);
  });
});

describe('registries', () => {
  const images = ['one.test/app:1', 'basic.test/app:1', 'token.test/app:1', 'token.test/private/x:1'];
  const dockerfile = (names: readonly string[]) => ({
    Dockerfile: names.map((one) => `FROM ${one}\n`).join(''),
  });

  function withRegistries(config: object, more: Parameters<typeof network>[0] = {}) {
    const registries = Object.fromEntries(
      (['none', 'basic', 'token'] as const).map((auth) => {
        const origin = `https://${auth === 'none' ? 'one' : auth}.test`;
        const registry = ociRegistry(origin, { auth });
        for (const name of ['app:1', 'private/x:1']) registry.push(name, image(name));
        return [origin, registry.answer];
      }),
    );
    const { send, log } = network({ ...registries, ...more });
    const change = (host: Host): Host => ({
      ...host,
      send,
      docker: { ...host.docker, config: async () => ({ text: JSON.stringify(config) }) },
    });
    return { change, log };
  }
  const login = { auth: Buffer.from(`${account.user}:${account.password}`).toString('base64') };

  it('are each asked once, and say how they were read', async () => {
    const { change, log } = withRegistries({ auths: { 'basic.test': login } });
    const { about, exitCode } = await examine(dockerfile(images), change);
    expect(about('registry').map(({ status, message }) => [status, message])).toEqual([
      ['ok', "basic.test responds, and app:1 can be read with the credential of Docker's configuration"],
      ['ok', 'one.test responds, and app:1 can be read without a sign-in'],
      ['ok', 'token.test responds, and app:1 can be read with an anonymous token'],
    ]);
    expect(about('platform')).toMatchObject([{ status: 'unknown' }]);
    expect(exitCode).toBe(3);
    expect(log.filter((line) => line.endsWith('/v2/'))).toHaveLength(3);
  });

  it.each([
    ['basic.test/app:1', {}, 'no-credential', '`docker login`'],
    ['token.test/private/x:1', {}, 'denied', 'Log in to token.test'],
    [
      'token.test/private/x:1',
      { auths: { 'token.test': { auth: 'YTpi' } } },
      'denied',
      'Log in to token.test again',
    ],
    ['gone.test/app:1', {}, 'unreachable', 'HTTPS_PROXY'],
    ['page.test/app:1', {}, 'bad-answer', 'whether a proxy'],
  ])('say what is wrong: %s', async (name, config, code, words) => {
    const { change } = withRegistries(config, {
      'https://page.test': () => ({ status: 404, headers: {}, body: 'no' }),
    });
    const { about, exitCode } = await examine(dockerfile([name]), change);
    const [line, ...others] = about('registry');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      status: 'not ok',
      code,
      message: expect.stringContaining(name.split('/')[0] ?? ''),
    });
    expect(line?.remedy).toContain(words);
    expect(exitCode).toBe(1);
    expect(JSON.stringify(line)).not.toContain('YTpi');
  });

  it('that are down leave the result open, and an absent image is not theirs', async () => {
    const { change } = withRegistries({}, { 'https://down.test': () => error(503, 'DOWN') });
    const { about } = await examine(dockerfile(['down.test/app:1', 'one.test/app:9']), change);
    expect(about('registry')).toMatchObject([
      { status: 'unknown', code: 'server-error' },
      {
        status: 'ok',
        message: 'one.test responds without a sign-in, and says that app:9 does not exist there',
      },
    ]);
  });

  it('are given up together after half a minute', async () => {
    const { change } = withRegistries({}, { 'https://slow.test': () => new Promise(() => undefined) });
    const over = AbortSignal.abort();
    const hurried = (host: Host): Host => {
      const changed = change(host);
      return { ...changed, clock: { ...changed.clock, after: () => over } };
    };
    const { about } = await examine(dockerfile(['slow.test/app:1', 'one.test/app:1']), hurried);
    expect(about('registry').map(({ status, code }) => [status, code])).toEqual([
      ['unknown', 'timeout'],
      ['unknown', 'timeout'],
    ]);
  });

  it('are bounded in number', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `r${at}.test/app:1`);
    const { change, log } = withRegistries({});
    const { about } = await examine(dockerfile(many), change);
    expect(about('registry')).toHaveLength(30);
    expect(about('registries')).toMatchObject([
      { status: 'unknown', message: expect.stringContaining('10 more') },
    ]);
    expect(new Set(log.map((line) => line.split('/')[2])).size).toBe(30);
  });
});
