// What every error code means, where it comes from and how to cure it: one text for `explain` and docs/errors.
import type { Cause } from './failure.js';

/** The cause of something unknown, or why a command did not begin or end as it should. */
export type ErrorCode = Cause | 'usage' | 'configuration' | 'defect';

export interface ErrorText {
  /** One sentence without its full stop. */
  readonly means: string;
  /** What usually leads to it, likeliest first. */
  readonly causes: readonly string[];
  /** Sentences with what to do; text between backticks is code. */
  readonly cure: string;
}

export const errorTexts: Readonly<Record<ErrorCode, ErrorText>> = {
  'sign-in': {
    means: 'The run could not sign in to the platform, so nothing of it was asked',
    causes: [
      "The identity's `claimMatch` is not exactly the issuer and subject of the workflow's token",
      '`identity` is not the uid of an identity, or `oidc-audience` is not what it expects',
      'There is no CI here, and no `token` is given',
    ],
    cure: 'The message says which. `tagproof doctor` asks step by step, `tagproof identity explain` shows token and identity side by side, `tagproof identity create` makes one that fits. docs/getting-started.md has every failure with its cure.',
  },
  'no-permission': {
    means: 'The job may not ask for an OIDC token, so nobody is signed in',
    causes: [
      'The job, or the workflow, has no `id-token: write` under `permissions:`',
      'It is a reusable workflow, and the workflow that calls it does not give the permission',
    ],
    cure: 'Add `permissions: {contents: read, id-token: write}` to the job, and to the job that calls it.',
  },
  fork: {
    means: 'A pull request from a fork gets no OIDC token, so nobody is signed in',
    causes: ['The head of the pull request is in another repository'],
    cure: 'Nothing can be changed in the workflow: what needs no sign-in is verified. Verify the rest on `merge_group` or after the merge, and set `on-incomplete: warn` for pull requests if they shall land until then.',
  },
  dependabot: {
    means: 'A run that Dependabot set off may not ask for an OIDC token by default, so nobody is signed in',
    causes: ['The job gives no `permissions:` of its own, so the token is read-only as for forks'],
    cure: 'Add `id-token: write` under `permissions:` of the job, which holds for such runs too, or verify on `merge_group`.',
  },
  denied: {
    means: 'A service refuses what it was asked (HTTP 401 or 403)',
    causes: [
      'Nobody is signed in, and the image is not public',
      'The identity has no role that allows it: `viewer` lists, `registry.pull` pulls',
      'The identity belongs to a subgroup, which does not see the registry of the organization',
      'A ready-made token was made for another audience, or has expired',
    ],
    cure: 'Give `identity` where there is none. Else bind the role that the message names (`tagproof identity create` binds both), at the root organization. `tagproof doctor` says which request is refused.',
  },
  'no-credential': {
    means: 'Something needs a credential, and there is none that may be used',
    causes: [
      'Neither `identity` nor `token` is given, and the image is not public',
      '`docker login` was not run for that registry, or its credential helper failed',
      'The base commit is not in the checkout, and there is no token to ask for it',
    ],
    cure: 'Give `identity` (or tokens), log in to the registry in a step before, or give `github-token`. docs/registries.md says where credentials are looked for.',
  },
  'no-platform': {
    means: 'The image belongs to a platform that is not configured, so its history was not asked',
    causes: ['Neither `platform` nor `base-url` and `registry-url` are given'],
    cure: 'Give `platform`, or the two addresses. `tagproof init` proposes them from the images that it finds.',
  },
  'no-history': {
    means:
      'The registry does not say what a tag was in the past, so an older pin can be neither proved nor refuted',
    causes: ["The image is of a registry other than the platform's, and its pin is not what the tag is now"],
    cure: 'Nothing is wrong with the run. Pin the current digest, or keep a first-seen ledger (`ledger: true` in `pin`), which makes a history over time. docs/registries.md.',
  },
  clock: {
    means: "This machine's clock is far from what the services say, so no age and no expiry can be trusted",
    causes: ['A runner or a virtual machine without time synchronisation', 'A clock that was set by hand'],
    cure: 'Set the clock (`timedatectl set-ntp true`) and run again. `tagproof doctor` shows the difference. Nothing is written meanwhile.',
  },
  stopped: {
    means: 'The run was stopped before it knew everything, and reported what it had',
    causes: ['The job was cancelled or ran into its time limit', 'Somebody pressed Ctrl+C'],
    cure: 'Run it again, with a longer `timeout-minutes` if the limit was the reason.',
  },
  'no-tag': {
    means: 'The reference has a digest but no tag, and none could be found that it belonged to',
    causes: [
      'It is written as `image@sha256:…`',
      'The digest is older than the histories that were searched',
    ],
    cure: 'Write the tag before the digest: `image:tag@sha256:…`. A tag is what a history is kept of.',
  },
  'not-found': {
    means: 'A service does not have what was asked for (HTTP 404)',
    causes: ['A uid, branch or repository is misspelt', 'It was deleted', 'The token may not see it'],
    cure: 'Compare the name in the message with the service. For identities and groups: `tagproof doctor`.',
  },
  'missing-repository': {
    means: 'The registry has no such repository',
    causes: ['The image name is misspelt', 'The repository is in another organization or was deleted'],
    cure: 'Correct the image name; `tagproof scan` shows how it was read.',
  },
  'missing-tag': {
    means: 'The registry has the repository, but not the tag or digest',
    causes: ['The tag is misspelt or was deleted', 'The digest was removed by a clean-up of the registry'],
    cure: 'Correct the tag, or pin a digest that is there (`tagproof pin`).',
  },
  unreachable: {
    means: 'No connection to a service came about',
    causes: [
      'The address is wrong',
      'There is no network, or a proxy or firewall is between',
      'The certificate is not trusted',
    ],
    cure: 'Check the address in the message. Proxies are taken from `HTTPS_PROXY` and `NO_PROXY`, private certificate authorities from `NODE_EXTRA_CA_CERTS`. Then run again.',
  },
  timeout: {
    means: 'A service was reached, but gave no whole answer in time',
    causes: ['It is overloaded', 'A proxy holds the connection'],
    cure: 'Run again. If it stays so, ask who runs the service; nothing is accused or passed meanwhile.',
  },
  'rate-limited': {
    means: 'A service takes no more requests for now (HTTP 429)',
    causes: ['Many jobs share one address or one account', 'A registry limits anonymous pulls'],
    cure: 'Run again later, or log in to that registry: limits for accounts are higher.',
  },
  'server-error': {
    means: 'A service answered with an error of its own (HTTP 5xx)',
    causes: ['An outage or a deployment'],
    cure: 'Run again. An outage is neither a finding nor a pass.',
  },
  'bad-answer': {
    means: 'An answer came, but is not what the interface promises',
    causes: [
      'The address is that of another service, a login page or a proxy',
      'The request itself is refused as wrong (HTTP 4xx)',
      'A list changed while it was read',
    ],
    cure: 'Check the addresses (`tagproof doctor`), then run again. If it stays so, report it with the message.',
  },
  'history-incomplete': {
    means: 'The history of a tag could not be read whole, and the question needs all of it',
    causes: ['A request failed on the way', 'More than 999 records share one millisecond'],
    cure: 'Run again. "Never was this tag" is only said of a whole history.',
  },
  contradiction: {
    means: 'Two answers do not fit together, so neither is believed',
    causes: [
      'A tag moved while it was asked',
      'A service or a proxy answers from an old copy',
      'A name stands for two things',
    ],
    cure: 'Run again. If it stays so, somebody should look at the service: its answers cannot both be true.',
  },
  'digest-mismatch': {
    means: 'The bytes that a registry sent are not those of their digest',
    causes: ['A broken or dishonest registry, mirror or proxy'],
    cure: 'Do not use what it sent. Ask who runs the registry.',
  },
  'policy-unread': {
    means: 'A part of the policy could not be fetched, and it may hold the waiver or the rule that matters',
    causes: [
      'The repository of `extends` is private or unreachable',
      'The base commit could not be read',
      'The checkout of a pull request is the base branch, as `pull_request_target` leaves it',
    ],
    cure: 'Give `github-token` a token that may read that repository, or fetch the base commit (`fetch-depth: 2`).',
  },
  'unreadable-file': {
    means: 'A file could not be read or understood, so what it holds is not known',
    causes: [
      'It is broken, larger than the limit, not UTF-8, or a link',
      'It is an SBOM or a ledger in no known form',
      'It is a glob of `paths` that gives no file: a folder is `deploy/**`',
    ],
    cure: 'Mend the file, or leave it out with `exclude`. Correct the glob; one that begins with `**` may match nothing.',
  },
  'no-sbom': {
    means: 'Packages were asked for, but there is no SBOM that lists them',
    causes: ['A glob of `sbom` matches no file', 'The image, or one of its platforms, has no SBOM attached'],
    cure: 'Correct the glob, attach an SBOM when the image is built, or switch `sbom-from-registry` off. docs/advisories.md.',
  },
  'not-written': {
    means: 'Something was to be written and was not',
    causes: [
      'The file changed since it was read, is outside the checkout, or cannot be written',
      'It is there already and is not overwritten',
    ],
    cure: 'The message says why. No file is ever half written; run again when the reason is gone.',
  },
  'no-report': {
    means: 'A repository was to be audited, and no report of it was given',
    causes: [
      'The job of its shard died, was cancelled, or ran out of time',
      "The shard's report was not uploaded, or not given to `merge`",
    ],
    cure: 'Run the failed jobs again and merge again: what is there already stays. Where a shard runs out of time, plan more shards. docs/organization.md.',
  },
  usage: {
    means: 'The command line was not understood, so nothing was done',
    causes: ['A command, flag or operand is misspelt, missing or too many'],
    cure: 'All mistakes are listed at once, with the nearest right spelling. `tagproof COMMAND --help` shows what a command takes.',
  },
  configuration: {
    means: 'An input or the policy file is wrong, so nothing was done',
    causes: ['A value cannot be read, or two contradict each other', 'A key of the policy is unknown'],
    cure: 'All mistakes are listed at once, those of a policy with line and column. docs/policy.md and docs/reference.md list what there is.',
  },
  defect: {
    means: 'Tagproof stopped at a mistake of its own',
    causes: ['A case that nobody thought of'],
    cure: 'Report it with the message and the command. The verdict is `incomplete`, never a pass.',
  },
};

/** Every code, in the order of the documentation. */
export const errorCodes = Object.keys(errorTexts) as readonly ErrorCode[];
