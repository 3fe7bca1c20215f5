// Opens the cache of a run: bound to the base of the run, and written only as far as the run is trusted.
import type { CacheTrust } from '../history/cache/cache.js';
import type { RunCache } from '../history/cache/run-cache.js';
import { compact } from '../model/collections.js';
import type { Config } from '../model/run/config.js';
import type { Host } from '../model/run/host.js';
import { revisionOf } from './revision.js';

type CacheHost = Pick<Host, 'cache' | 'ci' | 'git' | 'job' | 'clock' | 'sink' | 'tell'>;

/** Opens the cache of the configuration or the machine; `undefined` without one. */
export async function openRunCache(
  { cache: open, ci, git, job = ci, clock, sink, tell = sink.log }: CacheHost,
  { cache: folder, base }: Pick<Config, 'cache' | 'base'>,
): Promise<RunCache | undefined> {
  const opened = await open?.(folder);
  if (opened === undefined) return undefined;
  if ('refused' in opened) {
    sink.log(opened.refused);
    return undefined;
  }
  const { createRunCache } = await import('../history/cache/run-cache.js');
  return createRunCache(opened, {
    ...(await reachOf(compact({ ci: job, git }), base)),
    now: clock.now,
    tell,
  });
}

/**
 * What a run may write, and which branch it reads from. Anybody can open a pull request, so none writes what is not
 * verified by a digest, and that of an outsider, of a job that does not say what it judges, or of one that anybody may
 * set off, writes nothing.
 */
async function reachOf(
  job: Pick<Host, 'ci' | 'git'>,
  named: string | undefined,
): Promise<{ readonly trust: CacheTrust; readonly base: string }> {
  const revision = await revisionOf(job, named).catch(() => undefined);
  switch (revision?.kind) {
    case 'change':
      return { trust: revision.isFromOutside ? 'none' : 'verified', base: revision.target ?? '' };
    case 'branch':
      return { trust: revision.isAnybodys === true ? 'none' : 'all', base: revision.name ?? '' };
    case 'local':
      return { trust: 'all', base: '' };
    default:
      return { trust: 'none', base: '' };
  }
}
