// Reads one policy file: its text → what it says, or every issue in it.

import type { z } from 'zod';
import { compact } from '../../model/collections.js';
import { flagExpected, flagHint } from '../../model/inputs/basic-types.js';
import type { InputNames } from '../../model/inputs/type.js';
import {
  type EffectiveSetting,
  noPolicy,
  type Override,
  type Policy,
  type RegistryRule,
  type Setting,
  type Waiver,
} from '../../model/judgement/policy.js';
import { suggestion } from '../../model/text/did-you-mean.js';
import type { Place, SourceFile } from '../../model/text/source.js';
import { parseDuration, parseInstant } from '../../model/text/time.js';
import { type DocumentPath, many, type PolicyYaml, parsePolicyYaml, shownValue } from './document.js';
import { pullRequestRules, skipsOf, updateOrigins } from './edits/updates.js';
import { issueAt, type PolicyIssue } from './issue.js';
import { keysAt, type PolicyDocument, policySchema } from './schema/schema.js';
import { inputOnlyNames, settingNames } from './schema/setting-schema.js';
import type { WrittenSignature } from './signatures.js';

type Issue = z.core.$ZodIssue;

/** Per map; more of them are not typing mistakes. */
const maxUnknownKeys = 200;

/** The issues of one file in the order of its text. `keysAt` lists the keys that a map can have. */
function schemaIssues(
  issues: readonly Issue[],
  source: SourceFile,
  yaml: PolicyYaml,
  keysAt: (path: DocumentPath) => readonly string[],
): readonly PolicyIssue[] {
  const unknownKeys = (keys: readonly string[], path: DocumentPath) => {
    const known = keysAt(path);
    const listed = keys.slice(0, maxUnknownKeys);
    const rest = keys.slice(maxUnknownKeys, maxUnknownKeys + 1);
    const more = `and ${keys.length - maxUnknownKeys} more unknown keys.`;
    return [
      ...listed.map((key) => ({ key, message: unknownKey(key, path, known) })),
      ...rest.map((key) => ({ key, message: more })),
    ];
  };
  const translate = (issue: Issue, base: DocumentPath): readonly PolicyIssue[] => {
    const path = [...base, ...issue.path];
    const at = (span: { start: number; end: number }, message: string) => issueAt(source, span, message);
    switch (issue.code) {
      case 'unrecognized_keys':
        return unknownKeys(issue.keys, path).map(({ key, message }) => at(yaml.key([...path, key]), message));
      case 'invalid_union': {
        const [alone = [], many = []] = issue.errors;
        const branch = typeof valueAt(yaml.data, path) === 'object' ? many : alone;
        return branch.flatMap((inner) => translate(inner, path));
      }
      case 'invalid_key': {
        const name = shownValue(String(path.at(-1)));
        const message = `\`${name}\` must be ${issue.issues[0]?.message}.`;
        return [at(yaml.key(path), message)];
      }
      default:
        return [at(yaml.place(path), wrongValue(issue, path, yaml, source))];
    }
  };
  const found = issues.flatMap((issue) => translate(issue, []));
  return found.sort((a, b) => a.line - b.line || a.column - b.column);
}

function unknownKey(key: string, path: DocumentPath, known: readonly string[]): string {
  const within = path.length === 0 ? 'the policy' : `\`${nameOf(path)}\``;
  if (path.length === 0 && inputOnlyNames.includes(key))
    return `\`${key}\` cannot be set in a policy, only as an input.`;
  return `\`${shownValue(key)}\` is not a key of ${within}.${suggestion(key, known)}`;
}

function wrongValue(issue: Issue, path: DocumentPath, yaml: PolicyYaml, source: SourceFile): string {
  const value = valueAt(yaml.data, path);
  const name = path.length === 0 ? 'The policy' : `\`${nameOf(path)}\``;
  if (value === undefined) return `${name} is missing: it must be ${issue.message}.`;
  if (value === null) return `${name} is empty, but must be ${issue.message}.`;
  if (issue.code === 'custom' && typeof value === 'object') return `${name} must be ${issue.message}.`;
  const span = yaml.place(path);
  const written = typeof value === 'string' ? value : source.text.slice(span.start, span.end);
  return `${name} is \`${shownValue(written)}\`, but must be ${issue.message}.${hint(issue, value)}`;
}

function hint(issue: Issue, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (issue.code === 'invalid_value') return suggestion(value, issue.values.map(String));
  return issue.message === flagExpected ? flagHint(value) : '';
}

function valueAt(data: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    data,
  );
}

