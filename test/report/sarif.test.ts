// SARIF as code scanning reads it: places that exist, fixes that apply, scores of advisories, and the documented limits.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { isAddressSet } from '../../src/model/run/project.js';
import { sarifOf } from '../../src/output/sarif/index.js';
import { viewOf } from '../../src/output/view.js';
import type { Report, ReportedFinding } from '../../src/report/schema/schema.js';
import { situations } from './situations.js';

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}
interface Rule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly help: { readonly text: string };
  readonly helpUri?: string;
  readonly properties: Readonly<Record<string, unknown>> & { readonly tags: readonly string[] };
}
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region: Region;
    };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly fixes?: readonly {
    readonly artifactChanges: readonly {
      readonly artifactLocation: { readonly uri: string };
      readonly replacements: readonly {
        readonly deletedRegion: Region;
        readonly insertedContent: { readonly text: string };
      }[];
    }[];
  }[];
}

function runOf(report: Report) {
  const sarif = sarifOf(report, viewOf(report), checks);
  if ('refused' in sarif) throw new Error(sarif.refused);
  const text = sarif.parts.join('');
  const { runs } = JSON.parse(text);
  expect(runs).toHaveLength(1);
  const [run] = runs;
  return {
    ...sarif,
    text,
    results: run.results as readonly Result[],
    rules: run.tool.driver.rules as readonly Rule[],
    notifications: (run.invocations[0].toolExecutionNotifications ?? []) as readonly unknown[],
    informationUri: run.tool.driver.informationUri as string | undefined,
  };
}

/** Replaces a region of lines and columns, counted in UTF-16 units, by reading the standard rather than our code. */
function replaced(text: string, region: Region, by: string): string {
  const lines = text.split('\n');
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const { startLine, startColumn, endLine = startLine, endColumn = startColumn } = region;
  return text.slice(0, offset(startLine, startColumn)) + by + text.slice(offset(endLine, endColumn));
}

const busy = await situations.busy();
const named = (changes: Partial<ReportedFinding>): ReportedFinding => ({
  check: 'advisory',
  severity: 'error',
  message: 'openssl: CVE-2026-1. Severity critical',
  artifact: 'openssl',
  advisory: 'CVE-2026-1',
  ...changes,
});
const reportWith = (changes: Partial<Report>): Report => ({
  ...busy.report,
  findings: [named({})],
  advisories: [],
  ...changes,
});
const { source: busySource } = busy.report;
if (busySource === undefined) throw new Error('no source');
const { workflow: _, ...outside } = busySource;
const artifacts = (from: string) => [{ name: 'artifacts', value: 'openssl', from }];

describe('the place of a result', () => {
  it('is a file of the checkout, or the workflow for what the workflow names', () => {
    const { results, notifications } = runOf(busy.report);
    expect(notifications).toEqual([]);
    const uris = results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri ?? '');
    const known = new Set([
      ...busy.report.references.map(({ file }) => file),
      ...busy.report.findings.flatMap(({ file }) => file ?? []),
      '.github/workflows/images.yml',
    ]);
    expect(uris.filter((uri) => !known.has(decodeURIComponent(uri)))).toEqual([]);
    expect(uris).toContain('.github/workflows/images.yml');
  });

  it.each([
    ['.github/tagproof.yml:7:3', '.github/tagproof.yml', 7],
    ['.github/tagproof.yml@base:7:3', '.github/tagproof.yml', 7],
    ['input', '.github/workflows/images.yml', 1],
    ['acme/policies/images.yml@v1:7:3', '.github/workflows/images.yml', 1],
    ['../.github/tagproof.yml:7:3', '.github/workflows/images.yml', 1],
  ])('of an artifact that %s names is %s', (from, uri, startLine) => {
    const { results } = runOf(reportWith({ settings: artifacts(from) }));
    expect(results[0]?.locations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri }, region: { startLine } } },
    ]);
  });

  it('that nobody knows makes a notification: the host refuses a document with a result without one', () => {
    const { results, notifications, shown, total } = runOf(
      reportWith({ source: outside, settings: artifacts('input') }),
    );
    expect(results).toEqual([]);
    expect([shown.length, total]).toEqual([0, 1]);
    expect(notifications).toMatchObject([
      { level: 'error', message: { text: expect.stringContaining('about no file') } },
    ]);
  });
});

it('a fix applied to the lines of its file gives the lines that pin would write', () => {
  const { results, shown } = runOf(busy.report);
  let fixes = 0;
  results.forEach(({ fixes: [fix] = [], locations }, index) => {
    const own = shown[index]?.fix;
    expect(fix !== undefined).toBe(own !== undefined);
    const [change] = fix?.artifactChanges ?? [];
    const [replacement] = change?.replacements ?? [];
    if (own?.lines === undefined || change === undefined || replacement === undefined) return;
    expect(change.artifactLocation).toEqual(locations[0]?.physicalLocation.artifactLocation);
    const { deletedRegion: region, insertedContent } = replacement;
    const above = '\n'.repeat(region.startLine - 1);
    expect(replaced(`${above}${own.lines.before}`, region, insertedContent.text)).toBe(
      `${above}${own.lines.after}`,
    );
    fixes += 1;
  });
  expect(fixes).toBeGreaterThan(5);
});

