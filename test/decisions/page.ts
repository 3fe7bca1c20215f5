// docs/decisions.md, drawn from the table that the tests run.
import { covered, type Decision, decisions, events, found } from './table.js';

/** The whole page. */
export function decisionsPage(): string {
  return `# Decisions

What a run says, by what set it off, what it found, how much was answered, and its settings. The tests run every row of this
page, one run for each combination that it names, and hold the page to their table (\`test/decisions/table.ts\`).

1. A finding **counts** when \`fail-on\` names its severity or its check, no waiver in force accepts it, and, under \`new-only\` on a
   pull request or in a merge queue, the change introduces it.
2. A finding that counts makes the verdict \`fail\`, also when more is not known. Two exceptions: while a part of the policy cannot be
   read nobody is accused, for that part may accept the finding; and when nobody is signed in, the verdict is \`incomplete\` unless
   \`on-incomplete\` is \`warn\`.
3. Else, when anything that was asked is not known, the verdict is \`incomplete\`. It is never \`pass\`.
4. Else it is \`pass\`.

Exit codes: 0 \`pass\`, or \`incomplete\` under \`on-incomplete: warn\` · 1 \`fail\` · 2 the inputs or the policy are wrong, and nothing was
asked · 3 \`incomplete\`. The action fails its step for 1, 2 and 3.

## Events

| Event | Policy in force | Under \`new-only\` |
| --- | --- | --- |
| \`pull_request\`, \`pull_request_target\` | the base commit's; with \`policy-from: head\` the checkout's | held against the base commit |
| \`merge_group\` | the same, of the commit that the queue merges into | held against that commit |
| \`push\`, \`schedule\`, \`workflow_dispatch\`, others, the command line | the checkout's | everything counts |

## Findings and coverage

| Finding | Means |
| --- | --- |
${Object.entries(found)
  .map(([name, text]) => `| ${name} | ${text} |`)
  .join('\n')}

| Coverage | Means |
| --- | --- |
${Object.entries(covered)
  .map(([name, text]) => `| ${name} | ${text} |`)
  .join('\n')}

In \`audit\`, \`fail-on\` is \`none\` by default: no finding fails it unless that is asked for.

## Table

| Event | Findings | Coverage | Settings | Verdict | Exit code |
| --- | --- | --- | --- | --- | --- |
${decisions.map(row).join('\n')}

## Deciding again

\`tagproof replay REPORT\` decides once more from what a report recorded: it asks nobody, and gives the same findings, verdict and
exit code. \`--fail-on\`, \`--on-incomplete\`, \`--max-age\`, \`--as-of\` and \`--config FILE\` (another policy) decide under other settings, so
that a policy can be tried on last month's reports before it is enforced. What the report does not hold, such as the part of a
history that no pin needed, is unknown and never guessed. The report holds references, facts, histories, packages that
advisories name, and the policy in force; no token, and no text of a file beside its references and the lines of its fixes.
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
