// Answers: from a flag, from what was found, or from the person at the terminal. What nobody answers is reported in one error.

import type { Context } from '../../command/context.js';
import { plain } from '../../output/escape.js';

export interface Question {
  readonly flag: string;
  /** What is asked, without a question mark. */
  readonly text: string;
  /** What was found, if anything. */
  readonly found?: string | undefined;
  readonly accepts: RegExp;
  /** What an accepted answer is. */
  readonly expected: string;
  /** Why nothing was found, and what to do about it, for the error. */
  readonly missing: string;
}

export interface Answers {
  /** The answer; empty if there is none, which then is an issue. */
  get(question: Question): Promise<string>;
  readonly issues: readonly string[];
}

const attempts = 3;

/** With `--yes` nothing is asked, and without a terminal nobody can be. */
export function answersOf({ invocation, ask }: Pick<Context, 'invocation' | 'ask'>): Answers {
  const issues: string[] = [];
  const canAsk = ask !== undefined && !invocation.switches.has('yes');
  return {
    issues,
    async get({ flag, text, found, accepts, expected, missing }) {
      const given = invocation.flags.get(flag) ?? found;
      if (given !== undefined && accepts.test(given)) return given;
      if (given !== undefined) {
        issues.push(`\`--${flag}\` is \`${plain(given)}\`, but must be ${expected}.`);
        return '';
      }
      for (let attempt = 0; canAsk && attempt < attempts; attempt += 1) {
        const answer = (await ask(`${text} (${expected}): `)).trim();
        if (accepts.test(answer)) return answer;
      }
      issues.push(`${missing} The flag \`--${flag}\` sets it: ${expected}.`);
      return '';
    },
  };
}

/** Whether to go on; without a terminal, only `--yes` says so. */
export async function isConfirmed(
  { invocation, ask }: Pick<Context, 'invocation' | 'ask'>,
  question: string,
): Promise<boolean> {
  if (invocation.switches.has('yes')) return true;
  return /^y(?:es)?$/i.test((await ask?.(`${question} [y/N] `))?.trim() ?? '');
}
