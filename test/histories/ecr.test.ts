// Amazon ECR as a source: which API is asked for which registry, with which credentials, and what is said without them.
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import { awsFrom } from '../../src/host/docker.js';
import type { HttpRequest, Transport } from '../../src/model/run/http.js';
import type { AwsCredentials } from '../../src/model/run/secret.js';
import { dayMs, digest } from '../build.js';
import { signatureProblem } from './aws-signature.js';
import { ask } from './build.js';
import { awsKeys, ecr, ecrPublic, ecrRegistry } from './ecr-server.js';
import type { HistoryServer } from './servers.js';
import { now, type World } from './world.js';

const { accessKeyId, secretAccessKey, sessionToken } = awsKeys;
const environment = {
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
};
const world: World = {
  repository: 'acme/app',
  events: [{ at: now - 20 * dayMs, tag: '1', digest: digest('b'), along: ['1.2'] }],
  now,
  retentionMs: dayMs,
};

function sourceOf(name: string, send: Transport, aws: () => AwsCredentials | undefined) {
  const histories = openHistories({
    selection: { wellKnown: true, hosts: {} },
    send,
    clock: { now: () => now },
    github: { api: '', graphql: '', raw: '' },
    tokenOf: () => undefined,
    originOf: (host) => `https://${host}`,
    aws,
  });
  const [registry = '', ...rest] = name.split('/');
  const sources = histories.sourcesOf({ registry, repository: rest.join('/') }, '1');
  return sources.find(({ id }) => id.startsWith('ecr'));
}

async function answerOf(
  name: string,
  server: Pick<HistoryServer, 'send'>,
  env: Readonly<Record<string, string>> = environment,
) {
  const source = sourceOf(name, server.send, awsFrom(env));
  if (source === undefined) return undefined;
  return (await ask(source, `${name}:1`, digest('b'), [], { now, minAgeMs: dayMs })).answer;
}

const privately = `${ecrRegistry}/acme/app`;
const publicly = 'public.ecr.aws/acme/app';
const pushed = { pushes: [{ digest: digest('b'), at: now - 20 * dayMs + 400, isFirst: false }] };

