// The first run on an unknown repository is easy to read: what to do first is at the top, and no list is endless.
import { describe, expect, it } from 'vitest';
import { firstRun, strangers } from './first-run.js';

const screens = 75;
const settings = [{}, { platform: true }, { outage: true }] as const;
const runs = strangers.flatMap((name) => settings.map((setting) => ({ name, setting })));

describe('the first run', () => {
  it('has repositories to look at', () => {
    expect(strangers).toEqual(['boutique', 'hardened', 'stack', 'gitops', 'monorepo']);
  });

  it.each(runs)(
    '$name $setting: at most three steps on top, in the terminal and in the summary',
    async (run) => {
      const { terminal, summary, report } = await firstRun(run.name, run.setting);
      const [title, ...lines] = terminal.split('\n');
      expect(title).toBe('What to do first');
      const block = lines.slice(0, lines.indexOf(''));
      const steps = block.filter((line) => /^ {2}\d\. /.test(line));
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThanOrEqual(3);
      expect(block.length).toBeLessThanOrEqual(11);
      for (const line of block) expect(line.length).toBeLessThanOrEqual(100);
      expect(summary.split('\n').slice(0, 9)).toContain('### What to do next');
      expect(report.references.length).toBeGreaterThan(5);
    },
  );

  it.each(runs)('$name $setting: at most two screens, and omissions are counted', async (run) => {
    const { terminal, report } = await firstRun(run.name, run.setting);
    expect(terminal.split('\n').length).toBeLessThanOrEqual(screens);
    const count = (line: RegExp) => terminal.match(line)?.length ?? 0;
    const sum = (line: RegExp) =>
      [...terminal.matchAll(line)].reduce((total, [, left]) => total + Number(left), 0);
    const attention = report.images?.filter(({ findings }) => findings > 0) ?? [];
    const cards = count(/^(?:error|warning|notice) {2}\S+\/\S+$/gm);
    expect(cards + sum(/… and (\d+) more images like these/g)).toBe(attention.length);
    const ofImages = new Set(attention.flatMap((image) => image.checks.map(({ check }) => check)));
    for (const check of new Set(report.findings.map((finding) => finding.check))) {
      if (ofImages.has(check)) continue;
      const all = report.findings.filter((finding) => finding.check === check).length;
      const left = sum(new RegExp(`… and (\\d+) more like these \\(${check}\\)`, 'g'));
      const block = `^(?:error|warning|notice)  ${check}  [^]*?(?=^(?:error|warning|notice)  |^\\S|^$)`;
      const lines = terminal.match(new RegExp(block, 'gm')) ?? [];
      // A line of one cause names its second place and counts the others.
      const others = lines.map((line) => {
        const also = /\(also at \S+(?: and (\d+) other places?)?\)/.exec(line.replace(/\s+/g, ' '));
        return also === null ? 0 : 1 + Number(also[1] ?? 0);
      });
      expect(lines.length + others.reduce((total, one) => total + one, 0) + left, check).toBe(all);
    }
  });

  it('says the gravest first: a digest that never was its tag comes before what `pin` does alone', async () => {
    const { terminal, exitCode } = await firstRun('hardened', { platform: true });
    expect(exitCode).toBe(1);
    const [, first] = terminal.split('\n');
    const second = terminal.split('\n').find((line) => line.startsWith('  2.'));
    expect(first).toMatch(/^ {2}1\. digest-not-in-history, 1 image \(deploy\/app\.yaml:14\)/);
    expect(second).toMatch(/^ {2}2\. Pin 4 lines \(unpinned, stale-digest\): `tagproof pin`/);
  });

  it('never recommends a pin without a known digest, but to resolve the gap first', async () => {
    const { terminal } = await firstRun('gitops', { outage: true });
    const top = terminal.slice(0, terminal.indexOf('\n\n'));
    expect(top).toMatch(
      /^ {2}1\. deprecated-tag, [^[]* {2}2\. \d+ items could not be verified\.[^[]*\[unreachable\]\n {2}3\. unpinned, /m,
    );
    expect(top.slice(top.indexOf('unpinned, '))).not.toContain('the finding names');
  });

  it('names first the cause that a re-run does not fix', async () => {
    const { terminal } = await firstRun('monorepo', { outage: true });
    const top = terminal.slice(0, terminal.indexOf('\n\n'));
    expect(top.indexOf('[no-platform]')).toBeGreaterThan(0);
    expect(top.indexOf('[no-platform]')).toBeLessThan(top.indexOf('[unreachable]'));
  });

  it('names the code of what is not known, once on top', async () => {
    const { terminal } = await firstRun('boutique', { outage: true });
    expect(terminal.slice(0, terminal.indexOf('\n\n'))).toContain('[unreachable]');
  });
});
