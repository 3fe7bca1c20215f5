// Every call by an independent client, and its answer compared with that of REST, field by field.
import type { ServiceError } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator } from '../../src/emulator/index.js';
import { furnish } from '../contract/furnish.js';
import { type IndependentCall, independentCalls, independentClient, type Outcome } from './independent.js';
import { plain, without } from './plain.js';

const calls = independentCalls();
const named = (name: string): IndependentCall => {
  const call = calls.find(({ path }) => path.endsWith(`/${name}`));
  if (call === undefined) throw new Error(`there is no call ${name}`);
  return call;
};

/** What REST shows and the protocol has no field for, by service. */
const onlyRest: Readonly<Record<string, readonly string[]>> = {
  TagsService: ['createTime'],
  RoleBindingsService: ['updateTime'],
  SubscriptionsService: ['createTime', 'updateTime'],
  GroupInvitesService: ['updateTime'],
  ExternalGroupRoleMappingsService: ['updateTime'],
  // The filter of lists has this name; advisories in the state may hold what it is compared with.
  AdvisoriesService: ['origin'],
};

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let client: ReturnType<typeof independentClient>;
let token: string;

beforeAll(async () => {
  emulator = await startEmulator();
  furnish(emulator.state);
  const owner = emulator.state.identities.find(({ name }) => name === 'platform-team')?.uid ?? '';
  token = await emulator.tokenFor(owner);
  client = independentClient(emulator.address.baseUrl, token);
});
afterAll(async () => {
  client.close();
  await emulator.close();
});

const placeholder = /\{([\w.]+)(?:=\*\*?)?\}/g;

interface Shown {
  readonly code: number | undefined;
  readonly message?: string;
  readonly response?: unknown;
}

/** The request of a call over REST, with these values in its path. */
async function overRest(
  { verb, template, body, path }: IndependentCall,
  values: Readonly<Record<string, string>>,
): Promise<Shown> {
  const target = template.replace(placeholder, (_, name: string) => values[name] ?? '');
  const response = await fetch(`${emulator.address.baseUrl}${target}`, {
    method: verb,
    headers: { authorization: `Bearer ${token}` },
    ...(body === '' ? {} : { body: '{}' }),
  });
  const text = await response.text();
  const json = text === '' ? {} : JSON.parse(text);
  if (!response.ok) return { code: json.code as number, message: json.message as string };
  const service = path.split('/')[1]?.split('.').at(-1) ?? '';
  return { code: 0, response: plain(without(json, onlyRest[service] ?? [])) };
}

/** The same over gRPC. */
async function overIndependent(
  call: IndependentCall,
  values: Readonly<Record<string, string>>,
): Promise<Shown> {
  const message: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const names = name.split('.').map(camel);
    if (names.length === 1) message[names[0] ?? ''] = value;
    else message[names[0] ?? ''] = { [names[1] ?? '']: value };
  }
  if (call.body !== '' && call.body !== '*') message[camel(call.body)] ??= {};
  return shown(await client.call(call, message));
}

function shown(outcome: Outcome): Shown {
  if ('response' in outcome) return { code: 0, response: plain(outcome.response) };
  return { code: outcome.error.code, message: outcome.error.details };
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Values for the path of a call: of things that exist, or that do not. */
function valuesOf({ template }: IndependentCall, exist: boolean): Readonly<Record<string, string>> {
  const { state } = emulator;
  const [root] = state.groups;
  const repo = state.repos.find(({ vulnerabilityReports }) => vulnerabilityReports.length > 0);
  const known: Readonly<Record<string, string | undefined>> = {
    repo_uid: repo?.uid,
    repo_id: repo?.uid,
    digest: repo?.vulnerabilityReports[0]?.digest,
    group: root?.uid,
    parent: root?.uid,
  };
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, exist ? (known[name] ?? root?.uid ?? '') : 'none']));
}

it('finds every call of the protocol, each with a binding', () => {
  expect(calls.length).toBe(34);
  expect(calls.filter(({ verb, template }) => verb === '' || !template.startsWith('/'))).toEqual([]);
});

