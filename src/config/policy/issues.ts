// Turns validation errors of the schema into issues with their positions, and suggestions for misspelled words.
import type { z } from 'zod';
import { suggestion } from '../../model/did-you-mean.js';
import { flagExpected, flagHint } from '../../model/inputs/basic-types.js';
import type { SourceFile } from '../../model/source.js';
import { type DocumentPath, type PolicyYaml, shownValue } from './document.js';
import { issueAt, type PolicyIssue } from './issue.js';
import { inputOnlyNames } from './setting-schema.js';

type Issue = z.core.$ZodIssue;

/** Per map; more of them are not typing mistakes. */
const maxUnknownKeys = 200;

/** The issues of one file in the order of its text. `keysAt` lists the keys that a map can have. */
export function schemaIssues(
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
