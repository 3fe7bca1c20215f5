// advisory: reports security advisories for artifacts, and vulnerabilities that the platform's scanner found in pinned images.

import { advisoryFindings, scannerFindings } from '../../advisories/findings.js';
import { noPolicy } from '../../model/judgement/policy.js';
import type { Check } from '../check.js';

export const advisory: Check = {
  id: 'advisory',
  summary: 'The platform lists a security advisory for an artifact',
  severity: 'error',
  example: {
    bad: 'artifacts: openssl # CVE-2026-0001 is open',
    good: 'artifacts: openssl # CVE-2026-0001 is fixed or waived',
  },
  why: "The platform's security feed has an advisory for an artifact that you listed or that is in one of your images. Whether your version is affected, and how severely, depends on the details of the advisory.",
  fix: 'Read the advisory, then update to a release that contains the fix, remove the artifact, or establish that you are not affected. Pinning the current digest often brings in the fixed release.',
  waive: {
    when: "Waive it if you are not affected, or if you accept the risk until a fix is available. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you review it again.",
    where: 'policy',
  },
  run({ advisories, packages, vulnerabilities = [] }, { advisories: policy = noPolicy.advisories }) {
    return [...advisoryFindings(advisories, packages, policy), ...scannerFindings(vulnerabilities, policy)];
  },
};