describe('the rule of an advisory', () => {
  const scored = (...scores: readonly string[]) =>
    reportWith({
      advisories: scores.map((score) => ({
        uid: 'u',
        advisoryId: 'CVE-2026-1',
        artifactName: 'openssl',
        updateTime: '2026-11-01T00:00:00Z',
        severities: [{ type: 'x', score }],
      })),
    });

  it.each([
    [['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'], '9.8'],
    [['medium'], '5.5'],
    [['low', '7.5'], '7.5'],
    [['0'], '8.0'],
    [['nonsense'], '8.0'],
    [[], '8.0'],
  ])('has the worst score of %j: %s', (scores, expected) => {
    const { rules, results } = runOf(scored(...scores));
    const rule = rules[results[0]?.ruleIndex ?? -1];
    expect(rule).toMatchObject({
      id: 'advisory/CVE-2026-1',
      ...(isAddressSet ? { helpUri: expect.stringMatching(/^https:/) } : {}),
      properties: { 'security-severity': expected },
    });
    expect(rule?.properties.tags).toContain('security');
  });

  it('is at least as bad as the check says when another score cannot be read', () => {
    const severities = ['low', 'nonsense'].map((score) => ({ type: 'x', score }));
    const [one] = scored('low').advisories;
    if (one === undefined) throw new Error('no advisory');
    const { rules, results } = runOf(reportWith({ advisories: [{ ...one, severities }] }));
    expect(rules[results[0]?.ruleIndex ?? -1]?.properties['security-severity']).toBe('8.0');
  });

  it('links to the page of the advisory, or of its alias, and else to that of the check', () => {
    const linked = (advisory: string, aliases: readonly string[]) => {
      const { uid, updateTime, artifactName } = { uid: 'u', updateTime: '', artifactName: 'openssl' };
      const advisories = [{ uid, updateTime, artifactName, advisoryId: advisory, aliases: [...aliases] }];
      const { rules, results } = runOf(reportWith({ findings: [named({ advisory })], advisories }));
      return rules[results[0]?.ruleIndex ?? -1]?.helpUri;
    };
    expect(linked('CVE-2026-12345', [])).toContain('CVE-2026-12345');
    expect(linked('EX-1', ['GHSA-aaaa-bbbb-cccc'])).toBe('https://github.com/advisories/GHSA-aaaa-bbbb-cccc');
    const own = linked('EX-1', ['javascript:alert(1)']);
    if (isAddressSet) expect(own).toMatch(/docs\/checks\/advisory\.md$/);
    else expect(own).toBeUndefined();
  });

  it('keeps its id and the fingerprint of its result when the score changes', () => {
    const [before, after] = [runOf(scored('low')), runOf(scored('critical'))];
    expect(before.results).toEqual(after.results);
    expect(before.rules).not.toEqual(after.rules);
  });
});

// https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
describe('what the host documents', () => {
  /** Every required property has text, and nothing is longer or more than allowed. */
  function expectAccepted({ text, rules, results, informationUri }: ReturnType<typeof runOf>): void {
    expect(gzipSync(text).length).toBeLessThanOrEqual(10 * 1000 * 1000);
    if (informationUri !== undefined) expect(new URL(informationUri).protocol).toBe('https:');
    expect(rules.length).toBeLessThanOrEqual(25_000);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.filter((rule) => !isAcceptedRule(rule))).toEqual([]);
    expect(results.length).toBeLessThanOrEqual(25_000);
    expect(results.filter((result) => !isAcceptedResult(result, rules))).toEqual([]);
  }

  // An `expect` for each property of 25,000 rules takes most of the time.
  function isAcceptedRule({ id, name, shortDescription, fullDescription, help, properties }: Rule): boolean {
    const required = [id, shortDescription.text, fullDescription.text, help.text];
    const score = properties['security-severity'];
    return (
      required.every((text) => text.trim() !== '') &&
      name.length <= 255 &&
      Math.max(shortDescription.text.length, fullDescription.text.length) <= 1024 &&
      properties.tags.length <= 10 &&
      properties.tags.includes('security') === (score !== undefined) &&
      (score === undefined || (typeof score === 'string' && /^(?:10\.0|[1-9]\.\d|0\.[1-9])$/.test(score)))
    );
  }

  function isAcceptedResult(
    { ruleId, ruleIndex, locations, partialFingerprints }: Result,
    rules: readonly Rule[],
  ): boolean {
    return (
      rules[ruleIndex]?.id === ruleId &&
      locations.length === 1 &&
      /^(?!\/)(?!.*:\/\/).+/.test(locations[0]?.physicalLocation.artifactLocation.uri ?? '') &&
      /^[0-9a-f]{32}:\d+$/.test(partialFingerprints.primaryLocationLineHash ?? '')
    );
  }

  it.each(['all-well', 'busy', 'hostile', 'five-thousand'] as const)('%s keeps to it', async (name) => {
    expectAccepted(runOf((await situations[name]()).report));
  });

  it('26,000 advisories keep to it: the worst are results, and the others are counted', () => {
    const findings = Array.from({ length: 26_000 }, (__, index) =>
      named({
        severity: index < 30 ? 'error' : 'warning',
        file: `a/${index}`,
        line: 1,
        advisory: `CVE-2026-${index}`,
      }),
    );
    const run = runOf(reportWith({ findings }));
    expectAccepted(run);
    expect([run.results.length, run.rules.length, run.total]).toEqual([25_000, 25_000, 26_000]);
    expect(run.shown.filter(({ severity }) => severity === 'error')).toHaveLength(30);
  });
});
