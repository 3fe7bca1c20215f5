// What is known of an argument of a Dockerfile: its definition, what a word with it is worth, and what builds pass.
import type { BuildArgument } from '../../../../model/occurrence.js';
import type { Traced, Value } from './values.js';

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

/** A word, expanded with what the arguments are worth. */
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

/** The arguments that builds pass, by name. */
export interface Passing {
  readonly args: ReadonlyMap<string, BuildArgument>;
  /** They have these values; otherwise the defaults count, marked with what may override them. */
  readonly isUsed: boolean;
}

/** For a Dockerfile that no build is known of. */
export const nothingPassed: Passing = { args: new Map(), isUsed: false };
