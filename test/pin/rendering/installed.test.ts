// `pin --check-rendered` with the programs of this machine: what it lets pass is harmless, by the judges of the tests.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineRenderers } from '../../../src/host/renderers.js';
import type { Files as HostFiles, Sink } from '../../../src/model/run/host.js';
import { renderJudge } from '../../../src/pin/rendered.js';
import { amount, runs, seed } from '../../sample.js';
import { casesOf } from './cases.js';
import { judge } from './judge.js';
import { inFolder } from './programs.js';
import { renderers } from './renderers.js';

const numRuns = runs(1);
const { TAGPROOF_HELM: helm } = process.env;
const PATH = [...(helm === undefined ? [] : [helm.replace(/\/helm$/, '')]), process.env.PATH].join(':');

for (const { kind, isHere, render } of renderers.filter((one) =>
  ['kustomize', 'compose', 'helm', 'jsonnet'].includes(one.kind),
))
  describe.skipIf(!isHere)(`checked pins of ${kind}`, () => {
    it('are harmless', { timeout: 300_000 * numRuns }, async () => {
      const harmful: unknown[] = [];
      const some = casesOf(kind).filter((_, index) => (index + seed) % amount(4, 3) === 0);
      for (const { reader, cases } of some)
        for (const one of fc.sample(cases, { seed, numRuns })) {
          const log: string[] = [];
          const { harm, shown } = await inFolder(one.files, async (folder) => {
            const files = { list: async () => Object.keys(one.files).sort() } as unknown as HostFiles;
            const sink = { log: (text: string) => void log.push(text) } as unknown as Sink;
            return judge(
              one,
              render,
              renderJudge({ files, sink, renderers: machineRenderers({ PATH }, folder) }),
            );
          });
          if (harm !== 'none') harmful.push({ reader, shown, log });
        }
      expect(harmful).toEqual([]);
    });
  });
