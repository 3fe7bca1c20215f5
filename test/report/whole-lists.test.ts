// What the golden files leave out: every check is a SARIF rule, and every setting is a row of the page.
import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { isAddressSet } from '../../src/model/run/project.js';
import { htmlOf } from '../../src/output/html/index.js';
import { sarifOf } from '../../src/output/sarif/index.js';
import { viewOf } from '../../src/output/view.js';
import { rowsOf, textOf } from './page.js';
import { situations } from './situations.js';

const { report } = await situations['all-well']();
const sarif = sarifOf(report, viewOf(report), checks);
if ('refused' in sarif) throw new Error(sarif.refused);
const { rules } = JSON.parse(sarif.parts.join('')).runs[0].tool.driver;

it('SARIF has one rule for each check, in their order, even without a finding', () => {
  expect(report.findings).toEqual([]);
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(checks.map(({ id }) => id));
});

it.each(checks.map((check, index) => [check.id, check, rules[index]] as const))(
  'the SARIF rule of %s has its texts and its level',
  (_, { summary, why, fix, severity }, rule) => {
    const plain = (text: string) => text.replaceAll('`', '');
    expect(rule.name).toMatch(/^Tagproof(?:[A-Z][a-z]+)+$/);
    expect(rule.shortDescription.text).toBe(`${plain(summary)}.`);
    expect(rule.fullDescription.text).toBe(plain(why));
    expect(rule.help.markdown).toContain(fix);
    expect(rule.help.text).toContain(fix);
    expect(rule.defaultConfiguration.level).toBe(severity === 'notice' ? 'note' : severity);
    if (isAddressSet) expect(rule.helpUri).toMatch(/^https:.+\/docs\/checks\/[a-z-]+\.md$/);
    else expect(rule.helpUri).toBeUndefined();
    const isAboutPolicy = ['expired-waiver', 'unused-waiver'].includes(rule.id);
    const tags = [...(isAboutPolicy ? [] : ['security']), 'supply-chain', 'containers'];
    expect(rule.properties.tags).toEqual(tags);
    const score = {
      error: rule.id === 'digest-not-in-history' ? '9.5' : '8.0',
      warning: '5.5',
      notice: '2.0',
    };
    expect(rule.properties['security-severity']).toBe(isAboutPolicy ? undefined : score[severity]);
    expect(['high', 'very-high']).toContain(rule.properties.precision);
    expect(rule.properties['problem.severity']).toBe(severity === 'notice' ? 'recommendation' : severity);
  },
);

it('the page has one row for each setting, those by default included', () => {
  const rows = rowsOf(parse(htmlOf(report, viewOf(report), checks)), 'setting');
  expect(report.settings.some(({ from }) => from === 'default')).toBe(true);
  const chosen = report.settings.filter(({ from }) => from !== 'default');
  const others = report.settings.filter(({ from }) => from === 'default');
  expect(rows.map((cells) => cells.map(textOf))).toEqual(
    [...chosen, ...others].map(({ name, value, from }) => [name, value, from]),
  );
});
