// Texts in which nothing is as a scanner wants it: files of the fixtures with pieces cut out or put in, and plain noise.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { digestFor } from './pinning.js';

const root = fileURLToPath(new URL('../fixtures/scan', import.meta.url));
export const corpus = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.includes(`${path.sep}input`))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ path: file.split(`input${path.sep}`)[1] ?? '', text: readFileSync(file, 'utf8') }));

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: variables of the formats, not of this file
const words = [
  'FROM ',
  'ARG A=',
  '${A}',
  '${A:-b:1}',
  ' AS x',
  '\n',
  '\r\n',
  '\\\n',
  '"',
  "'",
  'COPY --from=',
  'RUN <<E\n',
  '\nE\n',
  '# ',
  'image: ',
  'kubectl run x --image=',
  'A=a/b:1\n',
  'run: |\n  ',
  'env: {A: a/b:1}\n',
  '${{ env.A }}',
  'driver-opts: image=',
  'services:',
  'apiVersion: v1\nkind: Pod\n',
  '  ',
  '- ',
  '{{ x }}',
  '&a ',
  '*a',
  '<<: ',
  '{',
  '}',
  '[',
  ']',
  ':',
  'alpine:3',
  '@',
  digestFor('x'),
  '---\n',
  '|',
  '>-',
  '\t',
  '\uFEFF',
  '\u0000',
  '😀',
  '!x ',
  'digest:',
  'repository: ',
  'tag: ',
  'digest = "",',
  '"docker-image://',
  '<<EOT\n',
  '{{',
  '}}',
  '{%',
  '/*',
  '//',
  '=',
  '(',
  ')',
  'docker run ',
  'Image=',
  ' # tagproof: ignore[unpinned] x',
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
export const noise = fc.array(fc.constantFrom(...words)).map((parts) => parts.join(''));

/** A file of the corpus with a few pieces cut out or put in, or nothing but noise. */
export const anyFile = fc.oneof(
  fc.record({
    path: fc.constantFrom(...new Set(corpus.map((source) => source.path))),
    text: noise,
  }),
  fc
    .tuple(fc.constantFrom(...corpus), fc.array(fc.tuple(fc.nat(), fc.nat(6), noise), { maxLength: 3 }))
    .map(([source, changes]) => ({
      path: source.path,
      text: changes.reduce((text, [at, cut, put]) => {
        const start = text.length === 0 ? 0 : at % text.length;
        return text.slice(0, start) + put + text.slice(start + cut);
      }, source.text),
    })),
);
