// What policies know about an image: when it was built, and the release and end of life of its main package.
import { oldestFirst, type Repo } from '../state.js';

/** Milliseconds since 1970. */
export interface ImageFacts {
  readonly builtAt?: number | undefined;
  readonly releasedAt?: number | undefined;
  readonly endOfLife?: number | undefined;
}

export const createdKey = 'org.opencontainers.image.created';

/** What is known of a digest; of one platform's manifest, what is known of its index. */
export function imageFacts(repo: Repo, digest: string): ImageFacts {
  const index = repo.indexes.find(({ manifests }) => manifests.some((one) => one.digest === digest));
  const digests = [digest, ...(index === undefined ? [] : [index.digest])];
  const tags = repo.tags.filter(({ history }) => history.some((record) => digests.includes(record.digest)));
  const dated = tags.find(({ eolDate }) => eolDate !== undefined);
  const records = tags.flatMap(({ history }) => history).filter((record) => digests.includes(record.digest));
  return {
    builtAt: statedBuildTime(repo, digests) ?? instantOf(oldestFirst(records)[0]?.updateTimestamp),
    releasedAt: instantOf(dated?.releaseDate ?? (dated && oldestFirst(dated.history)[0]?.updateTimestamp)),
    endOfLife: instantOf(dated?.eolDate?.slice(0, 10)),
  };
}

/** The build time of the state, or else that of the annotation or the configuration of the image. */
function statedBuildTime(repo: Repo, digests: readonly string[]): number | undefined {
  const stated = repo.builds?.find((build) => digests.includes(build.digest))?.createTime;
  if (stated !== undefined) return instantOf(stated);
  for (const digest of digests) {
    const manifest = contentOf(repo, digest);
    const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
    const image = first === undefined ? manifest : contentOf(repo, first.digest);
    const text = manifest?.annotations?.[createdKey] ?? configOf(repo, image)?.created;
    if (typeof text === 'string') return instantOf(text);
  }
  return undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: the content of a state file is whatever its author wrote
type Content = any;

function configOf(repo: Repo, manifest: Content): Content {
  return contentOf(repo, manifest?.config?.digest ?? '');
}

/** The configuration of an image, or of the first image of an index; `undefined` if the state does not hold it. */
export function imageConfigOf(repo: Repo, digest: string): Content {
  const manifest = contentOf(repo, digest);
  const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
  return configOf(repo, first === undefined ? manifest : contentOf(repo, first.digest));
}

function contentOf(repo: Repo, digest: string): Content {
  const held = repo.content.find((one) => one.digest === digest);
  try {
    return held === undefined ? undefined : JSON.parse(held.text);
  } catch {
    return undefined;
  }
}

function instantOf(text: string | undefined): number | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : at;
}
