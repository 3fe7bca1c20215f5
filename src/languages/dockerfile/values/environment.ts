// The arguments before the first FROM, expanded in order, and the words that use them.
import { compact } from '../../../model/collections.js';
import { unscanned } from '../../../scan/reasons.js';
import { lex } from '../lexer/lexer.js';
import { LimitError, type Lookup, WordError, type WorkBudget } from '../lexer/lexer-types.js';
import type { Escape } from '../lexer/lines.js';
import {
  type Argument,
  type ArgumentExpansion,
  type BuildRefusal,
  type Definition,
  nothingPassed,
  type PassedValues,
} from '../reading.js';
import { combined, isSame, type Traced, type Unsure, unwritten, type Value } from './values.js';

/** Set by the build. The values are those of linux/amd64: they only serve to find stages. */
export const automatic: Readonly<Record<string, string>> = {
  BUILDPLATFORM: 'linux/amd64',
  BUILDOS: 'linux',
  BUILDOSVERSION: '',
  BUILDARCH: 'amd64',
  BUILDVARIANT: '',
  TARGETPLATFORM: 'linux/amd64',
  TARGETOS: 'linux',
  TARGETOSVERSION: '',
  TARGETARCH: 'amd64',
  TARGETVARIANT: '',
  TARGETSTAGE: 'default',
};

/** What an argument is worth, and the default that says so. */
interface ArgumentValue {
  readonly value: Value & { readonly unset?: boolean };
  readonly definition?: Definition;
}

/** The same for every file. */
const automaticEntries: ReadonlyMap<string, ArgumentValue> = new Map(
  Object.entries(automatic).map(([name, text]) => {
    const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
    return [name, { value: { ...unwritten(text), automatic: name, ...branches } }];
  }),
);

export class Environment {
  readonly definitions: Definition[] = [];
  /** Why BuildKit refuses the first default that cannot be expanded. */
  refused: BuildRefusal | undefined;
  private readonly entries = new Map<string, ArgumentValue>(automaticEntries);

  constructor(
    globals: readonly Argument[],
    private readonly token: Escape,
    private readonly pay: WorkBudget,
    private readonly passing: PassedValues = nothingPassed,
  ) {
    for (const name of automaticEntries.keys()) this.override(name);
    for (const argument of globals) {
      if (!this.override(argument.name)) this.declare(argument);
      this.mark(argument.name);
    }
  }

  /** A passed value counts as it is, also for the automatic arguments. */
  private override(name: string): boolean {
    const argument = this.passing.isUsed ? this.passing.args.get(name) : undefined;
    if (argument === undefined) return false;
    const passed = [argument];
    const { value } = argument;
    const unknown = { ...unwritten(''), unset: true, parameter: name, passed };
    this.entries.set(name, { value: 'why' in value ? unknown : { ...unwritten(value.text), passed } });
    return true;
  }

  private mark(name: string): void {
    const argument = this.passing.args.get(name);
    const entry = this.entries.get(name);
    if (argument === undefined || entry === undefined) return;
    const { value, definition } = entry;
    const passed = [...new Set([...(value.passed ?? []), argument])];
    this.entries.set(name, { value: { ...value, passed }, ...compact({ definition }) });
  }

  /** Expands a word with what the arguments are worth after the last one. */
  expand(word: Traced): ArgumentExpansion {
    const used = new Set<Definition>();
    const last = /^\$\{?([\p{L}\p{Nd}_]+)/u.exec(word.text.slice(word.text.lastIndexOf('$')))?.[1] ?? '';
    let [unsure, hasVariables]: [Unsure, boolean] = [{}, false];
    let undeclared: string | undefined;
    const lookup: Lookup = (name) => {
      hasVariables = true;
      const entry = this.entries.get(name);
      if (entry?.definition !== undefined) used.add(entry.definition);
      if (entry === undefined) undeclared ??= name;
      else unsure = combined(unsure, entry.value);
      return entry?.value;
    };
    try {
      const {
        text,
        at,
        words: _,
        hasPatterns,
        ...inner
      } = lex(word, { escape: this.token }, lookup, this.pay);
      const value = { text, at, ...combined(inner, unsure) };
      return compact({ value, used, last, hasVariables, hasPatterns, undeclared });
    } catch (error) {
      const isLimit = error instanceof LimitError;
      if (!isLimit && !(error instanceof WordError)) throw error;
      const isUnset = error instanceof WordError && error.isUnset;
      const value = { ...unwritten(''), ...unsure };
      return { value, why: error.message, isUnset, isLimit, used, last, hasVariables, hasPatterns: false };
    }
  }

  private declare({ name, value }: Argument): void {
    if (value === undefined) {
      if (!this.entries.has(name))
        this.entries.set(name, { value: { ...unwritten(''), unset: true, parameter: name } });
      return;
    }
    const expansion = this.expand(value);
    if (expansion.why !== undefined) this.fail(name, value.at[0], expansion, expansion.why);
    else this.define(name, value, expansion);
  }

  private define(name: string, written: Traced, expansion: ArgumentExpansion): void {
    const { value, used, last, hasVariables, hasPatterns } = expansion;
    for (const one of used) {
      if (hasPatterns || !isSame(one.value, value) || !one.names.has(last)) one.isPart = true;
      if (hasPatterns) one.isMatched = true;
    }
    const alias = [...used].find((one) => one.isLiteral && one.names.has(last) && isSame(one.value, value));
    const definition = alias ?? {
      name,
      names: new Set<string>(),
      value,
      written,
      isLiteral: !hasVariables,
      isPart: false,
      isMatched: false,
      users: 0,
    };
    definition.names.add(name);
    if (alias === undefined) this.definitions.push(definition);
    this.entries.set(name, { value, definition });
  }

  /** Without its value, the argument is as one without a default. */
  private fail(name: string, offset: number | undefined, expansion: ArgumentExpansion, why: string): void {
    const { value, isUnset, isLimit } = expansion;
    const isOpen = isUnset && value.parameter !== undefined;
    if (!isOpen)
      this.refused ??= {
        message: isLimit
          ? unscanned.dockerfileLimit(why)
          : unscanned.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`),
        ...compact({ offset }),
      };
    this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
  }
}
