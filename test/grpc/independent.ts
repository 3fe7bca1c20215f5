// An independent client: @grpc/grpc-js, with the protocol read when it runs. It shares no code with client or emulator.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { loadSync, type MethodDefinition, type PackageDefinition } from '@grpc/proto-loader';

const folder = fileURLToPath(new URL('../../src/emulator/proto', import.meta.url));

export interface IndependentCall {
  /** `/package.Service/Call` */
  readonly path: string;
  readonly verb: string;
  readonly template: string;
  readonly body: string;
  readonly definition: MethodDefinition<object, object>;
}

let loaded: PackageDefinition | undefined;

function protocol(): PackageDefinition {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.proto'),
  );
  loaded ??= loadSync(
    files.map((file) => file.split(path.sep).join('/')),
    {
      includeDirs: [folder],
      longs: String,
      enums: String,
      bytes: String,
      defaults: true,
    },
  );
  return loaded;
}

/** Every call of the protocol, with its HTTP binding as protobufjs reads it. */
export function independentCalls(): readonly IndependentCall[] {
  return Object.values(protocol()).flatMap((entry) => {
    if ('format' in entry) return [];
    return Object.values(entry).map((definition) => {
      const options = definition.options as unknown as Readonly<
        Record<string, Readonly<Record<string, string>>>
      >;
      const { '(google.api.http)': http = {} } = options;
      const verb = ['get', 'post', 'patch', 'put', 'delete'].find((name) => http[name] !== undefined) ?? '';
      return {
        path: definition.path,
        verb: verb.toUpperCase(),
        template: http[verb] ?? '',
        body: http.body ?? '',
        definition: definition as MethodDefinition<object, object>,
      };
    });
  });
}

export type Outcome = { readonly response: object } | { readonly error: ServiceError };

/** Calls over one connection. `close` ends it. */
export function independentClient(url: string, token?: string) {
  const client = new Client(new URL(url).host, credentials.createInsecure());
  return {
    close: () => client.close(),
    call({ path: name, definition }: IndependentCall, message: object): Promise<Outcome> {
      const metadata = new Metadata();
      if (token !== undefined) metadata.set('authorization', `Bearer ${token}`);
      const { requestSerialize, responseDeserialize } = definition;
      return new Promise((resolve) => {
        client.makeUnaryRequest(
          name,
          requestSerialize,
          responseDeserialize,
          message,
          metadata,
          (error, response) => resolve(error === null ? { response: response ?? {} } : { error }),
        );
      });
    },
  };
}
