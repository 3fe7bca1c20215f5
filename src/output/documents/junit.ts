// The report as test results that CI systems show: JUnit XML, in the dialect that Jenkins and GitLab read.
// https://github.com/testmoapp/junitxml
import { groupedBy } from '../../model/collections.js';
import { collected } from '../../model/json.js';
import { referenceName } from '../../report/scanned.js';
import type { Report, ReportedFinding, ReportedReference } from '../../report/schema/schema.js';
import { cut, plain } from '../escape.js';
import { type ReportView, viewLimits } from '../view.js';
import { replacementLines } from '../words/change.js';
import { referenceText } from '../words/format.js';

/**
 * One test for each reference, which fails with its findings; one for each other finding; and an error for each item
 * that could not be verified, in parts. Waived findings are left out, and a notice does not fail its test.
 */
export function junitOf(report: Report, { findings }: ReportView): Generator<string> {
  const found = groupedBy(findings, placeOf);
  const tests = report.references.map((reference): Test => {
    const place = placeOf(reference);
    const own = found.get(place) ?? [];
    found.delete(place);
    return { findings: own, reference };
  });
  for (const one of [...found.values()].flat()) tests.push({ findings: [one] });
  return collected(piecesOf(report, tests));
}

/** A test with the findings that it fails with. */
interface Test {
  readonly findings: readonly ReportedFinding[];
  readonly reference?: ReportedReference;
}

function* piecesOf({ incomplete, asOf }: Report, tests: readonly Test[]): Generator<string> {
  const counts = attributesOf({
    name: 'tagproof',
    tests: String(tests.length + incomplete.length),
    failures: String(tests.filter(({ findings }) => findings.some(isFailure)).length),
    errors: String(incomplete.length),
  });
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts}><testsuite${counts}>`;
  let line = '';
  for (const test of tests) {
    yield line + testOf(test, asOf);
    line = '\n';
  }
  for (const gap of incomplete) {
    yield line + notVerified(gap);
    line = '\n';
  }
  yield '</testsuite></testsuites>\n';
}

function testOf({ findings, reference }: Test, asOf: string): string {
  if (reference !== undefined)
    return testCase(reference.file, nameOf(reference), findings, [referenceText(reference, asOf)]);
  return findings.map((one) => testCase(one.file ?? 'tagproof', one.check, [one])).join('');
}

/** A notice does not fail its test. */
function isFailure({ severity }: ReportedFinding): boolean {
  return severity !== 'notice';
}

function nameOf(reference: ReportedReference): string {
  return `${reference.line}:${reference.column} ${referenceName(reference)}`;
}

function placeOf({ file, line, column }: Pick<ReportedFinding, 'file' | 'line' | 'column'>): string {
  return JSON.stringify([file, line, column]);
}

function testCase(
  file: string,
  name: string,
  findings: readonly ReportedFinding[],
  output: readonly string[] = [],
): string {
  const failures = findings.filter(isFailure);
  const notes = findings.filter((one) => !isFailure(one));
  const lines = [...output, ...notes.map(({ check, message }) => `${check}: ${message}`)];
  return element(
    'testcase',
    { classname: file, name },
    [
      ...failures.map((one) => {
        const { check, message } = one;
        const lines = [message, ...replacementLines(one)].map(escaped);
        return element('failure', { type: check, message }, lines.join('\n'));
      }),
      ...(lines.length === 0 ? [] : [element('system-out', {}, lines.map(escaped).join('\n'))]),
    ].join(''),
  );
}

function notVerified({ cause, subject, message }: Report['incomplete'][number]): string {
  const error = element('error', { type: cause, message }, '');
  return element('testcase', { classname: 'not verified', name: subject }, error);
}

function element(name: string, attributes: Readonly<Record<string, string>>, content: string): string {
  return `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
}

/** One line of text. What XML 1.0 does not allow is replaced: https://www.w3.org/TR/xml/#charsets */
function escaped(text: string): string {
  return cut(plain(text), viewLimits.annotationBytes)
    .replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
