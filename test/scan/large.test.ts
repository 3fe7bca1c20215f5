// Input that is large or not text: everything is found or reported, in bounded time.
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scanCheckout } from '../../src/formats/index.js';
import { scanFile } from '../../src/formats/reading/scan-file.js';
import { diskFiles } from '../../src/host/files/files.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { amount, isShort } from '../sample.js';

const everything = { paths: [], exclude: [] };

it('a line of a megabyte hides no other reference', () => {
  const text = `FROM alpine:3.19\nRUN echo ${'x'.repeat(1_000_000)}\nCOPY --from=nginx:1.27 /a /b\n`;
  expect(scanFile({ path: 'Dockerfile', text }).occurrences.map(({ raw }) => raw)).toEqual([
    'alpine:3.19',
    'nginx:1.27',
  ]);
});

const documents = amount(1000, 5000);
it(`${documents} documents give as many references`, () => {
  const pod = (name: number) =>
    `apiVersion: v1\nkind: Pod\nspec: {containers: [&c {image: "a/b:${name}"}, *c]}\n---\n`;
  const text = Array.from({ length: documents }, (_, name) => pod(name)).join('');
  expect(scanFile({ path: 'all.yaml', text }).occurrences).toHaveLength(documents);
});

it('a bomb of aliases is only text', () => {
  const levels = Array.from(
    { length: 40 },
    (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level},`.repeat(9)}]`,
  );
  const text = `apiVersion: v1\nkind: Pod\nl0: &l0 [x]\n${levels.join('\n')}\nspec: {containers: [{image: "a/b:1"}]}\n`;
  expect(scanFile({ path: 'bomb.yaml', text }).occurrences).toHaveLength(1);
});

it('ten thousand brackets are a problem, not a crash', () => {
  const text = `apiVersion: v1\nkind: Pod\nx: ${'['.repeat(10_000)}\n`;
  expect(scanFile({ path: 'deep.yaml', text }).problems.length).toBeGreaterThan(0);
});

it('a file that is not UTF-8, too large or a symlink does not stop the others', async () => {
  const root = temporaryFolder({ Dockerfile: 'FROM alpine:3.19\n' });
  writeFileSync(path.join(root, 'latin.Dockerfile'), Buffer.from([0x46, 0xe9]));
  writeFileSync(path.join(root, 'huge.Dockerfile'), Buffer.alloc(6 * 1024 * 1024, 'x'));
  symlinkSync('Dockerfile', path.join(root, 'link.Dockerfile'));
  const { occurrences, problems } = await scanCheckout(diskFiles(root, undefined), everything);
  expect(occurrences.map(({ at }) => at.file)).toEqual(['Dockerfile']);
  expect(problems).toEqual([
    { file: 'huge.Dockerfile', message: 'The file was not scanned: it is larger than 5242880 bytes' },
    { file: 'latin.Dockerfile', message: 'The file was not scanned: it is not UTF-8 text' },
  ]);
});

it('a glob of paths that matches nothing is reported', async () => {
  const root = temporaryFolder({ 'k8s/Dockerfile': 'FROM alpine:3.19\n', 'k8s/readme.txt': '' });
  const wrong = ['deploy/**', 'k8s/', 'k8s/*.txt', 'dockerfile'];
  const right = ['k8s/**', '**/*.tf', './k8s/Dockerfile'];
  const files = diskFiles(root, undefined);
  const { occurrences, problems } = await scanCheckout(files, { paths: [...wrong, ...right], exclude: [] });
  expect(occurrences).toHaveLength(1);
  const message = 'This glob of `paths:` matches no file of a known format';
  expect(problems).toEqual(wrong.map((file) => ({ file, message })));
  const left = await scanCheckout(files, { paths: ['k8s/**'], exclude: ['**/Dockerfile'] });
  expect(left.problems).toHaveLength(1);
});

// Two hundred thousand files take longer than all other tests of a scan: `.ci/run` scans them.
it.skipIf(isShort)('more files than the limit are reported', async () => {
  const names = Array.from({ length: 200_001 }, (_, index) => `${index}/Dockerfile`);
  const files = { list: async () => names, read: async () => ({ text: '' }) };
  const { problems, scanned } = await scanCheckout(files, everything);
  expect(scanned).toBe(200_000);
  expect(problems).toMatchObject([
    { file: '.', message: expect.stringContaining('Only the first 200000 files') },
  ]);
});

it('an alias is followed behind every line end that YAML readers know', () => {
  for (const end of ['\n', '\r\n', '\r', '\x85', '\u2028', '\u2029']) {
    const text = `x: &x {image: "a/b:1"}${end}services:${end} web:${end}  *x${end}`.replace(
      `:${end}  *x`,
      `:${end}*x`,
    );
    const spelled = text.replace(`web:${end}*x`, `{web: ${end}*x }`);
    expect(scanFile({ path: 'compose.yaml', text: spelled }).occurrences, JSON.stringify(end)).toHaveLength(
      1,
    );
  }
});
