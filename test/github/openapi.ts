// Holds requests and answers to the CI host's published OpenAPI description, where TAGPROOF_GITHUB_OPENAPI names its file.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

interface Operation {
  readonly parameters?: readonly unknown[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Record<string, { schema: unknown }>;
  };
  readonly responses: Record<string, unknown>;
}

type Json = { [key: string]: unknown };

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body?: unknown;
  readonly status: number;
  readonly answer?: unknown;
}

export type Validator = (exchange: Exchange) => readonly string[];

export const openapiFile = process.env.TAGPROOF_GITHUB_OPENAPI;

let loaded: Validator | undefined;

/** `undefined` where the description is not installed. */
export function openapiValidator(): Validator | undefined {
  if (openapiFile === undefined || openapiFile === '') return undefined;
  loaded ??= validatorOf(JSON.parse(readFileSync(openapiFile, 'utf8')));
  return loaded;
}

function validatorOf(document: {
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}): Validator {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: 'api', components: nullables(document.components) as Json });
  const compiled = new Map<string, ValidateFunction>();
  const check = (key: string, schema: unknown, value: unknown): readonly string[] => {
    const validate = compiled.get(key) ?? ajv.compile(absolute(nullables(schema)) as Json);
    compiled.set(key, validate);
    return validate(value) ? [] : [`${key}: ${ajv.errorsText(validate.errors)}`];
  };
  const resolve = (value: unknown): Json => {
    const reference = (value as { $ref?: string }).$ref;
    if (reference === undefined) return value as Json;
    const found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Json)[key], document);
    return resolve(found);
  };
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(
      `^${template.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, (_, name) => (name === 'ref' ? '(.+)' : '([^/]+)'))}$`,
    ),
  }));
  return ({ method, path, query, body, status, answer }) => {
    const fitting = templates.filter(({ pattern }) => pattern.test(path));
    const [first] = fitting.sort((a, b) => holes(a.template) - holes(b.template));
    const operation = first && document.paths[first.template]?.[method.toLowerCase()];
    if (first === undefined || operation === undefined) return [`${method} ${path} is not described`];
    const name = `${method} ${first.template}`;
    const problems: string[] = [];
    const parameters = (operation.parameters ?? []).map(resolve).filter((one) => one.in === 'query');
    for (const [key, text] of query) {
      const known = parameters.find((one) => one.name === key);
      if (known === undefined) problems.push(`${name}: there is no query parameter ${key}`);
      else problems.push(...check(`${name}?${key}`, known.schema, typed(text, resolve(known.schema))));
    }
    const wanted = operation.requestBody?.content['application/json']?.schema;
    if (body !== undefined && wanted === undefined) problems.push(`${name}: takes no body`);
    if (body !== undefined && wanted !== undefined) problems.push(...check(`${name} body`, wanted, body));
    if (body === undefined && operation.requestBody?.required) problems.push(`${name}: wants a body`);
    const described = operation.responses[String(status)];
    if (described === undefined) {
      if (status < 400) problems.push(`${name}: does not answer ${status}`);
    } else {
      const content = (resolve(described).content as Json | undefined)?.['application/json'] as
        | Json
        | undefined;
      if (content?.schema !== undefined) problems.push(...check(`${name} ${status}`, content.schema, answer));
    }
    return problems;
  };
}

function holes(template: string): number {
  return template.split('{').length;
}

function typed(text: string, { type }: Json): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

/** OpenAPI 3.0 says `nullable`, JSON Schema says `null`. */
function nullables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullables);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, discriminator: _, ...rest } = value as Json;
  const entries = Object.entries(rest).map(([key, inner]) => [
    key,
    key === 'example' || key === 'examples' ? undefined : nullables(inner),
  ]);
  const plain = Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#') ? `api${inner}` : absolute(inner),
    ]),
  );
}
