// Counts the findings of all repositories by the owners of their files.
import { compareText } from '../../../model/text.js';
import type { ReportedTeam } from '../../../report/changes-schema.js';
import type { ReportedFinding } from '../../../report/schema.js';

/** More teams than this are not counted one by one: their findings count as those of files without an owner. */
const maxTeams = 2000;

export interface TeamTally {
  readonly add: (origin: string, findings: readonly ReportedFinding[]) => void;
  /** The most errors first; `undefined` if no file has a known owner. */
  readonly teams: () => ReportedTeam[] | undefined;
}

/** A tally without any finding. */
export function teamTally(): TeamTally {
  const counts = new Map<
    string,
    { repositories: Set<string>; findings: number; bySeverity: Map<string, number> }
  >();
  const of = (team: string) => {
    const name = counts.size >= maxTeams && !counts.has(team) ? '' : team;
    const known = counts.get(name) ?? { repositories: new Set(), findings: 0, bySeverity: new Map() };
    counts.set(name, known);
    return known;
  };
  return {
    add(origin, findings) {
      for (const { owners = [], severity, waived } of findings) {
        if (waived !== undefined) continue;
        for (const owner of owners.length === 0 ? [''] : owners) {
          const team = of(owner);
          team.repositories.add(origin);
          team.findings += 1;
          team.bySeverity.set(severity, (team.bySeverity.get(severity) ?? 0) + 1);
        }
      }
    },
    teams() {
      if ([...counts.keys()].every((team) => team === '')) return undefined;
      return [...counts]
        .map(([team, { repositories, findings, bySeverity }]) => ({
          team,
          repositories: repositories.size,
          findings,
          bySeverity: Object.fromEntries([...bySeverity].sort(([a], [b]) => compareText(a, b))),
        }))
        .sort(
          (a, b) =>
            (b.bySeverity.error ?? 0) - (a.bySeverity.error ?? 0) ||
            b.findings - a.findings ||
            compareText(a.team, b.team),
        );
    },
  };
}
