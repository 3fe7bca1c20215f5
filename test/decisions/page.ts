// docs/decisions.md, generated from the table that the tests run.
import { covered, type Decision, decisions, events, found } from './table.js';

/** The whole page. */
export function decisionsPage(): string {
  return `# Decisions

This page shows how the verdict of a run depends on its trigger, its findings, how much could be verified, and its settings. The
tests execute every row: every night each combination that it names, on a change some of them. They compare the page with their table
(\`test/decisions/table.ts\`).

1. A finding is **blocking** if \`fail-on\` includes its severity or its check, no active waiver accepts it, and, on a change, the
   change introduces it (\`new-only\`, the default), so that a pull request does not fail because time has passed. \`digest-not-in-history\`,
   \`wrong-signer\` and \`rewritten-ledger\` count wherever they are. A check in \`fail-on\` counts at any severity, but not in
   [test data](reference.md#test-data): there it takes \`fail-on: notice\`.
2. A blocking finding makes the verdict \`fail\`, even if something else could not be verified. There are two exceptions: if a part of
   the policy cannot be read, no finding is blocking, because that part may accept it; and if the run is not signed in, the verdict is
   \`incomplete\` unless \`on-incomplete\` is \`warn\`.
3. Otherwise, if a question that the settings ask could not be answered, the verdict is \`incomplete\`, never \`pass\`. What counts as such a
   question is in [reports.md](reports.md#what-was-asked-and-what-is-known). On a change, it does not fail the run if nothing that the
   change adds or edits needs the answer, unless \`on-incomplete\` is \`strict\`: the default branch and audits fail for the rest.
4. Otherwise, the verdict is \`pass\`.

Exit codes: 0 \`pass\`, or \`incomplete\` under \`on-incomplete: warn\` or where nothing that the change touches needs what is missing · 1 \`fail\` · 2 the inputs or the policy are invalid, and no
request was sent · 3 \`incomplete\`. The action fails its step for 1, 2 and 3.

## Events

| Event | Effective policy | With \`new-only\`, the default |
| --- | --- | --- |
| \`pull_request\`, \`pull_request_target\` | the base commit's; with \`policy-from: head\` the checkout's | compared with the base commit |
| \`merge_group\` | the same, for the commit that the queue merges into | compared with that commit |
| \`push\`, \`schedule\`, \`workflow_dispatch\` and others on the default branch, the command line | the checkout's | all findings count |

Everything else, and every other CI system, is in [trust.md](trust.md).

## Findings and coverage

| Finding | Meaning |
| --- | --- |
${Object.entries(found)
  .map(([name, text]) => `| ${name} | ${text} |`)
  .join('\n')}

| Coverage | Meaning |
| --- | --- |
${Object.entries(covered)
  .map(([name, text]) => `| ${name} | ${text} |`)
  .join('\n')}

In \`audit\`, \`fail-on\` is \`none\` by default, so findings only fail an audit if that is configured, and \`new-only\` is \`false\`.

## Table

| Event | Findings | Coverage | Settings | Verdict | Exit code |
| --- | --- | --- | --- | --- | --- |
${decisions.map(row).join('\n')}

## Replaying a report

\`tagproof replay REPORT\` repeats the decision from the data in a report: it sends no requests, and returns the same findings,
verdict and exit code. With \`--fail-on\`, \`--on-incomplete\`, \`--max-age\`, \`--as-of\` and \`--config FILE\` (another policy) it decides
with other settings, so you can try a policy on last month's reports before you enforce it. Data that the report does not contain,
such as the part of a history that no pin needed, is unknown and never guessed. The report contains references, facts, histories,
the packages that advisories name, and the effective policy. It contains no tokens, and no file content except the references and
the lines of their fixes.
`;
}

function row(decision: Decision): string {
  const every = decision.events.length === events.length;
  const cells = [
    every
      ? 'any'
      : decision.events.map((name) => (name === 'command line' ? name : `\`${name}\``)).join(', '),
    decision.findings.join(' · '),
    decision.coverage.join(', '),
    decision.settings.map(settingsOf).join(' or '),
    `\`${decision.verdict}\``,
    String(decision.exitCode),
  ];
  return `| ${cells.join(' | ')} |`;
}

function settingsOf(settings: Readonly<Record<string, string>>): string {
  const given = Object.entries(settings).map(([name, value]) => `\`${name}: ${value}\``);
  return given.length === 0 ? 'defaults' : given.join(' ');
}
