// The operations that the clients call, by method and path: what docs/platform.md says of them.

export const calledOperations: readonly string[] = [
  'GET /registry/v2/repos',
  'GET /registry/v2/tags',
  'GET /vulnerabilities/v2/advisories',
  'GET /iam/v2/identities/{uid}',
  'POST /iam/v2/identities/{parent}',
  'DELETE /iam/v2/identities/{uid}',
  'GET /iam/v2/roles',
  'GET /iam/v2/roleBindings',
  'POST /iam/v2/roleBindings/{parent}',
  'DELETE /iam/v2/roleBindings/{uid}',
  'GET|POST {issuer}/sts/exchange',
  'GET {registry}/token',
  'GET {registry}/v2/{repository}/_service/history/{tag}',
  'GET|HEAD {registry}/v2/{repository}/manifests/{reference}',
];
