// The targets of a Bake file in HCL.
// https://docs.docker.com/build/bake/reference/#target
import type { BuildArgument, Occurrence } from '../../../model/occurrence.js';
import type { SourceFile, Span } from '../../../model/text/source.js';
import type { HclKey, HclValue } from '../../languages/syntax/hcl.js';
import { hclTextOf } from '../../languages/syntax/hcl-reference.js';
import { opaqueAt } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';
import { type BuildArguments, literalArgument, unknownArgument } from '../../values/build-arguments.js';
import type { BakeSettings, BakeTarget } from './targets.js';

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
export function hclTargets(hcl: HclFile): HclTargets {
  const byPath = new Map<string, HclValue[]>();
  for (const value of hcl.values) {
    const key = JSON.stringify(value.path);
    const known = byPath.get(key);
    if (known === undefined) byPath.set(key, [value]);
    else known.push(value);
  }
  const reader = new TargetReader(hcl, byPath);
  const blocks = new Map<string, HclKey[]>();
  for (const key of hcl.keys) {
    const [block = ''] = key.path;
    if (!block.startsWith('target ')) continue;
    const known = blocks.get(block);
    if (known === undefined) blocks.set(block, [key]);
    else known.push(key);
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
