// The values that a policy file may hold, each with the message for a wrong one, and its settings: the inputs that a policy
// can set, with YAML's own types.
import { z } from 'zod';
import { isNameGlob } from '../../../model/globs/name-glob.js';
import { duration, flagExpected, globs, isSingleLine, timestamp } from '../../../model/inputs/basic-types.js';
import { inputTable } from '../../../model/inputs/table.js';
import type { InputNames, YamlType } from '../../../model/inputs/type.js';

/** Text that passes the test. A wrong type and wrong text get the same message. */
export function textSchema(expected: string, test: (text: string) => boolean = isSingleLine) {
  return z.string({ error: expected }).refine(test, { error: expected }).describe(expected);
}

/** One of the words. */
export function word<const T extends string>(...words: readonly [T, ...T[]]) {
  const quoted = words.map((one) => `\`${one}\``).join(', ');
  return z.enum(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}

/** One item, or a list of them. */
export function oneOrMany<T extends z.ZodType>(item: T, expected: string) {
  return z.union([item, z.array(item, { error: expected }).max(maxItems, { error: fewer })]);
}

export function list<T extends z.ZodType>(item: T, expected: string) {
  return z.array(item, { error: expected }).max(maxItems, { error: fewer });
}

/** A map with these keys and no others. */
export function map<T extends z.ZodRawShape>(shape: T, expected: string) {
  return z.strictObject(shape, { error: expected });
}

export const flagSchema = z.boolean({ error: flagExpected });

const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;

/** Not empty, no control characters but line breaks and tabs. */
export function nonEmptyLines(candidate: string): boolean {
  return isSingleLine(candidate.replace(/[\t\r\n]+/g, ' '));
}

/** Casts to a non-empty tuple for `z.enum`; the words are known only at run time. */
export function asNonEmpty(words: readonly string[]): readonly [string, ...string[]] {
  return words as readonly [string, ...string[]];
}

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
