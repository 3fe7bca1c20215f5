// The client over gRPC: the same verbs, errors and retries as over REST, and nothing of it is loaded unless it is asked for.
import { createRegistry, fromJson, toBinary } from '@bufbuild/protobuf';
import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../../scripts/imports.mjs';
import { withPlatformTransport } from '../../src/clients/index.js';
import { verbs } from '../../src/clients/platform/client.js';
import { boundCall } from '../../src/clients/platform/grpc/bindings.js';
import { grpcSend, grpcStatus, restError } from '../../src/clients/platform/grpc/send.js';
import { readConfig } from '../../src/config/read.js';
import { createEmulator } from '../../src/emulator/index.js';
import { digestAt } from '../../src/emulator/seed.js';
import { Failure } from '../../src/model/failure.js';
import type { ByteResponse, ByteTransport, Transport } from '../../src/model/run/http.js';
import { detailTypes, statusType } from '../../src/proto/services.js';
import { run } from '../../src/run.js';
import { hostOf } from '../e2e/in-process.js';
import { platformInputs } from '../e2e/workflow.js';
import { frame } from './raw.js';

const base = 'https://api.platform.test';
const neverRest: Transport = () => Promise.reject(new Error('REST was used'));

it('every operation has a call in the protocol but those about pull policies', () => {
  const isBound = ({ operation }: { readonly operation: string }) => {
    const [verb = '', template = ''] = operation.split(' ');
    const body = ['POST', 'PATCH'].includes(verb) ? '{}' : undefined;
    return boundCall(verb, template.replace(/\{\w+\}/g, 'x'), body)?.rpc.verb === verb;
  };
  const unbound = Object.entries(verbs).flatMap(([name, verb]) => (isBound(verb) ? [] : [name]));
  expect(unbound.sort()).toEqual([
    'checkPolicies',
    'getImageConfig',
    'listPolicyBindings',
    'listPolicyOverrides',
  ]);
});

it.each([
  ['GET', '/registry/v2/repos/a/b/readme', 'GetRepoReadme', { uid: 'a/b' }],
  ['GET', '/registry/v2/repos/a/b', 'GetRepo', { uid: 'a/b' }],
  [
    'GET',
    '/registry/v2/repos/a/b/digests/sha256:00/size?architecture=arm64',
    'GetSize',
    { repoUid: 'a/b', digest: 'sha256:00', architecture: 'arm64' },
  ],
  ['POST', '/iam/v2/groups/a/b', 'CreateGroup', { parent: 'a/b', group: {} }],
  [
    'GET',
    '/registry/v2/tags?uidp.children_of=a&page_size=5&includeDates=true',
    'ListTags',
    { uidp: { childrenOf: 'a' }, pageSize: '5', includeDates: true },
  ],
  [
    'GET',
    '/vulnerabilities/v2/advisories?artifactNames=a&artifactNames=b',
    'ListAdvisories',
    { artifactNames: ['a', 'b'] },
  ],
] as const)('%s %s is %s', (verb, target, name, message) => {
  const call = boundCall(verb, target, verb === 'POST' ? '{}' : undefined);
  expect([call?.rpc.method.name, call?.message]).toEqual([name, message]);
});

it('an update names the fields of its body, unless it has a mask', () => {
  const change = (query: string, body: object) =>
    boundCall('PATCH', `/iam/v2/identities/a/b${query}`, JSON.stringify(body))?.message;
  expect(change('', { name: '', description: 'x' })).toEqual({
    identity: { uid: 'a/b', name: '', description: 'x' },
    updateMask: 'name,description',
  });
  expect(change('?update_mask=create_time', { name: 'x' })).toMatchObject({ updateMask: 'createTime' });
  expect(change('?updateMask=*', { name: 'x' })).toMatchObject({ updateMask: '*' });
});

it('the exchange, and what the protocol lacks, stay REST', () => {
  expect(boundCall('POST', '/sts/exchange', undefined)).toBeUndefined();
  expect(boundCall('GET', '/nothing', undefined)).toBeUndefined();
});

const answer =
  (given: Partial<ByteResponse>): ByteTransport =>
  async () => ({
    status: 200,
    headers: { 'content-type': 'application/grpc' },
    trailers: { 'grpc-status': '0' },
    body: frame(Buffer.of()),
    ...given,
  });
const ask = (given: Partial<ByteResponse>) =>
  grpcSend(answer(given), neverRest, base)({ method: 'GET', url: `${base}/ping/v2/ping`, headers: {} });

