// docs/organization.md: every command is one, and those of the audit do what the page says.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/args/commands.js';
import { readArguments } from '../../src/command/arguments.js';
import { inputNames } from '../../src/command/names.js';
import { readPolicy } from '../../src/config/policy/read.js';
import { diskFiles } from '../../src/host/files/files.js';
import { planSchema } from '../../src/organization/merge/schema.js';
import { startOrganization } from './organization.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/organization.md', import.meta.url)), 'utf8');
const blocks = [...page.matchAll(/```(sh|yaml)[^\n]*\n([\s\S]*?)```/g)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));
const called = blocks
  .filter(({ kind }) => kind === 'sh')
  .flatMap(({ text }) => [...text.matchAll(/node dist\/cli\/index\.js (.*)/g)].map(([, line = '']) => line));

/** The words of a line: quoted ones whole, `$(…)` among them, without the redirection. */
function wordsOf(line: string): readonly string[] {
  const found = line.replace(/ > \S+$/, '').matchAll(/'([^']*)'|"((?:\$\([^)]*\)|[^"])*)"|(\S+)/g);
  return [...found].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
}

function invocationOf(line: string) {
  const read = readArguments(wordsOf(line), commands);
  if ('issues' in read) throw new Error(read.issues.join('\n'));
  return read;
}

describe('docs/organization.md', () => {
  it.each(called)('%s', (line) => {
    expect(() => invocationOf(line)).not.toThrow();
  });

  it('has policies that are sound', () => {
    const policies = blocks.filter(({ kind }) => kind === 'yaml');
    expect(policies).not.toEqual([]);
    for (const { text } of policies)
      expect(readPolicy({ path: 'x', text }, inputNames)).not.toHaveProperty('issues');
  });

  it('names only files that are there', async () => {
    const links = [...page.matchAll(/\]\(((?:\.\.\/)?[\w./-]+)\)/g)].map(([, target = '']) => target);
    const root = fileURLToPath(new URL('../../docs', import.meta.url));
    for (const link of links.filter((target) => !target.includes('schema/'))) {
      const file = path.join(root, link);
      const read = await diskFiles(path.dirname(file), undefined).read(path.basename(file));
      expect(read, link).toHaveProperty('text');
    }
  });

  it('audits an organization by hand, as it says', async () => {
    const organization = await startOrganization(() =>
      ['api', 'web', 'old-archive'].map((name) => ({ name, files: { Dockerfile: 'FROM scratch\n' } })),
    );
    const inFolder = (file: string) => path.join(organization.folder, file);
    try {
      for (const line of called.filter((one) => /^(?:plan|audit|merge) /.test(one)).slice(0, 4)) {
        const { command, operands, flags } = invocationOf(line);
        const given = Object.fromEntries(
          [...flags].filter(([name]) => !['platform', 'identity'].includes(name)),
        );
        for (const name of ['report', 'html', 'plan']) {
          const file = given[name];
          if (file !== undefined) given[name] = inFolder(file);
        }
        const files = command === 'merge' ? operands.map(inFolder) : operands;
        const { context, out } = organization.context(command, files, given);
        const start = commands.find(({ name }) => name === command)?.start;
        expect(await start?.(context), line).toBe(0);
        if (command !== 'plan') continue;
        expect(planSchema.parse(JSON.parse(out.join(''))).include).toHaveLength(2);
        const { save } = diskFiles(organization.folder, undefined);
        await save(/> (\S+)$/.exec(line)?.[1], '', out.join(''));
      }
      const report = JSON.parse(readFileSync(inFolder('report.json'), 'utf8'));
      expect(report.repositories.map(({ origin }: { origin: string }) => origin)).toEqual([
        'acme/api',
        'acme/web',
      ]);
      expect(readFileSync(inFolder('report.html'), 'utf8')).toContain('acme/api');
    } finally {
      await organization.close();
    }
  });
});
