// Azure Container Registry: when a manifest was first pushed, and which tags it has now.
// https://github.com/Azure/azure-rest-api-specs/tree/main/specification/containerregistry/data-plane (2021-07-01)

import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { uriOf } from '../../model/text/text.js';
import { askApi, authorizationOf, pushAnswer, type SourceKind } from './api.js';
import { needsToken, otherDigest } from './messages.js';

const service = 'the API of the Azure registry';
const apiVersion = '2021-07-01';

const manifestSchema = z.object({
  manifest: z.object({
    digest: z.string(),
    createdTime: z.iso.datetime(),
    tags: z.array(z.string()).nullish(),
  }),
});

/** The present digest of the tag. `user:password` of an account or a token with the right to read metadata. */
export const acr = {
  id: 'acr',
  title: 'the Azure registry',
  strength: 'timestamps',
  knowsOnlyAges: true,
  registries: ['.azurecr.io', '.azurecr.cn', '.azurecr.us'],
  open({ registry, origin, send, token }) {
    const authorization = authorizationOf(token);
    return ({ repository }, tag) =>
      async ({ current }) => {
        if (authorization === undefined)
          throw new Failure('no-credential', needsToken(service, `\`user:password\` for ${registry}`));
        const url = `${origin}/acr/v1/${uriOf(repository)}/_manifests/${current}?api-version=${apiVersion}`;
        const { manifest } = await askApi({ send, service, url, schema: manifestSchema, authorization });
        const { digest, createdTime, tags } = manifest;
        if (digest !== current) throw new Failure('bad-answer', otherDigest(service));
        return pushAnswer(current, { at: Date.parse(createdTime), isFirst: true, tags: tags ?? [], tag });
      };
  },
} as const satisfies SourceKind;
