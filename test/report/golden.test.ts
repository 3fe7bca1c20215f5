// Every surface in six situations, as people see it. UPDATE_GOLDEN=1 writes the files again; read what changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reportSchema } from '../../src/report/schema/schema.js';
import { situations } from './situations.js';
import { surfacesOf } from './surfaces.js';

const folder = fileURLToPath(new URL('../fixtures/report', import.meta.url));
const longest = 40_000;

describe.each(Object.entries(situations))('%s', async (name, situation) => {
  const { report, exitCode } = await situation();
  it('matches the schema of reports', () => {
    expect(reportSchema.safeParse(report).error).toBeUndefined();
  });
  it.each(Object.entries(surfacesOf(report, exitCode)))('%s', (surface, text) => {
    const file = path.join(folder, name, surface);
    // As a file holds it: half a character has no bytes.
    const kept = Buffer.from(excerpt(text)).toString();
    if (process.env.UPDATE_GOLDEN === '1') {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, kept);
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
    expect(kept).toBe(readFileSync(file, 'utf8'));
  });
});

/** A long surface is kept as its head, its tail and its size. */
function excerpt(text: string): string {
  if (text.length <= longest) return text;
  const size = `${text.split('\n').length} lines, ${Buffer.byteLength(text)} bytes`;
  return `${text.slice(0, longest / 4)}\n\n[… ${size} …]\n\n${text.slice(-longest / 4)}`;
}
