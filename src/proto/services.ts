// Every service of the platform, from the protocol in src/emulator/proto. All calls are unary.
import type { DescMethod } from '@bufbuild/protobuf';
import { getOption } from '@bufbuild/protobuf';
import { SecurityAdvisoryService } from './gen/chainguard/platform/advisory/v2/security_advisory_pb.js';
import { SubscriptionsService } from './gen/chainguard/platform/events/v2/subscriptions_pb.js';
import { AccountAssociationsService } from './gen/chainguard/platform/iam/v2/account_associations_pb.js';
import { ExternalGroupRoleMappingsService } from './gen/chainguard/platform/iam/v2/external_group_role_mappings_pb.js';
import { GroupInvitesService } from './gen/chainguard/platform/iam/v2/group_invites_pb.js';
import { GroupsService } from './gen/chainguard/platform/iam/v2/groups_pb.js';
import { IdentitiesService } from './gen/chainguard/platform/iam/v2/identities_pb.js';
import { IdentityProvidersService } from './gen/chainguard/platform/iam/v2/identity_providers_pb.js';
import { RoleBindingsService } from './gen/chainguard/platform/iam/v2/role_bindings_pb.js';
import { RolesService } from './gen/chainguard/platform/iam/v2/roles_pb.js';
import { TermsService } from './gen/chainguard/platform/iam/v2/terms_pb.js';
import { ArtifactsService } from './gen/chainguard/platform/libraries/v2/artifacts_pb.js';
import { SecurityTokenService } from './gen/chainguard/platform/oidc/security_token_pb.js';
import { PingService } from './gen/chainguard/platform/ping/v2/ping_pb.js';
import { Registry } from './gen/chainguard/platform/registry/registry_pb.js';
import { ImagesService } from './gen/chainguard/platform/registry/v2/images_pb.js';
import { ReposService } from './gen/chainguard/platform/registry/v2/repos_pb.js';
import { TagsService } from './gen/chainguard/platform/registry/v2/tags_pb.js';
import { Vulnerabilities } from './gen/chainguard/platform/registry/vulnerabilities_pb.js';
import { AdvisoriesService } from './gen/chainguard/platform/vulnerabilities/v2/advisories_pb.js';
import { http } from './gen/google/api/annotations_pb.js';

const services = [
  AccountAssociationsService,
  AdvisoriesService,
  ArtifactsService,
  ExternalGroupRoleMappingsService,
  GroupInvitesService,
  GroupsService,
  IdentitiesService,
  IdentityProvidersService,
  ImagesService,
  PingService,
  Registry,
  ReposService,
  RoleBindingsService,
  RolesService,
  SecurityAdvisoryService,
  SecurityTokenService,
  SubscriptionsService,
  TagsService,
  TermsService,
  Vulnerabilities,
];

/** A call, and how it is sent over HTTP. */
export interface Rpc {
  /** `/<package>.<Service>/<Call>`: the path of a request over gRPC. */
  readonly path: string;
  readonly method: DescMethod;
  /** `GET`, … */
  readonly verb: string;
  /** `/iam/v2/groups/{group.uid=**}` */
  readonly template: string;
  /** The field that is the body, `*` for all fields that are not in the path, or nothing. */
  readonly body: string;
}

/** Every call with its first HTTP binding. */
export const rpcs: readonly Rpc[] = services
  .flatMap(({ methods }) => methods)
  .map((method) => {
    const { pattern, body } = getOption(method, http);
    return {
      path: `/${method.parent.typeName}/${method.name}`,
      method,
      verb: (pattern.case ?? '').toUpperCase(),
      template: pattern.value ?? '',
      body,
    };
  });
