// The engines that a report can become rules of, and the whole document for one of them.
import { plural } from '../model/text/text.js';
import { plain } from '../output/escape.js';
import { admission } from './admission.js';
import { buildkit } from './buildkit.js';
import { buildx } from './buildx.js';
import { kyverno } from './kyverno.js';
import type { Enforced, NotProved, Target } from './proved.js';
import { talos } from './talos.js';

export const targets: readonly Target[] = [buildkit, buildx, admission, kyverno, talos];

export interface RuleDocument {
  /** With its head; the same for the same report. */
  readonly text: string;
  /** What is not in it: one line for each, to be listed where the document cannot. */
  readonly rest: readonly string[];
  /** What the engine cannot say. */
  readonly notes: readonly string[];
}

const maxLines = 1000;

/** The document for one engine. `refused`: there is nothing to allow, or the engine cannot have so much; a sentence without its full stop. */
export function ruleDocument(
  target: Target,
  enforced: Enforced,
): RuleDocument | { readonly refused: string } {
  const { id, title, comment, isBySigner } = target;
  const nothing = isBySigner ? enforced.rules.length === 0 : enforced.images.length === 0;
  if (nothing)
    return {
      refused: isBySigner
        ? 'The policy of the report has no section `signatures`, so there is nothing to write'
        : 'The report proves no reference, so nothing would be allowed',
    };
  const written = target.write(enforced);
  if ('refused' in written) return written;
  if (written.text === '')
    return { refused: `Nothing of the policy can be expressed: ${written.notes.join('; ')}` };
  const rest = restLines(isBySigner ? enforced.unsigned : enforced.rest);
  const about = `${title}, written by \`tagproof enforce --as ${id}\` from a report.`;
  const head =
    comment === undefined ? [] : [about, ...rest, ...written.notes.map((note) => `note: ${plain(note)}`)];
  const lines = head.map((line) => `${comment} ${line}\n`);
  return { text: `${lines.join('')}${written.text}`, rest, notes: written.notes };
}

function restLines(rest: readonly NotProved[]): readonly string[] {
  if (rest.length === 0) return [];
  const lines = rest.slice(0, maxLines).map(({ name, why, files }) => {
    const [first = '', ...others] = files;
    const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other file')}`;
    return `  ${plain(name)}: ${plain(why)}, in ${plain(first)}${more}`;
  });
  const left = rest.length - lines.length;
  return [
    `Not in it: ${plural(rest.length, 'reference')}.`,
    ...lines,
    ...(left > 0 ? [`  and ${left} more`] : []),
  ];
}
