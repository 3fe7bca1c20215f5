// What every part of the contract suite uses: calls as somebody, sign-in as the workflow, and things made for one test.
import { expect } from 'vitest';
import { type Answer, caller, type Json, type Options, type Target } from './target.js';

export interface Kit {
  readonly target: () => Target;
  call(operation: string, captures?: readonly string[], options?: Options): Promise<Answer>;
  /** uid of the organization's root group. */
  group(): string;
  registryHost(): string;
  unique(name: string): string;
  /** A workflow token for an audience, from the OIDC provider. */
  workflowToken(audience?: string): Promise<string>;
  /** The exchange of a workflow token for a token with another audience. */
  exchange(audience: string, identity?: string, workflowAudience?: string): Promise<Answer>;
  /** A platform token of the workflow's identity, a viewer. */
  workflow(): Promise<string>;
  /** A registry token of the workflow's identity. */
  puller(identity?: string): Promise<string>;
  /** Makes something below a parent, as the owner: `make('groups', parent, { name })`. */
  make(collection: string, parent: string, body: object): Promise<Json>;
  /** An identity that the workflow can assume, with roles in one group. */
  member(parent: string, roles: readonly string[], boundIn?: string): Promise<Json>;
  /** Fails unless an operation is refused with a status code of gRPC. */
  refused(code: number, operation: string, captures?: readonly string[], options?: Options): Promise<Answer>;
}

const domains: Readonly<Record<string, string>> = {
  groups: 'iam',
  identities: 'iam',
  roles: 'iam',
  roleBindings: 'iam',
  repos: 'registry',
  tags: 'registry',
};

/** The typed detail of an error. */
export function detail({ json }: Answer, type: string): Json {
  return json.details.find((one: { '@type': string }) => one['@type'].split('.').at(-1) === type);
}

/**
 * What an answer is compared by: without empty maps, which JSON of protobuf may leave out. Over gRPC also without empty
 * texts and lists, which a message has in place of a field that is not set.
 */
export function comparable({ transport }: Target, json: Json): Json {
  const isEmpty = (value: Json) =>
    transport === 'grpc' || !Array.isArray(value)
      ? typeof value === 'object' && Object.keys(value ?? {}).length === 0
      : false;
  return without(json, (value) => isEmpty(value) || (transport === 'grpc' && value === ''));
}

function without(json: Json, isLeftOut: (value: Json) => boolean): Json {
  if (Array.isArray(json)) return json.map((one) => without(one, isLeftOut));
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).map(([name, value]) => [name, without(value, isLeftOut)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isLeftOut(value)));
}

/** The times that a message has over gRPC, where they are not both; REST always shows both. */
const timesOfMessages: Readonly<Record<string, readonly string[]>> = {
  tags: ['updateTime'],
  roleBindings: ['createTime'],
};

/** The times that a resource of a collection has. */
export function timesOf({ transport }: Target, collection: string): readonly string[] {
  return (transport === 'grpc' ? timesOfMessages[collection] : undefined) ?? ['createTime', 'updateTime'];
}

/** The form of a time; as the JSON form of a protobuf timestamp, it has no fraction that is zero. */
export function timeForm({ transport }: Target): RegExp {
  return transport === 'grpc'
    ? /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/
    : /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
}

export function kitOf(target: () => Target): Kit {
  const call: Kit['call'] = (...args) => caller(target())(...args);
  const address = () => target().address;
  const unique = (name: string) => `${name}-${Math.random().toString(36).slice(2, 8)}`;
  const registryHost = () => new URL(address().registryUrl).host;

  const workflowToken: Kit['workflowToken'] = async (audience = new URL(address().issuerUrl).host) => {
    const url = `${address().oidcRequestUrl}&audience=${encodeURIComponent(audience)}`;
    const headers = { authorization: `Bearer ${address().oidcRequestToken}` };
    const { body } = await target().send({ method: 'GET', url, headers });
    return JSON.parse(body).value;
  };
  const exchange: Kit['exchange'] = async (audience, identity = address().identity, workflowAudience) =>
    call('GET|POST {issuer}/sts/exchange', [], {
      token: await workflowToken(workflowAudience),
      body: new URLSearchParams({ aud: audience, identity }),
    });
  const make: Kit['make'] = async (collection, parent, body) => {
    const answer = await call(`POST /${domains[collection]}/v2/${collection}/{parent}`, [parent], { body });
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const member: Kit['member'] = async (parent, roles, boundIn = parent) => {
    const { json: own } = await call('GET /iam/v2/identities/{uid}', [address().identity]);
    const identity = await make('identities', parent, { name: unique('i'), claimMatch: own.claimMatch });
    for (const name of roles) {
      const { json } = await call('GET /iam/v2/roles', [], { query: { name } });
      await make('roleBindings', boundIn, { identityUid: identity.uid, roleUid: json.roles[0].uid });
    }
    return identity;
  };
  const refused: Kit['refused'] = async (code, operation, captures, options) => {
    const answer = await call(operation, captures, options);
    expect({ operation, code: answer.json?.code, text: answer.text }).toMatchObject({ operation, code });
    return answer;
  };
  return {
    target,
    call,
    group: () => address().group,
    registryHost,
    unique,
    workflowToken,
    exchange,
    workflow: async () => (await exchange(address().baseUrl)).json.token,
    puller: async (identity) => (await exchange(registryHost(), identity)).json.token,
    make,
    member,
    refused,
  };
}
