// What a run wrote to disk: each line is unchanged or what a clean run writes, changes are reported, and JSON is complete.
import type { Report } from '../../src/report/schema/schema.js';
import type { Ended, Verdict } from './judge.js';
import { sourcedOf } from './sourced-use.js';
import type { World } from './world.js';

export function filesOf(world: World, { trace, report, skewed }: Ended, pinned: Ended): readonly Verdict[] {
  const { checkout } = world;
  const found: Verdict[] = [];
  const others = pinsWithoutSource(world, report, skewed);
  for (const [file, text] of Object.entries(trace.files)) {
    if (file.endsWith('.json')) {
      if (!isJson(text)) found.push({ harm: 'torn file', what: file });
      continue;
    }
    const lines = linesAgainst(text, checkout[file] ?? '', pinned.trace.files[file] ?? '', others);
    if (lines === 'torn') found.push({ harm: 'torn file', what: file });
    for (const { line, text: now, isRight } of lines === 'torn' ? [] : lines) {
      if (!isRight) found.push({ harm: 'wrong pin', what: `${file}:${line}: ${now}` });
      const reported =
        report === undefined || report.edits.some((edit) => edit.file === file && edit.line === line);
      if (!reported) found.push({ harm: 'torn file', what: `${file}:${line} changed and is not reported` });
    }
  }
  for (const [name, text] of Object.entries(trace.documents))
    if (!name.endsWith('.html') && !isJson(text)) found.push({ harm: 'torn file', what: name });
  return found;
}

/**
 * What is pinned by another source of histories, because one was silent: the judge of sources says whether it is right. To
 * a clock that is off by years, an `as-of` of this month is still to come, so that the present counts.
 */
function pinsWithoutSource(world: World, report: Report | undefined, skewed: boolean): ReadonlySet<string> {
  const isToCome = skewed && 'as-of' in world.inputs;
  const isSilent = ({ fact }: Report['references'][number]) =>
    fact?.evidence?.some(({ silent }) => silent !== undefined) === true;
  const silent = (report?.references ?? []).filter(
    (one) => sourcedOf(world, one) !== undefined && (isToCome || isSilent(one)),
  );
  return new Set(silent.flatMap(({ fact }) => fact?.currentDigest ?? []).map((pin) => `@${pin}`));
}

/** The lines that are no longer what they were; `isRight`: they are what a clean run writes. */
export function linesAgainst(
  text: string,
  before: string,
  wanted: string,
  others: ReadonlySet<string> = new Set(),
) {
  const [old, right, now] = [linesIn(before), linesIn(wanted), linesIn(text)];
  if (now.length !== old.length) return 'torn';
  return now.flatMap((line, at) =>
    line === old[at]
      ? []
      : [{ line: at + 1, text: line, isRight: isPinned(line, old[at] ?? '', right[at] ?? '', others) }],
  );
}

/** Of several images in a line, those that could not be resolved stay as they were. */
function isPinned(line: string, before: string, wanted: string, others: ReadonlySet<string>): boolean {
  const old = pinsIn(before);
  const [now, right] = [pinsIn(line, old.text), pinsIn(wanted, old.text)];
  if (line === wanted) return true;
  const isKept = [...old.pins.keys()].every((at) => now.pins.has(at));
  const isKnown = [...now.pins].every(
    ([at, pin]) => old.pins.get(at) === pin || right.pins.get(at) === pin || others.has(pin),
  );
  return now.text === right.text && now.text === old.text && isKept && isKnown;
}

const pin = /(:latest)?@sha256:[a-f\d]{64}/g;

/**
 * The line without pins, and each pin by its place in that text. Where `before`, the text that was pinned, has no tag,
 * the tag that was written together with the digest is a part of the pin.
 */
function pinsIn(line: string, before?: string) {
  const pins = new Map<number, string>();
  let text = '';
  let end = 0;
  for (const { 0: written, 1: tag = '', index } of line.matchAll(pin)) {
    text += line.slice(end, index);
    const isPart = before !== undefined && !before.startsWith(tag, text.length);
    if (!isPart) text += tag;
    pins.set(text.length, isPart ? written : written.slice(tag.length));
    end = index + written.length;
  }
  return { text: text + line.slice(end), pins };
}

/** With their ends: LF, CRLF or CR, as the report counts lines. */
const linesIn = (text: string) => text.split(/(?<=\n|\r(?!\n))/);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
