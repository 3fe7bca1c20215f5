// Implements what the resolver requests about pull policies.
import { compact } from '../model/compact.js';
import type { Config } from '../model/config.js';
import { Failure } from '../model/failure.js';
import type { PullPolicySource } from '../resolve/ports.js';
import { isRejectedToken, isUnsupported } from './http/api-error.js';
import type { PlatformClient } from './platform/client.js';

/** https://github.com/opencontainers/image-spec/blob/main/annotations.md#pre-defined-annotation-keys */
const createdLabel = 'org.opencontainers.image.created';

/** `registry.example.com/Repo`, with or without a version: the type of an image repository. */
const repositoryType = /\/Repo(?:@|$)/;

/** A platform that has no such operation has no pull policies. The protocol of gRPC does not have them: they stay REST. */
export function pullPolicySource(
  client: PlatformClient,
  { transport }: Pick<Config, 'transport'>,
): PullPolicySource {
  return {
    isApart: transport === 'grpc',
    async bindings() {
      try {
        const listed = await client.listPolicyBindings().all();
        return listed
          .filter(
            ({ resourceTypes: types }) =>
              types.length === 0 || types.some((type) => repositoryType.test(type)),
          )
          .map(({ id, mode, parameters }) => ({ uid: id, mode, parameters }));
      } catch (error) {
        if (isUnsupported(error)) return undefined;
        throw isRejectedToken(error) ? new Failure('no-credential', error.message, { cause: error }) : error;
      }
    },
    async overrides() {
      const listed = await client.listPolicyOverrides().all();
      return listed.map(({ id, policyId, digest, artifactId, reason, createdBy, createdAt }) => ({
        uid: id,
        policyUid: policyId,
        digest: artifactId || digest,
        reason,
        ...compact({ createdBy: createdBy || undefined, createdAt: createdAt || undefined }),
      }));
    },
    async check({ uid }, digest) {
      const { results } = await client.checkPolicies(uid, { digest });
      return results.map(({ bindingId, policyId, policyName, mode, result, parameters }) => ({
        policy: policyName || policyId,
        policyUid: policyId,
        bindingUid: bindingId,
        mode,
        result,
        parameters,
      }));
    },
    async builtAt({ uid }, digest) {
      const { labels } = await client.getImageConfig([uid, digest]);
      const at = Date.parse(labels[createdLabel] ?? '');
      return Number.isNaN(at) ? undefined : at;
    },
  };
}
