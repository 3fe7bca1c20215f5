// SARIF held to the standard and to the code-scanning service's own rules by Microsoft's validator, where it is installed.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { sarifOf } from '../../src/output/sarif/index.js';
import { viewOf } from '../../src/output/view.js';
import { runsAll } from '../sample.js';
import { situations } from './situations.js';

/** Path of `Sarif.Multitool`, from the package @microsoft/sarif-multitool-linux; `.ci/run` sets it. */
const tool = process.env.TAGPROOF_SARIF_MULTITOOL ?? '';
if (tool === '') console.warn('SKIPPED: TAGPROOF_SARIF_MULTITOOL is not set, so no SARIF was validated');

async function validate(text: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-sarif-'));
  const file = path.join(folder, 'tagproof.sarif');
  writeFileSync(file, text);
  const environment = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };
  const options = { env: environment, maxBuffer: 64 * 1024 * 1024 };
  try {
    const { stdout } = await promisify(execFile)(
      tool,
      ['validate', file, '--rule-kind', 'Sarif;Ghas'],
      options,
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.skipIf(tool === '')('Sarif.Multitool validate --rule-kind Sarif;Ghas', { timeout: 300_000 }, () => {
  it.each(Object.entries(situations).filter(([name]) => runsAll || name !== 'five-thousand'))(
    '%s: no error',
    async (_name, situation) => {
      const { report } = await situation();
      const sarif = sarifOf(report, viewOf(report), checks);
      if ('refused' in sarif) {
        // No document is written for a report that knows less than the one before could have known.
        expect(report.incomplete).not.toEqual([]);
        return;
      }
      const said = await validate(sarif.parts.join(''));
      expect(said).toContain('Analysis completed successfully');
      expect(said.split('\n').filter((line) => /: error /.test(line))).toEqual([]);
    },
  );

  it('finds an error where there is one', async () => {
    const { report } = await situations.busy();
    const sarif = sarifOf(report, viewOf(report), checks);
    if ('refused' in sarif) throw new Error(sarif.refused);
    const broken = sarif.parts.join('').replaceAll('"startLine":', '"startLine":-');
    const said = await validate(broken).catch(({ stdout }: { readonly stdout: string }) => stdout);
    expect(said).toMatch(/: error /);
  });
});