it.each([
  [1, 499],
  [2, 500],
  [3, 400],
  [4, 504],
  [5, 404],
  [6, 409],
  [7, 403],
  [8, 429],
  [9, 400],
  [10, 409],
  [11, 400],
  [12, 501],
  [13, 500],
  [14, 503],
  [15, 500],
  [16, 401],
  [99, 500],
])('the code %i is HTTP %i', async (code, status) => {
  const trailers = { 'grpc-status': String(code), 'grpc-message': 'caf%C3%A9 100%', 'retry-after': '3' };
  const response = await ask({ trailers: {}, headers: { 'content-type': 'application/grpc', ...trailers } });
  expect(response.status).toBe(status);
  expect(response.headers).toEqual({ 'content-type': 'application/grpc', 'retry-after': '3' });
  expect(JSON.parse(response.body)).toMatchObject({ code, details: [] });
});

it('reads the message as it is where it is not encoded, and leaves out details that are not understood', () => {
  expect(JSON.parse(restError(3, { 'grpc-message': 'caf%C3%A9' }).body).message).toBe('café');
  expect(JSON.parse(restError(3, { 'grpc-message': '100%' }).body).message).toBe('100%');
  for (const bin of ['', '!!!!', 'CAUS', Buffer.alloc(3000, 0xff).toString('base64')])
    expect(JSON.parse(restError(3, { 'grpc-status-details-bin': bin }).body).details).toEqual([]);
  expect([grpcStatus({}), grpcStatus({ 'grpc-status': 'x' }), grpcStatus({ 'grpc-status': '5' })]).toEqual([
    undefined,
    undefined,
    5,
  ]);
});

it('has the details of known types as REST shows them, and leaves out the others', () => {
  const at = (name: string) => `type.googleapis.com/google.rpc.${name}`;
  const details = [
    { '@type': at('ErrorInfo'), reason: 'NOT_HERE', domain: 'example.com', metadata: { a: 'b' } },
    { '@type': at('Status'), code: 1 },
    { '@type': at('ResourceInfo'), resourceName: 'acme' },
  ];
  const registry = createRegistry(detailTypes, statusType);
  const bytes = toBinary(statusType, fromJson(statusType, { code: 5, message: 'no', details }, { registry }));
  const fields = { 'grpc-status-details-bin': Buffer.from(bytes).toString('base64') };
  expect(JSON.parse(restError(5, fields).body).details).toEqual([
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'NOT_HERE',
      domain: 'example.com',
      metadata: { a: 'b' },
    },
    { '@type': 'type.googleapis.com/google.rpc.ResourceInfo', resourceName: 'acme' },
  ]);
});

it.each([
  ['no status', { trailers: {} }, /not with gRPC/],
  ...['00', '+0', '-0', ' 0', '0x0', '0.0', '0e0', '٠', '', '0, 0', '05', '1e0'].map(
    (text) => [`the status "${text}"`, { trailers: { 'grpc-status': text } }, /not with gRPC/] as const,
  ),
  ['another content', { headers: { 'content-type': 'text/html' } }, /not with gRPC/],
  ['no message', { body: Buffer.of() }, /one message/],
  ['two messages', { body: Buffer.concat([frame(Buffer.of()), frame(Buffer.of())]) }, /one message/],
  ['a cut message', { body: frame(Buffer.of(1, 2)).subarray(0, 6) }, /one message/],
  ['a compressed message', { body: frame(Buffer.of(), 1) }, /one message/],
  [
    'a compression',
    { headers: { 'content-type': 'application/grpc', 'grpc-encoding': 'gzip' } },
    /one message/,
  ],
  ['a message of another type', { body: frame(Buffer.of(0xff, 0xff)) }, /not a PingResponse/],
] as const)('an answer with %s cannot be used', async (_, given, message) => {
  await expect(ask(given)).rejects.toMatchObject({
    reason: 'bad-answer',
    message: expect.stringMatching(message),
  });
  await expect(ask(given)).rejects.toBeInstanceOf(Failure);
});

it('a gateway that answers in place of the service is an HTTP error', async () => {
  expect(await ask({ status: 502, headers: {} })).toMatchObject({ status: 502, body: '' });
});

it('what cannot be a message is not sent', async () => {
  const send = grpcSend(answer({}), neverRest, base);
  for (const url of [
    '/registry/v2/tags?page_size=x',
    '/registry/v2/tags?nothing=1',
    '/registry/v2/repos/%E0',
  ])
    await expect(send({ method: 'GET', url: base + url, headers: {} })).rejects.toMatchObject({
      reason: 'bad-answer',
      message: expect.stringContaining('cannot be sent over gRPC'),
    });
});

it('without HTTP/2 nothing is sent over REST instead', async () => {
  const platform = { baseUrl: base, registryUrl: base, issuerUrl: base, historyService: 'x', tagQuery: {} };
  const { send } = withPlatformTransport({ send: neverRest }, { transport: 'grpc', platform });
  await expect(send({ method: 'GET', url: `${base}/ping/v2/ping`, headers: {} })).rejects.toMatchObject({
    reason: 'unreachable',
  });
});

