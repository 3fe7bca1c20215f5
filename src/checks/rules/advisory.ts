// advisory: the platform lists a security advisory for an artifact, or its scanner found one in a pinned image.

import { advisoryFindings, scannerFindings } from '../../advisories/findings.js';
import { noPolicy } from '../../model/policy.js';
import type { Check } from '../check.js';

export const advisory: Check = {
  id: 'advisory',
  summary: 'The platform lists a security advisory for an artifact',
  severity: 'error',
  example: { bad: 'artifacts: openssl', good: 'artifacts: openssl, with its advisories resolved or waived' },
  why: "The platform's security feed names an artifact that you asked about. The list says that there is an advisory; whether your version is affected, and how badly, depends on what the advisory says itself.",
  fix: 'Read the advisory, then update to a release that holds the fix, remove the artifact, or conclude that you are not affected. Pinning the current digest often brings the fixed release.',
  waive: {
    when: "Waive it when you are not affected or accept the risk until a fix is out. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you look again.",
    where: 'policy',
  },
  run({ advisories, packages, vulnerabilities = [] }, { advisories: policy = noPolicy.advisories }) {
    return [...advisoryFindings(advisories, packages, policy), ...scannerFindings(vulnerabilities, policy)];
  },
};
