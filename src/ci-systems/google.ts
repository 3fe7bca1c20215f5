// Jobs on Google Cloud, whose metadata server issues tokens of their service account.
import type { CiSystem } from './system.js';

export const onGoogle: CiSystem = {
  name: 'Google Cloud',
  isHere: (variable) =>
    ['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB', 'BUILDER_OUTPUT'].some(
      (name) => variable(name) !== undefined,
    ),
  revision: async () => ({ unclear: 'The variables of the job do not say what it judges' }),
  checkout: 'Clone with the base branch',
  idToken: {
    // https://docs.cloud.google.com/compute/docs/instances/verifying-instance-identity
    canHave: () => true,
    async token({ variable, send }, audience) {
      const host = variable('GCE_METADATA_HOST') ?? 'metadata.google.internal';
      const response = await send({
        method: 'GET',
        url: `http://${host}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${encodeURIComponent(audience)}&format=full`,
        headers: { 'metadata-flavor': 'Google' },
      });
      return response.status === 200 ? response.body : undefined;
    },
    remedy: 'Give the job a service account',
  },
};
