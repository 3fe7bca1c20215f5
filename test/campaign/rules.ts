// Whose rules must decide a run: the judge's own reasoning from what each CI system documents, without the program's.
import type { Change } from './change.js';
import type { Files } from './layout.js';

/** The files of a commit of main; `checkout`: what is checked out was reviewed; `nobody`: the run cannot know or read them. */
export type Rules = Files | 'checkout' | 'nobody';

export function rulesFor(change: Change): Rules {
  if (change.system === 'other') return 'nobody';
  const { event, system, saysDefault, git } = change;
  // Azure says which branch a push is on, and never which one is the default.
  const isUnclear = system === 'azure' && event !== 'pull_request' && (git === 'none' || !saysDefault);
  if (isUnclear) return 'nobody';
  if (event === 'push' || event === 'schedule') return 'checkout';
  return baseOf(change);
}

function baseOf(change: Change): Files | 'nobody' {
  const { system, event, checkout, git, main } = change;
  const isMerge = checkout === 'merge' && git !== 'none';
  const named = change[change.named];
  if (system === 'github') {
    const isRequest = event === 'pull_request' || event === 'pull_request_target';
    return isRequest && !isMerge ? named : main;
  }
  if (git === 'none') return 'nobody';
  if (system === 'gitlab' && event === 'merged_result' && git === 'full') return named;
  if (system === 'azure' && event === 'pull_request' && isMerge && git === 'full') return main;
  if (isRemote(change)) return change.fetches ? main : 'nobody';
  return git === 'full' ? named : 'nobody';
}

/** GitLab's jobs can fetch; Azure's can if the step maps the token. Buildkite's have what the agent's clone has. */
function isRemote({ system, grant }: Change): boolean {
  return system === 'gitlab' || (system === 'azure' && grant === 'write');
}
