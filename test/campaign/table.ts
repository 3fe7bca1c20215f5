// The campaign's table, as docs/reliability.md shows it.
import type { Tally } from './campaign.js';
import { harms } from './judge.js';

export function tableOf({ runs, verdicts, requests, faulty, harms: counted }: Tally, seed: number): string {
  const ends = Object.entries(verdicts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows: readonly (readonly [string, number])[] = [
    [`Runs, seeds ${seed} to ${seed + runs - 1}`, runs],
    ['… of them under faults', faulty],
    ['Requests', requests],
    ...ends.map(([verdict, count]) => [`Ended as ${verdict}`, count] as const),
    ...harms.map((harm) => [`**${harm[0]?.toUpperCase()}${harm.slice(1)}**`, counted[harm]] as const),
  ];
  return [
    '| What | Count |',
    '| --- | ---: |',
    ...rows.map(([what, count]) => `| ${what} | ${count} |`),
  ].join('\n');
}
