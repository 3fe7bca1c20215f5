// The report as test results that CI systems show: JUnit XML, in the dialect that Jenkins and GitLab read.
// https://github.com/testmoapp/junitxml
import { addToGroup } from '../../model/groups.js';
import type { Report, ReportedFinding, ReportedReference } from '../../report/schema.js';
import { cut, plain } from '../escape.js';
import { referenceName, referenceText } from '../format.js';
import { type ReportView, viewLimits } from '../view.js';

/**
 * One test for each reference, which fails with its findings; one for each other finding; and an error for each item
 * that could not be verified. Waived findings are left out, and a notice does not fail its test.
 */
export function junitOf(report: Report, { findings }: ReportView): string {
  const found = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    addToGroup(found, placeOf(finding), finding);
  }
  const take = (place: string) => {
    const taken = found.get(place) ?? [];
    found.delete(place);
    return taken;
  };
  const cases = [
    ...report.references.map((reference) =>
      testCase(reference.file, nameOf(reference), take(placeOf(reference)), [
        referenceText(reference, report.asOf),
      ]),
    ),
    ...[...found.values()].flat().map((one) => testCase(one.file ?? 'tagproof', one.check, [one])),
    ...report.incomplete.map(notVerified),
  ];
  const counts = {
    name: 'tagproof',
    tests: String(cases.length),
    failures: String(cases.filter((one) => one.includes('<failure ')).length),
    errors: String(report.incomplete.length),
  };
  const suite = element('testsuite', counts, cases.join('\n'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', counts, suite)}\n`;
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
  const failures = findings.filter(({ severity }) => severity !== 'notice');
  const notes = findings.filter(({ severity }) => severity === 'notice');
  const lines = [...output, ...notes.map(({ check, message }) => `${check}: ${message}`)];
  return element(
    'testcase',
    { classname: file, name },
    [
      ...failures.map(({ check, message }) => element('failure', { type: check, message }, escaped(message))),
      ...(lines.length === 0 ? [] : [element('system-out', {}, lines.map(escaped).join('\n'))]),
    ].join(''),
  );
}

function notVerified({ cause, subject, message }: Report['incomplete'][number]): string {
  const error = element('error', { type: cause, message }, '');
  return element('testcase', { classname: 'not verified', name: subject }, error);
}

function element(name: string, attributes: Readonly<Record<string, string>>, content: string): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${list.join('')}>${content}</${name}>`;
}

/** One line of text. What XML 1.0 does not allow is replaced: https://www.w3.org/TR/xml/#charsets */
function escaped(text: string): string {
  return cut(plain(text), viewLimits.annotationBytes)
    .replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
