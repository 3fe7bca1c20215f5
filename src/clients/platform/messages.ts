// What the platform's client tells a user: why the run is not signed in, why a request was refused, and what to do.
import type { Cause } from '../../model/failure.js';
import type { TokenRefusal } from '../../model/run/host.js';
import { type Surface, settingName } from '../../model/run/surface.js';
import { onOneLine } from '../../model/text/text.js';

/** Why the CI provides no OIDC token: the cause and a sentence. */
export function tokenRefused(refusal: TokenRefusal, surface: Surface): readonly [Cause, string] {
  const addPermission = 'Add `id-token: write` under `permissions:` of the job';
  if (typeof refusal === 'object')
    return ['sign-in', `This job of ${refusal.ci} has no OIDC token. ${refusal.remedy}`];
  switch (refusal) {
    case 'no-permission':
      return ['no-permission', `This job has no permission to request an OIDC token. ${addPermission}`];
    case 'fork':
      return [
        'fork',
        'Pull requests from forks get no OIDC token. Verify the change on `merge_group`, or after the merge',
      ];
    case 'dependabot':
      return [
        'dependabot',
        `A run that Dependabot triggered gets an OIDC token only with a permission of the job itself. ${addPermission}, or verify on \`merge_group\``,
      ];
    case 'not-in-ci':
      return [
        'sign-in',
        `No OIDC token is available, because this is not a job of a known CI system. Set ${tokenNames(surface)}, or ${settingName(surface, 'oidc-token-file')} to a file with a token`,
      ];
  }
}

/** In a terminal the tokens come from the environment, where other users of the machine cannot read them. */
function tokenNames(surface: Surface): string {
  return surface === 'terminal'
    ? '`TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`'
    : `${settingName(surface, 'token')} and ${settingName(surface, 'registry-token')}`;
}

/** The platform does not accept the token (401). */
export function tokenRejected(surface: Surface): string {
  return `The token has expired, or was issued for another audience than ${settingName(surface, 'base-url')}. Sign in for that address, and pass the new token`;
}

/** A token is kept back, because its receiver could use it elsewhere. */
export function foreignToken(audiences: readonly string[], host: string): string {
  const named = audiences.map((one) => `"${onOneLine(one, 100)}"`).join(', ') || 'an unknown audience';
  return `The OIDC token is issued for ${named} and is not sent to ${host}, which a policy names. Set \`issuer-url\` and \`oidc-audience\` outside the policy`;
}

/** The exchange names an identity that does not exist. */
export function noIdentity(uid: string, surface: Surface): string {
  return `No identity has the uid ${uid}: check ${settingName(surface, 'identity')}`;
}

/** A role that the identity lacks. */
export const missingRoles = {
  manageIdentities: 'The token needs a role that may manage identities in this group, such as `owner`',
  listAdvisories:
    'The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough',
  listPolicies:
    'The identity needs a role that may list pull policies and their overrides, such as `viewer`; `registry.pull` is not enough',
  checkPolicies:
    'The identity needs a role with the capability `CAP_REPO_CHECK_POLICIES` at the organization. Of the built-in roles, `owner` has it; bind a custom role that has only this capability (`repo.check_policies`)',
} as const;

/** A list of the platform could not be read completely. */
export const incompleteList = {
  restarted: 'the list started again from its beginning. Re-run',
  changed: (read: number, total: bigint) =>
    `the list ended after ${read} of ${total} items. It changed while it was read, or the service is faulty: re-run`,
  moved: 'items were added or removed while the list was read, so that some may be missing. Re-run',
  contradictsItself: (key: string) =>
    `the list contains \`${onOneLine(key, 100)}\` twice, with different content. Re-run`,
  contradicts: (read: number, total: bigint) =>
    `the list has ${read} items, but the service counts ${total}. It changed while it was read, or the service is faulty: re-run`,
  withoutTokens:
    'the service ends the list after exactly one page, whatever its size, so that items may be missing. Re-run',
  tooLong: (maxItems: number) => `the list has more than ${maxItems} items`,
} as const;
