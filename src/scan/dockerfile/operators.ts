// The operators of `${NAME…}`: defaults, alternatives, errors, prefixes, suffixes and replacements.
import { unresolved } from '../reasons.js';
import { type Pay, WordError } from './lexer-types.js';
import { trimPrefix, withoutSuffix } from './patterns.js';
import { replaced } from './replacement.js';
import { type Traced, unwritten, type Value } from './values.js';

const nothing = unwritten('');

/** Whether text may follow the operator; an operator of one colon and any character is refused only later. */
export function isOperator(operator: string): boolean {
  return /^(?:[-+?#%]|:[^#%])$/.test(operator);
}

/** `#` and `%` take patterns, in which escapes count. */
export function takesPattern(operator: string): boolean {
  return operator === '#' || operator === '%';
}

/** An operator that gives something else on other platforms if the variable is set for each platform. */
export function branchesOn(operator: string, value: Value): boolean {
  return value.automatic !== undefined && (value.text === '' || !/[-?]/.test(operator));
}

export interface Operation {
  readonly name: string;
  readonly operator: string;
  readonly value: Value | undefined;
  readonly word: Traced;
  /** The variable is an argument without a default, or made of one. */
  readonly isOpen: boolean;
}

/**
 * `${name<operator>word}`.
 * @throws WordError if BuildKit refuses it
 */
export function operated({ name, operator, value, word, isOpen }: Operation, pay: Pay): Traced {
  const isUnset = value === undefined || (operator.length > 1 && value.text === '');
  if (operator.endsWith('-')) return isUnset ? word : value;
  if (operator.endsWith('+')) return isUnset ? nothing : word;
  if (takesPattern(operator)) return trimmed(operator, value ?? nothing, word.text, pay);
  if (!operator.endsWith('?')) throw new WordError(`\`${operator}\` is not an operator of a variable`);
  if (isUnset) throw new WordError(unresolved.mustBeSet(name, word.text), isOpen);
  return value;
}

function trimmed(operator: string, value: Traced, pattern: string, pay: Pay): Traced {
  const greedy = pattern.startsWith(operator);
  const trim = operator === '#' ? trimPrefix : withoutSuffix;
  return matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, pay), pay);
}

/**
 * `${name/pattern/by}`, or `//` for every match.
 * @throws WordError if BuildKit refuses the pattern
 */
export function replacing(
  value: Traced | undefined,
  pattern: string,
  by: Traced,
  all: boolean,
  pay: Pay,
): Traced {
  return matched(replaced(value ?? nothing, pattern, by, all, pay), pay);
}

function matched(result: Traced | undefined, pay: Pay): Traced {
  if (result === undefined) throw new WordError('a pattern has an invalid escape');
  pay(result.text.length);
  return result;
}
