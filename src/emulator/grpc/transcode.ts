// Turns a call into the REST request of its HTTP binding, and the REST answer into a message: no operation is served by
// code of its own.
import {
  type DescField,
  type DescMessage,
  fromBinary,
  fromJson,
  type JsonObject,
  type JsonValue,
  type Message,
  toBinary,
  toJson,
} from '@bufbuild/protobuf';
import { type Rpc, rpcs } from '../../proto/services.js';
import { invalid } from '../resources.js';
import { codes, type Incoming, refuse } from '../server/answer.js';
import { requestUrl } from '../server/request.js';
import { grpcCodes } from './status.js';

/** The JSON of a message with the fields of its type only, on all levels. */
function knownFields(type: DescMessage, json: JsonValue): JsonValue {
  // These have a JSON of their own, such as a text for a time.
  if (type.typeName.startsWith('google.protobuf.') || !isObject(json)) return json;
  const fields = new Map(type.fields.map((field) => [field.jsonName, field]));
  const known = Object.entries(json).flatMap(([name, value]) => {
    const field = fields.get(name);
    return field === undefined ? [] : [[name, knownValue(field, value)] as const];
  });
  return Object.fromEntries(known);
}

function knownValue(field: DescField, value: JsonValue): JsonValue {
  const { message } = field;
  if (message === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => knownFields(message, one));
  if (field.fieldKind !== 'map' || !isObject(value)) return knownFields(message, value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, knownFields(message, one)]));
}

/** Longer paths and queries are not served over HTTP/1.1 either. */
const maxTargetLength = 16 * 1024;
const placeholder = /\{([\w.]+)(?:=(\*\*?))?\}/g;

const byPath = new Map(rpcs.map((rpc) => [rpc.path, rpc]));

/** The most specific template first, so that the first that matches is the one that is meant. */
const patterns = rpcs
  .map((rpc) => ({ rpc, literal: rpc.template.replace(placeholder, '').length, pattern: patternOf(rpc) }))
  .sort((a, b) => b.literal - a.literal);

/** The call at the path of a request. */
export function rpcAt(path: string): Rpc | undefined {
  return byPath.get(path);
}

/**
 * The REST request for a message.
 * @throws Refusal when the message is not of the call's type, or a field cannot be a part of the path
 */
export function restRequest(rpc: Rpc, message: Uint8Array, headers: Incoming['headers']): Incoming {
  const fields = readMessage(rpc.method.input, message);
  const path = rpc.template.replace(placeholder, (_, names: string, stars: string | undefined) =>
    segments(take(fields, rpc.method.input, names.split('.')), names, stars === '**'),
  );
  const body = rpc.body === '' ? undefined : bodyOf(rpc, fields);
  const query = rpc.body === '*' ? '' : String(new URLSearchParams(parametersOf(fields)));
  const target = `${path}${query === '' ? '' : `?${query}`}`;
  if (target.length > maxTargetLength)
    throw invalid('request', `has more than ${maxTargetLength} characters`);
  const url = requestUrl(target);
  if (url?.pathname !== path || patterns.find(isAt(rpc.verb, path))?.rpc !== rpc)
    throw refuse(codes.notFound, `${path} is nothing that ${rpc.method.name} can name`);
  return {
    method: rpc.verb,
    url,
    headers,
    body: body === undefined ? '' : JSON.stringify(body),
    rpc: rpc.path,
  };
}

/**
 * The message for the JSON of a REST answer. REST may have fields that the protocol lacks; they are left out.
 * @throws Error when a field has a value that the protocol does not have
 */
export function messageOf({ method: { output } }: Rpc, json: unknown): Uint8Array {
  return toBinary(output, fromJson(output, knownFields(output, json as JsonValue)));
}

function readMessage(input: DescMessage, bytes: Uint8Array): JsonObject {
  let message: Message;
  try {
    message = fromBinary(input, bytes, { readUnknownFields: false });
  } catch {
    throw refuse(grpcCodes.internal, `the request is not a ${input.typeName}`);
  }
  try {
    return toJson(input, message) as JsonObject;
  } catch {
    // Messages can hold values that no JSON stands for.
    throw invalid(
      'request',
      'has a path of a mask that is not in snake_case, or a timestamp that is out of range',
    );
  }
}

/** Takes the value of a nested field out of the message. */
function take(fields: JsonObject, type: DescMessage, [name = '', ...rest]: readonly string[]): string {
  const field = fieldNamed(type, name);
  const value = fields[field.jsonName];
  if (rest.length === 0) {
    delete fields[field.jsonName];
    return typeof value === 'string' ? value : '';
  }
  return field.message === undefined || !isObject(value) ? '' : take(value, field.message, rest);
}

function fieldNamed(type: DescMessage, name: string): DescField {
  const field = type.fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`${type.typeName} has no field ${name}`);
  return field;
}

function segments(value: string, name: string, slashes: boolean): string {
  if (value === '') throw invalid(name, 'is required');
  return (slashes ? value.split('/') : [value]).map(encodeURIComponent).join('/');
}

function bodyOf({ body, method }: Rpc, fields: JsonObject): JsonValue {
  if (body === '*') return fields;
  const { jsonName } = fieldNamed(method.input, body);
  const value = fields[jsonName] ?? {};
  delete fields[jsonName];
  return value;
}

/** Nested fields with dots, lists repeated. */
function parametersOf(value: JsonValue, name = ''): [string, string][] {
  if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
  if (!isObject(value)) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, one]) =>
    parametersOf(one, name === '' ? key : `${name}.${key}`),
  );
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function patternOf({ template }: Rpc): RegExp {
  const parts = template.split(placeholder);
  const source = parts.map((part, index) => {
    if (index % 3 === 0) return part.replace(/[.:]/g, '\\$&');
    return index % 3 === 1 ? (parts[index + 1] === '**' ? '.+' : '[^/]+') : '';
  });
  return new RegExp(`^${source.join('')}$`);
}

function isAt(verb: string, path: string) {
  return ({ rpc, pattern }: (typeof patterns)[number]) => rpc.verb === verb && pattern.test(path);
}
