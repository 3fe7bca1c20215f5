// Images and SBOMs → packages → advisories: what a run asks for beside the histories.

import type { AdvisorySources } from '../clients/advisory-sources.js';
import type { Advisory, PackageUse, Vulnerability } from '../model/advisory.js';
import type { Config } from '../model/config.js';
import type { Fact } from '../model/fact.js';
import type { Cause, Gap } from '../model/failure.js';
import type { Files } from '../model/host.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { SourceFile } from '../model/source.js';
import { type LocalSboms, localSboms } from './files.js';
import { imageAdvisoryCollector, pulledImages } from './images.js';

export interface CollectedAdvisories {
  readonly advisories: readonly Advisory[];
  readonly packages: readonly PackageUse[];
  readonly vulnerabilities: readonly Vulnerability[];
}

export type AdvisoryCollector = (
  occurrences: readonly Occurrence[],
  facts: ReadonlyMap<ImageOccurrence, Fact>,
) => Promise<{
  readonly advice: CollectedAdvisories;
  /** The SBOMs of the checkout. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly gaps: readonly Gap[];
  /**
   * Of every name that was asked for why it is not known, `undefined` for those that are; an SBOM or report that could
   * not be had counts as one.
   */
  readonly asked: readonly (Cause | undefined)[];
}>;

type Wishes = Pick<Config, 'artifacts' | 'sbom' | 'sbomFromRegistry' | 'vulnerabilityReports' | 'registries'>;

/** Asking again, after a pin, asks only for what is new. `sources`: or why nothing can be asked. */
export function createAdvisoryCollector(
  sources: AdvisorySources | Gap,
  files: Files,
  wishes: Wishes,
): AdvisoryCollector {
  const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = wishes;
  const wished = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
  if (!wished || 'cause' in sources) {
    const gaps = wished && 'cause' in sources ? [sources] : [];
    return async () => ({
      advice: { advisories: [], packages: [], vulnerabilities: [] },
      files: new Map(),
      gaps,
      asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
    });
  }
  const images = imageAdvisoryCollector(sources);
  const advisoriesFor = rememberingNames(sources);
  let local: Promise<LocalSboms> | undefined;

  return async (occurrences, facts) => {
    local ??= localSboms(files, sbom);
    const pulled = pulledImages(occurrences, facts, registries);
    const [own, attached, scanned] = await Promise.all([
      local,
      Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
      Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
    ]);
    const named = artifacts.map((name): PackageUse => ({ name, origins: [] }));
    const packages = [...named, ...own.packages, ...attached.flatMap((image) => image.packages)];
    const { advisories, gaps, asked } = await advisoriesFor(packages);
    const notHad = [...own.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
    return {
      advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
      files: own.files,
      gaps: [...notHad, ...gaps],
      asked: [...asked, ...notHad.map(({ cause }) => cause)],
    };
  };
}

/** Every name is asked for once in a run; what it brought, or why it failed, stays. */
function rememberingNames(sources: AdvisorySources) {
  const asked = new Map<string, Cause | undefined>();
  const found = new Map<string, Advisory>();
  const gaps: Gap[] = [];
  return async (packages: readonly PackageUse[]) => {
    const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
    const fresh = [...names].filter((name) => !asked.has(name)).sort();
    for (const name of fresh) asked.set(name, undefined);
    if (fresh.length > 0) {
      const answer = await sources.advisories(fresh);
      for (const advisory of answer.advisories) found.set(advisory.uid, advisory);
      for (const [name, cause] of answer.unanswered) asked.set(name, cause);
      gaps.push(...answer.gaps);
    }
    return { advisories: [...found.values()], gaps: [...gaps], asked: [...asked.values()] };
  };
}
