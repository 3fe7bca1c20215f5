// Merges policy files into one policy, and combines the policy of a base commit with that of the pull request.
import type { Policy, Waiver } from '../../model/policy.js';

/**
 * Applies a file on top of the policy that it extends. Each setting, severity and registry of the file replaces that of
 * the base, lists included. Overrides, waivers and signatures of the file are added after those of the base.
 */
export function mergePolicies(base: Policy, file: Policy): Policy {
  const named = <T extends { readonly name: string }>(all: readonly T[]) => [
    ...new Map(all.map((one) => [one.name, one])).values(),
  ];
  const set = file.origins.map(({ name }) => name);
  return {
    sources: [...base.sources, ...file.sources],
    settings: new Map([...base.settings, ...file.settings]),
    checks: new Map([...base.checks, ...file.checks]),
    overrides: [...base.overrides, ...file.overrides],
    waivers: [...base.waivers, ...file.waivers],
    removed: [...base.removed, ...file.removed],
    pending: [...base.pending, ...file.pending],
    registries: new Map([...base.registries, ...file.registries]),
    signatures: [...base.signatures, ...file.signatures],
    signatureFiles: {
      keys: new Map([...base.signatureFiles.keys, ...file.signatureFiles.keys]),
      roots: new Map([...base.signatureFiles.roots, ...file.signatureFiles.roots]),
    },
    advisories: {
      ...base.advisories,
      ...file.advisories,
      ignoreStatus: set.includes('advisories.ignore-status')
        ? file.advisories.ignoreStatus
        : base.advisories.ignoreStatus,
    },
    skips: [...base.skips, ...file.skips],
    pullRequests: { ...base.pullRequests, ...file.pullRequests },
    origins: named([...base.origins, ...file.origins]),
    unread: [...base.unread, ...file.unread],
  };
}

/**
 * The policy of the base commit, which alone applies to a pull request, related to the pull request's own. Waivers in
 * both have their position in the pull request; those that it deletes are `removed`, those that it adds `pending`.
 */
export function asBase(base: Policy, head: Policy): Policy {
  const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
  const counting = new Set(base.waivers.map(identity));
  return {
    ...base,
    ofBase: true,
    sources: [...base.sources, ...head.sources],
    waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
    removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
    pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
    unread: [...base.unread, ...head.unread],
  };
}

/** The content of a waiver, regardless of its position. */
function identity({ at: _at, inheritedAt, ...content }: Waiver): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([inheritedAt !== undefined, sorted]);
}
