// Reads apko lock files (https://github.com/chainguard-dev/apko/blob/main/pkg/lock/lock.go).
import { z } from 'zod';
import type { SbomReading } from './component.js';

const documentSchema = z.object({
  version: z.string(),
  contents: z.object({ packages: z.array(z.unknown()), repositories: z.unknown() }),
});
const packageSchema = z.object({ name: z.string(), version: z.string(), origin: z.string().optional() });

export function isApkoLock(json: unknown): boolean {
  return documentSchema.safeParse(json).success;
}

/** The locked apk packages of all architectures. */
export function readApkoLock(json: unknown): SbomReading {
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) return { unreadable: 'its packages are not a list' };
  return {
    entries: parsed.data.contents.packages.map((raw) => {
      const { data } = packageSchema.safeParse(raw);
      if (data === undefined) return { why: 'it has no name or no version' };
      const { name, version, origin } = data;
      return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
    }),
  };
}
