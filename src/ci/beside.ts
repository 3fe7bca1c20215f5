// Holds the waivers beside references against the base commit, as the policy is: a change cannot waive its own findings.
import { markNewInlineWaivers } from '../checks/waivers-beside.js';
import type { Config } from '../model/config.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import type { Host } from '../model/host.js';
import { type ScannedCheckout, scanCheckout } from '../scan/checkout.js';
import type { CiConnection } from './index.js';

/** A checkout whose waivers say which of them only wait; `unread`: what of the base could not be asked. */
export interface CheckedOut extends ScannedCheckout {
  readonly unread: readonly Gap[];
}

/**
 * Marks the waivers that the change adds. Under the checkout's own policy, and where none stands beside a reference,
 * the base is not asked. A base that cannot be read is an Unknown under which nobody is accused.
 */
export function inlineWaiverMarker(host: Host, config: Config, ci: CiConnection | Gap) {
  let base: Promise<ScannedCheckout> | undefined;
  return async (checkout: ScannedCheckout): Promise<CheckedOut> => {
    if (config.policy.ofBase !== true || checkout.waivers.length === 0) return { ...checkout, unread: [] };
    try {
      base ??= scanBase(host, config, ci);
      const [before, files] = await Promise.all([base, host.files.list()]);
      const there = new Set(files);
      const waivers = markNewInlineWaivers(before, checkout, (file) => !there.has(file));
      return { ...checkout, waivers, unread: [] };
    } catch (error) {
      return { ...checkout, unread: [unread(error)] };
    }
  };
}

async function scanBase(host: Host, config: Config, ci: CiConnection | Gap): Promise<ScannedCheckout> {
  if ('cause' in ci) throw new Failure(ci.cause, ci.message);
  const { openBase } = await import('./index.js');
  const base = await openBase(host, ci);
  if (base === undefined) throw new Failure('bad-answer', 'The event names no base commit');
  return scanCheckout(base.files, config);
}

function unread(error: unknown): Gap {
  const { message } = gapFrom(error, 'base commit');
  return {
    cause: 'policy-unread',
    subject: 'base commit',
    message: `Which waivers stood beside references before is not known: ${message}`,
  };
}
