// What the advisories stage requests: the platform's advisories, its scanner's reports, and SBOMs in its registry.
import type { AdvisoryAnswer, AdvisorySources, ScannerMatch } from '../advisories/ports.js';
import { compact } from '../model/collections.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import { type CatalogueScope, findRepository } from '../model/images/repository.js';
import type { Platform } from '../model/run/config.js';
import type { Surface } from '../model/run/surface.js';
import type { PlatformSources } from '../resolve/ports.js';
import { advisorySubject, platformTokenNeeded } from './messages.js';
import { batchNames } from './platform/advisories.js';
import type { PlatformClient } from './platform/client.js';
import { sbomFinder } from './registry/attached.js';
import type { ContentSource } from './registry/attached-manifests.js';

interface Options {
  /** Absent without a platform token. */
  readonly client: PlatformClient | undefined;
  readonly platform: Platform;
  readonly sources: PlatformSources;
  readonly scope: CatalogueScope;
  /** Of the platform's registry. */
  readonly content: ContentSource;
  readonly surface: Surface;
}

/** Implements the port of the advisories stage. */
export function createAdvisorySources(options: Options): AdvisorySources {
  const { client, platform, sources, scope, content, surface } = options;
  const host = new URL(platform.registryUrl).host;
  const findSboms = sbomFinder(content);
  return {
    advisories: (names) => requestAdvisories(options, names),
    sbomsIn: (registry) => (registry === host ? findSboms : undefined),
    async scanned(path, digest) {
      if (client === undefined) throw missingToken('Vulnerability reports', surface);
      const repository = await findRepository(sources, scope, path);
      if (repository === undefined)
        throw new Failure('not-found', `The platform lists no repository ${path}`);
      if ('cause' in repository) throw new Failure(repository.cause, repository.message);
      const { vulnerabilityMatches, lastSeen } = await client.getVulnerabilityReport([
        repository.uid,
        digest,
      ]);
      if (vulnerabilityMatches.length === 0 && lastSeen === undefined)
        throw new Failure('not-found', `The platform has not scanned ${path}@${digest}: its report is empty`);
      return vulnerabilityMatches.map(scannerMatch);
    },
  };
}

type ScannerReport = Awaited<ReturnType<PlatformClient['getVulnerabilityReport']>>;

function scannerMatch({
  vulnerability,
  pkg,
  fix,
}: ScannerReport['vulnerabilityMatches'][number]): ScannerMatch {
  const id = vulnerability.displayId ?? vulnerability.id;
  return {
    id,
    aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter((alias) => alias !== id),
    severity: vulnerability.severity,
    fixState: fix?.state ?? '',
    fixVersions: fix?.versions ?? [],
    ...(pkg?.name === undefined ? {} : { package: { name: pkg.name, ...compact({ version: pkg.version }) } }),
  };
}

async function requestAdvisories(
  { client, platform, surface }: Options,
  names: readonly string[],
): Promise<AdvisoryAnswer> {
  const { batches, tooLong } = batchNames(names, platform.baseUrl);
  const answers = await Promise.all(
    batches.map(async (batch): Promise<AdvisoryAnswer> => {
      try {
        if (client === undefined) throw missingToken('Advisories', surface);
        const listed = await client.listAdvisories({ artifactNames: batch }).all();
        const wanted = new Set(batch);
        const advisories = listed.filter(({ artifactName }) => wanted.has(artifactName));
        return { advisories, gaps: [], unanswered: new Map() };
      } catch (error) {
        return unansweredNames(batch, gapFrom(error, advisorySubject(batch)));
      }
    }),
  );
  const failure = new Failure('bad-answer', 'The name is too long for a request');
  if (tooLong.length > 0) answers.push(unansweredNames(tooLong, gapFrom(failure, advisorySubject(tooLong))));
  return {
    advisories: answers.flatMap(({ advisories }) => advisories),
    gaps: answers.flatMap(({ gaps }) => gaps),
    unanswered: new Map(answers.flatMap(({ unanswered }) => [...unanswered])),
  };
}

function unansweredNames(names: readonly string[], gap: Gap): AdvisoryAnswer {
  return { advisories: [], gaps: [gap], unanswered: new Map(names.map((name) => [name, gap.cause])) };
}

function missingToken(what: string, surface: Surface): Failure {
  return new Failure('no-credential', platformTokenNeeded(what, surface));
}
