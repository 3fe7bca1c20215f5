// The campaign's table, as docs/measurements/campaign.md shows it.
import type { Tally } from './campaign.js';
import { harms } from './judge.js';
import { kindNames } from './world-kinds.js';

export function tableOf(
  { runs, verdicts, events, requests, faulty, hostile, pulled, harms: counted, kinds }: Tally,
  seed: number,
): string {
  const ends = Object.entries(verdicts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const {
    pull_request = 0,
    pull_request_target = 0,
    merge_group = 0,
    merged_result = 0,
    branch = 0,
  } = events;
  const proposed = pull_request + pull_request_target + merge_group + merged_result;
  const rows: readonly (readonly [string, number])[] = [
    [`Runs, seeds ${seed} to ${seed + runs - 1}`, runs],
    ['… of them under faults', faulty],
    ['… with hostile names and texts', hostile],
    ['… on pull requests and in merge queues', proposed],
    ['… on pushes to branches that are not the default one', branch],
    ['Images that are pulled from the files', pulled],
    ['Requests', requests],
    ...ends.map(([verdict, count]) => [`Ended as ${verdict}`, count] as const),
    ...harms.map((harm) => [`**${harm[0]?.toUpperCase()}${harm.slice(1)}**`, counted[harm]] as const),
  ];
  return [
    '| What | Count |',
    '| --- | ---: |',
    ...rows.map(([what, count]) => `| ${what} | ${count} |`),
    '',
    '| World | Runs | … that did harm |',
    '| --- | ---: | ---: |',
    ...kindNames.map((name) => `| ${name} | ${kinds[name]?.runs ?? 0} | ${kinds[name]?.harmed ?? 0} |`),
  ].join('\n');
}
