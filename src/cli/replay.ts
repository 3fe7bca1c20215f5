// `replay`: the decisions of a report once more, offline, also under other settings or another policy.
import path from 'node:path';
import { checks } from '../checks/index.js';
import { checkoutPolicy } from '../ci/policy-sources.js';
import { policyWords } from '../config/index.js';
import { loadPolicy } from '../config/policy/extends.js';
import { issueText } from '../config/policy/issue.js';
import { diskFiles } from '../host/files.js';
import type { Policy } from '../model/policy.js';
import { plain } from '../output/escape.js';
import { terminalText } from '../output/terminal/index.js';
import { viewOf } from '../output/view.js';
import { replay } from '../replay/index.js';
import { replaySettings } from '../replay/settings.js';
import { type Report, reportSchema } from '../report/schema.js';
import { type Context, usageErrors } from './context.js';

const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;

/** Prints what the run would have printed, and gives its exit code; 2 for what is no whole report. */
export async function replayReport(context: Context): Promise<number> {
  const { invocation, out, err, colour, width } = context;
  const { operands, flags, json } = invocation;
  const wrong = (issues: readonly string[]) => {
    const shown = issues.slice(0, maxIssues).map(plain);
    const more = issues.length - shown.length;
    return usageErrors({ err }, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
  };
  const file = operands[0];
  if (file === undefined)
    return wrong([
      '`replay` needs a report: `tagproof replay REPORT`, the file that the input `report` names.',
    ]);
  const read = await readReportFile(file);
  const policy = await policyOf(flags.get('config'));
  const issues = [read, policy].flatMap((one) => ('issues' in one ? one.issues : []));
  if ('issues' in read || 'issues' in policy) return wrong(issues);
  const anew = replaySettings(read.report, flags, policy.policy);
  if ('issues' in anew) return wrong(anew.issues);
  const outcome = replay(read.report, anew);
  if ('issues' in outcome) return wrong(outcome.issues.map((one) => `${file}: ${one}`));
  const { report, exitCode } = outcome;
  const look = { colour, ...(width === undefined ? {} : { width }) };
  out(json ? JSON.stringify(report, null, 2) : terminalText(report, viewOf(report), look, checks));
  return exitCode;
}

type Mistaken = { readonly issues: readonly string[] };

async function readReportFile(file: string): Promise<{ readonly report: Report } | Mistaken> {
  const read = await diskFiles(path.dirname(file), undefined).read(path.basename(file), maxBytes);
  if ('unreadable' in read) {
    const why = read.absent === true ? 'it does not exist' : read.unreadable;
    return { issues: [`${file} cannot be read: ${why}.`] };
  }
  let data: unknown;
  try {
    data = JSON.parse(read.text);
  } catch {
    return { issues: [`${file} is not JSON.`] };
  }
  const parsed = reportSchema.safeParse(data);
  if (parsed.success) return { report: parsed.data };
  return {
    issues: parsed.error.issues.map(
      ({ path: at, message }) => `${file} is no report of Tagproof: \`${at.join('.')}\`: ${message}.`,
    ),
  };
}

/** A policy of this machine, by its path from the root of the repository; those of other repositories are not fetched. */
async function policyOf(file: string | undefined): Promise<{ readonly policy?: Policy } | Mistaken> {
  if (file === undefined) return {};
  const [root, inside] = path.isAbsolute(file) ? [path.dirname(file), path.basename(file)] : ['.', file];
  const loaded = await loadPolicy({
    path: inside,
    required: true,
    read: checkoutPolicy(diskFiles(root, undefined)),
    remote: async ({ owner, repository, path: there, ref }) => {
      const subject = `${owner}/${repository}/${there}@${ref}`;
      const message = 'The policy cannot be read: a replay asks nobody';
      return { unknown: { cause: 'policy-unread', subject, message } };
    },
    words: policyWords,
  });
  return 'issues' in loaded ? { issues: loaded.issues.map(issueText) } : loaded;
}
