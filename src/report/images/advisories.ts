// What the report knows of the advisory that a finding is about: its severity, its page, and the versions with a fix.

import { compact } from '../../model/collections.js';
import { newestEvent } from '../../model/judgement/advisory.js';
import { parseRiskLevel, type SeverityRating, severityOf } from '../../model/judgement/severity.js';
import { compareText } from '../../model/text/text.js';
import type { Report, ReportedAdvisory, ReportedFinding } from '../schema/schema.js';
import { advisoryUrl } from './links.js';
import type { ImageAdvisory } from './schema.js';

/** The advisory of a finding; `undefined` for a finding about something else. */
export type AdvisoryOf = (finding: ReportedFinding) => ImageAdvisory | undefined;

/** Looks advisories up in the feed of the report and in the matches of the platform's scanner. */
export function advisoryLookup({ advisories, references, record }: Report): AdvisoryOf {
  const known = new Map<string, ImageAdvisory>();
  for (const {
    reference,
    id,
    aliases,
    severity,
    package: artifact,
    fixVersions,
  } of record?.vulnerabilities ?? []) {
    const image = references[reference];
    const level = parseRiskLevel(severity);
    known.set(
      keyOf(id, artifact?.name, image),
      describe(id, aliases, artifact?.name, level && { level }, fixVersions),
    );
  }
  for (const advisory of advisories)
    known.set(keyOf(advisory.advisoryId, advisory.artifactName), inFeed(advisory));
  return (finding) => {
    const { advisory: id, artifact } = finding;
    if (id === undefined) return undefined;
    return (
      known.get(keyOf(id, artifact, finding.image)) ??
      known.get(keyOf(id, artifact)) ??
      describe(id, [], artifact, undefined, [])
    );
  };
}

function inFeed(advisory: ReportedAdvisory): ImageAdvisory {
  const { advisoryId, artifactName, aliases = [], severities = [], events = [] } = advisory;
  const { fixedVersion, patchedVersions = [] } = newestEvent(events) ?? {};
  const fixedIn = fixedVersion === undefined ? patchedVersions : [fixedVersion];
  return describe(advisoryId, aliases, artifactName, severityOf(severities), fixedIn);
}

function describe(
  id: string,
  aliases: readonly string[],
  artifact: string | undefined,
  rating: SeverityRating | undefined,
  fixedIn: readonly string[],
): ImageAdvisory {
  const others = aliases.filter((alias) => alias !== id);
  return {
    id,
    ...compact({ url: advisoryUrl(id, others), artifact, level: rating?.level, score: rating?.score }),
    ...(others.length === 0 ? {} : { aliases: others }),
    ...(fixedIn.length === 0 ? {} : { fixedIn: [...fixedIn] }),
  };
}

function keyOf(
  id: string,
  artifact: string | undefined,
  image?: { readonly registry?: string | undefined; readonly repository?: string | undefined },
): string {
  return JSON.stringify([id, artifact, image?.registry, image?.repository]);
}

/** True if a version with a fix is known. */
export function hasFix({ fixedIn = [] }: Pick<ImageAdvisory, 'fixedIn'>): boolean {
  return fixedIn.length > 0;
}

const levels = ['none', 'low', 'medium', undefined, 'high', 'critical'];

/** The order of the advisories of an image: open ones first, then the most severe; an unknown severity ranks below high. */
export function worstAdvisoryFirst(a: ImageAdvisory, b: ImageAdvisory): number {
  return (
    Number(a.waived === true) - Number(b.waived === true) ||
    levels.indexOf(b.level) - levels.indexOf(a.level) ||
    (b.score ?? 0) - (a.score ?? 0) ||
    compareText(a.id, b.id)
  );
}
