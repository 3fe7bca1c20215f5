// apko's lock files (https://github.com/chainguard-dev/apko/blob/main/pkg/lock/lock.go).
import { z } from 'zod';
import type { SbomReading } from './component.js';

const document = z.object({
  version: z.string(),
  contents: z.object({ packages: z.array(z.unknown()), repositories: z.unknown() }),
});
const pack = z.object({ name: z.string(), version: z.string(), origin: z.string().optional() });

export function isApkoLock(json: unknown): boolean {
  return document.safeParse(json).success;
}

/** The locked packages, which are apk packages; each architecture lists its own. */
export function readApkoLock(json: unknown): SbomReading {
  const parsed = document.safeParse(json);
  if (!parsed.success) return { unreadable: 'its packages are not a list' };
  return {
    entries: parsed.data.contents.packages.map((raw) => {
      const { data } = pack.safeParse(raw);
      if (data === undefined) return { why: 'it has no name or no version' };
      const { name, version, origin } = data;
      return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
    }),
  };
}
