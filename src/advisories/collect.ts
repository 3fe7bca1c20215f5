// Images and SBOMs → packages → advisories and scanner matches: everything a run requests in addition to tag histories.

import { append, compact } from '../model/collections.js';
import { type Cause, type Gap, orGap, type PlacedGaps } from '../model/failure.js';
import { pathMatcher } from '../model/globs/glob.js';
import { type Digest, type ImageReference, imageName } from '../model/images/image.js';
import { originImage } from '../model/images/mirror.js';
import type { Advisory, PackageUse, Vulnerability } from '../model/judgement/advisory.js';
import type { Fact } from '../model/judgement/fact.js';
import type { ImageOccurrence, Occurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { Files } from '../model/run/host.js';
import type { SourceFile } from '../model/text/source.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import { noAttachedSbom, noSbomFile, sbomNotRead, scannerReportOf } from './messages.js';
import type { AdvisorySources, AttachedSboms } from './ports.js';
import { maxDocumentBytes } from './sbom/document.js';
import { inspectSbom, parseSbom } from './sbom/index.js';

/** An image as it would be pulled: by its pin, or by the current digest of its tag. */
interface PulledImage {
  readonly occurrence: ImageOccurrence;
  /** The image that a mirrored image is a copy of, or the image itself. SBOMs are attached to this one. */
  readonly origin: ImageReference;
  readonly digest: Digest;
}

type ImagePackage = Omit<PackageUse, 'at' | 'image'>;

interface ImagePackages {
  readonly packages: readonly ImagePackage[];
  readonly gaps: readonly Gap[];
}

/** Images whose digest is not known are left out: their facts say why. */
function pulledImages(
  occurrences: readonly Occurrence[],
  facts: ReadonlyMap<ImageOccurrence, Fact>,
  mirrors: Readonly<Record<string, string>>,
): readonly PulledImage[] {
  return occurrences.flatMap((occurrence) => {
    if (occurrence.kind !== 'image') return [];
    const fact = facts.get(occurrence);
    const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
    const digest = occurrence.image.digest ?? current;
    return digest === undefined
      ? []
      : [{ occurrence, origin: originImage(occurrence.image, mirrors), digest }];
  });
}

/** Requests once per image digest. Images of registries that the run cannot read give nothing. */
function imageAdvisoryCollector(sources: AdvisorySources) {
  const attachedPackages = memoizeAsync(
    async (registry: string, repository: string, digest: Digest): Promise<ImagePackages> => {
      const findSboms = sources.sbomsIn(registry);
      if (findSboms === undefined) return { packages: [], gaps: [] };
      const attached = await findSboms(repository, digest, inspectSbom);
      return packagesIn(attached, `${registry}/${repository}@${digest}`);
    },
  );
  const scannerMatches = memoizeAsync(
    async (repository: string, digest: Digest, subject: string) =>
      orGap(sources.scanned(repository, digest), subject),
    (repository, digest) => `${repository}@${digest}`,
  );

  return {
    async packagesOf({ occurrence: { at, image }, origin, digest }: PulledImage) {
      const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
      return { packages: packages.map((use): PackageUse => ({ ...use, at, image })), gaps, at: [at] };
    },
    async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }: PulledImage) {
      if (sources.sbomsIn(origin.registry) === undefined) return { vulnerabilities: [], gaps: [], at: [at] };
      const subject = scannerReportOf(`${imageName(origin)}@${digest}`);
      const matches = await scannerMatches(origin.repository, digest, subject);
      if ('cause' in matches) return { vulnerabilities: [], gaps: [matches], at: [at] };
      const vulnerabilities = matches.map((match): Vulnerability => ({ ...match, at, image }));
      return { vulnerabilities, gaps: [], at: [at] };
    },
  };
}

/** The packages of all documents, each once, with the platforms whose SBOMs list it. */
function packagesIn(attached: AttachedSboms | Gap, name: string): ImagePackages {
  if ('cause' in attached) return { packages: [], gaps: [attached] };
  const packages = new Map<string, ImagePackage>();
  const gaps: Gap[] = attached.missing.map((platform) => ({
    cause: 'no-sbom',
    subject: name,
    message: noAttachedSbom(platform === name ? undefined : platform),
  }));
  for (const { digest, platform, ofIndex, text } of attached.documents) {
    const { components, problems, empty } = parseSbom({ path: digest, text });
    if (ofIndex && empty) continue;
    for (const { message } of problems)
      gaps.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
    for (const { name: packageName, version, type, origins } of components) {
      const key = JSON.stringify([packageName, version, type, origins]);
      const platforms = [
        ...(packages.get(key)?.platforms ?? []),
        ...(platform === undefined ? [] : [platform]),
      ];
      packages.set(key, {
        name: packageName,
        ...compact({ version, type }),
        origins,
        platforms: [...new Set(platforms)],
      });
    }
  }
  return { packages: [...packages.values()], gaps };
}

