// The fixes of a run as one patch for `git apply --unidiff-zero`. It has no lines of context: a report holds no other text
// of a file than that of its references.
import type { JudgedFinding } from '../model/judgement/finding.js';
import type { SourceFile } from '../model/text/source.js';
import { applyEdits, planEdits } from './plan.js';

/** What a report holds of it. A file that does not fit is left out as a whole. */
const maxLength = 200_000;

/**
 * The patch of all fixes that no waiver accepts.
 * @param files the texts that the edits were planned for
 * @returns `undefined` if nothing can be fixed, or nothing fits
 */
export function patchOfFixes(
  findings: readonly JudgedFinding[],
  files: ReadonlyMap<string, SourceFile>,
): string | undefined {
  let patch = '';
  for (const [path, edits] of planEdits(findings)) {
    const { text = '' } = files.get(path) ?? {};
    const applied = applyEdits(text, edits);
    const part = 'refused' in applied ? '' : filePatch(path, text, applied.text);
    if (patch.length + part.length <= maxLength) patch += part;
  }
  return patch === '' ? undefined : patch;
}

/** Edits add and remove no line, so lines pair up one to one. */
function filePatch(path: string, before: string, after: string): string {
  const old = linesOf(before);
  const fresh = linesOf(after);
  const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
  const hunks = groupsOf(changed).map(([first, last]) => {
    const marked = (mark: string, lines: readonly string[]) =>
      lines.slice(first, last + 1).map((line) => ended(`${mark}${line}`));
    const range = `${first + 1},${last + 1 - first}`;
    return `@@ -${range} +${range} @@\n${[...marked('-', old), ...marked('+', fresh)].join('')}`;
  });
  const name = (side: string) => quoted(`${side}/${path}`);
  return `diff --git ${name('a')} ${name('b')}\n--- ${name('a')}\n+++ ${name('b')}\n${hunks.join('')}`;
}

/** With their line ends; git counts lines by line feeds alone. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The first and last of changed lines that follow each other. */
function groupsOf(changed: readonly number[]): readonly (readonly [number, number])[] {
  const groups: [number, number][] = [];
  for (const index of changed) {
    const last = groups.at(-1);
    if (last !== undefined && index - last[1] === 1) last[1] = index;
    else groups.push([index, index]);
  }
  return groups;
}

function ended(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`;
}

/** A path as git writes it: in quotes if it has a character that its format cannot hold otherwise. */
function quoted(path: string): string {
  if (!/["\\\p{Cc}]/u.test(path)) return path;
  const escapes = path
    .replace(/["\\]/g, '\\$&')
    .replace(/\p{Cc}/gu, (character) =>
      [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
    );
  return `"${escapes}"`;
}