describe.each(calls)('$path', (call) => {
  it('answers like REST about what does not exist', async () => {
    const values = valuesOf(call, false);
    const rest = await overRest(call, values);
    expect(await overIndependent(call, values)).toEqual(rest);
    expect([12, 13]).not.toContain(rest.code);
  });

  it('answers like REST about what exists', async () => {
    // A delete would take away what other cases need.
    if (call.verb === 'DELETE') return;
    const values = valuesOf(call, true);
    const [rest, grpc] = [await overRest(call, values), await overIndependent(call, values)];
    if (call.verb === 'GET') expect(grpc).toEqual(rest);
    else expect([grpc.code, grpc.message]).toEqual([rest.code, rest.message]);
  });
});

it.each([
  ['GetGroup', '/iam/v2/groups', 'groups'],
  ['GetIdentity', '/iam/v2/identities', 'identities'],
  ['GetRole', '/iam/v2/roles', 'roles'],
  ['GetRoleBinding', '/iam/v2/roleBindings', 'roleBindings'],
  ['GetRepo', '/registry/v2/repos', 'repos'],
  ['GetRepoReadme', '/registry/v2/repos', 'repos'],
  ['GetTag', '/registry/v2/tags', 'tags'],
])('%s answers like REST for every resource', async (name, list, key) => {
  const headers = { authorization: `Bearer ${token}` };
  const listed = await fetch(`${emulator.address.baseUrl}${list}?page_size=200`, { headers });
  const items = ((await listed.json()) as Record<string, { readonly uid: string }[]>)[key] ?? [];
  expect(items.length).toBeGreaterThan(0);
  for (const { uid } of items.slice(0, 40)) {
    const rest = await overRest(named(name), { uid });
    expect(rest.code).toBe(0);
    expect(await overIndependent(named(name), { uid })).toEqual(rest);
  }
});

it('creates, updates by mask, lists and deletes, each seen by REST', async () => {
  const parent = emulator.address.group;
  const made = await client.call(named('CreateIdentity'), {
    parent,
    identity: { name: 'by-grpc', description: 'one' },
  });
  const { uid } = (made as { readonly response: { readonly uid: string } }).response;
  expect(shown(made)).toEqual(await overRest(named('GetIdentity'), { uid }));
  const update = (identity: object, paths?: readonly string[]) =>
    client.call(named('UpdateIdentity'), {
      identity: { uid, ...identity },
      ...(paths === undefined ? {} : { updateMask: { paths } }),
    });
  const description = async () =>
    ((await overRest(named('GetIdentity'), { uid })).response as { description?: string }).description;
  await update({ description: 'two' });
  expect(await description()).toBe('two');
  await update({ description: '' });
  expect(await description()).toBe('two');
  await update({ name: 'ignored' }, ['description']);
  expect(await description()).toBeUndefined();
  const list = { uidp: { childrenOf: parent }, name: 'by-grpc', pageSize: 1 };
  expect(shown(await client.call(named('ListIdentities'), list)).response).toMatchObject({
    identities: [{ uid }],
    totalCount: '1',
  });
  expect(await client.call(named('DeleteIdentity'), { uid })).toEqual({ response: {} });
  expect((await overRest(named('GetIdentity'), { uid })).code).toBe(5);
});

it('errors carry their details in binary', async () => {
  const { error } = (await client.call(named('GetRepo'), { uid: 'none' })) as {
    readonly error: ServiceError;
  };
  const [binary] = error.metadata.get('grpc-status-details-bin');
  expect(String(binary)).toContain('type.googleapis.com/google.rpc.ResourceInfo');
  expect(String(binary)).toContain('none');
});

it('exchanges a workflow token at the issuer', async () => {
  const { address } = emulator;
  const asked = await fetch(
    `${address.oidcRequestUrl}&audience=${encodeURIComponent(new URL(address.issuerUrl).host)}`,
    {
      headers: { authorization: `Bearer ${address.oidcRequestToken}` },
    },
  );
  const { value: workflowToken } = (await asked.json()) as { readonly value: string };
  const issuer = independentClient(address.issuerUrl, workflowToken);
  const outcome = await issuer.call(named('Exchange'), {
    aud: [address.baseUrl],
    identity: address.identity,
  });
  issuer.close();
  const { token: access } = (outcome as { readonly response: { readonly token: string } }).response;
  const caller = independentClient(address.baseUrl, access);
  expect(shown(await caller.call(named('ListGroups'), { pageSize: 1 })).code).toBe(0);
  caller.close();
});
