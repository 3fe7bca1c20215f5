// One measurement of bench/reports.mjs in a process of its own: a run against the platform, or one channel of its report.
// Prints what it measured as one line of JSON.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checks } from '../lib/checks/index.js';
import { readConfig } from '../lib/config/read.js';
import { localHost } from '../lib/host/local.js';
import { annotationsOf } from '../lib/output/annotations.js';
import { codeQualityOf } from '../lib/output/documents/code-quality.js';
import { junitOf } from '../lib/output/documents/junit.js';
import { htmlOf } from '../lib/output/html/index.js';
import { commentOf } from '../lib/output/markdown/comment.js';
import { summaryOf } from '../lib/output/markdown/summary.js';
import { sarifOf } from '../lib/output/sarif/index.js';
import { terminalText } from '../lib/output/terminal/index.js';
import { viewOf } from '../lib/output/view.js';
import { run } from '../lib/run.js';

const [what, ...args] = process.argv.slice(2);

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function tell(figures) {
  const { maxRSS } = process.resourceUsage();
  process.stdout.write(`${JSON.stringify({ ...figures, maxMb: Math.round(maxRSS / 1024) })}\n`);
}

async function measureRun(root, folder, addressText) {
  const address = JSON.parse(addressText);
  const inputs = {
    ...{ 'base-url': address.baseUrl, 'registry-url': address.registryUrl, 'issuer-url': address.issuerUrl },
    ...{ 'public-organization': address.publicOrganization, identity: address.identity },
    'fail-on': 'none',
    ...(folder === '-'
      ? {}
      : {
          report: path.join(folder, 'report.json'),
          html: path.join(folder, 'report.html'),
          sarif: path.join(folder, 'report.sarif'),
          junit: path.join(folder, 'junit.xml'),
          'code-quality': path.join(folder, 'code-quality.json'),
        }),
  };
  const environment = {
    ACTIONS_ID_TOKEN_REQUEST_URL: address.oidcRequestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: address.oidcRequestToken,
  };
  const host = localHost({ root, environment, print: () => undefined });
  const { config, issues } = readConfig((name) => inputs[name], { presets: {}, checks: [] });
  if (config === undefined) throw new Error(issues.join('\n'));
  const { report } = await run(host, config);
  const { references, findings, histories, incomplete, requests, verdict } = report;
  tell({
    ...{ verdict, references: references.length, findings: findings.length, tags: histories.length },
    ...{ incomplete: incomplete.length, requests: requests.total, cpuMs: cpuMs() },
  });
}

const sink = { colour: false, width: undefined };
const channels = {
  view: (_report, view) => [String(view.findings.length)],
  annotations: (report, view) => [JSON.stringify(annotationsOf(report, view))],
  summary: (report, view) => [summaryOf(report, view, checks)],
  comment: (report, view) => [commentOf(report, view, '', checks).text ?? ''],
  terminal: (report, view) => [terminalText(report, view, sink, checks)],
  html: (report, view) => [htmlOf(report, view, checks)],
  sarif: (report, view) => [sarifOf(report, view, checks).text ?? ''],
  junit: (report, view) => [junitOf(report, view)],
  codeQuality: (report, view) => [codeQualityOf(report, view)],
};

function measureChannel(file, channel) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const view = viewOf(report);
  const before = cpuMs();
  const parts =
    channel === 'view' ? [String(viewOf(report).findings.length)] : channels[channel](report, view);
  const spent = cpuMs() - before;
  const text = parts.join('');
  tell({ channel, bytes: Buffer.byteLength(text), gzip: gzipSync(text).length, cpuMs: spent });
}

if (what === 'run') await measureRun(...args);
else measureChannel(...args);