describe('Amazon ECR', () => {
  it('dates the present digest, and names its other tags', async () => {
    for (const [name, server] of [
      [privately, ecr(world)],
      [publicly, ecrPublic(world)],
    ] as const) {
      const answer = await answerOf(name, server);
      expect(answer).toMatchObject({ ...pushed, records: [], otherTags: [{ tag: '1.2' }] });
      expect(answer).not.toHaveProperty('known');
    }
  });

  it.each([
    [ecrRegistry, 'api.ecr.eu-central-1.amazonaws.com'],
    ['123456789012.dkr.ecr-fips.us-gov-west-1.amazonaws.com', 'api.ecr-fips.us-gov-west-1.amazonaws.com'],
    ['123456789012.dkr.ecr.cn-northwest-1.amazonaws.com.cn', 'api.ecr.cn-northwest-1.amazonaws.com.cn'],
    ['123456789012.dkr.ecr.eusc-de-east-1.amazonaws.eu', 'api.ecr.eusc-de-east-1.amazonaws.eu'],
    ['123456789012.dkr-ecr.us-east-1.on.aws', 'api.ecr.us-east-1.amazonaws.com'],
    ['public.ecr.aws', 'api.ecr-public.us-east-1.amazonaws.com'],
    ['12345.dkr.ecr.eu-central-1.amazonaws.com', undefined],
    ['123456789012.dkr.ecr.evil.example.com.amazonaws.com', undefined],
    ['123456789012.dkr.ecr.eu-central-1.amazonaws.com.evil.example.com', undefined],
    ['123456789012.dkr.ecr.eu-central-1.evil.on.aws', undefined],
    ['123456789012.dkr.ecr.eu-central-1.amazonaws.com:8443', undefined],
    ['bucket.s3.amazonaws.com', undefined],
  ])('%s is asked at %s', async (registry, host) => {
    const asked: HttpRequest[] = [];
    const send: Transport = async (request) => {
      asked.push(request);
      return { status: 500, headers: {}, body: '' };
    };
    await answerOf(`${registry}/acme/app`, { send });
    expect(asked.map(({ url }) => new URL(url).host)).toEqual(host === undefined ? [] : [host]);
  });

  it('sends a signature and never the key, and signs everything that AWS reads', async () => {
    const asked: HttpRequest[] = [];
    const send: Transport = async (request) => {
      asked.push(request);
      return ecr(world).send(request);
    };
    await answerOf(privately, { send });
    const [request] = asked;
    if (request === undefined) throw new Error('one request');
    expect(JSON.stringify(request)).not.toContain(secretAccessKey);
    expect(request.authorization).toBeUndefined();
    expect(request.maxBytes).toBeLessThanOrEqual(8 * 1024 * 1024);
    const expected = { ...awsKeys, region: 'eu-central-1', service: 'ecr', now };
    expect(signatureProblem(request, expected)).toBeUndefined();
    for (const changed of [
      { ...request, body: `${request.body} ` },
      { ...request, url: request.url.replace('eu-central', 'eu-west') },
      { ...request, headers: { ...request.headers, 'x-amz-target': 'Other' } },
    ])
      expect(signatureProblem(changed, expected)).toBe('InvalidSignatureException');
  });

  it('takes credentials without a session, and sends none', async () => {
    const asked: HttpRequest[] = [];
    const send: Transport = async (request) => {
      asked.push(request);
      return { status: 500, headers: {}, body: '' };
    };
    const env = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
    await answerOf(privately, { send }, env);
    const [request] = asked;
    if (request === undefined) throw new Error('one request');
    expect(Object.keys(request.headers)).not.toContain('x-amz-security-token');
    const expected = { accessKeyId, secretAccessKey, region: 'eu-central-1', service: 'ecr', now };
    expect(signatureProblem(request, expected)).toBeUndefined();
  });

  it('knows ages only, and is asked about nothing else', async () => {
    for (const [name, server, id] of [
      [privately, ecr(world), 'ecr'],
      [publicly, ecrPublic(world), 'ecr-public'],
    ] as const) {
      const source = sourceOf(name, server.send, awsFrom(environment));
      if (source === undefined) throw new Error(`${name} has a source`);
      expect(source).toMatchObject({ id, strength: 'timestamps' });
      const { answer } = await ask(source, `${name}:1`, digest('b'), [digest('a')], { now });
      expect(answer).toEqual({ readAt: now, records: [] });
      expect(server.asked).toEqual([]);
    }
  });

  it('has public repositories below an alias only, at any depth', async () => {
    const deep = { ...world, repository: 'acme/team/app' };
    expect(await answerOf('public.ecr.aws/acme/team/app', ecrPublic(deep))).toMatchObject(pushed);
    expect(await answerOf('public.ecr.aws/app', ecrPublic(world))).toBeUndefined();
  });

  it('does not ask for images of others', async () => {
    const server = ecrPublic(world);
    const answer = await answerOf('public.ecr.aws/docker/library/node', server);
    expect(answer).toMatchObject({ message: expect.stringContaining('does not own this one') });
    expect(server.asked).toHaveLength(1);
  });

  it('asks once who owns a public alias', async () => {
    const server = ecrPublic(world);
    const source = sourceOf(publicly, server.send, awsFrom(environment));
    for (let time = 0; time < 3; time += 1)
      await source?.ask({
        image: { registry: 'public.ecr.aws', repository: 'acme/app', tag: '1' },
        current: digest('b'),
        pins: [],
        view: { now },
        isAnswered: () => false,
      });
    expect(server.asked).toHaveLength(4);
  });
});

it.each(['other', 'old'])('answers that it has nothing of acme/%s', async (name) => {
  // Of `acme/old`, the policy has removed what no tag has held for a day.
  const removed = { at: now - 5 * dayMs, tag: '1', digest: digest('c'), along: ['1.2'] };
  const old = { ...world, repository: 'acme/old', events: [...world.events, removed] };
  const server = ecr(name === 'old' ? old : world);
  expect(await answerOf(`${ecrRegistry}/acme/${name}`, server)).toEqual({ readAt: now, records: [] });
});

