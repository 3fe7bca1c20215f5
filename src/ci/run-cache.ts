// Opens the cache of a run: bound to the base of the run, and written only as far as the run is trusted.
import type { CacheTrust } from '../cache/cache.js';
import type { RunCache } from '../cache/run-cache.js';
import { readEvent, readRun } from '../clients/github/event.js';
import type { Config } from '../model/config.js';
import type { Host } from '../model/host.js';

type CacheHost = Pick<Host, 'cache' | 'ci' | 'job' | 'clock' | 'sink' | 'tell'>;

/** Opens the cache of the configuration or the machine; `undefined` without one. */
export async function openRunCache(
  { cache: open, ci, job = ci, clock, sink, tell = sink.log }: CacheHost,
  { cache: folder }: Pick<Config, 'cache'>,
): Promise<RunCache | undefined> {
  const opened = await open?.(folder);
  if (opened === undefined) return undefined;
  if ('refused' in opened) {
    sink.log(opened.refused);
    return undefined;
  }
  const { createRunCache } = await import('../cache/run-cache.js');
  const reach = opened.isChange ? ({ trust: 'none', base: '' } as const) : await reachOf(job);
  return createRunCache(opened, { ...reach, now: clock.now, tell });
}

/**
 * What a run may write, and which branch it reads from. Anybody can open a pull request, so none writes what is not
 * verified by a digest, and that of a fork, of an event that cannot be read, or of one that anybody may cause, writes nothing.
 */
async function reachOf(ci: Host['ci']): Promise<{ readonly trust: CacheTrust; readonly base: string }> {
  const event = await readEvent(ci).catch(() => undefined);
  const base = ci?.variable('GITHUB_BASE_REF') ?? '';
  if (event === undefined) return { trust: 'none', base };
  if (event.kind === 'pull-request')
    return { trust: event.fork || event.dependabot ? 'none' : 'verified', base };
  if (event.kind === 'merge-group') return { trust: 'verified', base: queueBase(ci) };
  const branch = readRun(ci)?.branch ?? '';
  // A review, a comment or a run that follows another one may be about a fork's change, without saying so.
  const isOfAnybody = event.kind === 'other' && event.name !== 'repository_dispatch';
  return { trust: isOfAnybody ? 'none' : 'all', base: branch };
}

/** The branch that a merge queue is for: `gh-readonly-queue/main/pr-7-…`. */
function queueBase(ci: Host['ci']): string {
  const ref = ci?.variable('GITHUB_REF_NAME') ?? '';
  return ref.replace(/^gh-readonly-queue\//, '').replace(/\/pr-\d+-[^/]*$/, '');
}
