// `enforce`: what a report proves as the rules of a builder or of a cluster; written, printed, or compared with a file.
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { type Context, printFailure, readUserFile } from '../../command/context.js';
import { fileMistakes, readReportFile } from '../../command/report-file.js';
import { ruleDocument, targets } from '../../enforcement/index.js';
import { enforcedBy } from '../../enforcement/proved.js';
import { diskFiles } from '../../host/files/files.js';
import { gapFrom } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import { publicKeyName } from '../../model/judgement/signature.js';
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
  const made = ruleDocument(target, enforcedBy(read.report, await keysOf(read.report)));
  if ('refused' in made) return wrong([`${made.refused}.`]);
  const { text, rest, notes } = made;
  if (check !== undefined) return compared(context, check, text);
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
  for (const note of notes) context.err(`note: ${plain(note)}`);
  return notes.length === 0 ? 0 : 3;
}

/** Prints what would change, as a patch from the file to what the report says. */
async function compared({ out, err }: Context, file: string, text: string): Promise<number> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) {
    const why = read.absent === true ? 'it does not exist' : read.unreadable;
    err(`${plain(file)} is not what the report says: ${plain(why)}.`);
    return 1;
  }
  if (read.text === text) return 0;
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, read.text, text, undefined, undefined, options);
  out(patch.trimEnd().split('\n').map(plain).join('\n'));
  err(`${plain(file)} is not what the report says. Write it again with \`--out\`.`);
  return 1;
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
