// GitLab's container registry: since when a tag has its present digest, by the registry's own database.
// https://gitlab.com/gitlab-org/container-registry/-/blob/master/docs/spec/gitlab/api.md#get-repository-tag-details

import { z } from 'zod';
import type { HistoryAnswer } from '../../history/source.js';
import { Failure } from '../../model/failure.js';
import { isDigest } from '../../model/images/image.js';
import type { HttpResponse } from '../../model/run/http.js';
import { uriOf } from '../../model/text/text.js';
import { askApi, isOwnAnswer, pullTransport, type SourceKind } from './api.js';
import { gitlabLacks, loginNeeded, otherTag } from './messages.js';

const service = "GitLab's container registry";
const instant = z.iso.datetime({ offset: true });

const tagSchema = z.object({
  name: z.string(),
  image: z.object({ manifest: z.object({ digest: z.string() }) }),
  created_at: instant,
  updated_at: instant.nullish(),
  published_at: instant.nullish(),
});

/**
 * The last move of each tag. The registry sets the time itself, when a tag is created or switched to another manifest; a
 * push of the same manifest does not change it. GitLab's own API is not asked: its `created_at` can be a part of the image.
 */
export const gitlab = {
  id: 'gitlab',
  title: service,
  strength: 'windowed',
  hasEveryTag: true,
  proves: {
    registry: 'GitLab',
    current: 'proved, since when',
    left: 'not current since the last move',
    foreign: 'not current since the last move',
  },
  registries: ['registry.gitlab.com'],
  open(options) {
    const { origin } = options;
    return ({ repository }, tag) =>
      async () => {
        // The path ends in a slash, or the registry redirects.
        const url = `${origin}/gitlab/v1/repositories/${uriOf(repository)}/tags/detail/${encodeURIComponent(tag)}/`;
        const found = await askApi({
          send: pullTransport(options, repository),
          service,
          url,
          schema: tagSchema,
          refused,
        });
        return answerOf(found, tag);
      };
  },
} as const satisfies SourceKind;

function answerOf(found: z.infer<typeof tagSchema>, tag: string): Omit<HistoryAnswer, 'readAt'> {
  const { digest } = found.image.manifest;
  if (found.name !== tag || !isDigest(digest)) throw new Failure('bad-answer', otherTag(service));
  const { created_at: created, updated_at: updated, published_at: published } = found;
  // Where they differ from the description, the latest claims the least.
  const at = [updated, published].reduce(
    (latest, time) => Math.max(latest, time == null ? latest : Date.parse(time)),
    Date.parse(created),
  );
  return {
    records: [{ at, digest }],
    known: [{ from: at, to: Number.POSITIVE_INFINITY }],
  };
}

function refused({ status, body }: HttpResponse): Failure | undefined {
  // Without the database there is no such route, so that not the API answers.
  if (status === 404 && !isOwnAnswer(body)) return new Failure('not-found', gitlabLacks(service));
  if (status === 401 || status === 403) return new Failure('denied', loginNeeded(service, status));
  return undefined;
}
