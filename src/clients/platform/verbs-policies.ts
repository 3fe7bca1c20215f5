// Operations on pull policies.
import { missingRoles } from './messages.js';
import * as policy from './policies.js';
import * as resource from './resources.js';
import { getVerb, listVerb, queryVerb } from './verbs.js';

export const policyVerbs = {
  listPolicyBindings: listVerb('GET /policies/v1/bindings', 'items', policy.policyBinding, resource.byId, {
    name: 'List policy bindings',
    denied: missingRoles.listPolicies,
  }),
  listPolicyOverrides: listVerb('GET /policies/v1/overrides', 'items', policy.policyOverride, resource.byId, {
    name: 'List policy overrides',
    denied: missingRoles.listPolicies,
  }),
  checkPolicies: queryVerb<PolicyCheck, { readonly digest: string }>(
    'POST /registry/v1/repos/{repo}:checkPolicies',
    policy.policyCheck,
    { name: 'Check pull policies', denied: missingRoles.checkPolicies },
  ),
  getImageConfig: getVerb('GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig', policy.imageConfig, {
    name: 'Get image configuration',
  }),
};

type PolicyCheck = ReturnType<typeof policy.policyCheck.parse>;
