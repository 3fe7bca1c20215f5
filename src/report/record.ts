// What a replay needs in addition to the rest of the report: places, packages, policy and base commit.

import { compact } from '../model/collections.js';
import type { PackageUse } from '../model/judgement/advisory.js';
import type { CheckInput } from '../model/judgement/fact.js';
import type { BaselineState } from '../model/judgement/finding.js';
import type { InlineWaiver, Override, Policy, Waiver } from '../model/judgement/policy.js';
import { type Place, placeKey, type SourceFile } from '../model/text/source.js';
import type { Recorded, RecordedPolicy, RecordedWaiver } from './schema/record-schema.js';
import type { Locate } from './texts.js';
import { isoIfKnown } from './time.js';

export interface Recordable {
  readonly evidence: CheckInput;
  readonly policy: Policy;
  /** Inline waivers. */
  readonly inline: readonly InlineWaiver[];
  /** How many of the gaps are the evaluation's own. */
  readonly examined: number;
  readonly mirrors: Readonly<Record<string, string>>;
  readonly base?: BaselineState;
}

/** @param files the text of every place. Packages that no advisory names are left out: they cannot give a finding. */
export function recordOf(
  { evidence, policy, inline, examined, mirrors, base }: Recordable,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): Recorded {
  const { occurrences, advisories, packages, vulnerabilities = [], ledger } = evidence;
  const named = new Set(advisories.map(({ artifactName }) => artifactName));
  const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
  // Most runs have neither, and a large repository has many references.
  const isUsed = (uses ?? []).length + vulnerabilities.length > 0;
  const references = new Map(isUsed ? occurrences.map(({ at }, index) => [at, index] as const) : []);
  const places = [
    ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
    ...inline.map(({ at }) => at),
    ...(ledger === undefined ? [] : [ledger.at]),
    ...placesIn(policy),
  ];
  return {
    places: locatedPlaces(places, locate),
    marked: [...files.values()].flatMap(({ path, text }) => (text.startsWith('\uFEFF') ? [path] : [])),
    examined,
    mirrors,
    ...compact({ packages: uses?.map((use) => recordUse(use, references)) }),
    vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
      ...match,
      reference: references.get(at) ?? 0,
    })),
    inline,
    policy: recordPolicy(policy),
    ...compact({ ledger, base }),
  };
}

/** The record of a replay under this policy. */
export function rewriteRecord(
  record: Recorded,
  { policy, examined }: Pick<Recordable, 'policy' | 'examined'>,
  locate: Locate,
): Recorded {
  const added = locatedPlaces(placesIn(policy), locate);
  const keys = new Set(added.map(recordedKey));
  const places = [...record.places.filter((place) => !keys.has(recordedKey(place))), ...added];
  return { ...record, places, examined, policy: recordPolicy(policy) };
}

function placesIn({ waivers, removed, pending }: Policy): readonly Place[] {
  return [...waivers, ...removed, ...pending].flatMap(({ at, inheritedAt }) =>
    inheritedAt === undefined ? [at] : [at, inheritedAt],
  );
}

function locatedPlaces(places: readonly Place[], locate: Locate): Recorded['places'] {
  const distinct = new Map(places.map((place) => [placeKey(place), place]));
  return [...distinct.values()].map((place) => ({ file: place.file, ...place.span, ...locate(place) }));
}

function recordedKey({ file, start, end }: Recorded['places'][number]): string {
  return placeKey({ file, span: { start, end } });
}

function recordUse(
  { name, version, type, origins, at, platforms }: PackageUse,
  references: ReadonlyMap<Place, number>,
): NonNullable<Recorded['packages']>[number] {
  const reference = at === undefined ? undefined : references.get(at);
  return {
    ...compact(reference === undefined ? { at } : { reference }),
    name,
    ...compact({ version, type }),
    origins,
    ...compact({ platforms }),
  };
}

function recordPolicy(policy: Policy): RecordedPolicy {
  const { severity, ignoreStatus } = policy.advisories;
  return {
    checks: Object.fromEntries(policy.checks),
    overrides: policy.overrides.map(recordOverride),
    waivers: policy.waivers.map(recordWaiver),
    removed: policy.removed.map(recordWaiver),
    pending: policy.pending.map(recordWaiver),
    advisories: { ...compact({ severity }), ignoreStatus },
    ...(policy.signatures.length === 0 ? {} : { signatures: policy.signatures }),
    ...(policy.proof.length === 0 ? {} : { proof: policy.proof }),
  };
}

function recordOverride({ checks, paths, images, ...rest }: Override): RecordedPolicy['overrides'][number] {
  return {
    ...rest,
    ...compact({ paths, images }),
    checks: Object.fromEntries(checks),
  };
}

/** A waiver with its times as the report writes them. */
export function recordWaiver({ paths, expires, acknowledged, ...says }: Waiver): RecordedWaiver {
  return {
    ...says,
    ...compact({ paths, expires: isoIfKnown(expires), acknowledged: isoIfKnown(acknowledged) }),
  };
}