it('a run over gRPC finds what one over REST finds, over REST for pull policies alone', async () => {
  const found = async (transport: string) => {
    const emulator = await createEmulator({ now: () => Date.parse('2026-06-01T00:00:00Z') });
    const host = new URL(emulator.address.registryUrl).host;
    const digest = digestAt(emulator.state, 'acme/node', '18', Date.parse('2026-06-01T00:00:00Z'));
    const files = {
      Dockerfile: `FROM ${host}/acme/node:18@${digest}\nFROM ${host}/acme/none:1\nFROM ${host}/acme/node:20\n`,
    };
    const given: Readonly<Record<string, string>> = {
      ...platformInputs(emulator),
      transport,
      artifacts: 'expat\nkrb5',
      'vulnerability-reports': 'true',
    };
    const read = readConfig((name) => given[name], { presets: {}, checks: [] });
    if ('issues' in read) throw new Error(read.issues.join('\n'));
    const outside = { ...hostOf(emulator, files), sendBytes: emulator.grpcTransport };
    const clock = { ...outside.clock, now: () => Date.parse('2026-06-01T00:00:00Z') };
    const { report, exitCode } = await run({ ...outside, clock }, read.config);
    const platform = emulator.requests.filter(({ service }) => service === 'platform');
    const shown = report.findings.map(({ check, message, file, line }) => ({ check, message, file, line }));
    return {
      shown,
      exitCode,
      advisories: JSON.parse(JSON.stringify(report.advisories).replaceAll('.000Z', 'Z')),
      called: platform.length,
      overRest: platform.filter(({ rpc }) => rpc === undefined).map(({ path }) => path.split(/[?]/)[0]),
    };
  };
  const [rest, grpc] = [await found('rest'), await found('grpc')];
  expect(rest.shown.length).toBeGreaterThan(2);
  expect({ ...grpc, overRest: rest.overRest }).toEqual(rest);
  expect([rest.overRest.length, new Set(grpc.overRest)]).toEqual([
    rest.called,
    new Set(['/policies/v1/bindings']),
  ]);
});

it('a run over gRPC ends with a notice where REST is closed, and is not incomplete', async () => {
  const verdictOver = async (transport: string) => {
    const emulator = await createEmulator();
    const inputs: Readonly<Record<string, string>> = { ...platformInputs(emulator), transport };
    const read = readConfig((name) => inputs[name], { presets: {}, checks: [] });
    if ('issues' in read) throw new Error(read.issues.join('\n'));
    const host = new URL(emulator.address.registryUrl).host;
    const digest = digestAt(emulator.state, 'acme/node', '20', Date.now());
    const outside = hostOf(emulator, { Dockerfile: `FROM ${host}/acme/node:20@${digest}\n` });
    const send: Transport = (request) =>
      request.url.startsWith(emulator.address.baseUrl)
        ? Promise.reject(new Failure('unreachable', 'The gateway cannot be reached'))
        : outside.send(request);
    const { report } = await run({ ...outside, send, sendBytes: emulator.grpcTransport }, read.config);
    return [report.verdict, report.findings.map(({ check, severity }) => `${severity} ${check}`)];
  };
  expect(await verdictOver('grpc')).toEqual(['pass', ['notice denied-by-policy']]);
  expect(await verdictOver('rest')).toEqual(['incomplete', []]);
});

it('retries what REST retries: UNAVAILABLE and broken streams, but no change', async () => {
  const emulator = await createEmulator();
  emulator.faults = [
    { match: { service: 'platform', nth: 1 }, effect: { status: 503 } },
    { match: { service: 'platform', nth: 2 }, effect: { reset: true } },
  ];
  const read = readConfig((name) => ({ ...platformInputs(emulator), transport: 'grpc' })[name], {
    presets: {},
    checks: [],
  });
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  const host = new URL(emulator.address.registryUrl).host;
  const outside = hostOf(emulator, { Dockerfile: `FROM ${host}/acme/node:20\n` });
  const sendBytes: ByteTransport = (request) =>
    emulator.grpcTransport(request).catch(() => Promise.reject(new Failure('unreachable', 'it broke')));
  const { report } = await run({ ...outside, sendBytes }, read.config);
  expect(report).toMatchObject({ verdict: 'fail', requests: { retried: 2 } });
});

it('nothing of gRPC is loaded unless it is asked for', () => {
  const lazy = ['clients/platform/grpc/', 'host/network/http2', 'proto/'];
  const isLazy = (file: string) => lazy.some((part) => file.startsWith(part));
  const eager = sourceFiles()
    .filter((file) => !isLazy(file) && !file.startsWith('emulator/grpc/'))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ target, kind }) => kind === 'value' && isLazy(target))
        .map(() => file),
    );
  expect(eager).toEqual([]);
  const users = sourceFiles().filter((file) =>
    importsOf(file).some(({ target, kind }) => kind === 'value' && target.startsWith('@bufbuild/')),
  );
  expect(users.filter((file) => !isLazy(file) && !file.startsWith('emulator/grpc/'))).toEqual([]);
});
