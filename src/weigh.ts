// `new-only`: which findings the change introduces, by what the base commit holds.
import { introducedFindings } from './check/introduced.js';
import { type CiConnection, openBase } from './ci.js';
import type { Config } from './model/config.js';
import { type Unknown, unknownFrom } from './model/failure.js';
import type { Finding } from './model/finding.js';
import type { CommitFiles, Host } from './model/host.js';
import type { Occurrence } from './model/occurrence.js';
import { scanCheckout } from './scan/walk.js';

interface Weighed {
  readonly findings: readonly Finding[];
  readonly incomplete: readonly Unknown[];
}

/**
 * Says of each finding whether the change introduces it. On events without a base everything counts. A base that
 * cannot be read is an Unknown, and no finding is accused.
 */
export async function weigh(
  host: Host,
  config: Config,
  ci: CiConnection | Unknown,
  {
    findings,
    occurrences,
  }: { readonly findings: readonly Finding[]; readonly occurrences: readonly Occurrence[] },
): Promise<Weighed> {
  if (!config.newOnly || findings.length === 0) return { findings, incomplete: [] };
  try {
    if ('cause' in ci) return unweighed(findings, ci);
    const base = await openBase(host, ci);
    if (base === undefined) return { findings, incomplete: [] };
    const [scanned, baseFiles, files] = await Promise.all([
      scanCheckout(base.files, config),
      base.files.list(),
      host.files.list(),
    ]);
    const unchanged = await unchangedFiles(findings, occurrences, base.files, host);
    const introduced = introducedFindings(
      { findings, occurrences, files: new Set(files) },
      {
        occurrences: scanned.occurrences,
        files: new Set(baseFiles),
        unchanged: (file) => unchanged.has(file),
      },
    );
    return {
      findings: findings.map((finding) => ({ ...finding, introduced: introduced.has(finding) })),
      incomplete: [],
    };
  } catch (error) {
    return unweighed(findings, unknownFrom(error, 'base commit'));
  }
}

function unweighed(findings: readonly Finding[], { cause, message }: Unknown): Weighed {
  const sentence = `What the change introduces is not known: ${message}`;
  return {
    findings: findings.map((finding) => ({ ...finding, introduced: 'unknown' as const })),
    incomplete: [{ cause, subject: 'base commit', message: sentence }],
  };
}

/** Of the files with findings but without references, those that the base holds unchanged. */
async function unchangedFiles(
  findings: readonly Finding[],
  occurrences: readonly Occurrence[],
  base: CommitFiles,
  host: Host,
): Promise<ReadonlySet<string>> {
  const scanned = new Set(occurrences.map(({ at }) => at.file));
  const files = new Set(
    findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])),
  );
  const unchanged = new Set<string>();
  for (const file of files) {
    const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
    if ('text' in now && 'text' in before && now.text === before.text) unchanged.add(file);
  }
  return unchanged;
}