interface LocalSboms {
  readonly packages: readonly PackageUse[];
  /** The documents, for the lines of findings. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly gaps: readonly Gap[];
}

/** Reads the SBOMs that the globs match. A glob that matches no file, and a file that cannot be read, are gaps. */
async function localSboms(files: Files, globs: readonly string[]): Promise<LocalSboms> {
  const packages: PackageUse[] = [];
  const sources = new Map<string, SourceFile>();
  const gaps: Gap[] = [];
  for (const match of await matchingFiles(files, globs)) {
    if ('glob' in match) {
      gaps.push({ cause: 'no-sbom', subject: match.glob, message: noSbomFile });
      continue;
    }
    const { path } = match;
    const unreadable = (message: string) => gaps.push({ cause: 'unreadable-file', subject: path, message });
    const read = await files.read(path, maxDocumentBytes);
    if ('unreadable' in read) {
      unreadable(sbomNotRead(read.unreadable));
      continue;
    }
    const source = { path, text: read.text };
    const { components, problems } = parseSbom(source);
    sources.set(path, source);
    for (const { message } of problems) unreadable(message);
    for (const { name, version, type, origins, span = { start: 0, end: 0 } } of components)
      packages.push({ name, ...compact({ version, type }), origins, at: { file: path, span } });
  }
  return { packages, files: sources, gaps };
}

/** The globs that match no file, then the matching files in order. */
async function matchingFiles(
  files: Files,
  globs: readonly string[],
): Promise<readonly ({ readonly glob: string } | { readonly path: string })[]> {
  if (globs.length === 0) return [];
  const matchesAny = pathMatcher(globs);
  // The list also contains folders that could not be read.
  const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
  const unmatched = globs.filter((glob) => !paths.some(pathMatcher([glob])));
  return [...unmatched.map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}

interface CollectedAdvisories {
  readonly advisories: readonly Advisory[];
  readonly packages: readonly PackageUse[];
  readonly vulnerabilities: readonly Vulnerability[];
}

type AdvisoryCollector = (
  occurrences: readonly Occurrence[],
  facts: ReadonlyMap<ImageOccurrence, Fact>,
) => Promise<{
  readonly advice: CollectedAdvisories;
  /** The SBOMs of the checkout. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly gaps: readonly Gap[];
  /** The same gaps by what they are about. */
  readonly placed: readonly PlacedGaps[];
  /**
   * One item per requested name: why its advisories are not known, or `undefined` if they are. An SBOM or scanner report
   * that is missing counts as one more item.
   */
  readonly asked: readonly (Cause | undefined)[];
}>;

type AdvisoryOptions = Pick<
  Config,
  'artifacts' | 'sbom' | 'sbomFromRegistry' | 'vulnerabilityReports' | 'registries'
>;

/**
 * Creates a collector that remembers its results: after a pin, it requests only what is new. `sources` may instead be
 * why the platform cannot be queried. The collector never throws a Failure; what fails is a gap.
 */
export function createAdvisoryCollector(
  sources: AdvisorySources | Gap,
  files: Files,
  options: AdvisoryOptions,
): AdvisoryCollector {
  const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
  const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
  if (!requested || 'cause' in sources) {
    const gaps = requested && 'cause' in sources ? [sources] : [];
    return async (occurrences) => ({
      advice: { advisories: [], packages: [], vulnerabilities: [] },
      files: new Map(),
      gaps,
      // The SBOMs of the checkout have not been looked for.
      placed: [{ gaps, at: sbom.length > 0 ? undefined : occurrences.map(({ at }) => at) }],
      asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
    });
  }
  const images = imageAdvisoryCollector(sources);
  const advisoriesFor = advisoryLookup(sources);
  let local: Promise<LocalSboms> | undefined;

  return async (occurrences, facts) => {
    local ??= localSboms(files, sbom);
    const pulled = pulledImages(occurrences, facts, registries);
    const [fromFiles, attached, scanned] = await Promise.all([
      local,
      Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
      Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
    ]);
    const named = artifacts.map((name): PackageUse => ({ name, origins: [] }));
    const packages = [...named, ...fromFiles.packages, ...attached.flatMap((image) => image.packages)];
    const { advisories, gaps, asked } = await advisoriesFor(packages);
    const sourceGaps = [...fromFiles.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
    return {
      advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
      files: fromFiles.files,
      gaps: [...sourceGaps, ...gaps],
      placed: [...attached, ...scanned, { gaps, at: packages.flatMap(({ at }) => at ?? []) }],
      asked: [...asked, ...sourceGaps.map(({ cause }) => cause)],
    };
  };
}

/** Requests every name once per run, in as few batches as possible, and accumulates the results. */
function advisoryLookup(sources: AdvisorySources) {
  const outcomes = new Map<string, Cause | undefined>();
  const advisories = new Map<string, Advisory>();
  const gaps: Gap[] = [];
  return async (packages: readonly PackageUse[]) => {
    const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
    const newNames = [...names].filter((name) => !outcomes.has(name)).sort();
    if (newNames.length > 0) {
      const answer = await sources.advisories(newNames);
      for (const name of newNames) outcomes.set(name, undefined);
      for (const advisory of answer.advisories) advisories.set(advisory.uid, advisory);
      for (const [name, cause] of answer.unanswered) outcomes.set(name, cause);
      append(gaps, answer.gaps);
    }
    return { advisories: [...advisories.values()], gaps: [...gaps], asked: [...outcomes.values()] };
  };
}