/** `waivers[0].reason`, as in JSON paths. */
function nameOf(path: DocumentPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${shownValue(String(part))}`,
    )
    .join('');
}

export interface PolicyFile {
  /** The content of this file alone. */
  readonly policy: Policy;
  /** The files that it extends, in order. */
  readonly extended: readonly { readonly target: string; readonly at: Place }[];
  /** The entries of `signatures`, whose files are not read yet. */
  readonly signatures: readonly WrittenSignature[];
  /** No policy of a folder above applies. */
  readonly isRoot: boolean;
}

type ReadPolicy = { readonly file: PolicyFile } | { readonly issues: readonly PolicyIssue[] };

/** Reads a policy file. Never throws on any text; an empty file is an empty policy. */
export function readPolicy(source: SourceFile, names: InputNames): ReadPolicy {
  const yaml = parsePolicyYaml(source);
  if ('issues' in yaml) return yaml;
  const schema = policySchema(names);
  const checked = schema.safeParse(yaml.data ?? {});
  if (!checked.success) {
    const keys = (path: DocumentPath) => keysAt(schema, path);
    return { issues: schemaIssues(checked.error.issues, source, yaml, keys) };
  }
  const at = (...path: DocumentPath): Place => ({ file: source.path, span: yaml.place(path) });
  const document = checked.data;
  return {
    file: {
      policy: {
        ...noPolicy,
        sources: [source],
        settings: settingsOf(document, at),
        checks: new Map(Object.entries(document.checks ?? {})),
        overrides: (document.overrides ?? []).map((entry, index) => override(entry, at('overrides', index))),
        waivers: (document.waivers ?? []).map((entry, index) => waiver(entry, at('waivers', index))),
        registries: new Map(
          Object.entries(document.registries ?? {}).map(([prefix, rule]) => [prefix, registryRule(rule)]),
        ),
        advisories: {
          ...compact({ severity: document.advisories?.severity }),
          ignoreStatus: document.advisories?.['ignore-status'] ?? [],
        },
        proof: Object.keys(document.proof ?? {}),
        ...compact({ digestAge: document['digest-age'], settleMs: parseDuration(document.settle ?? '') }),
        platforms: many(document.platforms),
        skips: skipsOf(document, at),
        pullRequests: pullRequestRules(document),
        origins: [...originsOf(document, at), ...updateOrigins(document, at)],
      },
      extended: many(document.extends).map((target, index) => ({
        target,
        at: Array.isArray(document.extends) ? at('extends', index) : at('extends'),
      })),
      signatures: (document.signatures ?? []).map((entry, index) => ({ entry, at: at('signatures', index) })),
      isRoot: document.root === true,
    },
  };
}

type At = (...path: DocumentPath) => Place;
type PolicyEntry<K extends 'waivers' | 'overrides'> = NonNullable<PolicyDocument[K]>[number];

function settingsOf(document: PolicyDocument, at: At): ReadonlyMap<string, Setting> {
  const values: Readonly<Record<string, unknown>> = document;
  return new Map(
    settingNames.flatMap((name) => {
      const value = values[name];
      if (value === undefined) return [];
      const text = Array.isArray(value) ? value.join('\n') : String(value);
      return [[name, { text, at: at(name) }] as const];
    }),
  );
}

function waiver(entry: PolicyEntry<'waivers'>, at: Place): Waiver {
  const { paths, expires, acknowledged, reason, ...selectors } = entry;
  return {
    at,
    ...compact(selectors),
    ...compact({
      paths: paths === undefined ? undefined : many(paths),
      expires: parseInstant(expires ?? ''),
      acknowledged: parseInstant(acknowledged ?? ''),
    }),
    reason: reason.trim().replace(/[\t\r\n ]+/g, ' '),
  };
}

function override(entry: PolicyEntry<'overrides'>, at: Place): Override {
  const { paths, images } = entry;
  return {
    at,
    checks: new Map(Object.entries(entry.checks ?? {})),
    ...compact({
      paths: paths === undefined ? undefined : many(paths),
      images: images === undefined ? undefined : many(images),
      maxAgeMs: parseDuration(entry['max-age'] ?? ''),
      minAgeMs: parseDuration(entry['min-age'] ?? ''),
    }),
  };
}

function registryRule(rule: NonNullable<PolicyDocument['registries']>[string]): RegistryRule {
  if (typeof rule === 'string') return { mirrorOf: rule };
  return compact({ mirrorOf: rule['mirror-of'], platform: rule.platform });
}

function originsOf(document: PolicyDocument, at: At): readonly EffectiveSetting[] {
  const { checks, registries, advisories, proof, platforms, settle, 'digest-age': digestAge } = document;
  return [
    ...Object.entries(checks ?? {}).map(([id, level]) => origin(['checks', id], level, at)),
    ...Object.entries(registries ?? {}).map(([prefix, rule]) =>
      origin(['registries', prefix], typeof rule === 'string' ? rule : JSON.stringify(rule), at),
    ),
    ...Object.entries(advisories ?? {}).map(([key, value]) => origin(['advisories', key], String(value), at)),
    ...Object.entries(proof ?? {}).map(([glob, level]) => origin(['proof', glob], level, at)),
    ...(digestAge === undefined ? [] : [origin(['digest-age'], digestAge, at)]),
    ...(settle === undefined ? [] : [origin(['settle'], settle, at)]),
    ...(platforms === undefined ? [] : [origin(['platforms'], many(platforms).join(', '), at)]),
  ];
}

function origin(path: DocumentPath, value: string, at: At): EffectiveSetting {
  return { name: path.join('.'), value, from: at(...path) };
}
