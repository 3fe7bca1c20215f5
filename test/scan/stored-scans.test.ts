// Scans that were stored for the next night: read back, they say what a scan of the same files says, or nothing at all.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type RememberedScans, rememberScans } from '../../src/model/remembered-scans.js';
import { scanCheckout } from '../../src/scan/checkout.js';
import { type KeptScansOptions, keepScans } from '../../src/scan/stored-scans.js';

const root = fileURLToPath(new URL('../fixtures/scan', import.meta.url));
const cases = readdirSync(root).flatMap((format) =>
  readdirSync(path.join(root, format)).map((name) => `${format}/${name}`),
);

type Texts = ReadonlyMap<string, string>;

function textsOf(folder: string): Texts {
  const input = path.join(root, folder, 'input');
  const entries = readdirSync(input, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  return new Map(
    files.map((file) => [path.relative(input, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

const scan = (texts: Texts, scans?: RememberedScans, mirrors?: Record<string, string>) =>
  scanCheckout(
    { list: async () => [...texts.keys()].sort(), read: async (file) => ({ text: texts.get(file) ?? '' }) },
    { paths: [], exclude: [], ...(mirrors === undefined ? {} : { registries: mirrors }) },
    scans === undefined ? {} : { scans },
  );

/** A night in a process of its own: what its scans find, what they store, and how many files they scan. */
async function night(texts: Texts, stored?: string, options: Partial<KeptScansOptions> = {}) {
  const shared = rememberScans();
  const kept = keepScans({ shared, code: 'these scanners', stored, least: 0, ...options });
  let scanned = 0;
  const set: RememberedScans['set'] = (...result) => {
    scanned += 1;
    kept.scans.set(...result);
  };
  const found = await scan(texts, { get: kept.scans.get, set });
  return { found, text: await kept.text(), scanned };
}

describe.each(cases)('%s', (name) => {
  it('is found in what was stored as in its files, which are not scanned', async () => {
    const texts = textsOf(name);
    const fresh = await scan(texts);
    const first = await night(texts);
    expect(first.found).toStrictEqual(fresh);
    const second = await night(texts, first.text);
    expect(second.found).toStrictEqual(fresh);
    expect(second.scanned).toBe(0);
    expect(second.text).toBe(first.text);
  });

  it('is found as in its files when one of them was changed', async () => {
    const texts = textsOf(name);
    const { text: stored } = await night(texts);
    for (const [file, text] of texts) {
      const changed = new Map([...texts, [file, text.replaceAll(/:(\d)/g, ':9$1')]]);
      expect((await night(changed, stored)).found).toStrictEqual(await scan(changed));
      const without = new Map([...texts].filter(([other]) => other !== file));
      expect((await night(without, stored)).found).toStrictEqual(await scan(without));
    }
  });
});

const texts: Texts = new Map([
  ['Dockerfile', 'ARG V=1\nFROM docker.io/acme/node:$V\n'],
  [
    'compose.yaml',
    `services:\n  web:\n    image: acme/web:\${TAG}\n    build:\n      args:\n        V: "2"\n`,
  ],
  ['.env', 'TAG=1\n'],
  ['ci.yml', 'a: 1\n'],
]);

describe('stored scans', () => {
  it('have only the files that depend on what was changed scanned', async () => {
    const { text, scanned } = await night(texts);
    expect(scanned).toBeGreaterThan(2);
    const changed = new Map([...texts, ['.env', 'TAG=2\n']]);
    const second = await night(changed, text);
    // That of which it is a companion; nothing reads it by itself.
    expect(second.scanned).toBe(1);
    expect(second.found).toStrictEqual(await scan(changed));
  });

  it('hold what the last night has used, and nothing of those before', async () => {
    const { text } = await night(texts);
    const left = new Map([...texts].filter(([file]) => file === 'Dockerfile'));
    const second = await night(left, text);
    expect(second.text).toBe((await night(left)).text);
    expect(second.text?.length).toBeLessThan(text?.length ?? 0);
  });

  it('depend on the mirrors of the registries', async () => {
    const { text } = await night(texts);
    const { scans } = keepScans({ shared: rememberScans(), code: 'these scanners', stored: text });
    const mirrors = { 'mirror.example.com/hub': 'docker.io' };
    expect(await scan(texts, scans, mirrors)).toStrictEqual(await scan(texts, undefined, mirrors));
  });

  it('take up no more than a key for a file without a reference', async () => {
    const without = new Map(Array.from({ length: 100 }, (_, at) => [`${at}.yaml`, `a: ${at}\n`]));
    const { text } = await night(without);
    expect(text?.length).toBeLessThan(100 * 50);
  });

  it('are not stored if there are too many, nor read if there are too many', async () => {
    expect((await night(texts, undefined, { mostLength: 100 })).text).toBeUndefined();
    const { text } = await night(texts);
    const read = await night(texts, text, { mostLength: 100 });
    expect(read.scanned).toBeGreaterThan(2);
  });

  it('are not stored if the files are scanned sooner than they are read', async () => {
    const few: Texts = new Map([
      ['Dockerfile', 'FROM acme/node:20\n'],
      ['notes.yaml', 'a: 1\n'],
    ]);
    const length = [...few.values()].join('').length;
    const { text } = await night(few);
    expect(text).toBeDefined();
    expect((await night(few, undefined, { least: length })).text).toBe(text);
    expect((await night(few, text, { least: length })).text).toBe(text);
    expect((await night(few, undefined, { least: length + 1 })).text).toBeUndefined();
  });

  it('are those of another repository as well', async () => {
    const [shared, code, stored] = [rememberScans(), 'these scanners', undefined];
    await scan(texts, keepScans({ shared, code, stored, least: 0 }).scans);
    const second = keepScans({ shared, code, stored, least: 0 });
    await scan(texts, second.scans);
    expect(await second.text()).toBe((await night(texts)).text);
  });

  it('are not stored where nothing was scanned', async () => {
    expect((await night(new Map())).text).toBeUndefined();
  });

  it('of other scanners are not used', async () => {
    const { text, scanned } = await night(texts);
    const other = await night(texts, text, { code: 'other scanners' });
    expect(other.scanned).toBe(scanned);
    expect(other.text).not.toBe(text);
  });

  const line = /(?<=\n\S+ )\{.*/g;
  const edited = (edit: (findings: { occurrences: object[] }) => object) => (text: string) =>
    text.replaceAll(line, (found) => JSON.stringify(edit(JSON.parse(found))));
  const shapes: Record<string, (text: string) => string> = {
    'of another version': (text) => text.replace('scans 1', 'scans 2'),
    'that are no JSON': (text) => text.replaceAll(line, '{'),
    'that are empty': (text) => text.replaceAll(line, ''),
    'that are null': (text) => text.replaceAll(line, 'null'),
    'with a field that is not known': edited((found) => ({ ...found, more: [] })),
    'without a field': edited(({ occurrences: _, ...found }) => found),
    'with a place before the text': edited((found) => ({
      ...found,
      occurrences: found.occurrences.map((one) => ({
        ...one,
        at: { file: 'a', span: { start: -1, end: 0 } },
      })),
      problems: [{ file: 'a', message: '', span: { start: -1, end: 0 } }],
    })),
    'of another kind': edited((found) => ({ ...found, mentions: 'all' })),
    'about a file that is not read': edited((found) => ({
      ...found,
      passes: [
        {
          path: 'Dockerfile',
          args: [{ name: 'V', file: ['a', 'b'], span: { start: 0, end: 1 }, value: { text: '3' } }],
        },
      ],
    })),
  };
  it.each(Object.entries(shapes))('%s are not used', async (_, change) => {
    const { text = '', found } = await night(texts);
    const changed = change(text);
    expect(changed).not.toBe(text);
    const second = await night(texts, changed);
    expect(second.scanned).toBeGreaterThan(0);
    expect(second.found).toStrictEqual(found);
    // The new result takes the place of what could not be read.
    expect(second.text).toBe(text);
  });

  it('say nothing else, wherever they are cut', async () => {
    const { text = '', found } = await night(texts);
    for (let at = 0; at < text.length; at += 7)
      expect((await night(texts, text.slice(0, at))).found).toStrictEqual(found);
  });
});
