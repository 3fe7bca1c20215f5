// What a run left on the CI host: one of each, whole, and such that the next run makes the same of it as of nothing.
import { deliveryTexts } from '../../src/output/words/texts.js';
import type { Issue } from '../github/state.js';
import type { Shown } from './ci.js';
import { differenceOf } from './difference.js';
import type { Ended, Verdict } from './judge.js';
import { linesAgainst } from './judge-files.js';
import { rulesFor } from './rules.js';
import type { World } from './world.js';

/** `pinned`: the same run without faults. */
export function judgeCi(
  { change, checkout, inputs }: World,
  ended: Ended,
  pinned: Ended,
): readonly Verdict[] {
  if (change === undefined || ended.ci === undefined) return [];
  const { trace, ci } = ended;
  const { shown, readBase } = ci;
  const { verdict } = trace.outputs;
  const found: Verdict[] = doubles(shown).map((what) => ({ harm: 'incomplete delivery', what }));
  const decided = verdict === 'pass' || verdict === 'fail';
  if (change.system !== 'github' && ci.wasAsked)
    found.push({ harm: 'token leak', what: `GitHub got the token of a job of ${change.system}` });
  const rules = rulesFor(change);
  const isRead = change.system !== 'github' || readBase || change.git === 'full';
  const isBlind = rules === 'nobody' || (rules !== 'checkout' && checkout !== rules && !isRead);
  if (isBlind && decided && inputs['policy-from'] !== 'head')
    found.push({ harm: 'wrong pass', what: `${verdict}, and the base was never read` });
  for (const [file, text] of Object.entries(shown.branches['tagproof/pins'] ?? {})) {
    if (file.endsWith('.json')) continue;
    const lines = linesAgainst(text, change.main[file] ?? '', pinned.trace.files[file] ?? '');
    if (lines === 'torn') found.push({ harm: 'incomplete delivery', what: `${file} on the branch` });
    else if (lines.some(({ isRight }) => !isRight))
      found.push({ harm: 'wrong pin', what: `${file} on the branch` });
  }
  const wanted = inputs.mode === 'pin' && inputs['pull-request'] === 'true';
  const changed = Object.entries(trace.files).filter(([file, text]) => checkout[file] !== text);
  const untold = untoldIn(
    changed.map(([file]) => file),
    ended,
  );
  const isOpen = shown.issues.some(({ pull, state }) => pull !== undefined && state === 'open');
  if (wanted && verdict === 'pass' && untold.length > 0 && !isOpen)
    found.push({
      harm: 'incomplete delivery',
      what: 'a pass, and the pull request that was asked for is not there',
    });
  return found;
}

/**
 * The changed files that no notice accounts for. A notice names a few and counts the others, which is enough if the report
 * lists each of them.
 */
export function untoldIn(
  changed: readonly string[],
  { trace, report }: Pick<Ended, 'report'> & { readonly trace: Pick<Ended['trace'], 'annotations'> },
): readonly string[] {
  const unnamed = changed.filter((file) => !trace.annotations.some(({ message }) => message.includes(file)));
  const counted = trace.annotations
    .map(({ message }) => /^Left out of the pull request: .*, and (\d+) more; /s.exec(message)?.[1])
    .reduce((sum, more) => sum + Number(more ?? 0), 0);
  const unlisted = unnamed.filter((file) => !report?.edits.some((edit) => edit.file === file));
  return counted < unnamed.length ? unnamed : unlisted;
}

function doubles({ comments, issues }: Shown): readonly string[] {
  const open = (isPull: boolean) =>
    issues.filter(({ state, pull }) => state === 'open' && (pull !== undefined) === isPull).length;
  return [
    ...(comments.length > 1 ? [`${comments.length} comments`] : []),
    ...(open(true) > 1 ? [`${open(true)} pull requests`] : []),
    ...(open(false) > 1 ? [`${open(false)} issues`] : []),
  ];
}

/** `following`: the next run, without faults, on the CI host as it is now; `clean`: the same on an untouched one. */
export function judgeNext(ended: Ended, following: Ended, clean: Ended): readonly Verdict[] {
  const [now, wanted] = [following.ci?.shown, clean.ci?.shown];
  if (now === undefined || wanted === undefined || ended.hung) return [];
  // Suggestions are not taken back: those of a line that is in order by now stay in the conversation.
  const due = new Set(wanted.suggestions.map(bodyOf));
  const earlier = new Set(ended.ci?.shown.suggestions.map(bodyOf));
  const isDue = (body: string) => due.has(body) || !earlier.has(body);
  const parts: readonly (readonly [string, (shown: Shown) => unknown])[] = [
    // One that says that all is resolved is as good as none.
    ['comments', ({ comments }) => comments.map(({ body }) => body).filter((body) => !isCleared(body))],
    ['suggestions', ({ suggestions }) => suggestions.map(bodyOf).filter(isDue).sort()],
    ['issues', ({ issues }) => issues.filter(({ state }) => state === 'open').map(wordsOf)],
    ['branches', ({ branches }) => branches],
  ];
  return parts.flatMap(([name, partOf]) => {
    const difference = differenceOf(partOf(now), partOf(wanted));
    if (difference === undefined) return [];
    return [
      { harm: 'incomplete delivery' as const, what: `the next run does not repair ${name}: ${difference}` },
    ];
  });
}

const bodyOf = ({ body }: { readonly body: string }) => body;
const isCleared = (body: string) => body.endsWith(deliveryTexts.resolvedComment);
const wordsOf = ({ title, body, labels }: Issue) => ({ title, body, labels });
