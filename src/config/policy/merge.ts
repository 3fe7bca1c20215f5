// Merges policy files into one policy, and combines the policy of a base commit with that of the pull request.
import { compact } from '../../model/collections.js';
import { inputTable } from '../../model/inputs/table.js';
import type { EffectiveSetting, Policy, Waiver } from '../../model/judgement/policy.js';

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
    proof: [...base.proof, ...file.proof],
    ...compact({
      digestAge: file.digestAge ?? base.digestAge,
      settleMs: file.settleMs ?? base.settleMs,
    }),
    platforms: set.includes('platforms') ? file.platforms : base.platforms,
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
    ...compact({ overruled: overruledIn(head, base) }),
    sources: [...base.sources, ...head.sources],
    waivers: base.waivers.flatMap((waiver) => {
      const here = own.get(identity(waiver));
      return here === undefined ? [] : [{ ...here, inBase: true as const }];
    }),
    removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
    pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
    unread: [...base.unread, ...head.unread],
  };
}

/**
 * The policy of a change where its author's rules apply, except for what directs credentials: of that, what the base says
 * applies, and nothing else. That a part of the base is unread matters only if the change says something of it.
 */
export function directedBy(base: Policy, head: Policy): Policy {
  const overruled = overruledIn(head, base);
  const named = [...base.settings].filter(([name]) => directing.has(name));
  const others = [...head.settings].filter(([name]) => !directing.has(name));
  return {
    ...head,
    ofBase: false,
    ...compact({ overruled }),
    sources: [...base.sources, ...head.sources],
    settings: new Map([...others, ...named]),
    registries: base.registries,
    origins: [...base.origins.filter(isOfRegistry), ...head.origins.filter((one) => !isOfRegistry(one))],
    unread: overruled === undefined ? head.unread : [...base.unread, ...head.unread],
  };
}

const directing: ReadonlySet<string> = new Set(
  inputTable.filter(({ directs }) => directs).map(({ name }) => name),
);

const isOfRegistry = ({ name }: EffectiveSetting) => name.startsWith('registries.');

/** What the change says of it does not apply, whichever policy does. */
function overruledIn(head: Policy, base: Policy): string | undefined {
  const settings = [...head.settings].flatMap(([name, { text }]) =>
    directing.has(name) && base.settings.get(name)?.text !== text ? [name] : [],
  );
  const known = new Map(base.origins.map(({ name, value }) => [name, value]));
  const isOther = head.origins.some((one) => isOfRegistry(one) && known.get(one.name) !== one.value);
  const names = (isOther ? [...settings, 'registries'] : settings).map((name) => `\`${name}\``);
  if (names.length === 0) return undefined;
  return `The change's policy sets ${names.join(', ')}, which does not apply before it is merged: where credentials are sent is said by inputs and by the policy of the base.`;
}

/** The content of a waiver, regardless of its position. */
function identity({ at: _at, inheritedAt, ...content }: Waiver): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([inheritedAt !== undefined, sorted]);
}
