// Error codes about services that could not be reached, or that returned an error.
import type { ErrorText } from '../failure.js';

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
