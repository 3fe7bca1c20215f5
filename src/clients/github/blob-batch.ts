// Reads many files of a commit with few requests: sixty to a request, as long as they are text.
import { z } from 'zod';
import type { GitHubRepository } from '../../model/ci-run.js';
import { Failure } from '../../model/failure.js';
import type { GitHubApi } from './api.js';
import { requestGraphql } from './graphql.js';
import { blobName } from './pin-branch.js';
import type { TreeFile } from './tree.js';

/** Files in one request, and their size: the host ends requests that take longer than ten seconds. */
export const batchLimits = { files: 60, bytes: 2 * 1024 * 1024 };

const blobsAnswer = z.object({
  repository: z.record(
    z.string(),
    z.object({ text: z.string().nullable(), isTruncated: z.boolean() }).partial().nullable(),
  ),
});

/**
 * The texts by blob. One that is not text, or whose content does not have its name, is left out, and so are all of a
 * request that fails: they are read one by one, which says why.
 */
export async function readBlobTexts(
  api: GitHubApi,
  { owner, name }: GitHubRepository,
  files: readonly TreeFile[],
): Promise<ReadonlyMap<string, string>> {
  const blobs = [...new Set(files.map(({ blob }) => blob))];
  const fields = blobs.map(
    (_, index) => `    b${index}: object(oid: $b${index}) { ... on Blob { text isTruncated } }`,
  );
  const query = {
    operation: `Read ${blobs.length} files of ${owner}/${name}`,
    document: `query Files($owner: String!, $name: String!, ${blobs.map((_, index) => `$b${index}: GitObjectID!`).join(', ')}) {
  repository(owner: $owner, name: $name) {
${fields.join('\n')}
  }
}`,
    variables: { owner, name, ...Object.fromEntries(blobs.map((blob, index) => [`b${index}`, blob])) },
    needs: 'contents: read',
  };
  try {
    const { repository } = await requestGraphql(api, query, blobsAnswer);
    return new Map(
      blobs.flatMap((blob, index) => {
        const { text, isTruncated } = repository[`b${index}`] ?? {};
        const isWhole = typeof text === 'string' && isTruncated === false && blobName(text, blob) === blob;
        return isWhole ? [[blob, text] as const] : [];
      }),
    );
  } catch (error) {
    if (error instanceof Failure) return new Map();
    throw error;
  }
}
