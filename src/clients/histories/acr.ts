// Azure Container Registry: when a manifest was first pushed, and which tags it has now.
// https://github.com/Azure/azure-rest-api-specs/tree/main/specification/containerregistry/data-plane (2021-07-01)
import { z } from 'zod';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/image.js';
import type { SourceKind } from './api.js';
import { askApi, authorizationOf, encodedPath } from './api.js';
import { asksForAge } from './docker-hub.js';
import { needsToken } from './messages.js';

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
export const acrManifests: SourceKind = ({ origin, send, clock, token }) => {
  const authorization = authorizationOf(token);
  return ({ repository, registry }, tag) => ({
    id: 'acr',
    title: 'the Azure registry',
    strength: 'timestamps',
    async ask(question) {
      const readAt = clock.now();
      if (!asksForAge(question)) return { readAt, records: [] };
      if (authorization === undefined)
        throw new Failure('no-credential', needsToken(service, `\`user:password\` for ${registry}`));
      const url = `${origin}/acr/v1/${encodedPath(repository)}/_manifests/${question.current}?api-version=${apiVersion}`;
      const { manifest } = await askApi({ send, service, url, schema: manifestSchema, authorization });
      if (!isDigest(manifest.digest)) return { readAt, records: [] };
      const digest: Digest = manifest.digest;
      const others = (manifest.tags ?? []).filter((other) => other !== tag);
      return {
        readAt,
        records: [],
        pushes: [{ digest, at: Date.parse(manifest.createdTime), isFirst: true }],
        otherTags: others.map((other) => ({ tag: other, digest })),
      };
    },
  });
};
