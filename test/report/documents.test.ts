// Code Quality and JUnit XML: what their readers require, for every situation, the hostile one included.

import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { codeQualityOf } from '../../src/output/documents/code-quality.js';
import { junitOf } from '../../src/output/documents/junit.js';
import { viewOf } from '../../src/output/view.js';
import { situations } from './situations.js';

/** The elements of an XML document by name, by a strict parser: it throws on whatever is not well-formed. */
function elementsIn(xml: string): ReadonlyMap<string, Readonly<Record<string, string>>[]> {
  const elements = new Map<string, Record<string, string>[]>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements.set(name, [...(elements.get(name) ?? []), attributes as Record<string, string>]);
  });
  parser.write(xml).close();
  return elements;
}

interface CodeQualityEntry {
  readonly description: string;
  readonly check_name: string;
  readonly severity: string;
  readonly fingerprint: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

function isAcceptedEntry({ description, check_name, severity, location }: CodeQualityEntry): boolean {
  return (
    /\S/.test(description) &&
    /\S/.test(check_name) &&
    ['info', 'minor', 'major', 'critical', 'blocker'].includes(severity) &&
    !/^\.?\//.test(location.path) &&
    location.lines.begin > 0
  );
}

describe.each(Object.entries(situations))('%s', (_, make) => {
  it('Code Quality: every entry has what GitLab requires, and its own fingerprint', async () => {
    const { report } = await make();
    const view = viewOf(report);
    const entries: CodeQualityEntry[] = JSON.parse([...codeQualityOf(report, view)].join(''));
    expect(entries).toHaveLength(view.findings.length + report.incomplete.length);
    expect(entries.filter((entry) => !isAcceptedEntry(entry))).toEqual([]);
    const fingerprints = entries.map(({ fingerprint }) => fingerprint);
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it('JUnit: a test for each reference, a failure for each error and warning, an error for each gap', async () => {
    const { report } = await make();
    const view = viewOf(report);
    const elements = elementsIn([...junitOf(report, view)].join(''));
    const count = (name: string) => elements.get(name)?.length ?? 0;
    expect(count('testcase')).toBeGreaterThanOrEqual(report.references.length + report.incomplete.length);
    expect(count('failure')).toBe(view.findings.filter(({ severity }) => severity !== 'notice').length);
    expect(count('error')).toBe(report.incomplete.length);
    expect(elements.get('testsuite')?.[0]).toMatchObject({
      tests: String(count('testcase')),
      errors: String(count('error')),
    });
    expect([...elements.keys()].sort().join(' ')).toMatch(
      /^(error )?(failure )?(system-out )?(testcase )?testsuite testsuites$/,
    );
  });
});

it('a pin of another digest leaves the fingerprints as they are', async () => {
  const { report } = await situations.busy();
  const moved = {
    ...report,
    findings: report.findings.map((one) => ({ ...one, line: (one.line ?? 0) + 7 })),
  };
  const prints = (parts: Iterable<string>) =>
    JSON.parse([...parts].join('')).map(({ fingerprint }: { fingerprint: string }) => fingerprint);
  expect(prints(codeQualityOf(moved, viewOf(moved)))).toEqual(prints(codeQualityOf(report, viewOf(report))));
});
