// Docker Hub for everybody: when a tag was last pushed, so that its digest is at least that old.
// https://docs.docker.com/reference/api/hub/latest/
import { z } from 'zod';
import type { HistoryQuestion } from '../../history/source.js';
import { isDigest } from '../../model/image.js';
import { askApi, encodedPath } from './api.js';
import type { SourceKind } from './kind.js';

export const hubOrigin = 'https://hub.docker.com';

const tagSchema = z.object({
  digest: z.string().nullish(),
  tag_last_pushed: z.iso.datetime({ offset: true }).nullish(),
});

/**
 * The push time of the tag. A push of the same digest renews it, so it is not the first one; a pin that is not the
 * present digest learns nothing from it.
 */
export const dockerHubPushes: SourceKind =
  ({ send, clock }) =>
  ({ repository }, tag) => {
    const [namespace = '', ...rest] = repository.split('/');
    const name = rest.join('/');
    if (name === '') return undefined;
    return {
      id: 'docker-hub',
      title: 'the push time at Docker Hub',
      strength: 'timestamps',
      async ask(question) {
        if (!asksForAge(question)) return { readAt: clock.now(), records: [] };
        const path = `/v2/namespaces/${encodedPath(namespace)}/repositories/${encodedPath(name)}/tags/${encodeURIComponent(tag)}`;
        const { digest, tag_last_pushed: pushedAt } = await askApi({
          send,
          service: 'the API of Docker Hub',
          url: `${hubOrigin}${path}`,
          schema: tagSchema,
        });
        const isKnown = digest != null && isDigest(digest) && pushedAt != null;
        const pushes = isKnown ? [{ digest, at: Date.parse(pushedAt), isFirst: false }] : [];
        return { readAt: clock.now(), records: [], pushes };
      },
    };
  };

/** Whether the age of the present digest matters: for a new pin, or under `min-age`. */
export function asksForAge({ pins, view }: HistoryQuestion): boolean {
  return pins.length === 0 || (view.minAgeMs ?? 0) > 0;
}
