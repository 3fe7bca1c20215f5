// The end of a run: every channel is written once, by one plan, and SARIF only when all is known.
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { Failure } from '../../src/model/failure.js';
import type { Annotation, Host } from '../../src/model/run/host.js';
import { outputTable, writeOutputsWithoutReport } from '../../src/output/action-outputs.js';
import { publish, saveDocuments } from '../../src/output/publish.js';
import { situations } from './situations.js';

function recorder() {
  const saved: Record<string, string> = {};
  const annotations: Annotation[] = [];
  const outputs: Record<string, string> = {};
  const log: string[] = [];
  const summaries: string[] = [];
  const host: Pick<Host, 'files' | 'sink'> = {
    files: {
      list: async () => [],
      read: async () => ({ unreadable: 'none' }),
      replace: async () => ({}),
      async save(path, name, text) {
        saved[path ?? name] = [...text].join('');
        return `/out/${path ?? name}`;
      },
    },
    sink: {
      mask: () => undefined,
      log: (text) => void log.push(text),
      colour: false,
      progress: () => undefined,
      annotate: (annotation) => void annotations.push(annotation),
      summary: async (text) => void summaries.push(text),
      output(name, value) {
        outputs[name] = value;
      },
    },
  };
  return { host: host as Host, saved, annotations, outputs, log, summaries };
}

async function published(name: keyof typeof situations, sarif?: string) {
  const { report, exitCode } = await situations[name]();
  const record = recorder();
  const config = sarif === undefined ? {} : { sarif };
  const documents = await saveDocuments(report, { config, checks }, record.host.files);
  await publish(report, { exitCode, checks }, record.host, documents);
  return record;
}

describe('publish', () => {
  it('writes SARIF if it is requested, and sets its path as an output', async () => {
    const { saved, outputs, summaries } = await published('busy', 'out/x.sarif');
    expect(JSON.parse(saved['out/x.sarif'] ?? '').runs[0].results).toHaveLength(25);
    expect(outputs).toMatchObject({
      sarif: '/out/out/x.sarif',
      report: '/out/tagproof-report.json',
      findings: '25',
    });
    expect(summaries).toHaveLength(1);
  });

  it('renders nothing where nobody reads it', async () => {
    const { report, exitCode } = await situations.busy();
    const { host, ...written } = recorder();
    const silent = { sink: { ...host.sink, isSilent: true as const } };
    await publish(report, { exitCode, checks }, silent, { paths: {}, refused: [], sarif: {} });
    expect(written).toEqual({ saved: {}, annotations: [], outputs: {}, log: [], summaries: [] });
  });

  it('says that the summary could not be written, and writes everything else', async () => {
    const { report, exitCode } = await situations.busy();
    const record = recorder();
    const summary = async () => {
      throw new Failure('not-written', 'The job summary could not be written (ENOSPC)');
    };
    const host = { ...record.host, sink: { ...record.host.sink, summary } };
    const saved = await saveDocuments(report, { config: {}, checks }, host.files);
    await publish(report, { exitCode, checks }, host, saved);
    expect(record.log.join('\n')).toContain('could not be written (ENOSPC)');
    expect(record.annotations).toContainEqual({
      severity: 'warning',
      title: 'tagproof',
      message: 'The job summary could not be written (ENOSPC)',
    });
    expect(record.outputs).toMatchObject({ findings: '25', 'exit-code': '1' });
  });

  it.each([
    ['invalid', 2],
    ['incomplete', 3],
  ] as const)('sets every output of a run without a report: %s', (verdict, exitCode) => {
    const outputs: Record<string, string> = {};
    const output = (name: string, value: string) => void Object.assign(outputs, { [name]: value });
    writeOutputsWithoutReport(verdict, exitCode, { output });
    expect(Object.keys(outputs)).toEqual(Object.keys(outputTable));
    expect(outputs).toMatchObject({ verdict, 'exit-code': String(exitCode), findings: '0', images: '[]' });
    expect([JSON.parse(outputs.counts ?? ''), JSON.parse(outputs.images ?? '')]).toEqual([{}, []]);
  });

  it('writes no SARIF unless it is requested', async () => {
    const { saved, outputs } = await published('busy');
    expect(Object.keys(saved)).toEqual(['tagproof-report.json']);
    expect(outputs.sarif).toBe('');
  });

  it('refuses SARIF with one notice after an outage', async () => {
    const { saved, outputs, annotations, log } = await published('outage', 'x.sarif');
    expect(Object.keys(saved)).toEqual(['tagproof-report.json']);
    expect(outputs.sarif).toBe('');
    expect(annotations.filter(({ severity }) => severity === 'notice')).toEqual([
      { severity: 'notice', title: 'tagproof', message: expect.stringContaining('SARIF not written') },
    ]);
    expect(log.join('\n')).toContain('SARIF not written');
  });
});
