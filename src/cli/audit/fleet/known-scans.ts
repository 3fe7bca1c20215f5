// The scans of one audit of many: those of the last night that are named by a digest, and those that are stored for the next.
import type { RunCache } from '../../../history/cache/run-cache.js';
import { scanCode } from '../../../host/scan-code.js';
import type { RememberedScans } from '../../../model/remembered-scans.js';
import type { KnownNight } from './known-file.js';
import { repositoryKey } from './name.js';

export interface AuditScans {
  /** What the audit's scans remember. */
  readonly scans: RememberedScans | undefined;
  /** Stores what they have used, and returns the digest of it; `undefined` if there is no cache, or nothing to store. */
  store(): Promise<string | undefined>;
}

export interface AuditScansOptions {
  /** What `plan` has left; absent: every file is scanned. */
  readonly night: KnownNight | undefined;
  readonly cached: RunCache | undefined;
  readonly repository: string;
  /** What the audits of this process remember together. */
  readonly remembered: RememberedScans | undefined;
}

export async function auditScans(options: AuditScansOptions): Promise<AuditScans> {
  const { night, cached, repository, remembered } = options;
  const code = cached === undefined || remembered === undefined ? undefined : await scanCode();
  if (cached === undefined || remembered === undefined || code === undefined)
    return { scans: remembered, store: async () => undefined };
  const digest = night?.scans.get(repositoryKey(repository));
  const stored = digest === undefined ? undefined : await cached.scans(digest);
  const { keepScans } = await import('../../../scan/stored-scans.js');
  const { scans, text } = keepScans({ shared: remembered, code, stored });
  return {
    scans,
    async store() {
      const used = await text();
      if (used === undefined) return undefined;
      return used === stored ? digest : cached.keepScans(used);
    },
  };
}
