// Error codes about services: signing in, permissions, and services that could not be reached or that returned an error.
import type { ErrorText } from '../failure.js';
import { docsUrl } from '../run/project.js';

export const accessErrors = {
  'sign-in': {
    means: 'The run could not sign in to the platform, so it could not query it',
    causes: [
      "The identity's `claimMatch` does not exactly match the issuer and subject of the workflow's token",
      '`identity` is not the uid of an identity, or `oidc-audience` is not the audience that it expects',
      'The run is not in a supported CI, and no `token` is set',
      'The OIDC token is issued for another host than the one that a policy would have it sent to',
    ],
    fix: `The message says which of these applies. \`tagproof doctor\` tests the sign-in step by step, \`tagproof identity explain\` compares the token with the identity, and \`tagproof identity create\` creates an identity that matches. Every failure and its fix: ${docsUrl('getting-started.md')}`,
  },
  'no-permission': {
    means: 'The job is not allowed to request an OIDC token, so the run is not signed in',
    causes: [
      'The job or the workflow does not grant `id-token: write` under `permissions:`',
      'It is a reusable workflow, and the calling workflow does not grant the permission',
    ],
    fix: 'Add `permissions: {contents: read, id-token: write}` to the job, and to the job that calls it.',
  },
  fork: {
    means: 'Pull requests from forks cannot get an OIDC token, so the run is not signed in',
    causes: ['The head of the pull request is in another repository'],
    fix: 'No change to the workflow can help; everything that works without signing in is verified. Verify the rest on `merge_group` or after the merge, and set `on-incomplete: warn` on pull requests to let them merge in the meantime.',
  },
  dependabot: {
    means:
      'By default, runs triggered by Dependabot cannot request an OIDC token, so the run is not signed in',
    causes: ['The job has no `permissions:` of its own, so its token is read-only, as for forks'],
    fix: 'Add `id-token: write` under `permissions:` of the job; this also applies to runs triggered by Dependabot. Alternatively, verify on `merge_group`.',
  },
  denied: {
    means: 'A service refused the request (HTTP 401 or 403)',
    causes: [
      'The run is not signed in, and the image is not public',
      'The identity lacks a role: `viewer` is needed to list, `registry.pull` to pull',
      'The organization enforces pull policies, and the identity lacks the capability `CAP_REPO_CHECK_POLICIES`, or a pull policy denies the image',
      'The identity belongs to a subgroup, which cannot see the registry of the organization',
      'An existing token that was passed in is for another audience, or has expired',
    ],
    fix: 'If no `identity` is set, set one. Otherwise bind the role that the message names at the root organization; `tagproof identity create` binds both roles. `tagproof doctor` shows which request is refused.',
  },
  'no-credential': {
    means: 'A credential is required, and none is available',
    causes: [
      'Neither `identity` nor `token` is set, and the image is not public, or the end of life of its tag is only known to the platform',
      'There was no `docker login` for the registry, or its credential helper failed',
      'The base commit is not in the checkout, and there is no token to fetch it',
    ],
    fix: `Set \`identity\` (or tokens), log in to the registry in an earlier step, or set \`github-token\`. If ends of life do not matter to you, set \`deprecated-tag: off\` under \`checks\` in the policy. Where credentials are looked up: ${docsUrl('registries.md')}`,
  },
} satisfies Readonly<Record<string, ErrorText>>;

export const serviceErrors = {
  unreachable: {
    means: 'The connection to a service failed',
    causes: [
      'The URL is wrong',
      'There is no network, or a proxy or firewall blocks the connection',
      'The certificate is not trusted',
    ],
    fix: 'Check the URL in the message. Proxies are read from `HTTPS_PROXY` and `NO_PROXY`, private certificate authorities from `NODE_EXTRA_CA_CERTS`. Then re-run.',
  },
  timeout: {
    means: 'A service did not respond completely within the time limit',
    causes: ['The service is overloaded', 'A proxy delays the connection'],
    fix: 'Re-run. If it keeps happening, contact the operator of the service. Until then the result is neither a finding nor a pass.',
  },
  'rate-limited': {
    means: 'A service rejects further requests for now (HTTP 429)',
    causes: ['Many jobs share one IP address or one account', 'A registry limits anonymous pulls'],
    fix: 'Re-run later, or log in to that registry: accounts have higher limits.',
  },
  'server-error': {
    means: 'A service returned a server error (HTTP 5xx)',
    causes: ['An outage or a deployment'],
    fix: 'Re-run. An outage is neither a finding nor a pass.',
  },
  'bad-answer': {
    means: 'Unexpected response from a service',
    causes: [
      'The URL belongs to another service, a login page or a proxy',
      'The service rejected the request as invalid (HTTP 4xx)',
      'A list changed while it was being read',
      'A source of tag histories is behind the registry, because the tag has just moved',
    ],
    fix: 'Check the URLs (`tagproof doctor`), then re-run. If it keeps happening, report it with the message.',
  },
  'not-found': {
    means: 'A service does not have the requested object (HTTP 404)',
    causes: [
      'A uid, branch or repository is misspelled',
      'It was deleted',
      'The token is not allowed to see it',
    ],
    fix: 'Check that the name in the message exists at the service. For identities and groups, run `tagproof doctor`.',
  },
  clock: {
    means:
      "This machine's clock differs too much from the time that the services report, so ages and expiry dates cannot be trusted",
    causes: ['A runner or virtual machine without time synchronization', 'A clock that was set manually'],
    fix: 'Set the clock (`timedatectl set-ntp true`) and re-run. `tagproof doctor` shows the difference. Until then nothing is written.',
  },
} satisfies Readonly<Record<string, ErrorText>>;
