// The platform's registry: any registry's content, and the history of its tags.

import { z } from 'zod';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import type { HistoryRecord, Instant } from '../../model/judgement/fact.js';
import type { Transport } from '../../model/run/http.js';
import type { Secret } from '../../model/run/secret.js';
import { serviceTime } from '../http/clock-check.js';
import { decodeJson } from '../http/json.js';
import { historyError } from './errors.js';
import { type PlatformCaller, platformHints, recordInFuture } from './messages.js';
import { type OciClient, ociClient } from './oci-client.js';
import { openSession } from './session.js';
import type { RegistryOptions } from './token.js';

const record = z
  .object({
    updateTimestamp: z.iso.datetime({ offset: true }),
    digest: z.string().refine(isDigest, 'not a sha256 digest'),
  })
  .transform(({ updateTimestamp, digest }): HistoryRecord => ({ at: Date.parse(updateTimestamp), digest }));
const historyAnswer = z.object({ history: z.array(record) });

export interface PlatformRegistry {
  /**
   * At most 1000 records of a tag in a window, in any order. `repository` is `<org>/<image>`. A record dated in the
   * future is a Failure `bad-answer`: nobody knows when the tag moved, so it can neither be current nor old.
   */
  history(repository: string, tag: string, window: HistoryWindow): Promise<readonly HistoryRecord[]>;
  /** The manifests of an index by digest, none for an image; `undefined` if the registry does not give access to it. */
  children(repository: string, digest: Digest): Promise<readonly Digest[] | undefined>;
  readonly content: OciClient;
}

interface HistoryWindow {
  readonly start?: Instant;
  readonly end?: Instant;
}

interface PlatformRegistryOptions extends PlatformCaller {
  readonly send: Transport;
  readonly registryUrl: string;
  readonly historyService: string;
  /** Access token for the registry; without one, access is anonymous. */
  readonly credential?: Secret;
  readonly remember?: RegistryOptions['remember'];
  /** Receives every pull token before it is used. */
  readonly onToken: (token: Secret) => void;
  /** This machine's clock. */
  readonly now: () => Instant;
}

/**
 * How far clocks may be apart. A record is measured by the later of this machine's clock and the service's, because a
 * machine that is slow does not make a record false; a larger difference between the two is reported by itself.
 */
const maxAheadMs = 5 * 60_000;

/**
 * Creates the client for the platform's registry. Its token endpoint is known, so no request is spent on finding it.
 * Methods throw ApiError when the registry refuses, and Failure when it cannot be reached or understood.
 */
export function platformRegistry(platform: PlatformRegistryOptions): PlatformRegistry {
  const { send, registryUrl, credential } = platform;
  const hints = platformHints(platform);
  const options: RegistryOptions = {
    url: registryUrl,
    name: new URL(registryUrl).host,
    describe: (repository) => repository,
    send,
    credential: async () => credential && { kind: 'access', token: credential },
    hints,
    onSecret: platform.onToken,
    challenge: { scheme: 'Bearer', realm: `${registryUrl}/token` },
    ...compact({ remember: platform.remember }),
  };
  const session = openSession(options);
  const content = ociClient(options, session, isInaccessible);
  return {
    content,
    children: content.children,
    async history(repository, tag, window) {
      const operation = `History of ${repository}:${tag}`;
      const path = `${platform.historyService}/history/${tag}${windowQuery(window)}`;
      const url = `${registryUrl}/v2/${repository}/${path}`;
      // A history has no digest to verify it by, so redirects are not followed.
      const response = await session(repository, {
        method: 'GET',
        url,
        headers: { accept: 'application/json' },
      });
      if (response.status !== 200) throw historyError(operation, response, hints);
      const { history } = decodeJson(operation, response, historyAnswer);
      const latest = Math.max(platform.now(), serviceTime(response) ?? 0) + maxAheadMs;
      const early = history.find(({ at }) => at > latest);
      if (early !== undefined) throw new Failure('bad-answer', `${operation}: ${recordInFuture(early.at)}`);
      return history;
    },
  };
}

/** What a token may not read, the platform's registry refuses with any 4xx status; a rate limit passes. */
function isInaccessible(_error: Failure, status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function windowQuery({ start, end }: HistoryWindow): string {
  const query = new URLSearchParams();
  if (start !== undefined) query.set('start', new Date(start).toISOString());
  if (end !== undefined) query.set('end', new Date(end).toISOString());
  return query.size === 0 ? '' : `?${query}`;
}
