// What `scan --pinned` asks for: the references that the policy wants pinned. Loaded for it alone, since it needs the checks.
import { applyPolicy } from '../checks/apply-policy.js';
import { subjectKey } from '../checks/check.js';
import { checkIds } from '../checks/index.js';
import { unpinned } from '../checks/rules/pins/unpinned.js';
import { anyFails } from '../checks/verdict.js';
import { checkoutPolicy } from '../ci/policy-sources.js';
import { configure } from '../config/index.js';
import type { ReadConfig } from '../config/read.js';
import { compact } from '../model/collections.js';
import type { Finding } from '../model/judgement/finding.js';
import type { Occurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { Files } from '../model/run/host.js';
import type { Place } from '../model/text/source.js';
import { skipFinder } from '../pin/skips.js';
import type { ScannedCheckout } from '../scan/checkout/index.js';
import { type Context, inputOf } from './context.js';

/** The policy of the folder and the flags, without any network. */
export function offlineRules(context: Context, files: Pick<Files, 'read'>): Promise<ReadConfig> {
  const named = ['paths', 'exclude', 'config'];
  return configure({
    get: (name) => (named.includes(name) ? inputOf(context, name) : undefined),
    head: checkoutPolicy(files),
    remote: async () => ({
      unreadable: '`scan` is offline, so that it reads no policy of another repository',
    }),
    checks: async () => checkIds,
  });
}

/** What `--pinned` is about. */
export interface Unpinned {
  /** The references that are not pinned although the policy wants it. */
  readonly wanted: ReadonlySet<Occurrence>;
  /** Whether the gate would fail for one that can be pinned. */
  readonly fails: boolean;
  /** How many there are, for the user. */
  readonly text: string;
}

/** Judges what is not pinned as the gate would: by severities, waivers, `fail-on` and what the policy skips. */
export function unpinnedIn(checkout: ScannedCheckout, { policy, failOn }: Config): Unpinned {
  const now = Date.now();
  const found = checkout.occurrences.flatMap((one): Finding[] =>
    one.kind === 'image' && one.image.digest === undefined
      ? [
          {
            check: unpinned.id,
            severity: unpinned.severity,
            message: '',
            at: one.at,
            about: { image: one.image },
            ...compact({ testData: one.testData }),
          },
        ]
      : [],
  );
  const { findings } = applyPolicy(found, policy, { now, complete: false, inline: checkout.waivers });
  const skipOf = skipFinder(policy.skips, now);
  const open = findings.filter(
    ({ check, waived, testData, about }) =>
      check === unpinned.id &&
      waived === undefined &&
      testData === undefined &&
      skipOf(about?.image) === undefined,
  );
  const at = new Map(open.map((finding) => [subjectKey(finding.at as Place, finding.about?.image), finding]));
  const wanted = checkout.occurrences.flatMap((one) => {
    const finding = one.kind === 'image' ? at.get(subjectKey(one.at, one.image)) : undefined;
    return one.kind === 'image' && finding !== undefined ? [{ one, finding }] : [];
  });
  const pinnable = wanted.filter(({ one }) => one.pin.kind !== 'refused');
  const fails = anyFails(
    pinnable.map(({ finding }) => ({ ...finding, introduced: true as const })),
    failOn,
  );
  const text = countText(pinnable.length, wanted.length - pinnable.length, fails);
  return { wanted: new Set(wanted.map(({ one }) => one)), fails, text };
}

function countText(pinnable: number, refused: number, fails: boolean): string {
  const can =
    pinnable === 0
      ? ''
      : `${pinnable} can be pinned: \`tagproof pin\` writes the digests${fails ? '' : ' (the policy does not fail for them)'}.`;
  const cannot =
    refused === 0
      ? ''
      : `${refused} cannot be pinned where they are, and do not fail this check; the reasons are listed above.`;
  return [can, cannot].filter((one) => one !== '').join(' ') || 'Every image that can be pinned is pinned.';
}
