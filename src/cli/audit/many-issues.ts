// Which flags do not fit an audit of several repositories.
import type { Invocation } from '../args/arguments.js';
import { duplicatesIn } from './one.js';

/** Flags whose output is a single document or place for each run. */
const singleRunFlags = ['sarif', 'html', 'issue', 'comment', 'pull-request', 'ledger', 'since'];

/** What is wrong with the flags of an audit of several repositories, one sentence each. */
export function manyIssues(invocation: Invocation, names: readonly string[]): readonly string[] {
  const [shard, jobs] = [invocation.flags.get('shard'), invocation.flags.get('jobs')];
  const given = singleRunFlags.filter((name) => invocation.flags.has(name));
  return [
    ...(names.length === 0
      ? ['`--shard` and `--json-lines` require `--repository`, or `--plan` with `--shard`.']
      : []),
    ...outputIssues(invocation),
    ...(shard === undefined || /^\d{1,3}\/\d{1,3}$/.test(shard)
      ? []
      : [`\`--shard\` is \`${shard.slice(0, 100)}\`, but must be like 3/8.`]),
    ...(jobs === undefined || /^[1-9]\d{0,2}$/.test(jobs)
      ? []
      : [`\`--jobs\` is \`${jobs.slice(0, 100)}\`, but must be a number from 1 to 999.`]),
    ...duplicatesIn(names).map((name) => `\`--repository\` names ${name} more than once.`),
    ...given.map(
      (name) =>
        `\`--${name}\` only works for a single repository. For a common report, use \`tagproof merge\`.`,
    ),
    ...(invocation.operands.length > 0 ? ['Set either a folder or repositories, not both.'] : []),
  ];
}

/** With `--json-lines`, standard output is the report. */
function outputIssues({ flags, switches, json }: Invocation): readonly string[] {
  if (!switches.has('json-lines')) return [];
  const others = [...(flags.has('report') ? ['`--report`'] : []), ...(json ? ['`--json`'] : [])];
  return others.map((other) => `Set either \`--json-lines\` or ${other}, not both.`);
}
