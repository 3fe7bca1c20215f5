// Stored scans are used if the row of the repository names their digest, and never otherwise, whatever the cache has.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KnownNight } from '../../src/cli/audit/fleet/known-file.js';
import { auditScans } from '../../src/cli/audit/fleet/known-scans.js';
import { decodeEntry, encodeEntry, fileOf, hexDigest } from '../../src/history/cache/entry.js';
import { verifyCache } from '../../src/history/cache/inspect.js';
import { createRunCache } from '../../src/history/cache/run-cache.js';
import { scanCode, scanCodeIn } from '../../src/host/scan-code.js';
import { rememberScans } from '../../src/model/remembered-scans.js';
import { scanCheckout } from '../../src/scan/checkout.js';
import { type MemoryFolder, memoryFolder } from '../cache/folder.js';
import { temporaryFolder } from '../e2e/workflow.js';

/** Long enough that its scan is worth being stored. */
const notes = `a: 1\n${'# a comment\n'.repeat(6000)}`;
const files = {
  list: async () => ['Dockerfile', 'notes.yaml'],
  read: async (name: string) => ({ text: name === 'Dockerfile' ? 'FROM acme/node:20\n' : notes }),
};

function nightWith(digest: string | undefined): KnownNight {
  const scans = new Map(digest === undefined ? [] : [['acme/shop', digest]]);
  return { listedAt: 0, access: '', repositories: new Map(), scans, lists: new Map() };
}

/** One audit; how many references it finds, how many files it scans, what it stores, and what the cache says. */
async function audit(folder: MemoryFolder, digest?: string, repository = 'acme/shop') {
  const said: string[] = [];
  const tell = (text: string) => void said.push(text);
  const options = { trust: 'all', base: 'main', now: () => 0, tell } as const;
  const cached = createRunCache(folder, options);
  const remembered = rememberScans();
  let scanned = 0;
  const set: typeof remembered.set = (...result) => {
    scanned += 1;
    remembered.set(...result);
  };
  const kept = await auditScans({
    ...{ night: nightWith(digest), cached, repository },
    remembered: { ...remembered, set },
  });
  const { occurrences } = await scanCheckout(
    files,
    { paths: [], exclude: [] },
    { scans: kept.scans ?? remembered },
  );
  return { found: occurrences.length, scanned, stored: await kept.store(), said };
}

async function firstNight() {
  const folder = memoryFolder();
  const { stored = '' } = await audit(folder);
  const file = fileOf({ kind: 'scans', name: stored });
  const bytes = folder.files.get(file)?.bytes ?? new Uint8Array();
  const text = (await decodeEntry(bytes))?.entry.text ?? '';
  return { folder, stored, file, bytes, text };
}

/** The results as somebody would write them who wants to hide every image. */
const hiding = (text: string) => text.replaceAll(/(?<=\n\S+ )\{.*/g, '-');

describe('stored scans', () => {
  it('are used if the row names their digest', async () => {
    const { folder, stored } = await firstNight();
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
    expect(await audit(folder, stored)).toEqual({ found: 1, scanned: 0, stored, said: [] });
    expect(await verifyCache(folder, () => false)).toEqual({ entries: 1, damaged: [] });
  });

  it('are not used by a repository whose row does not name them', async () => {
    const { folder, stored } = await firstNight();
    expect(await audit(folder)).toMatchObject({ found: 1, scanned: 2 });
    expect(await audit(folder, stored, 'acme/other')).toMatchObject({ found: 1, scanned: 2 });
  });

  it('are thrown away with a sentence if they are forged, although their checksum is right', async () => {
    const { folder, stored, file, text } = await firstNight();
    const forged = await encodeEntry({ kind: 'scans', name: stored }, { text: hiding(text), at: 0 });
    await folder.write(file, forged ?? new Uint8Array());
    expect((await verifyCache(folder, () => false)).damaged).toEqual([file]);
    const { said, ...second } = await audit(folder, stored);
    expect(second).toEqual({ found: 1, scanned: 2, stored });
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`other content for .* ${stored}, .* check who can write`, 'i')),
    ]);
    // The audit has stored them again.
    expect(await audit(folder, stored)).toMatchObject({ found: 1, scanned: 0, said: [] });
  });

  it('that are forged under their own digest are used only if the row names it', async () => {
    const { folder, stored, text } = await firstNight();
    const forged = hiding(text);
    const name = hexDigest(forged);
    const bytes = await encodeEntry({ kind: 'scans', name }, { text: forged, at: 0 });
    await folder.write(fileOf({ kind: 'scans', name }), bytes ?? new Uint8Array());
    expect(await audit(folder, stored)).toMatchObject({ found: 1, scanned: 0 });
    // The results of the last night are trusted, so this shows that the digest decides.
    expect(await audit(folder, name)).toMatchObject({ found: 0, scanned: 0 });
  });

  it('are scanned again wherever they are cut or changed', async () => {
    const { folder, stored, file, bytes } = await firstNight();
    for (let at = 0; at < bytes.length; at += 5) {
      const flipped = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
      for (const damaged of [bytes.slice(0, at), flipped]) {
        await folder.write(file, damaged);
        expect(await audit(folder, stored)).toMatchObject({ found: 1, scanned: 2, stored });
      }
    }
  });

  it('in the place of others are not used', async () => {
    const { folder, stored, text } = await firstNight();
    const name = hexDigest(hiding(text));
    const bytes = await encodeEntry({ kind: 'scans', name }, { text: hiding(text), at: 0 });
    await folder.write(fileOf({ kind: 'scans', name: stored }), bytes ?? new Uint8Array());
    expect(await audit(folder, stored)).toMatchObject({ found: 1, scanned: 2 });
  });
});

it('knows nothing and stores nothing without a cache', async () => {
  const remembered = rememberScans();
  const night = nightWith('a'.repeat(64));
  const kept = await auditScans({ night, cached: undefined, repository: 'acme/shop', remembered });
  expect(kept.scans).toBe(remembered);
  expect(await kept.store()).toBeUndefined();
});

it('stores nothing if the code of the scanners cannot be read', async () => {
  expect(await scanCodeIn(temporaryFolder())).toBeUndefined();
});

it('takes other code for other scanners', async () => {
  expect(await scanCode()).toMatch(/^[0-9a-f]{64}$/);
  const program = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(program, file)), { recursive: true });
    writeFileSync(path.join(program, file), text);
  };
  const seen = new Set<string | undefined>();
  const change = async (file: string, text: string) => {
    write(file, text);
    seen.add(await scanCodeIn(program));
  };
  await change('worker/index.js', 'a');
  await change('worker/index.js', 'b');
  await change('scan/index.js', 'c');
  await change('scan/yaml/index.js', 'd');
  await change('model/index.js', 'e');
  expect(seen.size).toBe(5);
  await change('output/index.js', 'f');
  expect(seen.size).toBe(5);
  expect(seen.has(undefined)).toBe(false);
});
