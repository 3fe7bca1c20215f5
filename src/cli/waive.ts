// `waive`: adds a waiver to the policy file and leaves everything else in it as it stands.
import { defaultPolicyPath, policyWords } from '../config/index.js';
import { appendWaiver, type NewWaiver } from '../config/policy/append.js';
import { issueText } from '../config/policy/issue.js';
import { readPolicy } from '../config/policy/read.js';
import { localHost } from '../host/local.js';
import { parseInstant } from '../model/time.js';
import { waiverFlags } from './args/decision-flags.js';
import { type Context, usageErrors } from './context.js';

/** Writes the waiver; 2 when it, or the policy file as it stands, is wrong. The file is made when it is missing. */
export async function waive(context: Context): Promise<number> {
  const { invocation, environment, out, err } = context;
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
  if (wrong.length > 0) return usageErrors({ err }, 'configuration', wrong);
  const before = 'text' in read ? read.text : '';
  const added = appendWaiver(before, waiver);
  const written = 'refused' in added ? added : await write(file, before, added.text);
  if (written.refused !== undefined) {
    return usageErrors({ err }, 'configuration', [`${file} was not changed: ${written.refused}.`]);
  }
  out(invocation.json ? JSON.stringify({ file, waiver }, null, 2) : `${file}: waiver added`);
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
  const read = readPolicy({ path, text }, policyWords);
  return 'issues' in read ? read.issues.map(issueText) : [];
}

/** A waiver that has ended waives nothing, and is a finding itself. */
function pastIn({ expires }: NewWaiver, now: number): readonly string[] {
  const ends = typeof expires === 'string' ? parseInstant(expires) : undefined;
  return ends !== undefined && ends < now ? [`\`--expires\` is \`${expires}\`, which is past.`] : [];
}

/** What the schema says of the entry, in the words of the command line. */
function issuesOfFlags(waiver: NewWaiver): readonly string[] {
  const read = readPolicy({ path: '', text: JSON.stringify({ waivers: [waiver] }) }, policyWords);
  if ('file' in read) return [];
  return read.issues.map(({ message }) =>
    message
      .replace(
        /`waivers\[0\]\.(\w+)(?:\[\d+\])?`/,
        (_, key: keyof typeof waiverFlags) => `\`--${waiverFlags[key]}\``,
      )
      .replace('`waivers[0]`', 'The waiver'),
  );
}
