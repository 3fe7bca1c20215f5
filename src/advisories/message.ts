// What a finding says of an advisory: the package, the vulnerability, how bad, what became of it.
import type { Advisory, AdvisoryEvent, Vulnerability } from '../model/advisory.js';
import { imageName } from '../model/image.js';
import type { AdvisoryMatch } from './match.js';
import type { SeverityRating } from './severity.js';
import type { AdvisoryState } from './status.js';

const statusWords: Readonly<Record<AdvisoryEvent['status'], string>> = {
  detected: 'detected, nobody has judged it yet',
  'true-positive': 'the platform says that it affects the package',
  'false-positive': 'the platform says that it does not affect the package',
  fixed: 'fixed',
  patched: 'patched',
  'pending-upstream-fix': 'waiting for a fix upstream',
  'not-planned': 'no fix is planned',
  'analysis-not-planned': 'no analysis is planned',
  unknown: 'its status is not known',
};
const maxShown = 5;

/** One line, without control characters of what came from outside. */
export function advisoryMessage(
  { advisory, use, uses }: AdvisoryMatch,
  standing: AdvisoryState,
  risk: SeverityRating | undefined,
): string {
  const { artifactName, advisoryId, updateTime } = advisory;
  const version = use.version === undefined ? '' : ` ${shown(use.version)}`;
  const built = listed(uses.map(({ name }) => name).filter((name) => name !== artifactName));
  const where = use.image === undefined ? '' : ` in ${imageName(use.image)}${platformsOf(uses)}`;
  const subject = `${shown(artifactName)}${version}${built === '' ? '' : ` (as ${built})`}${where}`;
  const id = `${shown(advisoryId)}${aliasesOf(advisory)} (updated ${shown(updateTime)})`;
  return `${subject}: ${id}. ${verdictOf(standing, risk, use.version)}`;
}

export function scannerMessage(vulnerability: Vulnerability): string {
  const { image, id, aliases, severity, fixState, fixVersions } = vulnerability;
  const { name = 'a package', version } = vulnerability.package ?? {};
  const also = listed(aliases);
  const subject = `${shown(name)}${version === undefined ? '' : ` ${shown(version)}`} in ${imageName(image)}`;
  const bad = severity === '' ? 'Its severity is not known' : `Severity ${shown(severity).toLowerCase()}`;
  const versions = listed(fixVersions);
  const state = fixState === '' ? 'whether there is a fix is not known' : `fix: ${shown(fixState)}`;
  const fix = versions === '' ? state : `fixed in ${versions}`;
  return `${subject}: ${shown(id)}${also === '' ? '' : ` (${also})`}, found by the platform's scanner. ${bad}; ${fix}`;
}

function verdictOf(
  standing: AdvisoryState,
  risk: SeverityRating | undefined,
  version: string | undefined,
): string {
  const possible = 'A possible match by name';
  const bad = severityWords(risk);
  if (standing.kind === 'affected') return `${capital(bad)}; fixed in ${shown(standing.fixedVersion)}`;
  const latest = standing.kind === 'open' ? standing.latest : undefined;
  if (latest === undefined) {
    return risk === undefined
      ? `${possible}: its severity and status are not known`
      : `${possible}: ${bad}; its status is not known`;
  }
  if (latest.fixedVersion !== undefined) {
    const why = version === undefined ? 'the version in use is not known' : 'the versions cannot be compared';
    return `${possible}: ${bad}; fixed in ${shown(latest.fixedVersion)}, and ${why}`;
  }
  return `${possible}: ${bad}; ${statusWords[latest.status]}`;
}

function severityWords(risk: SeverityRating | undefined): string {
  if (risk === undefined) return 'its severity is not known';
  const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
  return `severity ${risk.level}${score}${risk.orWorse ? ' or worse, for another score cannot be read' : ''}`;
}

function aliasesOf({ aliases = [], advisoryId }: Advisory): string {
  const others = listed(aliases.filter((alias) => alias !== advisoryId));
  return others === '' ? '' : ` = ${others}`;
}

function platformsOf(uses: AdvisoryMatch['uses']): string {
  const platforms = listed(uses.flatMap(({ platforms: own }) => own ?? []));
  return platforms === '' ? '' : ` (${platforms})`;
}

/** Each once, the first five. */
function listed(texts: readonly string[]): string {
  const distinct = [...new Set(texts)];
  const more = distinct.length - maxShown;
  return distinct.slice(0, maxShown).map(shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Text from outside, cut, on one line. */
function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
