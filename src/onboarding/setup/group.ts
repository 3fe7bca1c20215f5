// The organization in which the identity is created: the one that is given, the only one, or the one that is chosen.

import type { PlatformClient } from '../../clients/platform/client.js';
import type { Context } from '../../command/context.js';
import { Failure } from '../../model/failure.js';
import { suggestion } from '../../model/text/did-you-mean.js';
import { plain } from '../../model/text/text.js';
import { answersOf } from './answers.js';

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
