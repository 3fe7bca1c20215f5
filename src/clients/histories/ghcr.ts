// GitHub's container registry: when each version of a package was first pushed, and which tags it has now.
// https://docs.github.com/rest/packages/packages#list-package-versions-for-a-package-owned-by-an-organization

import { z } from 'zod';
import type { DigestPush, HistoryAnswer, HistoryQuestion } from '../../history/source.js';
import { append, compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { type Digest, isDigest } from '../../model/images/image.js';
import type { HttpResponse } from '../../model/run/http.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import {
  type ApiAuthorization,
  askApi,
  asksForAge,
  isOwnAnswer,
  NoEntry,
  type SourceKind,
  type SourceOptions,
} from './api.js';
import { needsToken, notAmongNewest } from './messages.js';

const service = "GitHub's list of package versions";
const pageSize = 100;
const maxPages = 10;
const tokenVariable = '`TAGPROOF_TOKEN_GHCR_IO`, with the scope `read:packages`';

const versionsSchema = z.array(
  z.object({
    name: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    metadata: z.object({ container: z.object({ tags: z.array(z.string()) }).optional() }).optional(),
  }),
);
type Version = z.infer<typeof versionsSchema>[number];
type ReadPage = (page: number) => Promise<readonly Version[]>;

/**
 * The first push of the digests of a question, and the tags that they have now, by the newest 1,000 versions; where no age
 * is asked for, by the newest 100. Each page is requested once in a run.
 */
export const ghcr = {
  id: 'ghcr',
  title: service,
  strength: 'timestamps',
  more: '`TAGPROOF_TOKEN_GHCR_IO` (scope `read:packages`) dates digests, for `digest-age: accepted`.',
  registries: ['ghcr.io'],
  open(options) {
    const opened = memoizeAsync(async (repository: string) => versionsOf(options, repository));
    return ({ repository }, tag) =>
      async (question) =>
        readVersions(await opened(repository), tag, question);
  },
} as const satisfies SourceKind;

/** The list of the package, whether its owner is an organization or a user. */
async function versionsOf(options: SourceOptions, repository: string): Promise<ReadPage> {
  const { github, token, send } = options;
  const credential = token ?? github.token;
  if (credential === undefined) throw new Failure('no-credential', needsToken(service, tokenVariable));
  const authorization: ApiAuthorization = { scheme: 'Bearer', credential };
  const [owner = '', ...rest] = repository.split('/');
  const name = encodeURIComponent(rest.join('/'));
  // The job's token is there for other reasons, and reads the packages of few owners.
  const refusedIn = (kind: string) => (response: HttpResponse) =>
    token === undefined && isOwnAnswer(response.body) && isHidden(response, kind)
      ? new Failure('no-credential', needsToken(service, tokenVariable))
      : undefined;
  const pageOf = memoizeAsync(async (kind: string, page: string) => {
    const query = `per_page=${pageSize}&state=active&page=${page}`;
    const url = `${github.api}/${kind}/${encodeURIComponent(owner)}/packages/container/${name}/versions?${query}`;
    const headers = { 'x-github-api-version': '2022-11-28' };
    return askApi({
      send,
      service,
      url,
      schema: versionsSchema,
      authorization,
      headers,
      refused: refusedIn(kind),
    });
  });
  const kind = await pageOf('orgs', '1').then(
    () => 'orgs',
    (error: unknown) => {
      if (error instanceof NoEntry) return 'users';
      throw error;
    },
  );
  return (page) => pageOf(kind, String(page));
}

function isHidden({ status }: HttpResponse, kind: string): boolean {
  return status === 403 || (status === 404 && kind === 'users');
}

async function readVersions(
  pageOf: ReadPage,
  tag: string,
  question: HistoryQuestion,
): Promise<Omit<HistoryAnswer, 'readAt'>> {
  const missing = new Set<Digest>([question.current, ...question.pins]);
  const most = asksForAge(question) ? maxPages : 1;
  const pushes: DigestPush[] = [];
  const otherTags: { tag: string; digest: Digest }[] = [];
  for (let page = 1; missing.size > 0 && page <= most; page += 1) {
    const versions = await pageOf(page);
    for (const { name, created_at: createdAt, metadata } of versions) {
      if (!isDigest(name) || !missing.delete(name)) continue;
      pushes.push({ digest: name, at: Date.parse(createdAt), isFirst: true });
      const others = (metadata?.container?.tags ?? []).filter((other) => other !== tag);
      append(
        otherTags,
        others.map((other) => ({ tag: other, digest: name })),
      );
    }
    if (versions.length < pageSize) return { records: [], pushes, otherTags };
  }
  const gap = { subject: service, message: notAmongNewest(service, pageSize * most) };
  const gaps = missing.size > 0 ? [{ cause: 'history-incomplete' as const, ...gap }] : undefined;
  return { records: [], pushes, otherTags, ...compact({ gaps }) };
}
