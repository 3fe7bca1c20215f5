// What advisories need of the outside: the platform's lists, its scanner's reports, and what registries hold.
import type { Advisory, Vulnerability } from '../model/advisory.js';
import type { Platform } from '../model/config.js';
import { type Cause, Failure, type Gap, gapFrom } from '../model/failure.js';
import type { Digest } from '../model/image.js';
import { type CatalogueScope, findRepository } from '../resolve/catalogue.js';
import type { PlatformSources } from '../resolve/ports.js';
import { batchNames } from './platform/advisory-names.js';
import type { PlatformClient } from './platform/client.js';
import type { ContentSource } from './registry/content.js';

export type ScannerMatch = Omit<Vulnerability, 'at' | 'image'>;

export interface AdvisoryAnswer {
  readonly advisories: readonly Advisory[];
  readonly gaps: readonly Gap[];
  /** Names that were asked for in vain, with the cause. */
  readonly unanswered: ReadonlyMap<string, Cause>;
}

export interface AdvisorySources {
  /** The advisories of artifacts by their exact names. What fails is in `incomplete`; it never throws a Failure. */
  advisories(names: readonly string[]): Promise<AdvisoryAnswer>;
  /** What a registry holds, by its host; absent where nobody can pull from it. */
  content(registry: string): ContentSource | undefined;
  /** What the scanner found in an image. @throws Failure */
  scanned(repository: string, digest: Digest): Promise<readonly ScannerMatch[]>;
}

interface Options {
  /** Absent without a platform token. */
  readonly client: PlatformClient | undefined;
  readonly platform: Platform;
  readonly sources: PlatformSources;
  readonly scope: CatalogueScope;
  /** Of the platform's registry. */
  readonly content: ContentSource;
}

export function createAdvisorySources({
  client,
  platform,
  sources,
  scope,
  content,
}: Options): AdvisorySources {
  const host = new URL(platform.registryUrl).host;
  return {
    advisories: (names) => askAdvisories(client, platform.baseUrl, names),
    content: (registry) => (registry === host ? content : undefined),
    async scanned(path, digest) {
      if (client === undefined) throw noToken('Vulnerability reports');
      const repository = await findRepository(sources, scope, path);
      if (repository === undefined)
        throw new Failure('not-found', `The platform shows no repository ${path}`);
      if ('cause' in repository) throw new Failure(repository.cause, repository.message);
      const { vulnerabilityMatches } = await client.getVulnerabilityReport([repository.uid, digest]);
      return vulnerabilityMatches.map(({ vulnerability, pkg, fix }) => ({
        id: vulnerability.displayId ?? vulnerability.id,
        aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter(
          (id) => id !== (vulnerability.displayId ?? vulnerability.id),
        ),
        severity: vulnerability.severity,
        fixState: fix?.state ?? '',
        fixVersions: fix?.versions ?? [],
        ...(pkg?.name === undefined
          ? {}
          : { package: { name: pkg.name, ...(pkg.version === undefined ? {} : { version: pkg.version }) } }),
      }));
    },
  };
}

async function askAdvisories(
  client: PlatformClient | undefined,
  baseUrl: string,
  names: readonly string[],
): Promise<AdvisoryAnswer> {
  const { batches, tooLong } = batchNames(names, baseUrl);
  const asked = await Promise.all(
    batches.map(async (batch): Promise<AdvisoryAnswer> => {
      try {
        if (client === undefined) throw noToken('Advisories');
        const listed = await client.listAdvisories({ artifactNames: batch }).all();
        const wanted = new Set(batch);
        const advisories = listed.filter(({ artifactName }) => wanted.has(artifactName));
        return { advisories, gaps: [], unanswered: new Map() };
      } catch (error) {
        return inVain(batch, gapFrom(error, subjectOf(batch)));
      }
    }),
  );
  const unasked = new Failure('bad-answer', 'The name is too long for a request');
  if (tooLong.length > 0) asked.push(inVain(tooLong, gapFrom(unasked, subjectOf(tooLong))));
  return {
    advisories: asked.flatMap(({ advisories }) => advisories),
    gaps: asked.flatMap(({ gaps }) => gaps),
    unanswered: new Map(asked.flatMap(({ unanswered }) => [...unanswered])),
  };
}

function inVain(names: readonly string[], unknown: Gap): AdvisoryAnswer {
  const unanswered = new Map(names.map((name) => [name, unknown.cause]));
  return { advisories: [], gaps: [unknown], unanswered };
}

const maxNamed = 5;

function subjectOf(names: readonly string[]): string {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
  return `advisories for ${shown.join(', ')}${more}`;
}

function noToken(what: string): Failure {
  return new Failure(
    'no-credential',
    `${what} cannot be asked without a platform token: give \`identity\` or \`token\``,
  );
}
