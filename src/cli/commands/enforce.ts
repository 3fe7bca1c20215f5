// `enforce`: what a report proves as the rules of a builder or of a cluster; written, printed, or compared with a file.
import { type Context, printFailure, readUserFile } from '../../command/context.js';
import { patchOf } from '../../command/printing/patch.js';
import { fileMistakes, readReportFile, whyNoText, withoutOwnFiles } from '../../command/report-file.js';
import { type RuleDocument, ruleDocument, targets } from '../../enforcement/index.js';
import { enforcedBy } from '../../enforcement/proved.js';
import { diskFiles } from '../../host/files/files.js';
import { compact } from '../../model/collections.js';
import { gapFrom } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import { publicKeyName } from '../../model/judgement/signature.js';
import { plural } from '../../model/text/text.js';
import { plain } from '../../output/escape.js';
import type { Report } from '../../report/schema/schema.js';

const maxBytes = 16 * 1024 * 1024;
const maxKeyBytes = 64 * 1024;

/** Returns 1 if `--check` finds a difference, 2 if there is nothing to write, 3 if the notes say that something is lost. */
export async function enforce(context: Context): Promise<number> {
  const { operands, flags } = context.invocation;
  const wrong = (issues: readonly string[]) => fileMistakes(context, issues);
  const [file, as, check, out] = [operands[0], flags.get('as'), flags.get('check'), flags.get('out')];
  const target = targets.find(({ id }) => id === as);
  const issues = [
    ...(target === undefined ? [`\`--as\` must be one of ${targets.map(({ id }) => id).join(', ')}.`] : []),
    ...(file === undefined ? ['`enforce` requires REPORT, the JSON report of a run (`--report`).'] : []),
    ...(check !== undefined && out !== undefined ? ['`--check` and `--out` cannot be set together.'] : []),
  ];
  if (target === undefined || file === undefined || issues.length > 0) return wrong(issues);
  const read = await readReportFile(file);
  if ('issues' in read) return wrong(read.issues);
  const report = withoutOwnFiles(read.report, [file]);
  const made = ruleDocument(target, enforcedBy(report, await keysOf(report)));
  if ('refused' in made) return wrong([`${made.refused}.`]);
  const { text, rest, notes } = made;
  if (check !== undefined) return compared(context, check, made);
  if (out !== undefined) {
    try {
      await diskFiles('.', undefined).save(out, '', text);
    } catch (error) {
      return printFailure(context, gapFrom(error, out));
    }
  }
  if (context.invocation.json) context.out(JSON.stringify({ text, rest, notes }, null, 2));
  else if (out === undefined) context.out(text.trimEnd());
  if (target.comment === undefined) for (const line of rest) context.err(line);
  return saidNotes(context, notes);
}

function saidNotes({ err }: Context, notes: readonly string[]): 0 | 3 {
  for (const note of notes) err(`note: ${plain(note)}`);
  return notes.length === 0 ? 0 : 3;
}

/** Prints what would change, as a patch from the file to what the report says; a difference counts more than a note. */
async function compared(context: Context, file: string, { text, notes }: RuleDocument): Promise<number> {
  const { why, patch } = await differenceFrom(file, text);
  if (context.invocation.json)
    context.out(JSON.stringify({ differs: why !== undefined, notes, ...compact({ patch }) }, null, 2));
  else if (patch !== undefined) context.out(patch.split('\n').map(plain).join('\n'));
  if (why !== undefined) context.err(`${plain(file)} is not what the report says${why}`);
  const code = saidNotes(context, notes);
  return why === undefined ? code : 1;
}

interface Difference {
  /** The end of a sentence; absent if the file is the text. */
  readonly why?: string;
  /** Absent if there is nothing to compare, or too much. */
  readonly patch?: string;
}

async function differenceFrom(file: string, text: string): Promise<Difference> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) return { why: `: ${plain(whyNoText(read))}.` };
  if (read.text === text) return {};
  const patch = patchOf(file, read.text, text);
  const advice = '. Write it again with `--out`.';
  if (patch !== undefined) return { why: advice, patch: patch.trimEnd() };
  return { why: `: it has ${linesIn(read.text)}, and should have ${linesIn(text)}${advice}` };
}

function linesIn(text: string): string {
  return plural(text.split('\n').length - (/(?:^|\n)$/.test(text) ? 1 : 0), 'line');
}

/** The public keys of the rules, from the files that the policy names; a file that has another key by now is not one of them. */
async function keysOf({ record }: Report): Promise<ReadonlyMap<Digest, string>> {
  const keys = new Map<Digest, string>();
  for (const signer of (record?.policy.signatures ?? []).flatMap(({ anyOf }) => anyOf)) {
    if (signer.kind !== 'key' || signer.file === undefined || keys.has(signer.key)) continue;
    const read = await diskFiles('.', undefined).read(signer.file, maxKeyBytes);
    if (!('text' in read)) continue;
    const key = publicKeyName(read.text);
    if ('name' in key && key.name === signer.key) keys.set(signer.key, read.text);
  }
  return keys;
}
