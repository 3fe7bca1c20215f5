// Leaves out what REST answers beyond the protocol. Values that the protocol does not have stay, so that reading them fails.
import type { DescField, DescMessage, JsonValue } from '@bufbuild/protobuf';

const named = new WeakMap<DescMessage, ReadonlyMap<string, DescField>>();

/** The JSON of a message with the fields of its type only, on all levels. */
export function knownFields(type: DescMessage, json: JsonValue): JsonValue {
  // These have a JSON of their own, such as a text for a time.
  if (type.typeName.startsWith('google.protobuf.') || !isObject(json)) return json;
  const fields = fieldsOf(type);
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

function fieldsOf(type: DescMessage): ReadonlyMap<string, DescField> {
  const found = named.get(type) ?? new Map(type.fields.map((field) => [field.jsonName, field]));
  named.set(type, found);
  return found;
}

function isObject(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
