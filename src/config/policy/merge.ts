// Several policy files → one policy. Bases come first; what comes later wins.
import type { Policy, Waiver } from '../../model/policy.js';

/**
 * The base with the file on top. Settings and severities: the later wins, one by one, and a list replaces a list.
 * Registries: the same, prefix by prefix. Overrides and waivers: those of the base, then those of the file.
 */
export function mergePolicies(base: Policy, file: Policy): Policy {
  const named = <T extends { readonly name: string }>(all: readonly T[]) => [
    ...new Map(all.map((one) => [one.name, one])).values(),
  ];
  const said = file.origins.map(({ name }) => name);
  return {
    sources: [...base.sources, ...file.sources],
    settings: new Map([...base.settings, ...file.settings]),
    checks: new Map([...base.checks, ...file.checks]),
    overrides: [...base.overrides, ...file.overrides],
    waivers: [...base.waivers, ...file.waivers],
    removed: [...base.removed, ...file.removed],
    pending: [...base.pending, ...file.pending],
    registries: new Map([...base.registries, ...file.registries]),
    advisories: {
      ...base.advisories,
      ...file.advisories,
      ignoreStatus: said.includes('advisories.ignore-status')
        ? file.advisories.ignoreStatus
        : base.advisories.ignoreStatus,
    },
    origins: named([...base.origins, ...file.origins]),
    unread: [...base.unread, ...file.unread],
  };
}

/**
 * The policy of a pull request's base, seen with the pull request's own. Only the base's counts. Waivers in both
 * stand at their place in the pull request; those that it takes away are `removed`, those that it adds `pending`.
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

/** What a waiver says, wherever it stands. */
function identity({ at: _at, inheritedAt, ...says }: Waiver): string {
  const sorted = Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([inheritedAt !== undefined, sorted]);
}
