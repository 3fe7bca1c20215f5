// The platform under test: an address and a way to send, nothing of the emulator's code.

export interface Address {
  readonly baseUrl: string;
  readonly registryUrl: string;
  readonly issuerUrl: string;
  readonly oidcRequestUrl: string;
  readonly oidcRequestToken: string;
  readonly identity: string;
  readonly group: string;
  readonly organization: string;
  readonly publicOrganization: string;
}

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Send = (request: Sent) => Promise<{ readonly status: number; readonly body: string }>;

export interface Target {
  readonly address: Address;
  readonly send: Send;
  /** `grpc`: requests to the platform API are sent over gRPC, whose messages lack some fields of REST. */
  readonly transport?: 'grpc';
  /** A platform token of a user with all permissions in the group. */
  readonly ownerToken: string;
  /** Moves the platform's clock, and issues a new owner token; absent if the clock cannot be moved. */
  readonly later?: (ms: number) => Promise<void>;
}

export interface Options {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** Of the credential; `Bearer` by default. */
  readonly scheme?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
export type Json = any;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Json;
}

/** Calls operations by their names in the specification: `call('GET /registry/v2/repos/{uid}', [uid], …)`. */
export function caller(target: Target) {
  const { baseUrl, registryUrl, issuerUrl } = target.address;
  return async (
    operation: string,
    captures: readonly string[] = [],
    options: Options = {},
  ): Promise<Answer> => {
    const [method = '', template = ''] = operation.split(' ');
    const rest = [...captures];
    const path = template
      .replace('{issuer}', issuerUrl)
      .replace('{registry}', registryUrl)
      .replace(/\{\w+\}/g, () => rest.shift() ?? '');
    const query = new URLSearchParams(options.query);
    const url = `${path.startsWith('/') ? baseUrl : ''}${path}${query.size === 0 ? '' : `?${query}`}`;
    const token = 'token' in options ? options.token : target.ownerToken;
    const isForm = options.body instanceof URLSearchParams;
    const response = await target.send({
      method: method.split('|').at(-1) ?? '',
      url,
      headers: {
        ...(token === undefined ? {} : { authorization: `${options.scheme ?? 'Bearer'} ${token}` }),
        ...(options.body === undefined
          ? {}
          : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      ...(options.body === undefined
        ? {}
        : { body: isForm ? String(options.body) : JSON.stringify(options.body) }),
    });
    return { status: response.status, text: response.body, json: parse(response.body) };
  };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
