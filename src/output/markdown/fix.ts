// How a reader who has never heard of Tagproof gets on: the fix as a patch and as a command, and the line of a waiver.
import { plural } from '../../model/text/text.js';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { code, fenced, plain } from '../escape.js';
import { type ReportView, takeWithin } from '../view.js';
import { changeOf } from '../words/change.js';
import { fold, type Section } from './rows.js';

const frameBytes = 1500;

/** Empty if there are no findings. Folded, so that the first screen has what is wrong. */
export function fixSection(report: Report, { findings }: ReportView): Section {
  const [first] = findings;
  return (maxBytes) => {
    // There is no one patch for many repositories.
    if (first === undefined || maxBytes < frameBytes || report.repositories !== undefined) return '';
    const isFixable = findings.some((finding) => changeOf(finding) !== undefined);
    const fix = isFixable ? [patchText(report, findings, maxBytes - frameBytes), commandText(report)] : [];
    const text = [...fix, waiverText(first.check)].filter((part) => part !== '').join('\n');
    const title = isFixable
      ? 'Fix it: a patch, a command, or the line that accepts a finding'
      : 'The line that accepts a finding';
    return `\n${fold(title, text)}`;
  };
}

/** The patch if it fits as a whole, without files whose line ends or other characters Markdown would change. */
function patchText({ patch = '' }: Report, findings: readonly ReportedFinding[], maxBytes: number): string {
  const files = patch.split(/^(?=diff --git )/m).filter((part) => part !== '');
  const shown = files.filter((file) => file.split(/[\n\t]/).every((text) => plain(text) === text));
  if (files.length === 0) return '';
  if (shown.length === 0 || Buffer.byteLength(shown.join('')) > maxBytes)
    return `The patch changes ${plural(files.length, 'file')} and is not shown here: \`patch\` in the JSON report has it.\n${replacementsText(findings, maxBytes)}`;
  const rest = files.length - shown.length;
  const title = rest === 0 ? 'The whole fix' : `The fix of ${shown.length} of ${files.length} files`;
  const lines = shown.flatMap((file) => file.replace(/\n$/, '').split('\n'));
  return `${title}, as a patch: copy it, and run \`git apply --unidiff-zero\` in a terminal.\n\n${fenced('diff', lines)}\n`;
}

/** What the list of whole references may take from the table of images. */
const maxReplacementBytes = 1500;

/** The whole references to paste, as many as fit. */
function replacementsText(findings: readonly ReportedFinding[], maxBytes: number): string {
  const all = findings.flatMap(({ fix }) => (fix === undefined ? [] : [plain(fix.replacement)]));
  const { shown } = takeWithin(
    [...new Set(all)].sort(),
    Math.min(maxBytes, maxReplacementBytes),
    (text) => `${text}\n`,
  );
  if (shown.length === 0) return '';
  const others = shown.length < new Set(all).size ? ', among others' : '';
  return `It writes${others}:\n\n${fenced(
    'text',
    shown.map((text) => text.trimEnd()),
  )}\n`;
}

/** What decides the digests that `pin` writes, and where it may be told so. */
const settingsOfPin: ReadonlySet<string> = new Set([
  ...[
    'platform',
    'base-url',
    'registry-url',
    'issuer-url',
    'history-service',
    'public-organization',
    'group',
  ],
  ...['paths', 'exclude', 'config', 'min-age', 'max-age', 'history-sources', 'ledger'],
]);

/** A command line that needs no installation where the run says which action it was, and all settings that it was given. */
function commandText({ source, settings }: Report): string {
  const flags = settings
    .filter(({ name, from, value }) => from === 'input' && settingsOfPin.has(name) && /^[^\s']+$/.test(value))
    .map(({ name, value }) => ` --${name} ${/^[\w./:@=-]+$/.test(value) ? value : `'${value}'`}`);
  const { action, server } = source ?? {};
  const program =
    action === undefined
      ? 'tagproof'
      : `D=$(mktemp -d) && git clone -q ${server}/${action.repository} "$D" && git -C "$D" checkout -q ${action.sha} && node "$D/dist/cli/index.js"`;
  const needs = settings.some(({ name, value }) => name === 'base-url' && value !== '')
    ? ' It reads a token of the platform from `TAGPROOF_TOKEN`.'
    : '';
  const how = action === undefined ? '' : ', Node.js 20.17 or newer; nothing is installed';
  return `Or let Tagproof write it (in a clone of this branch${how}):${needs}\n\n${fenced('sh', [`${program} pin${flags.join('')}`])}\n`;
}

function waiverText(check: string): string {
  return `To accept a finding instead of fixing it, have this line above it on the base branch, where a change cannot waive its own findings: ${code(`# tagproof: ignore[${check}] REASON`)}\n`;
}
