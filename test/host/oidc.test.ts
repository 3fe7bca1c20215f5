// OIDC tokens outside GitHub Actions: where each CI system keeps them, and which are not sent.
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenRefusal, workflowOf } from '../../src/host/ci/id-token.js';
import { Failure } from '../../src/model/failure.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { temporaryFolder } from '../e2e/workflow.js';

const audience = 'issuer.example.com';

function jwt(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.c2ln`;
}
const token = jwt({ aud: audience });

/** What a job gets, and the requests that it sent. */
async function asked(environment: Readonly<Record<string, string>>, body = token, status = 200) {
  const sent: HttpRequest[] = [];
  const { refusal, idToken } = workflowOf(environment, async (request) => {
    sent.push(request);
    return { status, headers: {}, body };
  });
  const result = await idToken(audience).then(
    (secret) => secret.expose(),
    (error: Error) => error.message,
  );
  return { refusal: await refusal(), result, sent };
}

/** A program in a folder of its own, which prints its arguments into a token. */
function programFolder(name: string): string {
  const folder = temporaryFolder();
  const file = path.join(folder, name);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  writeFileSync(
    file,
    `#!/usr/bin/env node
const [, , ...args] = process.argv;
const payload = Buffer.from(JSON.stringify({ aud: '${audience}', args })).toString('base64url');
console.log('${part({ alg: 'none' })}.' + payload + '.c2ln');
`,
  );
  chmodSync(file, 0o755);
  return folder;
}

const argumentsIn = (text: string) =>
  JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()).args;

describe('where the token is', () => {
  it.each([{ GITLAB_CI: 'true' }, { TF_BUILD: 'True' }, { JENKINS_URL: 'x' }])(
    'in a variable that the job sets: %o',
    async (environment) => {
      const job = await asked({ ...environment, TAGPROOF_ID_TOKEN: `${token}\n` });
      expect(job).toEqual({ refusal: undefined, result: token, sent: [] });
    },
  );

  it.each([
    ['circleci', 'CIRCLECI', ['run', 'oidc', 'get', '--claims', `{"aud":"${audience}"}`]],
    ['buildkite-agent', 'BUILDKITE', ['oidc', 'request-token', '--audience', audience]],
  ])('what the program %s prints', async (name, variable, args) => {
    const before = process.env.PATH;
    process.env.PATH = `${programFolder(name)}:${before}`;
    try {
      const { refusal, result } = await asked({ [variable]: 'true' });
      expect(refusal).toBeUndefined();
      expect(argumentsIn(result)).toEqual(args);
    } finally {
      process.env.PATH = before;
    }
  });

  it('what Azure Pipelines returns for a service connection', async () => {
    const environment = {
      TF_BUILD: 'True',
      SYSTEM_OIDCREQUESTURI: 'https://vstoken.example.com/oidc',
      SYSTEM_ACCESSTOKEN: 'job-token',
      AZURESUBSCRIPTION_SERVICE_CONNECTION_ID: '1 2',
    };
    const { result, sent } = await asked(environment, JSON.stringify({ oidcToken: token }));
    expect(result).toBe(token);
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: 'https://vstoken.example.com/oidc?api-version=7.1&serviceConnectionId=1%202',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        authorization: { scheme: 'Bearer' },
        body: '',
        repeatable: true,
      },
    ]);
    expect(sent[0]?.authorization?.credential.expose()).toBe('job-token');
    const refused = await asked(environment, JSON.stringify({ oidcToken: token }), 401);
    expect(refused.result).toContain('Map `SYSTEM_ACCESSTOKEN');
    for (const body of ['{}', '{"oidcToken": 1}', 'null', '', `"${token}"`, `<p>${token}</p>`]) {
      const { result: none } = await asked(environment, body);
      expect(none).toContain('Map `SYSTEM_ACCESSTOKEN');
      expect(none).not.toContain(token);
    }
  });

  it.each([
    ['K_SERVICE', 'metadata.google.internal'],
    ['CLOUD_RUN_JOB', 'metadata.google.internal'],
    ['BUILDER_OUTPUT', 'metadata.google.internal'],
    ['GCE_METADATA_HOST', '169.254.169.254'],
  ])('what the metadata server of Google Cloud returns, where %s is set', async (variable, host) => {
    const { refusal, result, sent } = await asked({ [variable]: host }, `${token}\n`);
    expect([refusal, result]).toEqual([undefined, token]);
    expect(sent).toEqual([
      {
        method: 'GET',
        url: `http://${host}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${audience}&format=full`,
        headers: { 'metadata-flavor': 'Google' },
      },
    ]);
    expect((await asked({ [variable]: host }, token, 404)).result).toContain('service account');
  });

  it('in the variable of Bitbucket Pipelines', async () => {
    const environment = { BITBUCKET_BUILD_NUMBER: '1', BITBUCKET_STEP_OIDC_TOKEN: token };
    expect(await asked(environment)).toMatchObject({ refusal: undefined, result: token });
  });

  it('in a file or variable that the user names', async () => {
    const file = path.join(temporaryFolder({ token: `${token}\n` }), 'token');
    const { idToken } = workflowOf({ MY_TOKEN: token }, async () => expect.unreachable());
    expect((await idToken(audience, { file })).expose()).toBe(token);
    expect((await idToken(audience, { variable: 'MY_TOKEN' })).expose()).toBe(token);
    await expect(idToken(audience, { variable: 'OTHER' })).rejects.toThrow('OTHER');
    await expect(idToken(audience, { file: '/nowhere/token' })).rejects.toThrow(/\/nowhere\/token.*ENOENT/);
  });
});

