// The values that a policy file may hold, and its settings: the inputs that a policy can set, with YAML's own types.
import { z } from 'zod';
import { isNameGlob } from '../../../model/globs/name-glob.js';
import { duration, globs, timestamp } from '../../../model/inputs/basic-types.js';
import { inputTable } from '../../../model/inputs/table.js';
import type { InputNames, YamlType } from '../../../model/inputs/type.js';
import { asNonEmpty, flagSchema, list, textSchema, word } from './schema-types.js';

const noNames: InputNames = { checks: [], presets: [] };

/** One glob, or a list of them. */
export const globsSchema = schemaOf<string | readonly string[]>(globs.yaml(noNames));
export const durationSchema = schemaOf<string>(duration.yaml(noNames));
export const timestampSchema = schemaOf<string>(timestamp.yaml(noNames));
export const imageGlob = textSchema(
  'a glob over image names without tag, such as `registry.example.com/acme/*`',
  isNameGlob,
);
export const prefix = textSchema(
  'a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`',
  (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value),
);
export const name = textSchema('a single line of text');
export const level = word('error', 'warning', 'notice', 'off');

const policyInputs = inputTable.filter(({ inPolicy }) => inPolicy !== false);

/** Names of the settings. */
export const settingNames: readonly string[] = policyInputs.map((input) => input.name);

/** Names of the inputs that a policy cannot set. */
export const inputOnlyNames: readonly string[] = inputTable
  .map((input) => input.name)
  .filter((input) => !settingNames.includes(input));

/** The settings, each with the schema of its value. */
export function settingSchemas(names: InputNames): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    policyInputs.map((input) => [input.name, schemaOf(input.type.yaml(names)).describe(input.text)]),
  );
}

/** `T` is what the YAML type holds. */
function schemaOf<T>(type: YamlType): z.ZodType<T> {
  return anySchemaOf(type) as z.ZodType<T>;
}

function anySchemaOf(type: YamlType): z.ZodType {
  switch (type.is) {
    case 'word':
      return word(...asNonEmpty(type.words));
    case 'boolean':
      return flagSchema;
    case 'text':
      return textSchema(type.expected, type.accepts);
    case 'list':
      return list(anySchemaOf(type.of), type.expected);
    case 'either':
      return z.union(type.types.map(anySchemaOf));
  }
}
