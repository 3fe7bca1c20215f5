// Asks Sigstore's update repository (TUF) for the trusted root of the public instance. Loaded only where an input asks.
// The library's metadata store verifies every document. Its own updater is not used: it has another HTTP client, and it
// starts from files on the disk, which somebody else may have written. Here every run starts from the root in this package.
import { Readable } from 'node:stream';
import type { TargetFile } from '@tufjs/models';
import { TrustedMetadataStore } from 'tuf-js/dist/store.js';
import { Failure } from '../../model/failure.js';
import type { Transport } from '../../model/run/http.js';
import { rootRefused, rootStatus } from './messages.js';
import tufRoot from './tuf-root.json' with { type: 'json' };

const repository = 'https://tuf-repo-cdn.sigstore.dev';
const targetName = 'trusted_root.json';

/** How many versions the root of the repository may be ahead of the one in this package: there were 14 in five years. */
const maxRotations = 32;
/** The sizes that the reference implementation of TUF allows, and one for the trusted root. */
const maxBytes = {
  root: 512_000,
  timestamp: 16_384,
  snapshot: 2_000_000,
  targets: 5_000_000,
  target: 1_000_000,
} as const;

/**
 * The text of the trusted root as it is now.
 * @param initial the root of trust of the update repository. The expiry of that in this package does not matter: it only has to
 * have signed the version after it. https://github.com/sigstore/root-signing/tree/main/metadata
 * @param remembering may use stored answers for all but the timestamp, which says which versions are the newest; each is
 * verified, by its version and its signatures
 * @throws Failure if the repository cannot be reached, or if anything in it is not signed, is expired or does not fit
 */
export async function refreshedRoot(
  send: Transport,
  initial: object = tufRoot,
  remembering: Transport = send,
): Promise<string> {
  const store = new TrustedMetadataStore(Buffer.from(JSON.stringify(initial)));
  await followRoots(remembering, store);
  await step('timestamp.json', async (path) =>
    store.updateTimestamp(await fetched(send, path, maxBytes.timestamp)),
  );
  const { snapshotMeta } = signedOf(store.timestamp);
  await step(named(store, 'snapshot', snapshotMeta.version), async (path) =>
    store.updateSnapshot(await fetched(remembering, path, maxBytes.snapshot)),
  );
  const version = signedOf(store.snapshot).meta['targets.json']?.version ?? 0;
  await step(named(store, 'targets', version), async (path) =>
    store.updateDelegatedTargets(await fetched(remembering, path, maxBytes.targets), 'targets', 'root'),
  );
  return step(targetName, () => readTarget(remembering, store));
}

/** Each version of the root must be signed by the one before it. The repository has no other list of them. */
async function followRoots(send: Transport, store: TrustedMetadataStore): Promise<void> {
  for (let count = 0; count < maxRotations; count += 1) {
    const path = `${store.root.signed.version + 1}.root.json`;
    const response = await requested(send, path, maxBytes.root);
    if (response.status === 404 || response.status === 403) return;
    await step(path, async () => store.updateRoot(bytesOf(path, response)));
  }
  throw new Failure('bad-answer', rootRefused('root.json', `it has more than ${maxRotations} new versions`));
}

async function readTarget(send: Transport, store: TrustedMetadataStore): Promise<string> {
  const { targets } = signedOf(store.targets);
  const target: TargetFile | undefined = Object.hasOwn(targets, targetName) ? targets[targetName] : undefined;
  const sha256 = target?.hashes.sha256;
  if (target === undefined || sha256 === undefined)
    throw new Failure(
      'bad-answer',
      rootRefused(targetName, 'the repository does not list it with its digest'),
    );
  const name = store.root.signed.consistentSnapshot
    ? `${encodeURIComponent(sha256)}.${targetName}`
    : targetName;
  const bytes = await fetched(send, `targets/${name}`, maxBytes.target);
  await target.verify(Readable.from([bytes]));
  return bytes.toString('utf8');
}

/** `3.snapshot.json`, or without the version where the repository keeps only the newest. */
function named(store: TrustedMetadataStore, role: string, version: number): string {
  return store.root.signed.consistentSnapshot ? `${version}.${role}.json` : `${role}.json`;
}

/** What the store holds after the step that verifies it. */
function signedOf<T>(metadata: { readonly signed: T } | undefined): T {
  if (metadata === undefined) throw new TypeError('a step of the update is missing');
  return metadata.signed;
}

/** The library refuses documents with errors of many kinds: each means that the document does not count. */
async function step<T>(path: string, work: (path: string) => Promise<T>): Promise<T> {
  try {
    return await work(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('bad-answer', rootRefused(path, reasonOf(error)), { cause: error });
  }
}

/** The library's own errors say what is wrong with a document, those of the language what is wrong with the program. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON';
  const isOfLanguage = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return error instanceof Error && !isOfLanguage
    ? error.message
    : 'a part of it is missing or has a value that it cannot have';
}

const requested = (send: Transport, path: string, limit: number) =>
  send({
    method: 'GET',
    url: `${repository}/${path}`,
    headers: { accept: 'application/json' },
    maxBytes: limit,
  });

async function fetched(send: Transport, path: string, limit: number): Promise<Buffer> {
  return bytesOf(path, await requested(send, path, limit));
}

function bytesOf(path: string, { status, body }: Awaited<ReturnType<Transport>>): Buffer {
  if (status !== 200)
    throw new Failure(status >= 500 ? 'server-error' : 'bad-answer', rootStatus(path, status));
  return Buffer.from(body);
}
