// The files of a commit for a whole scan: from the cache by their names, and the rest in batches.

import { z } from 'zod';
import { withFallback } from '../../model/failure.js';
import type { CommitFiles, Files, ReadFile } from '../../model/run/host.js';
import type { GitHubRepository } from '../../model/run/revision.js';
import { decodeText } from '../../model/text/decode.js';
import { memoizeAsync } from '../../model/waiting/memoize.js';
import { blobName } from '../ci-host/pinned-content.js';
import type { GitHubApi } from './api.js';
import { filesOf } from './files.js';
import { requestGraphql } from './graphql.js';
import { type ObjectMemory, readTree, type TreeFile } from './tree.js';

/** Files in one request, and their size: the host ends requests that take longer than ten seconds. */
const batchLimits = { files: 60, bytes: 2 * 1024 * 1024 };

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
async function readBlobTexts(
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
  const answer = await withFallback(requestGraphql(api, query, blobsAnswer), undefined);
  return new Map(
    blobs.flatMap((blob, index) => {
      const { text, isTruncated } = answer?.repository[`b${index}`] ?? {};
      const isWhole = typeof text === 'string' && isTruncated === false && blobName(text, blob) === blob;
      return isWhole ? [[blob, text] as const] : [];
    }),
  );
}

/** Larger files are read one by one. */
const maxBatchedBytes = 512 * 1024;

/**
 * The same files as `filesOf`; those that the scan wants are read together. `root` is the name of the commit's tree. What was
 * read before is taken from the memory.
 */
export function remoteFiles(
  api: GitHubApi,
  repository: GitHubRepository,
  { commit, tree: root }: { readonly commit: string; readonly tree: string },
  memory?: ObjectMemory,
): CommitFiles & Pick<Files, 'list'> {
  const tree = memoizeAsync(() => readTree(api, repository, root, memory));
  const single = filesOf(api, repository, commit, undefined, tree);
  const texts = new Map<string, string>();
  const requested = new Map<string, Promise<void>>();
  let wanted: readonly TreeFile[] = [];
  let places: ReadonlyMap<TreeFile, number> = new Map();

  /** Requests this file and the wanted ones after it, up to the size of a batch. */
  function request(file: TreeFile): Promise<void> {
    const start = places.get(file) ?? 0;
    const batch: TreeFile[] = [];
    let bytes = 0;
    for (const one of wanted.slice(start)) {
      if (batch.length >= batchLimits.files || bytes + one.size > batchLimits.bytes) break;
      if (requested.has(one.blob) || one.size > maxBatchedBytes) continue;
      batch.push(one);
      bytes += one.size;
    }
    const answer = readBatch(batch);
    for (const { blob } of batch) requested.set(blob, answer);
    return answer;
  }

  async function remembered({ blob }: TreeFile): Promise<string | undefined> {
    return memory?.get(blob, (text) => (blobName(text, blob) === blob ? text : undefined));
  }

  /** A file that the scan did not want at first, such as one that another file names, or that is large. */
  async function readAlone(file: TreeFile): Promise<ReadFile> {
    const kept = await remembered(file);
    if (kept !== undefined) return decodeText(Buffer.from(kept));
    const read = await single.read(file.path);
    if ('text' in read && blobName(read.text, file.blob) === file.blob)
      await memory?.keep(file.blob, read.text);
    return read;
  }

  async function readBatch(batch: readonly TreeFile[]): Promise<void> {
    const missing: TreeFile[] = [];
    for (const file of batch) {
      const kept = await remembered(file);
      if (kept === undefined) missing.push(file);
      else texts.set(file.blob, kept);
    }
    if (missing.length === 0) return;
    for (const [blob, text] of await readBlobTexts(api, repository, missing)) {
      texts.set(blob, text);
      await memory?.keep(blob, text);
    }
  }

  return {
    async list(isWanted = () => true) {
      const listed = [...(await tree()).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
      wanted = listed.filter(({ path }) => isWanted(path));
      places = new Map(wanted.map((file, index) => [file, index]));
      return listed.map(({ path }) => path);
    },
    async read(path): Promise<ReadFile> {
      const file = (await tree()).get(path);
      if (file === undefined) return single.read(path);
      if (!places.has(file) || file.size > maxBatchedBytes) return readAlone(file);
      await (requested.get(file.blob) ?? request(file));
      const text = texts.get(file.blob);
      return text === undefined ? single.read(path) : decodeText(Buffer.from(text));
    },
  };
}
