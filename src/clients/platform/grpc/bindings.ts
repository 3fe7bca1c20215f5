// Which call a REST request stands for, by the HTTP bindings of the protocol, and the fields of its message.
import {
  type DescField,
  type DescMessage,
  type JsonObject,
  type JsonValue,
  ScalarType,
} from '@bufbuild/protobuf';
import { type Rpc, rpcs } from '../../../proto/services.js';

interface Binding {
  readonly rpc: Rpc;
  readonly pattern: RegExp;
  /** The fields in the path, in its order: `['group', 'uid']`. */
  readonly fields: readonly (readonly string[])[];
}

interface BoundCall {
  readonly rpc: Rpc;
  /** The request as JSON of protobuf. */
  readonly message: JsonObject;
}

/** Longer literals first: `/repos/{uid}/readme` before `/repos/{uid}`. The token exchange stays REST. */
const bindings = rpcs
  .filter(({ path }) => !path.startsWith('/chainguard.platform.oidc.'))
  .map(bindingOf)
  .sort((a, b) => b.pattern.source.length - a.pattern.source.length);

/**
 * The call for a request below the platform's address; `undefined` if the protocol has none.
 * @throws Error when a query parameter is no field of the request
 */
export function boundCall(verb: string, target: string, body: string | undefined): BoundCall | undefined {
  const url = new URL(target, 'https://platform.invalid');
  const path = decodeURIComponent(url.pathname);
  for (const { rpc, pattern, fields } of bindings) {
    const captures = rpc.verb === verb ? pattern.exec(path) : null;
    if (captures === null) continue;
    const { input } = rpc.method;
    const content = bodyOf(rpc, body);
    const message = { ...content, ...changedFields(rpc, content) };
    fields.forEach((names, at) => void assign(message, input, names, captures[at + 1] ?? ''));
    Object.assign(message, parametersOf(input, url.searchParams));
    return { rpc, message };
  }
  return undefined;
}

function bindingOf(rpc: Rpc): Binding {
  const fields: string[][] = [];
  const source = rpc.template
    .replace(/[.:](?![^{]*\})/g, '\\$&')
    .replace(/\{([\w.]+)(?:=(\*\*?))?\}/g, (_, names: string, stars?: string) => {
      fields.push(names.split('.'));
      return stars === '**' ? '(.+)' : '([^/]+)';
    });
  return { rpc, pattern: new RegExp(`^${source}$`), fields };
}

function bodyOf({ body, method }: Rpc, text: string | undefined): JsonObject {
  const content = (text === undefined ? {} : JSON.parse(text)) as JsonObject;
  if (body === '' || body === '*') return content;
  return { [fieldOf(method.input, body).jsonName]: content };
}

/**
 * Over REST, an update without a mask changes the fields that its body has. A message has every field, so that only a mask
 * can say which of them are meant when they are empty.
 */
function changedFields({ body, method: { input } }: Rpc, message: JsonObject): JsonObject {
  const mask = input.fields.find(({ name }) => name === 'update_mask');
  if (mask === undefined || body === '' || body === '*') return {};
  const content = message[fieldOf(input, body).jsonName];
  return { [mask.jsonName]: camelCase(Object.keys(isObject(content) ? content : {}).join(',')) };
}

/** @throws Error when a parameter is no field, or a field that is no list has several values */
function parametersOf(input: DescMessage, parameters: URLSearchParams): JsonObject {
  const message: JsonObject = {};
  for (const [name, value] of parameters) assign(message, input, name.split('.'), value);
  return message;
}

/** Sets a field, which may be nested; a list gets one more item. */
function assign(
  into: JsonObject,
  type: DescMessage,
  [name = '', ...rest]: readonly string[],
  value: string,
): void {
  const field = fieldOf(type, name);
  const { jsonName } = field;
  if (rest.length > 0 && field.message !== undefined) {
    const nested = (into[jsonName] ?? {}) as JsonObject;
    into[jsonName] = nested;
    assign(nested, field.message, rest, value);
  } else if (field.fieldKind === 'list') {
    into[jsonName] = [...((into[jsonName] ?? []) as JsonValue[]), scalar(field, value)];
  } else {
    if (into[jsonName] !== undefined) throw new Error(`${name} has several values`);
    into[jsonName] = scalar(field, value);
  }
}

/** JSON of protobuf takes every scalar as text but booleans, and masks in camel case only. */
function scalar(field: DescField, value: string): JsonValue {
  const isFlag = 'scalar' in field && field.scalar === ScalarType.BOOL && /^(?:true|false)$/.test(value);
  if (isFlag) return value === 'true';
  return field.message?.typeName === 'google.protobuf.FieldMask' ? camelCase(value) : value;
}

function camelCase(mask: string): string {
  return mask.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** In either spelling. */
function fieldOf(type: DescMessage, name: string): DescField {
  const field = type.fields.find((one) => one.name === name || one.jsonName === name);
  if (field === undefined) throw new Error(`${type.name} has no field ${name}`);
  return field;
}