describe('what is not sent', () => {
  it.each([
    ['sts.amazonaws.com', /issued for "sts\.amazonaws\.com", not for "issuer\.example\.com"/],
    [['a', 'b'], /issued for "a", "b"/],
    [undefined, /issued for no audience/],
  ])('a token for another audience: %o', async (aud, message) => {
    const { result } = await asked({ TAGPROOF_ID_TOKEN: jwt({ aud }) });
    expect(result).toMatch(message);
    expect(result).toContain('it is not sent');
  });

  it.each(['no token', `${'a'.repeat(70_000)}.b.c`, ''])('what is not a token', async (text) => {
    const { result } = await asked({ BITBUCKET_BUILD_NUMBER: '1', BITBUCKET_STEP_OIDC_TOKEN: text });
    expect(result).toMatch(/not a JSON Web Token|no OIDC token|oidc: true/);
  });
});

describe('why there is none', () => {
  it.each([
    [{ GITLAB_CI: 'true' }, 'GitLab CI', 'id_tokens:'],
    [{ TF_BUILD: 'True' }, 'Azure Pipelines', 'SYSTEM_ACCESSTOKEN'],
    [{ BITBUCKET_BUILD_NUMBER: '7' }, 'Bitbucket Pipelines', 'oidc: true'],
  ])('%o', async (environment, ci, part) => {
    const remedy = expect.stringContaining(part);
    expect(await tokenRefusal(environment)).toEqual({ ci, remedy });
  });

  it('Azure Pipelines needs all of its variables', async () => {
    const whole = {
      TF_BUILD: 'True',
      SYSTEM_OIDCREQUESTURI: 'https://vstoken.example.com/oidc',
      SYSTEM_ACCESSTOKEN: 'job-token',
      AZURESUBSCRIPTION_SERVICE_CONNECTION_ID: '1',
    };
    expect(await tokenRefusal(whole)).toBeUndefined();
    for (const name of Object.keys(whole).slice(1))
      expect(await tokenRefusal({ ...whole, [name]: '' })).toMatchObject({ ci: 'Azure Pipelines' });
  });

  it('no CI system is recognized', async () => {
    expect(await tokenRefusal({})).toBe('not-in-ci');
  });

  it('the program of the CI system is not there, or fails: what it printed is not shown', async () => {
    const before = process.env.PATH;
    const folder = temporaryFolder();
    try {
      process.env.PATH = `${folder}:${path.dirname(process.execPath)}`;
      const { result } = await asked({ BUILDKITE: 'true' });
      expect(result).toBe(
        'The CI did not provide an OIDC token: the program `buildkite-agent` failed (ENOENT). Run it where the program `buildkite-agent` is, not in a container without it. Re-run the job',
      );
      const file = path.join(folder, 'circleci');
      const printed = `console.log('${token}'); console.error('${token}');`;
      writeFileSync(file, `#!${process.execPath}\n${printed} process.exitCode = 7;\n`);
      chmodSync(file, 0o755);
      const failed = await asked({ CIRCLECI: 'true' });
      expect(failed.result).toContain('the program `circleci` failed (7)');
      expect(failed.result).not.toContain(token);
    } finally {
      process.env.PATH = before;
    }
  });

  it('every failure is one to sign in, with the reason and what gives a job a token', async () => {
    const send = () => Promise.reject(new Failure('unreachable', 'no route to the metadata server'));
    await expect(workflowOf({ K_SERVICE: 'a' }, send).idToken(audience)).rejects.toMatchObject({
      reason: 'sign-in',
      message:
        'The CI did not provide an OIDC token: no route to the metadata server. Give the job a service account. Re-run the job',
    });
  });

  it('the error has its cause, so that a log with stack traces shows it', async () => {
    const job = (environment: Readonly<Record<string, string>>) =>
      workflowOf(environment, () => Promise.reject(new Error('not asked')));
    const causeOf = (environment: Readonly<Record<string, string>>, place?: { readonly file: string }) =>
      job(environment)
        .idToken(audience, place)
        .then(
          () => undefined,
          (error: Error) => (error.cause as Error | undefined)?.message,
        );
    expect(await causeOf({ BUILDKITE: 'true' })).toContain('buildkite-agent');
    expect(await causeOf({ TAGPROOF_ID_TOKEN: 'no token' })).toMatch(/./);
    expect(await causeOf({}, { file: '/nowhere/token' })).toContain('ENOENT');
  });
});
