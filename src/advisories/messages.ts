// The messages of this folder: findings about advisories and scanner matches, and why packages are not known.

import { imageName } from '../model/images/image.js';
import type { Advisory, AdvisoryEvent, Vulnerability } from '../model/judgement/advisory.js';
import type { SeverityRating } from '../model/judgement/severity.js';
import { onOneLine } from '../model/text/text.js';
import { formatDay } from '../model/text/time.js';
import type { AdvisoryMatch, AdvisoryState } from './match.js';

const statusTexts: Readonly<Record<AdvisoryEvent['status'], string>> = {
  detected: 'detected, not analyzed yet',
  'true-positive': 'confirmed by the platform to affect the package',
  'false-positive': 'reported by the platform as a false positive',
  fixed: 'fixed',
  patched: 'patched',
  'pending-upstream-fix': 'waiting for a fix upstream',
  'not-planned': 'no fix is planned',
  'analysis-not-planned': 'no analysis is planned',
  unknown: 'its status is unknown',
};
const maxListed = 5;
const maxTextLength = 120;

/** The message of an advisory finding: one line, without control characters from outside. */
export function advisoryMessage(
  { advisory, use, uses }: AdvisoryMatch,
  state: AdvisoryState,
  severity: SeverityRating | undefined,
): string {
  const { artifactName, advisoryId, updateTime } = advisory;
  const version = use.version === undefined ? '' : ` ${shown(use.version)}`;
  const builtAs = listed(uses.map(({ name }) => name).filter((name) => name !== artifactName));
  const where = use.image === undefined ? '' : ` in ${imageName(use.image)}${platformsOf(uses)}`;
  const subject = `${shown(artifactName)}${version}${builtAs === '' ? '' : ` (as ${builtAs})`}${where}`;
  const updatedAt = Date.parse(updateTime);
  const updated = Number.isNaN(updatedAt) ? shown(updateTime) : formatDay(updatedAt);
  const id = `${shown(advisoryId)}${aliasesOf(advisory)} (updated ${updated})`;
  return `${subject}: ${id}. ${conclusionOf(state, severity, use.version)}`;
}

/** The message of a scanner match, likewise. */
export function scannerMessage(vulnerability: Vulnerability): string {
  const { image, id, aliases, severity, fixState, fixVersions } = vulnerability;
  const { name = 'a package', version } = vulnerability.package ?? {};
  const otherIds = listed(aliases);
  const subject = `${shown(name)}${version === undefined ? '' : ` ${shown(version)}`} in ${imageName(image)}`;
  const rating = severity === '' ? 'Its severity is unknown' : `Severity ${shown(severity).toLowerCase()}`;
  const versions = listed(fixVersions);
  const state = fixState === '' ? 'whether a fix exists is unknown' : `fix: ${shown(fixState)}`;
  const fix = versions === '' ? state : `fixed in ${versions}`;
  return `${subject}: ${shown(id)}${otherIds === '' ? '' : ` (${otherIds})`}, found by the platform's scanner. ${rating}; ${fix}`;
}

function conclusionOf(
  state: AdvisoryState,
  severity: SeverityRating | undefined,
  version: string | undefined,
): string {
  const match = 'Possible match by name';
  const rating = severityText(severity);
  if (state.kind === 'affected') return `${capital(rating)}; fixed in ${shown(state.fixedVersion)}`;
  const latest = state.kind === 'open' ? state.latest : undefined;
  if (latest === undefined) {
    return severity === undefined
      ? `${match}: its severity and status are unknown`
      : `${match}: ${rating}; its status is unknown`;
  }
  if (latest.fixedVersion !== undefined) {
    const why =
      version === undefined ? 'but the version in use is unknown' : 'but the versions cannot be compared';
    return `${match}: ${rating}; fixed in ${shown(latest.fixedVersion)}, ${why}`;
  }
  return `${match}: ${rating}; ${statusTexts[latest.status]}`;
}

function severityText(severity: SeverityRating | undefined): string {
  if (severity === undefined) return 'its severity is unknown';
  const score = severity.score === undefined ? '' : ` (CVSS ${severity.score})`;
  const worse = severity.orWorse ? ' or worse (another score could not be read)' : '';
  return `severity ${severity.level}${score}${worse}`;
}

function aliasesOf({ aliases = [], advisoryId }: Advisory): string {
  const others = listed(aliases.filter((alias) => alias !== advisoryId));
  return others === '' ? '' : ` = ${others}`;
}

function platformsOf(uses: AdvisoryMatch['uses']): string {
  const platforms = listed(uses.flatMap((use) => use.platforms ?? []));
  return platforms === '' ? '' : ` (${platforms})`;
}

/** Each text once, and only the first five. */
function listed(texts: readonly string[]): string {
  const distinct = [...new Set(texts)];
  const more = distinct.length - maxListed;
  return distinct.slice(0, maxListed).map(shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Text from outside on one line, cut if it is long. */
function shown(text: string): string {
  const line = onOneLine(text, text.length);
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const noSbomFile = 'No file in the checkout matches this glob of `sbom`';

export function sbomNotRead(why: string): string {
  return `The SBOM was not read: ${why}`;
}

/** `platform` is absent if the image has one platform only. */
export function noAttachedSbom(platform: string | undefined): string {
  return `The registry has no SBOM for ${platform ?? 'this image'}, so its packages are not known`;
}

/** The subject of a gap: the scanner report of an image. */
export function scannerReportOf(image: string): string {
  return `vulnerability report of ${image}`;
}
