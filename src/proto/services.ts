// The protocol in src/emulator/proto, read by reflection: every call of the platform's services, and how a call fails. All
// calls are unary.
import { inflateRawSync } from 'node:zlib';
import {
  createFileRegistry,
  createRegistry,
  type DescMessage,
  type DescMethod,
  fromBinary,
  getOption,
  type Message,
  type Registry,
} from '@bufbuild/protobuf';
import { type Any, FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { descriptors } from './descriptors.js';

const protocol = createFileRegistry(
  fromBinary(FileDescriptorSetSchema, inflateRawSync(Buffer.from(descriptors, 'base64'))),
);

/** A call, and how it is sent over HTTP. */
export interface Rpc {
  /** `/<package>.<Service>/<Call>`: the path of a request over gRPC. */
  readonly path: string;
  readonly method: DescMethod;
  /** `GET`, … */
  readonly verb: string;
  /** `/iam/v2/groups/{group.uid=**}` */
  readonly template: string;
  /** The field that is the body, `*` for all fields that are not in the path, or nothing. */
  readonly body: string;
}

/** Every call with its first HTTP binding. */
export const rpcs: readonly Rpc[] = [...protocol]
  .flatMap((type) => (type.kind === 'service' ? type.methods : []))
  .map((method) => {
    const { pattern, body } = httpRuleOf(method);
    return {
      path: `/${method.parent.typeName}/${method.name}`,
      method,
      verb: (pattern.case ?? '').toUpperCase(),
      template: pattern.value ?? '',
      body,
    };
  });

/** google.api.HttpRule, as far as it is read. */
interface HttpRule {
  readonly pattern: { readonly case?: string; readonly value?: string };
  readonly body: string;
}

function httpRuleOf(method: DescMethod): HttpRule {
  const http = protocol.getExtension('google.api.http');
  if (http === undefined) throw new Error('the protocol has no HTTP bindings');
  return getOption(method, http) as HttpRule;
}

/** A message of `statusType`. */
export interface RpcStatus extends Message<'google.rpc.Status'> {
  readonly code: number;
  readonly message: string;
  readonly details: readonly Any[];
}

/** With what a call ends that failed. */
export const statusType: DescMessage = messageType('google.rpc.Status');

/** The details of an error that are known; others are left out. */
export const detailTypes: Registry = createRegistry(
  messageType('google.rpc.ErrorInfo'),
  messageType('google.rpc.BadRequest'),
  messageType('google.rpc.PreconditionFailure'),
  messageType('google.rpc.ResourceInfo'),
);

function messageType(name: string): DescMessage {
  const type = protocol.getMessage(name);
  if (type === undefined) throw new Error(`the protocol has no message ${name}`);
  return type;
}
