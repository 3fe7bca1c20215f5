// The arguments before the first FROM, expanded in order, and the words that use them.
import { unscanned } from '../reasons.js';
import { lex } from './lexer.js';
import { LimitError, type Lookup, type Pay, WordError } from './lexer-types.js';
import type { Escape } from './lines.js';
import type { Argument } from './reading.js';
import { combined, isSame, type Traced, type Unsure, unwritten, type Value } from './values.js';

/** An ARG with a default. */
export interface Definition {
  readonly name: string;
  /** Its own name, and those of the arguments that are nothing but this value. */
  readonly names: Set<string>;
  readonly value: Value;
  /** The default as written, with its quotes and variables. */
  readonly written: Traced;
  /** Nothing in the default is a variable. */
  readonly isLiteral: boolean;
  /** Some word uses only a part of the value, so a digest in it would end up elsewhere too. */
  isPart: boolean;
  /** A pattern is applied to the value, so a digest in it might be changed. */
  isMatched: boolean;
  /** The FROM instructions that use it. */
  users: number;
  /** What it is in all FROM instructions that use it: a whole name, or the tag of the name in front of it. */
  role?: string;
}

export interface ArgumentExpansion {
  readonly value: Value;
  /** Why BuildKit refuses the word; the value is empty then. */
  readonly why?: string;
  /** Only because a variable has no value. */
  readonly isUnset?: boolean;
  readonly isLimit?: boolean;
  /** The definitions that were looked up. */
  readonly used: ReadonlySet<Definition>;
  readonly hasVariables: boolean;
  readonly hasPatterns: boolean;
  /** The last variable of the word: one behind a name can give it another end, even if it is empty here. */
  readonly last: string;
  /** A variable that no ARG declares, so a build cannot set it. */
  readonly undeclared?: string;
}

/** Set by the build. The values are those of linux/amd64: they only serve to find stages. */
const automatic: Readonly<Record<string, string>> = {
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

interface Entry {
  readonly value: Value & { readonly unset?: boolean };
  readonly definition?: Definition;
}

export class Environment {
  readonly definitions: Definition[] = [];
  /** A sentence about the first default that cannot be expanded. */
  refused: string | undefined;
  private readonly entries = new Map<string, Entry>();

  constructor(
    globals: readonly Argument[],
    private readonly token: Escape,
    private readonly pay: Pay,
  ) {
    for (const [name, text] of Object.entries(automatic)) {
      const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
      this.entries.set(name, { value: { ...unwritten(text), automatic: name, ...branches } });
    }
    for (const argument of globals) this.declare(argument);
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
      const { text, at, ...rest } = lex(word, { escape: this.token }, lookup, this.pay);
      const { words: _, hasPatterns, ...inner } = rest;
      const value = { text, at, ...combined(inner, unsure) };
      return {
        value,
        used,
        last,
        hasVariables,
        hasPatterns,
        ...(undeclared === undefined ? {} : { undeclared }),
      };
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
    if (expansion.why !== undefined) this.fail(name, expansion, expansion.why);
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
  private fail(name: string, { value, isUnset, isLimit }: ArgumentExpansion, why: string): void {
    const isOpen = isUnset && value.parameter !== undefined;
    if (!isOpen)
      this.refused ??= isLimit
        ? unscanned.dockerfileLimit(why)
        : unscanned.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`);
    this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
  }
}
