// `explain`: every check has all its texts, and a typing error is understood.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { explain } from '../../src/cli/commands/explain.js';
import { errorCodes, errorTexts } from '../../src/model/error-text.js';

async function run(operands: readonly string[], json = false) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await explain({
    invocation: {
      command: 'explain',
      operands,
      flags: new Map(),
      switches: new Set(),
      json,
      noColour: true,
      help: false,
    },
    environment: {},
    out: (text) => void printed.push(text),
    err: (text) => void complaints.push(text),
    colour: false,
  });
  return { code, out: printed.join('\n'), err: complaints.join('\n') };
}

const ids = checks.map(({ id }) => id);

describe('explain', () => {
  it('knows each check once, under a name that can be typed', () => {
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it.each(ids)('%s: what, why, how to fix, how to waive', async (id) => {
    const { code, out, err } = await run([id]);
    expect([code, err]).toEqual([0, '']);
    const text = checks.find((one) => one.id === id);
    for (const part of [text?.summary, text?.why, text?.fix, text?.waive.when]) {
      expect(part).toMatch(/\w \w/);
      expect(out).toContain(part);
    }
    expect(out).toContain(id);
    expect(out.includes(`# tagproof: ignore[${id}] `)).toBe(text?.waive.where === 'line');
    expect(out.includes(`  - check: ${id}\n`)).toBe(text?.waive.where !== 'nowhere');
  });

  it('waives by a selector that can match: what is not resolved has no image name', async () => {
    const { out } = await run(['opaque-reference']);
    expect(out).toMatch(/- check: opaque-reference\n +paths: /);
    expect(out).not.toContain('image: registry');
  });

  it('lists all checks without an operand', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const { id, summary } of checks)
      expect(out).toMatch(new RegExp(`^${id} .*${summary.slice(0, 20)}`, 'm'));
  });

  it('gives one document under --json', async () => {
    expect(JSON.parse((await run(['advisory'], true)).out)).toMatchObject({
      id: 'advisory',
      waive: { where: 'policy' },
    });
    expect(JSON.parse((await run([], true)).out)).toHaveLength(ids.length);
  });

  it('names the nearest check for an unknown one, and ends with 2', async () => {
    const { code, out, err } = await run(['stale-digset\u001b[31m']);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toContain('\u001b');
    expect((await run(['stale-digset'])).err).toContain('Did you mean `stale-digest`?');
  });
});

describe('error codes', () => {
  it.each(errorCodes)('%s has a page', async (code) => {
    const { code: exit, out } = await run([code]);
    expect(exit).toBe(0);
    expect(out).toContain(errorTexts[code].means);
    expect(out).toContain(errorTexts[code].fix);
  });

  it('are all the causes that failures have', () => {
    const failure = readFileSync(new URL('../../src/model/failure.ts', import.meta.url), 'utf8');
    const causes = [...(failure.split('export interface')[0] ?? '').matchAll(/\| '([\w-]+)'/g)].map(
      ([, id]) => id,
    );
    expect(causes.length).toBeGreaterThan(15);
    expect([...causes, 'usage', 'configuration', 'defect'].sort()).toEqual([...errorCodes].sort());
  });
});
