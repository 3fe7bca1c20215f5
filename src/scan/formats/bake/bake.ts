// Docker Bake in HCL: named contexts, base images in build arguments, registry caches and inline Dockerfiles of targets.
// `tags` and `output` name what is built, so they are left out.
// https://docs.docker.com/build/bake/reference/
// https://docs.docker.com/build/bake/reference/#target

import { addToGroup, append } from '../../../model/collections.js';
import type { BuildArgument, Occurrence, Scanner } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import { inlineDockerfile } from '../../languages/dockerfile/inline.js';
import { workOf } from '../../languages/dockerfile/reading.js';
import {
  type HclKey,
  type HclValue,
  hclDefaults,
  hclOccurrence,
  hclTextOf,
  hclWithoutPrefix,
  readHcl,
} from '../../languages/syntax/hcl.js';
import { isImageArgument } from '../../looks-like-image.js';
import { opaqueAt, resolvedAt } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { type BuildArguments, literalArgument, unknownArgument } from '../../values/build-arguments.js';
import { hclBuiltNames } from './names.js';
import { type BakeSettings, type BakeTarget, bakeBuilds } from './targets.js';

const scheme = 'docker-image://';

export const bake: Scanner = {
  id: 'bake',
  title: 'Docker Bake',
  paths: ['**/*docker-bake*.hcl'],
  comment: '#',
  scan(file, _, context) {
    const { values, keys } = readHcl(file.text);
    const defaults = hclDefaults(values);
    const { targets, unknown } = hclTargets({ file, values, keys, defaults });
    const { mentions, passes, inline, problems } = bakeBuilds(file, targets);
    const refusals = [...problems];
    const pay = workOf(file.text.length);
    const resolve = (name: string) => expressionOf(name, defaults);
    const found = values.flatMap((value) => {
      const [block, key] = value.path;
      if (block?.startsWith('target') !== true) return [];
      if (key === 'dockerfile-inline') {
        const { kind, span } = value;
        if (kind === 'name') return [inlineVariable(file, value)];
        const builds = inline.get(span.start) ?? [];
        const scan = inlineDockerfile(file, { kind, span }, resolve, { ...context, builds, pay });
        append(refusals, scan.problems, scan.passed.problems);
        return [...scan.occurrences, ...scan.passed.occurrences];
      }
      if (key === 'contexts') return contextOf(file, value, defaults);
      const image = imageOf(value, key);
      return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
    });
    const builds = hclBuiltNames(file, values, defaults);
    return { occurrences: [...found, ...unknown], problems: refusals, mentions, passes, builds };
  },
};

type Defaults = ReadonlyMap<string, HclValue>;

