// The pull requests of a run before anything is written: which images each one updates, and which it leaves as they are.

import { addToGroup, compact } from '../../model/collections.js';
import { type ImageReference, imageName } from '../../model/images/image.js';
import type { CheckInput, Instant } from '../../model/judgement/fact.js';
import type { Finding, JudgedFinding } from '../../model/judgement/finding.js';
import type { Skip } from '../../model/judgement/policy.js';
import type { Config } from '../../model/run/config.js';
import type { FileChange } from '../../model/run/delivery.js';
import { formatDay, parseInstant } from '../../model/text/time.js';
import type { HeldImage } from '../../output/markdown/pull-request/controls.js';
import { isInForce, skipFinder, withoutSkipped } from '../../pin/skips.js';
import { branchFinder, byBranch, keyOfImage, keyOfSkip } from './groups.js';
import type { OwnPullRequests, PullRequestSettings, SeenPull } from './own-pull-requests.js';
import type { SkipRequest } from './requests.js';
import { pullRequestTexts } from './texts.js';

/** One pull request. */
export interface Bundle {
  readonly branch: string;
  /** With the fixes that it is to write. */
  readonly findings: readonly JudgedFinding[];
  /** Its changed files; absent without groups, where it has all that the run writes. */
  readonly files?: readonly FileChange[];
  /** As it was when the run began. */
  readonly seen?: SeenPull;
  /** The skips that its branch adds to the policy. */
  readonly added: readonly Skip[];
  /** Keys of skips that a person ended in this pull request. */
  readonly released: ReadonlySet<string>;
  readonly held: readonly HeldImage[];
}

export interface Bundles {
  /** Of all images, without the fixes that are held. */
  readonly findings: readonly JudgedFinding[];
  readonly list: readonly Bundle[];
  readonly notices: readonly string[];
}

export interface BundleContext {
  readonly earlier: OwnPullRequests;
  readonly config: Config;
  readonly settings: PullRequestSettings;
  readonly found: { readonly findings: readonly JudgedFinding[]; readonly evidence: CheckInput };
  readonly now: Instant;
  /** The changed files that these findings make. */
  readonly plan: (findings: readonly JudgedFinding[]) => Promise<readonly FileChange[]>;
}

/** Applies the skips of the policy, of the branches and of the new ticks, and sorts the rest by pull request. */
export async function bundlesOf(context: BundleContext): Promise<Bundles> {
  const { earlier, config, settings, found, now, plan } = context;
  const { branch } = settings;
  const rules = config.policy.pullRequests;
  const images = imagesByKey(found.evidence);
  const pulls = [...earlier.pulls.values()];
  const released = new Set(pulls.flatMap((pull) => [...pull.released]));
  const asked = pulls.flatMap((pull) =>
    pull.asked.flatMap((request) => askedSkip(request, pull, images) ?? []),
  );
  const inPolicy = config.policy.skips.filter((skip) => !released.has(keyOfSkip(skip)));
  const inBranches = pulls.flatMap(({ skips }) => skips);
  const skips = [...inPolicy, ...inBranches, ...asked.map(({ skip }) => skip)];
  const findings = withoutSkipped(found.findings, skips, now);
  const sorted = byBranch(findings, branch, rules);
  const all = byBranch(found.findings, branch, rules);
  const branchOf = branchFinder(branch, rules);
  const askedOn = grouped(asked, ({ image }) => branchOf(image));
  const list: Bundle[] = [];
  for (const [name, own] of sorted) {
    const seen = earlier.pulls.get(name);
    const added = distinct([...(seen?.skips ?? []), ...(askedOn.get(name) ?? []).map(({ skip }) => skip)]);
    const ended = seen?.released ?? new Set<string>();
    list.push({
      branch: name,
      findings: own,
      ...(sorted.size === 1 ? {} : { files: await plan(own) }),
      ...compact({ seen }),
      added,
      released: ended,
      held: [
        ...heldOf(all.get(name) ?? [], skips, added, now),
        ...config.policy.skips.filter((skip) => ended.has(keyOfSkip(skip))).map(releasedImage),
      ],
    });
  }
  const notices = asked.map(({ image, skip: { owner = '', until } }) =>
    pullRequestTexts.held(imageName(image), owner, until === undefined ? undefined : formatDay(until)),
  );
  return { findings, list, notices: [...earlier.notices, ...notices] };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** An entry that the policy of the base still has. */
function releasedImage(skip: Skip): HeldImage {
  const name = skip.tag === undefined ? skip.image : `${skip.image}:${skip.tag}`;
  return { key: keyOfSkip(skip), name, reason: skip.reason, isOwnEntry: true, isReleased: true };
}

function imagesByKey({ occurrences }: CheckInput): ReadonlyMap<string, ImageReference> {
  return new Map(
    occurrences.flatMap((one) => (one.kind === 'image' ? [[keyOfImage(one.image), one.image] as const] : [])),
  );
}

/** The entry that a tick asks for; none for an image that the checkout no longer has. */
function askedSkip(
  { key, until, login, day }: SkipRequest,
  { number }: SeenPull,
  images: ReadonlyMap<string, ImageReference>,
): { readonly image: ImageReference; readonly skip: Skip } | undefined {
  const image = images.get(key);
  if (image === undefined) return undefined;
  const skip = {
    at: { file: '', span: { start: 0, end: 0 } },
    image: `${image.registry}/${image.repository}`,
    ...compact({ tag: image.tag, until: until === undefined ? undefined : parseInstant(until) }),
    reason: pullRequestTexts.heldBy(number, login, day),
    owner: login,
  };
  return { image, skip };
}

/** One entry for each image: of two, the first, which is in the branch already. */
function distinct(skips: readonly Skip[]): readonly Skip[] {
  return [...new Map([...skips].reverse().map((skip) => [keyOfSkip(skip), skip])).values()].reverse();
}

/** The images that have a fix and do not get it, and what the branch adds to the policy. */
function heldOf(
  findings: readonly Finding[],
  skips: readonly Skip[],
  added: readonly Skip[],
  now: Instant,
): readonly HeldImage[] {
  const held = new Map<string, HeldImage>();
  const skipOf = skipFinder(skips, now);
  for (const { about, fix } of findings) {
    const skip = fix === undefined ? undefined : skipOf(about?.image);
    if (skip === undefined || about?.image === undefined) continue;
    const key = keyOfImage(about.image);
    const isOwnEntry = keyOfSkip(skip) === key;
    held.set(key, { key, name: imageName(about.image), ...shown(skip), isOwnEntry });
  }
  for (const skip of added.filter((one) => isInForce(one, now))) {
    const key = keyOfSkip(skip);
    const name = skip.tag === undefined ? skip.image : `${skip.image}:${skip.tag}`;
    if (!held.has(key)) held.set(key, { key, name, ...shown(skip), isOwnEntry: true });
  }
  return [...held.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function shown({ reason, until }: Skip): Pick<HeldImage, 'reason' | 'until'> {
  return { reason, ...compact({ until: until === undefined ? undefined : formatDay(until) }) };
}
