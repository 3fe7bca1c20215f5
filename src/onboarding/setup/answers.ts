// Answers: from a flag, from what was found, or from the person at the terminal. What nobody answers is reported in one error.
import type { PlatformClient } from '../../clients/platform/client.js';
import type { Context } from '../../command/context.js';
import { Failure } from '../../model/failure.js';
import { suggestion } from '../../model/text/did-you-mean.js';
import { plain } from '../../model/text/text.js';

export interface Organization {
  readonly uid: string;
  readonly name: string;
}

const maxShown = 20;

/**
 * The organization, or the issues if nobody says which one it is, or names another.
 * @throws Failure if the token sees no organization
 */
export async function organizationOf(
  context: Context,
  iam: PlatformClient,
): Promise<Organization | { readonly issues: readonly string[] }> {
  const listed = await iam.listGroups({ 'uidp.in_root': 'true' }).all();
  const roots = listed.filter(({ uid }) => !uid.includes('/'));
  const shown = roots.slice(0, maxShown).map(({ uid, name }) => `${plain(name)} (${uid})`);
  const [only, ...others] = roots;
  if (only === undefined)
    throw new Failure(
      'denied',
      'The token sees no organization, so no identity can be created. Sign in as a member of one who may manage identities, such as an owner',
    );
  const named = (text: string) => roots.find(({ uid, name }) => uid === text || name === text);
  const given = context.invocation.flags.get('group');
  const found = given === undefined ? undefined : named(given);
  if (given !== undefined && found === undefined)
    return {
      issues: [
        `\`--group\` is \`${plain(given)}\`, which is no organization that the token may use.${suggestion(
          given,
          roots.map(({ name }) => name),
        )} Set \`--group\` to one of these: ${shown.join(', ')}.`,
      ],
    };
  if (found !== undefined || others.length === 0) return found ?? only;
  const answers = answersOf(context);
  const answer = await answers.get({
    flag: 'group',
    text: `Organization: ${shown.join(', ')}`,
    accepts: /\S/,
    expected: 'the name or uid of one',
    missing: `The token may use ${roots.length} organizations: ${shown.join(', ')}.`,
  });
  const chosen = named(answer);
  if (chosen !== undefined) return chosen;
  return {
    issues:
      answers.issues.length > 0 ? answers.issues : [`${plain(answer)} is not one of ${shown.join(', ')}.`],
  };
}

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