function expressionOf(name: string, defaults: Defaults): string | undefined {
  const value = defaults.get(name.replace(/^var\./, ''));
  return value === undefined || !value.exact || /[$%]\{/.test(value.text) ? undefined : value.text;
}

/** A Dockerfile that a variable holds is not read. */
function inlineVariable(file: SourceFile, { span, text }: HclValue): Occurrence {
  return opaqueAt(file, span, 'variable', unresolved.hclExpression(`\${${text}}`));
}

/** An image that replaces one of the Dockerfile. A variable may hold all of it, with its scheme. */
function contextOf(file: SourceFile, value: HclValue, defaults: Defaults): readonly Occurrence[] {
  if (value.kind === 'string' && value.text.startsWith(scheme)) {
    const image = hclWithoutPrefix(value, scheme.length);
    return image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
  }
  if (value.kind === 'string' && !value.text.startsWith('${')) return [];
  const text = hclTextOf(value, defaults);
  if (text === undefined)
    return [opaqueAt(file, value.span, 'variable', unresolved.namedContext(value.path.at(-1) ?? ''))];
  return text.startsWith(scheme)
    ? [resolvedAt(file, value.span, text.slice(scheme.length), notPinnable.fromParameter)]
    : [];
}

function imageOf(value: HclValue, key: string | undefined): HclValue | undefined {
  if (key === 'attest') {
    const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
    return generator === undefined ? undefined : hclWithoutPrefix(value, generator.length);
  }
  if (key === 'args') return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
  if (key !== 'cache-from') return undefined;
  const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
  if (ref !== undefined) return hclWithoutPrefix(value, ref.length);
  const isObject = value.path.at(-1) === 'ref';
  return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}

interface HclFile {
  readonly file: SourceFile;
  readonly values: readonly HclValue[];
  readonly keys: readonly HclKey[];
  /** The defaults of the variables. */
  readonly defaults: ReadonlyMap<string, HclValue>;
}

interface HclTargets {
  readonly targets: readonly BakeTarget[];
  /** Paths and arguments that the file does not tell. */
  readonly unknown: readonly Occurrence[];
}

/** The targets in the order of the file. */
function hclTargets(hcl: HclFile): HclTargets {
  const byPath = new Map<string, HclValue[]>();
  for (const value of hcl.values) addToGroup(byPath, JSON.stringify(value.path), value);
  const reader = new TargetReader(hcl, byPath);
  const blocks = new Map<string, HclKey[]>();
  for (const key of hcl.keys) {
    const [block = ''] = key.path;
    if (block.startsWith('target ')) addToGroup(blocks, block, key);
  }
  const targets = [...blocks].map(([block, keys]) => reader.target(block.slice('target '.length), keys));
  return { targets, unknown: reader.unknown };
}

class TargetReader {
  readonly unknown: Occurrence[] = [];
  /** Variables that are a part of other texts somewhere: there, a digest in their value would be wrong. */
  private readonly parts: ReadonlySet<string>;
  /** Variables whose default is `null`. */
  private readonly unset: ReadonlySet<string>;

  constructor(
    private readonly hcl: HclFile,
    private readonly byPath: ReadonlyMap<string, readonly HclValue[]>,
  ) {
    this.unset = new Set(
      hcl.values.flatMap(({ kind, text, path: [block = '', key] }) =>
        kind === 'name' && text === 'null' && key === 'default' && block.startsWith('variable ')
          ? [block.slice('variable '.length)]
          : [],
      ),
    );
    const uses = hcl.file.text.matchAll(/([^"]?)\$\{\s*(?:var\.)?([\w.-]{1,200})\s*\}([^"]?)/g);
    this.parts = new Set(
      [...uses].flatMap(([, before, name = '', after]) => (before || after ? [name] : [])),
    );
  }

  target(name: string, keys: readonly HclKey[]): BakeTarget {
    const args = new Map<string, BuildArguments>();
    let settings: Omit<BakeSettings, 'args'> = {};
    let inherits: readonly string[] = [];
    for (const key of keys) {
      const [, attribute = '', argument] = key.path;
      if (key.path.length === 3 && attribute === 'args' && argument !== undefined) {
        const values = this.argument(argument, key);
        if (values.length > 0) args.set(argument, values);
      } else if (key.path.length !== 2) continue;
      else if (attribute === 'context') settings = { ...settings, context: this.path(key) };
      else if (attribute === 'dockerfile') settings = { ...settings, dockerfile: this.path(key) };
      else if (attribute === 'dockerfile-inline') settings = { ...settings, ...this.inline(key) };
      else if (attribute === 'inherits')
        inherits = this.valuesAt(key).flatMap((one) => this.textOf(one) ?? []);
      else if (attribute === 'args' && !/^"?\s*[=:]\s*\{/.test(this.behind(key)))
        this.tell(key, unresolved.argumentsExpression);
    }
    return { name, inherits, settings: { ...settings, args } };
  }

  /** `null`, also as the default of a variable, leaves the default of the Dockerfile. */
  private argument(name: string, key: HclKey): BuildArguments {
    const { file } = this.hcl;
    const number = /^"?\s*[=:]\s*(-?\d+(?:\.\d+)?)\s*(?:[,}\r\n#]|\/[/*]|$)/.exec(this.behind(key))?.[1];
    if (number !== undefined) {
      const start = file.text.indexOf(number, key.span.end);
      const span = { start, end: start + number.length };
      return [literalArgument(name, file, { value: String(Number(number)), span, exact: false })];
    }
    const value = this.onlyValue(key);
    if (value?.kind === 'name' && (value.text === 'null' || this.unset.has(value.text))) return [];
    const found = value === undefined ? undefined : this.valued(name, value);
    const why = value === undefined ? unresolved.argumentValue(name) : whyUnknown(value);
    return [found ?? unknownArgument(name, file, value ?? key, why)];
  }

  private valued(name: string, value: HclValue): BuildArgument | undefined {
    const { file, defaults } = this.hcl;
    if (value.kind === 'name' && /^(?:true|false)$/.test(value.text))
      return literalArgument(name, file, { value: value.text, span: value.span, exact: false });
    const whole = value.kind === 'name' ? value.text : /^\$\{(?:var\.)?([\w.-]+)\}$/.exec(value.text)?.[1];
    const declared = whole === undefined ? undefined : defaults.get(whole);
    if (declared !== undefined && declared.text !== '' && !/[$%]\{/.test(declared.text)) {
      const found = literalArgument(name, file, { ...declared, value: declared.text });
      if (!this.parts.has(whole ?? '') || 'why' in found.value) return found;
      return { ...found, value: { ...found.value, noPlace: notPinnable.partElsewhere(whole ?? '') } };
    }
    if (value.kind === 'string' && !/[$%]\{/.test(value.text))
      return literalArgument(name, file, { ...value, value: value.text });
    const text = this.textOf(value);
    return text === undefined
      ? undefined
      : literalArgument(name, file, { value: text, span: value.span, exact: false });
  }

  private path(key: HclKey): { readonly text?: string } {
    const value = this.onlyValue(key);
    const text = value === undefined ? undefined : this.textOf(value);
    if (text !== undefined) return { text };
    const written = this.hcl.file.text.slice((value ?? key).span.start, (value ?? key).span.end);
    const why = value === undefined ? unresolved.expression : whyUnknown(value);
    this.tell(value ?? key, unresolved.path(written, why));
    return {};
  }

  private inline(key: HclKey): { readonly inline?: number } {
    const [value] = this.valuesAt(key);
    return value === undefined ? {} : { inline: value.span.start };
  }

  private tell({ span }: { readonly span: Span }, detail: string): void {
    this.unknown.push(opaqueAt(this.hcl.file, span, 'variable', detail));
  }

  private textOf(value: HclValue): string | undefined {
    return value.kind === 'heredoc' || value.text.includes('%{')
      ? undefined
      : hclTextOf(value, this.hcl.defaults);
  }

  private valuesAt({ path }: HclKey): readonly HclValue[] {
    return this.byPath.get(JSON.stringify(path)) ?? [];
  }

  /** The value of a key, unless it is a part of an expression. */
  private onlyValue(key: HclKey): HclValue | undefined {
    const { text } = this.hcl.file;
    const [value, ...more] = this.valuesAt(key);
    if (value === undefined || more.length > 0) return undefined;
    const between = text.slice(key.span.end, value.span.start);
    const after = text.slice(value.span.end, value.span.end + maxBlank);
    const isAlone = /^"?\s*[=:]\s*"?$/.test(between.slice(0, maxBlank)) && between.length < maxBlank;
    return isAlone && /^"?[ \t]*(?:[,}\r\n#]|\/[/*]|$)/.test(after) ? value : undefined;
  }

  private behind({ span }: HclKey): string {
    return this.hcl.file.text.slice(span.end, span.end + maxBlank);
  }
}

function whyUnknown({ kind, text }: HclValue): string {
  return kind === 'name' ? unresolved.noDefault(text) : unresolved.hclExpression(text);
}

/** Blanks and a number, around a value that stands alone. */
const maxBlank = 200;
