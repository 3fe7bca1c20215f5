// The image names that no scanner reads, and the findings with one cause, in the channels for people.
import { expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { annotationsOf } from '../../src/output/annotations.js';
import { htmlOf } from '../../src/output/html/index.js';
import { summaryOf } from '../../src/output/markdown/summary.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { viewOf } from '../../src/output/view.js';
import { headline } from '../../src/output/words/format.js';
import type { Report } from '../../src/report/schema/schema.js';
import { digestOf } from './histories.js';
import { type Files, situation } from './stages.js';

async function shown(files: Files) {
  const { report } = await situation({
    files,
    fact: () => ({ status: 'unpinned', currentDigest: digestOf('a') }),
  });
  const view = viewOf(report);
  return {
    report,
    line: headline(report, view),
    summary: summaryOf(report, view, checks),
    terminal: terminalText(report, view, { colour: false }, checks),
    page: htmlOf(report, view, checks),
    annotations: annotationsOf(report, view),
  };
}

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `"ghcr.io/acme/app:${index + 1}"`).join('\n');
const dockerfile = 'FROM cgr.dev/acme/node:20\n';

it('names that are seen are counted in every channel, and folded where there is a fold', async () => {
  const { report, line, summary, terminal, page, annotations } = await shown({
    Dockerfile: dockerfile,
    'run.go': names(60),
  });
  expect(line).toContain('60 image names in text that no scanner reads, not verified');
  expect(report.seen).toMatchObject({ count: 60, names: { length: 60 } });
  expect(report.seen?.names[0]).toEqual({ file: 'run.go', line: 1, column: 2, name: 'ghcr.io/acme/app:1' });
  const [, fold = ''] =
    /<details><summary>Image names[^<]*\(60\)<\/summary>(.*?)<\/details>/s.exec(summary) ?? [];
  expect(fold.match(/ghcr\.io/g)).toHaveLength(50);
  expect(fold).toContain('50 of 60');
  expect(terminal.match(/run\.go:\d+ {2}ghcr\.io/g)).toHaveLength(5);
  expect(terminal).toContain('… and 55 more');
  expect(page.match(/<li><code>ghcr\.io/g)).toHaveLength(50);
  expect(JSON.stringify(annotations)).not.toContain('ghcr.io');
});

it('without such a name, no channel speaks of them', async () => {
  const { report, ...channels } = await shown({ Dockerfile: dockerfile });
  expect(report).not.toHaveProperty('seen');
  expect(JSON.stringify(channels)).not.toMatch(/image name/i);
});

const services = (count: number, variable = 'REGISTRY') =>
  `services:\n${Array.from({ length: count }, (_, index) => `  s${index}:\n    image: \${${variable}}/s${index}\n`).join('')}`;
const linesAbout = (text: string) => text.split('\n').filter((one) => one.includes('Cannot determine'));
const opaqueIn = ({ findings }: Report) => findings.filter(({ check }) => check === 'opaque-reference');

it('references with one cause are one line with the number of places, and the report has them all', async () => {
  const { report, summary, terminal, annotations } = await shown({
    Dockerfile: dockerfile,
    'compose.yaml': services(40),
    'other/compose.yaml': services(1, 'OTHER'),
  });
  expect(opaqueIn(report)).toHaveLength(41);
  expect(new Set(opaqueIn(report).map(({ message }) => message)).size).toBe(2);
  for (const text of [summary, terminal]) {
    expect(linesAbout(text)).toHaveLength(2);
    expect(text).toMatch(/also at compose\.yaml:5 and 38 other places/);
  }
  const about = annotations.filter(({ title }) => title.includes('opaque-reference'));
  expect(about.map(({ place, message }) => [place?.file, place?.line, /also at/.test(message)])).toEqual([
    ['compose.yaml', 3, true],
    ['other/compose.yaml', 3, false],
  ]);
});
