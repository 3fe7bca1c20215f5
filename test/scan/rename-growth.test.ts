// Kustomizations that rename images, by name and by file: the same as comparing everything with everything, in linear time.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from '../../src/scan/between/kustomizations.js';
import { type RenameScope, RenameScopes } from '../../src/scan/between/renamed-images.js';
import { runs } from '../sample.js';

interface Names {
  readonly path: string;
  readonly mentioned: readonly string[];
}

const byPathOf = (files: readonly Names[]) => new Map(files.map((one) => [one.path, one]));

describe('the entry that counts for a reference', () => {
  const folder = fc.constantFrom('', 'a/', 'a/b/', 'c/');
  const path = fc
    .tuple(folder, fc.constantFrom('kustomization.yaml', 'pod.yaml', 'x.yaml'))
    .map(([f, name]) => `${f}${name}`);
  const mentioned = fc.oneof(
    path,
    folder.map((f) => f || '.'),
  );
  const files = fc.array(fc.record({ path, mentioned: fc.array(mentioned, { maxLength: 3 }) }), {
    maxLength: 6,
  });
  const name = fc.constantFrom('app', 'acme/app', 'acme/.*', 'ap+', '(x)', 'x');
  const scope: fc.Arbitrary<RenameScope> = fc.record(
    {
      path,
      entries: fc.array(fc.record({ name, line: fc.nat(9) }), { maxLength: 3 }),
      from: fc.array(path, { maxLength: 2 }),
      folder,
    },
    { requiredKeys: ['path', 'entries', 'from'] },
  );

  function mayMatch(pattern: string, written: string): boolean {
    const special = pattern.search(/[^\w./:-]/);
    return special < 0 ? pattern === written : written.startsWith(pattern.slice(0, Math.max(special - 1, 0)));
  }

  /** Every entry of every scope, in order. */
  function plain(scopes: readonly RenameScope[], all: readonly Names[], file: string, written: string[]) {
    for (const one of scopes) {
      const by = one.entries.find((entry) => written.some((text) => mayMatch(entry.name, text)));
      const reached = reachedFrom(one.from, byPathOf(all), { steps: 1000 })?.has(file);
      const isBelow = one.folder !== undefined && file.startsWith(one.folder);
      if (by !== undefined && (reached || isBelow)) return { path: one.path, line: by.line };
    }
    return undefined;
  }

  it('is the first of all that match', () => {
    fc.assert(
      fc.property(
        files,
        fc.array(scope, { maxLength: 5 }),
        path,
        fc.array(fc.constantFrom('app', 'acme/app', 'apple', 'b'), { minLength: 1, maxLength: 2 }),
        (all, scopes, file, written) => {
          const found = new RenameScopes(scopes, byPathOf(all)).find(file, written);
          expect(found).toEqual(plain(scopes, all, file, written));
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

describe('the files that are looked at', () => {
  /** How many files were looked at for what they name. */
  function looked(scopes: readonly RenameScope[], all: readonly Names[], references: readonly string[][]) {
    let reads = 0;
    const watched = all.map(({ path, mentioned }) => ({
      path,
      get mentioned() {
        reads += mentioned.length;
        return mentioned;
      },
    }));
    const found = new RenameScopes(scopes, byPathOf(watched));
    for (const [file = '', ...names] of references) expect(found.find(file, names)).toBeDefined();
    return reads;
  }
  const numbers = (n: number) => Array.from({ length: n }, (_, index) => index);
  const overlay = (index: number) => `overlays/o${index}/kustomization.yaml`;
  const baseOf = (n: number): Names => ({
    path: 'base/kustomization.yaml',
    mentioned: numbers(n).map((index) => `base/pod${index}.yaml`),
  });

  it('are those of the base once, for all overlays that rename the same image', () => {
    const readsFor = (n: number) =>
      looked(
        numbers(n).map((index) => ({
          ...{ path: overlay(index), from: [overlay(index)], entries: [{ name: 'app', line: 1 }] },
        })),
        [baseOf(n), ...numbers(n).map((index) => ({ path: overlay(index), mentioned: ['base'] }))],
        numbers(n).map((index) => [`base/pod${index}.yaml`, 'app']),
      );
    expect(readsFor(400)).toBe(2 * readsFor(200));
  });

  it('are those of the base once, for all entries of a kustomization', () => {
    const readsFor = (n: number) =>
      looked(
        [{ path: 'k.yaml', from: ['base/kustomization.yaml'], entries: numbers(n).map(nameOf) }],
        [baseOf(n)],
        numbers(n).map((index) => [`base/pod${index}.yaml`, `app${index}`]),
      );
    const nameOf = (index: number) => ({ name: `app${index}`, line: index });
    expect(readsFor(400)).toBe(2 * readsFor(200));
  });
});