describe('is silent, with the reason,', () => {
  it.each([
    ['without credentials', {}],
    ['with half of a pair', { AWS_ACCESS_KEY_ID: accessKeyId }],
    ['with an empty key', { ...environment, AWS_SECRET_ACCESS_KEY: '' }],
  ])('%s', async (_, env: Record<string, string>) => {
    for (const [name, server] of [
      [privately, ecr(world)],
      [publicly, ecrPublic(world)],
    ] as const) {
      const message = expect.stringMatching(
        name === publicly ? /for their owner only.*AWS_SECRET_ACCESS_KEY/ : /AWS_SECRET_ACCESS_KEY/,
      );
      expect(await answerOf(name, server, env)).toMatchObject({ cause: 'no-credential', message });
      expect(server.asked).toEqual([]);
    }
  });

  it.each([
    ['a wrong key', privately, { ...environment, AWS_SECRET_ACCESS_KEY: 'other' }, 'denied'],
    ['a wrong session', privately, { ...environment, AWS_SESSION_TOKEN: 'other' }, 'denied'],
    ['another account', privately.replace('12', '99'), environment, 'denied'],
    ['an alias of others', 'public.ecr.aws/docker/library/node', environment, 'no-credential'],
    ['an alias that is only wanted', 'public.ecr.aws/wanted/app', environment, 'no-credential'],
  ])('after %s', async (_, name, env, cause) => {
    const server = name.startsWith('public') ? ecrPublic(world) : ecr(world);
    expect(await answerOf(name, server, env)).toMatchObject({ cause });
  });

  it.each([401, 403])('names the credentials after HTTP %i without a reason', async (status) => {
    const send: Transport = async () => ({ status, headers: {}, body: '<html>' });
    const message = expect.stringMatching(`HTTP ${status}.*AWS credentials`);
    expect(await answerOf(privately, { send })).toMatchObject({ cause: 'denied', message });
  });

  it.each([
    [privately, 'ecr:DescribeImages'],
    [publicly, 'ecr-public:DescribeRegistries'],
  ])('%s names the permission that is missing', async (name, permission) => {
    const body = '{"__type":"AccessDeniedException"}';
    const send: Transport = async () => ({ status: 400, headers: {}, body });
    const answer = await answerOf(name, { send });
    expect(answer).toMatchObject({ cause: 'denied', message: expect.stringContaining(`\`${permission}\``) });
    expect(answer).toMatchObject({ message: expect.stringContaining('(AccessDeniedException)') });
  });

  it.each([
    ['{"__type":"ThrottlingException"}', 400, 'rate-limited'],
    ['{"__type":"AccessDeniedException","Message":"no"}', 400, 'denied'],
    ['{"__type":"InvalidParameterException"}', 400, 'bad-answer'],
    ['{"__type":7}', 400, 'bad-answer'],
    ['<html>', 400, 'bad-answer'],
    ['{"__type":"AccessDeniedException"}', 500, 'server-error'],
    ['{"imageDetails":[]}', 200, 'bad-answer'],
    ['{"imageDetails":{}}', 200, 'bad-answer'],
    [`{"imageDetails":[{"imageDigest":"${digest('b')}"}]}`, 200, 'no-history'],
    [`{"imageDetails":[{"imageDigest":"${digest('b')}","imagePushedAt":"now"}]}`, 200, 'bad-answer'],
    [`{"imageDetails":[{"imageDigest":"${digest('b')}","imagePushedAt":1e99}]}`, 200, 'bad-answer'],
    [`{"imageDetails":[{"imageDigest":"${digest('c')}","imagePushedAt":1}]}`, 200, 'bad-answer'],
  ])('after %s with %i', async (body, status, cause) => {
    const send: Transport = async () => ({ status, headers: {}, body });
    expect(await answerOf(privately, { send })).toMatchObject({ cause });
  });

  it('after a type in the header', async () => {
    const headers = { 'x-amzn-errortype': 'AccessDeniedException:http://internal.amazon.com/coral/' };
    const send: Transport = async () => ({ status: 400, headers, body: '{}' });
    expect(await answerOf(privately, { send })).toMatchObject({ cause: 'denied' });
  });
});
