// Content of a registry that is requested once, whoever asks for it: comparisons, forecasts and holds read the same manifests.
import { memoizeAsync } from '../../model/waiting/memoize.js';
import type { ContentSource } from './attached-manifests.js';

/**
 * Each manifest is requested once, by whatever it is named. A blob is shared by those who wait for it at the same time, as
 * platforms with one SBOM do; it may be too large to be kept.
 */
export function withContentOnce<T extends ContentSource>(source: T): T {
  const manifest = memoizeAsync((repository: string, reference: string) =>
    source.manifest(repository, reference),
  );
  const waiting = new Map<string, ReturnType<ContentSource['blob']>>();
  return {
    ...source,
    manifest,
    blob(repository, wanted, maxBytes) {
      const key = JSON.stringify([repository, wanted, maxBytes]);
      const known = waiting.get(key);
      if (known !== undefined) return known;
      const answer = source.blob(repository, wanted, maxBytes).finally(() => waiting.delete(key));
      waiting.set(key, answer);
      return answer;
    },
  };
}
