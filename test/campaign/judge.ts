// What a run said, held against the truth: the emulator's state, and a clean run over what the run left behind.
import type { Report } from '../../src/report/schema.js';
import type { Trace } from './host.js';
import { trueLag, trueStatus } from './truth.js';
import type { World } from './world.js';

export const harms = [
  'wrong pass',
  'wrong accusation',
  'wrong pin',
  'hang',
  'crash',
  'torn file',
  'token shown',
] as const;
export type Harm = (typeof harms)[number];
export type Verdict = { readonly harm: Harm; readonly what: string };

/** One run as it ended. */
export interface Ended {
  readonly trace: Trace;
  /** Absent: none was written. */
  readonly report: Report | undefined;
  readonly hung: boolean;
  /** The machine's clock was off, so what is old and what has expired was not the same. */
  readonly skewed: boolean;
  readonly tokens: readonly string[];
}

export function reportIn({ documents }: Trace): Report | undefined {
  const text = documents['tagproof-report.json'];
  return text === undefined ? undefined : JSON.parse(text);
}

/** `clean` verified the files that the run left behind, `pinned` pinned the files that it found. */
export function judgeRun(world: World, ended: Ended, clean: Ended, pinned: Ended): readonly Verdict[] {
  return [
    ...endOf(ended),
    ...tokensIn(ended),
    ...againstClean(ended, clean),
    ...filesOf(world, ended, pinned),
  ];
}

/** A run without faults, held against the state alone. */
export function judgeClean(world: World, { report, ...ended }: Ended): readonly Verdict[] {
  const found: Verdict[] = [...endOf({ report, ...ended })];
  const plain = !('min-age' in world.inputs) && !('as-of' in world.inputs);
  for (const reference of plain ? (report?.references ?? []) : []) {
    const expected = trueStatus(world.state, reference);
    const status = reference.fact?.status;
    const place = `${reference.file}:${reference.line} is ${status}, and must be ${expected}`;
    if (expected === undefined || status === expected) continue;
    const accuses = status === 'not-in-history' || status === 'missing';
    found.push({ harm: accuses ? 'wrong accusation' : 'wrong pass', what: place });
  }
  for (const { file, line, fact, ...reference } of plain ? (report?.references ?? []) : []) {
    if (fact?.status !== 'superseded' || fact.lagSeconds === undefined) continue;
    if (trueStatus(world.state, { file, line, ...reference }) !== 'superseded') continue;
    const lag = Math.floor(trueLag(world.state, { file, line, ...reference }) / 1000);
    if (Math.abs(lag - fact.lagSeconds) > 1)
      found.push({ harm: 'wrong accusation', what: `${file}:${line} lags ${fact.lagSeconds}s, not ${lag}s` });
  }
  return found;
}

function endOf({ hung, trace, report }: Ended): readonly Verdict[] {
  if (hung) return [{ harm: 'hang', what: 'the run did not end' }];
  const crashed = trace.failures.find((text) => /defect of its own|\n\s+at /.test(text));
  if (crashed !== undefined) return [{ harm: 'crash', what: crashed }];
  const exitCode = trace.outputs['exit-code'];
  if (exitCode === undefined) return [{ harm: 'crash', what: 'no exit code' }];
  const failed = trace.failures.length > 0;
  const verdict = trace.outputs.verdict;
  if (failed !== (exitCode !== '0') || (verdict === 'pass') > (exitCode === '0'))
    return [{ harm: 'wrong pass', what: `${verdict}, exit code ${exitCode}, failed ${failed}` }];
  if (report === undefined && verdict === 'pass')
    return [{ harm: 'torn file', what: 'a pass without its report' }];
  if (report !== undefined && report.verdict !== verdict)
    return [{ harm: 'torn file', what: `the report says ${report.verdict}, the output ${verdict}` }];
  return [];
}

/** Every spelling in which a token could get out: itself, its signature, and as a password. */
function tokensIn({ trace, tokens }: Ended): readonly Verdict[] {
  const { shown, failures, outputs, documents, files } = trace;
  const written = { shown, failures, outputs, documents, files };
  const marks = tokens.flatMap((token) => [
    token,
    token.split('.')[2] ?? token,
    Buffer.from(`_token:${token}`).toString('base64'),
  ]);
  return Object.entries(written).flatMap(([channel, text]) => {
    const all = JSON.stringify(text);
    const mark = marks.find((one) => one.length > 8 && all.includes(one));
    return mark === undefined
      ? []
      : [{ harm: 'token shown' as const, what: `in ${channel}: ${around(all, mark)}` }];
  });
}

function around(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return text.slice(Math.max(0, at - 120), at + 10);
}

const keyOf = ({ check, file, line, column, severity }: Report['findings'][number]) =>
  [check, severity, file, line, column].join(' ');

function placeOf({ file, line, column }: Partial<Report['findings'][number]>): string {
  return [file, line, column].join(' ');
}

function againstClean({ report, hung, skewed }: Ended, clean: Ended): readonly Verdict[] {
  if (report === undefined || hung || clean.report === undefined) return [];
  const known = new Set(clean.report.findings.map(keyOf));
  // That a reference has no digest is true of the file, also where the truth has something graver to say.
  const bare = new Set(report.references.filter(({ digest }) => digest === undefined).map(placeOf));
  const accused = report.findings.filter(
    (finding) =>
      !skewed && !known.has(keyOf(finding)) && !(finding.check === 'unpinned' && bare.has(placeOf(finding))),
  );
  const wrong: Verdict[] = accused.map((finding) => ({ harm: 'wrong accusation', what: keyOf(finding) }));
  const isBare = report.findings.some(
    (finding) => finding.check === 'unpinned' && bare.has(placeOf(finding)),
  );
  if (report.verdict === 'fail' && clean.report.verdict !== 'fail' && !isBare)
    wrong.push({ harm: 'wrong accusation', what: `fail, the truth is ${clean.report.verdict}` });
  if (report.verdict === 'pass' && clean.report.verdict !== 'pass')
    wrong.push({ harm: 'wrong pass', what: `pass, the truth is ${clean.report.verdict}` });
  return wrong;
}

/** Each line is what it was or what a clean run writes, every changed line is in the report, and JSON is whole. */
function filesOf({ checkout }: World, { trace, report }: Ended, pinned: Ended): readonly Verdict[] {
  const found: Verdict[] = [];
  for (const [file, text] of Object.entries(trace.files)) {
    if (file.endsWith('.json')) {
      if (!isJson(text)) found.push({ harm: 'torn file', what: file });
      continue;
    }
    const before = (checkout[file] ?? '').split('\n');
    const right = (pinned.trace.files[file] ?? '').split('\n');
    const now = text.split('\n');
    if (now.length !== before.length) found.push({ harm: 'torn file', what: file });
    now.forEach((line, at) => {
      if (line === before[at]) return;
      if (line !== right[at]) found.push({ harm: 'wrong pin', what: `${file}:${at + 1}: ${line}` });
      const told =
        report === undefined || report.edits.some((edit) => edit.file === file && edit.line === at + 1);
      if (!told) found.push({ harm: 'torn file', what: `${file}:${at + 1} changed and nobody says so` });
    });
  }
  for (const [name, text] of Object.entries(trace.documents))
    if (!name.endsWith('.html') && !isJson(text)) found.push({ harm: 'torn file', what: name });
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
