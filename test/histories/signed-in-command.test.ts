// `tagproof history` of registries that need a login: the credentials of the machine are used, and shown nowhere.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { history } from '../../src/cli/history/history.js';
import { connect } from '../../src/clients/index.js';
import { readConfig } from '../../src/config/read.js';
import { localHost } from '../../src/host/local.js';
import type { HttpRequest, Transport } from '../../src/model/run/http.js';
import type { Secret } from '../../src/model/run/secret.js';
import { dayMs } from '../build.js';
import { contextOf } from '../cli/context.js';
import { image, ociRegistry } from '../registry/oci-registry.js';
import { awsKeys, ecr, ecrRegistry } from './ecr-server.js';
import { gitlab, gitlabRegistry } from './gitlab-server.js';
import type { World } from './world.js';

const now = Date.now();
const present = image('present');
const world: World = {
  repository: 'acme/app',
  events: [{ at: now - 20 * dayMs, tag: '1', digest: present.digest }],
  now,
  retentionMs: dayMs,
};
const day = new Date(now - 20 * dayMs).toISOString().slice(0, 10);

async function shown(
  registry: string,
  environment: Readonly<Record<string, string>>,
  api: { readonly send: Transport },
) {
  const content = ociRegistry(`https://${registry}`);
  content.push('acme/app:1', present);
  const sent: HttpRequest[] = [];
  const send: Transport = async (request) => {
    sent.push(request);
    const { origin, pathname } = new URL(request.url);
    const isContent = origin === `https://${registry}` && pathname.startsWith('/v2/');
    return isContent ? content.answer(request) : api.send(request);
  };
  const { context, written } = contextOf({
    operands: [`${registry}/acme/app:1`],
    flags: { 'history-sources': `${gitlabRegistry}=gitlab` },
    environment: { DOCKER_CONFIG: '/nowhere', ...environment },
  });
  const code = await history({ ...context, network: { send } });
  return { code, out: [...written.out, ...written.err].join('\n'), sent };
}

const aws = {
  AWS_ACCESS_KEY_ID: awsKeys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: awsKeys.secretAccessKey,
  AWS_SESSION_TOKEN: awsKeys.sessionToken,
};

describe('Amazon ECR', () => {
  it('is asked with the credentials of the environment', async () => {
    const { code, out } = await shown(ecrRegistry, aws, ecr(world));
    expect(code).toBe(0);
    expect(out).toContain(day);
    expect(out).not.toContain('silent');
  });

  it('says which variables are missing', async () => {
    const { code, out, sent } = await shown(ecrRegistry, {}, ecr(world));
    expect(code).toBe(0);
    expect(out).toContain('was not asked: the API of Amazon ECR needs AWS credentials (`AWS_ACCESS_KEY_ID`');
    expect(sent.filter(({ url }) => url.includes('//api.'))).toEqual([]);
  });

  it('has its credentials hidden before they are used, once', async () => {
    const masked: string[] = [];
    const host = localHost({
      root: '.',
      environment: aws,
      print: () => undefined,
      network: { send: ecr(world).send },
    });
    const read = readConfig(() => undefined, { presets: {}, checks: [] });
    if ('issues' in read) throw new Error(read.issues.join());
    const sink = { ...host.sink, mask: (secret: Secret) => void masked.push(secret.expose()) };
    const { histories } = await connect({ ...host, sink }, read.config);
    const [source] = histories.sourcesOf({ registry: ecrRegistry, repository: 'acme/app' }, '1');
    if (source === undefined) throw new Error('ECR has a source');
    expect(masked).toEqual([]);
    const ofTag = { registry: ecrRegistry, repository: 'acme/app', tag: '1' };
    const question = {
      image: ofTag,
      current: present.digest,
      pins: [],
      view: { now },
      isAnswered: () => false,
    };
    for (let time = 0; time < 2; time += 1) expect((await source.ask(question))?.pushes).toHaveLength(1);
    const credentials = [awsKeys.secretAccessKey, awsKeys.sessionToken];
    // A signature is not hidden: one for each tag would slow down every search for secrets.
    expect(masked).toEqual(credentials);
  });

  it('receives no secret, and none is shown, even if it repeats what it received', async () => {
    const send: Transport = async ({ headers }) => {
      const text = `${headers['x-amz-security-token']} ${headers.authorization}`;
      return { status: 400, headers: {}, body: JSON.stringify({ __type: 'AccessDeniedException', text }) };
    };
    const { out, sent } = await shown(ecrRegistry, aws, { send });
    expect(out).toContain(
      'could not be read: the API of Amazon ECR refused the request (AccessDeniedException)',
    );
    const signed = sent.filter(({ headers }) => headers.authorization?.startsWith('AWS4-HMAC-SHA256'));
    expect(signed).toHaveLength(1);
    for (const request of sent) {
      const whole = JSON.stringify([request, request.authorization?.credential.expose()]);
      expect(whole).not.toContain(awsKeys.secretAccessKey);
      if (!signed.includes(request)) expect(whole).not.toContain(awsKeys.sessionToken);
    }
    for (const secret of [awsKeys.secretAccessKey, awsKeys.sessionToken]) expect(out).not.toContain(secret);
  });
});

describe('GitLab', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-docker-'));
  const auth = Buffer.from('ci:job-token').toString('base64');
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ auths: { [gitlabRegistry]: { auth } } }));
  const api = () => gitlab(world, { secret: 'ci:job-token' });

  it('is asked with the login of Docker', async () => {
    const { code, out } = await shown(gitlabRegistry, { DOCKER_CONFIG: folder }, api());
    expect(code).toBe(0);
    expect(out).toContain(`GitLab's container registry (windowed) has every move of the tag since ${day}`);
  });

  it('says how to sign in', async () => {
    const { code, out } = await shown(gitlabRegistry, {}, api());
    expect(code).toBe(0);
    expect(out).toContain('sign in to the registry with `docker login`');
  });
});
