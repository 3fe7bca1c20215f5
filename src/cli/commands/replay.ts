// `replay`: re-evaluates a recorded report offline, optionally with other settings or another policy.
import path from 'node:path';
import { checks } from '../../checks/index.js';
import { checkoutPolicy } from '../../ci/policy-sources.js';
import { type Context, printJson } from '../../command/context.js';
import { inputNames } from '../../command/names.js';
import { fileMistakes, readReportFile } from '../../command/report-file.js';
import { loadPolicy } from '../../config/policy/extends.js';
import { issueText } from '../../config/policy/issue.js';
import { diskFiles } from '../../host/files/files.js';
import { compact } from '../../model/collections.js';
import type { Policy } from '../../model/judgement/policy.js';
import { terminalText } from '../../output/terminal/index.js';
import { viewOf } from '../../output/view.js';
import { replay } from '../../replay/index.js';
import { replaySettings } from '../../replay/settings.js';

/** Prints what the run would have printed and returns its exit code; 2 if the report cannot be used. */
export async function replayReport(context: Context): Promise<number> {
  const { invocation, out, colour, width } = context;
  const { operands, flags, json } = invocation;
  const wrong = (issues: readonly string[]) => fileMistakes(context, issues);
  const file = operands[0];
  if (file === undefined)
    return wrong(['`replay` requires REPORT, the JSON report of an earlier run (`--report`).']);
  const read = await readReportFile(file);
  const policy = await policyOf(flags.get('config'));
  const issues = [read, policy].flatMap((one) => ('issues' in one ? one.issues : []));
  if ('issues' in read || 'issues' in policy) return wrong(issues);
  const options = replaySettings(read.report, flags, policy.policy);
  if ('issues' in options) return wrong(options.issues);
  const outcome = replay(read.report, options);
  if ('issues' in outcome) return wrong(outcome.issues.map((one) => `${file}: ${one}`));
  const { report, exitCode } = outcome;
  const format = { colour, ...compact({ width }) };
  if (json) await printJson(context, report);
  else out(terminalText(report, viewOf(report), format, checks));
  return exitCode;
}

type Issues = { readonly issues: readonly string[] };

/** Reads a local policy. Policies of other repositories that it extends are not fetched. */
async function policyOf(file: string | undefined): Promise<{ readonly policy?: Policy } | Issues> {
  if (file === undefined) return {};
  const [root, inside] = path.isAbsolute(file) ? [path.dirname(file), path.basename(file)] : ['.', file];
  const loaded = await loadPolicy({
    path: inside,
    required: true,
    read: checkoutPolicy(diskFiles(root, undefined)),
    remote: async ({ owner, repository, path: there, ref }) => {
      const subject = `${owner}/${repository}/${there}@${ref}`;
      const message = 'The policy cannot be read: a replay makes no requests';
      return { unknown: { cause: 'policy-unread', subject, message } };
    },
    names: inputNames,
  });
  return 'issues' in loaded ? { issues: loaded.issues.map(issueText) } : loaded;
}
