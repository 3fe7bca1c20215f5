// `waive`: adds a waiver to the policy file and leaves the rest of the file unchanged.

import { type Context, printFound, usageErrors } from '../../command/context.js';
import { inputNames } from '../../command/names.js';
import { appendWaiver, type NewWaiver } from '../../config/policy/edits/append.js';
import { issueText } from '../../config/policy/issue.js';
import { readPolicy } from '../../config/policy/read.js';
import { localHost } from '../../host/local.js';
import { defaultPolicyPath } from '../../model/inputs/special-types.js';
import { policySchemaLine } from '../../model/run/project.js';
import { parseInstant } from '../../model/text/time.js';
import { waiverFlags } from '../args/command.js';

/** Writes the waiver and creates the file if it is missing. Returns 2 if the waiver or the existing file is invalid. */
export async function waive(context: Context): Promise<number> {
  const { invocation, environment, err } = context;
  const file = invocation.flags.get('config') ?? defaultPolicyPath;
  const waiver = waiverFrom(invocation.flags);
  const { files, clock } = localHost({ root: invocation.operands[0] ?? '.', environment, print: err });
  const read = await files.read(file);
  const missing = 'unreadable' in read && read.unreadable === 'ENOENT';
  const wrong = [
    ...('text' in read ? issuesIn(file, read.text) : missing ? [] : [`${file}: ${read.unreadable}`]),
    ...issuesOfFlags(waiver),
    ...pastIn(waiver, clock.now()),
  ];
  if (wrong.length > 0) return usageErrors(context, 'configuration', wrong);
  const before = 'text' in read ? read.text : policySchemaLine;
  const added = appendWaiver(before, waiver);
  const written = 'refused' in added ? added : await write(file, before, added.text);
  if (written.refused !== undefined) {
    return usageErrors(context, 'configuration', [`${file} was not changed: ${written.refused}.`]);
  }
  printFound(context, { file, waiver }, () => `${file}: waiver added`);
  return 0;

  async function write(path: string, old: string, text: string): Promise<{ readonly refused?: string }> {
    if (!missing) return files.replace(path, old, text);
    await files.save(path, '', text);
    return {};
  }
}

function waiverFrom(flags: ReadonlyMap<string, string>): NewWaiver {
  return Object.fromEntries(
    Object.entries(waiverFlags).flatMap(([key, flag]) => {
      const value = flags.get(flag);
      if (value === undefined) return [];
      return [[key, key === 'paths' ? value.split('\n') : value]];
    }),
  );
}

function issuesIn(path: string, text: string): readonly string[] {
  const read = readPolicy({ path, text }, inputNames);
  return 'issues' in read ? read.issues.map(issueText) : [];
}

/** An expired waiver waives nothing and is a finding itself. */
function pastIn({ expires }: NewWaiver, now: number): readonly string[] {
  const ends = typeof expires === 'string' ? parseInstant(expires) : undefined;
  return ends !== undefined && ends < now ? [`\`--expires\` is \`${expires}\`, which is in the past.`] : [];
}

/** What the schema objects to in the entry, with flags instead of keys of the policy. */
function issuesOfFlags(waiver: NewWaiver): readonly string[] {
  const read = readPolicy({ path: '', text: JSON.stringify({ waivers: [waiver] }) }, inputNames);
  if ('file' in read) return [];
  return read.issues.map(({ message }) =>
    message.startsWith('`waivers[0]` ')
      ? message
          .replace('`waivers[0]`', 'The waiver')
          .replace(/`(\w+)`/g, (_, key: string) => `\`--${flagOf(key)}\``)
      : message.replace(/`waivers\[0\]\.(\w+)(?:\[\d+\])?`/, (_, key: string) => `\`--${flagOf(key)}\``),
  );
}

function flagOf(key: string): string {
  return new Map<string, string>(Object.entries(waiverFlags)).get(key) ?? key;
}
