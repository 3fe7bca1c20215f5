// Advisories that match the packages of one image and not of the other, by the engine that also judges pinned images.
import { advisoryFindings } from '../../advisories/findings.js';
import { compact } from '../../model/collections.js';
import type { Advisory, PackageUse } from '../../model/judgement/advisory.js';
import type { AdvisoryPolicy } from '../../model/judgement/policy.js';
import { severityOf } from '../../model/judgement/severity.js';
import type { AdvisoryChange } from '../../report/schema/forecast-schema.js';
import type { Entries, InstalledPackage } from '../description.js';

export interface ComparedPackages {
  readonly platform: string;
  readonly from: Entries<InstalledPackage>;
  readonly to: Entries<InstalledPackage>;
}

export interface AdvisoryChanges {
  readonly fixed: readonly AdvisoryChange[];
  readonly introduced: readonly AdvisoryChange[];
}

/** Every name by which advisories may refer to the packages. */
export function advisoryNames(compared: readonly ComparedPackages[]): readonly string[] {
  const all = compared.flatMap(({ from, to }) => [...from.values(), ...to.values()]);
  return [...new Set(all.flatMap(({ name, origins }) => [name, ...origins]))];
}

/** Only advisories that count under the policy, which are those at or above the gate. */
export function advisoryChanges(
  advisories: readonly Advisory[],
  compared: readonly ComparedPackages[],
  policy: AdvisoryPolicy,
): AdvisoryChanges {
  const [fixed, introduced] = [new Map<string, AdvisoryChange>(), new Map<string, AdvisoryChange>()];
  for (const { platform, from, to } of compared) {
    const [before, after] = [from, to].map((packages) => matching(advisories, packages, policy));
    if (before === undefined || after === undefined) continue;
    for (const [key, one] of before) if (!after.has(key)) add(fixed, key, one, platform);
    for (const [key, one] of after) if (!before.has(key)) add(introduced, key, one, platform);
  }
  return { fixed: [...fixed.values()], introduced: [...introduced.values()] };
}

/** What one image is affected by: advisories by their id and the artifact that they are about. */
function matching(
  advisories: readonly Advisory[],
  packages: Entries<InstalledPackage>,
  policy: AdvisoryPolicy,
): ReadonlyMap<string, Advisory> {
  const uses: readonly PackageUse[] = [...packages.values()];
  const named = new Map(advisories.map((one) => [keyOf(one.advisoryId, one.artifactName), one]));
  const found = advisoryFindings(advisories, uses, policy).flatMap(({ about }) => {
    const key = keyOf(about?.advisory?.id ?? '', about?.artifact ?? '');
    const advisory = named.get(key);
    return advisory === undefined ? [] : [[key, advisory] as const];
  });
  return new Map(found);
}

function keyOf(id: string, artifact: string): string {
  return JSON.stringify([id, artifact]);
}

function add(changes: Map<string, AdvisoryChange>, key: string, advisory: Advisory, platform: string): void {
  const { advisoryId: id, aliases = [], artifactName, severities = [] } = advisory;
  const known = changes.get(key);
  changes.set(key, {
    id,
    aliases: aliases.filter((alias) => alias !== id),
    package: artifactName,
    ...compact({ severity: severityOf(severities)?.level }),
    platforms: [...(known?.platforms ?? []), platform],
  });
}
