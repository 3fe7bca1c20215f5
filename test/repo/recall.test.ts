// The list of image references of public repositories: its size, its form, its reasons, and the table that follows from it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expected, keyOf, known, recallTable, trees } from '../../scripts/recall-list.mjs';
import { imageName, parseImage, withImpliedTag } from '../../src/model/images/image.js';

const references = expected.filter(({ kind }) => ['image', 'opaque', 'local'].includes(kind));

it('has at least 300 references in at least 25 formats', () => {
  expect(references.length).toBeGreaterThanOrEqual(300);
  expect(new Set(references.map(({ format }) => format)).size).toBeGreaterThanOrEqual(25);
});

it('has each line once, with a kind and the commit of its repository', () => {
  const places = expected.map(({ tree, file, lines }) => `${tree}/${file}:${lines}`);
  expect(places.filter((one, index) => places.indexOf(one) !== index)).toEqual([]);
  expect(expected.filter(({ kind }) => !/^(?:image|opaque|local|none|either)$/.test(kind))).toEqual([]);
  expect(expected.filter(({ lines }) => !lines.every((line) => line > 0))).toEqual([]);
  expect(new Set(expected.map(({ tree }) => tree))).toEqual(new Set(trees.map(({ tree }) => tree)));
  expect(trees.filter(({ commit }) => !/^[0-9a-f]{40}$/.test(commit))).toEqual([]);
});

it('writes each name as Docker completes it', () => {
  const canonical = (name: string) => {
    const parsed = parseImage(name);
    if (parsed.kind === 'invalid') return parsed.why;
    const { digest, ...image } = withImpliedTag(parsed.image);
    return imageName(image) + (digest === undefined ? '' : `@${digest}`);
  };
  const named = expected.map(({ image }) => image).filter((image) => image !== '');
  expect(named.map(canonical)).toEqual(named);
});

it('gives a reason for every difference, and names a listed line for what is missed', () => {
  const listed = new Set(
    references.map(({ tree, file, lines }) => keyOf({ tree, file, line: `${lines[0]}` })),
  );
  expect(known.filter(({ why }) => !/^.{20,}$/.test(why))).toEqual([]);
  expect(known.filter((row) => row.what !== 'false' && !listed.has(keyOf(row)))).toEqual([]);
});

it('docs/reference.md has the table', () => {
  const page = readFileSync(new URL('../../docs/reference.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- recall -->\n${recallTable()}\n<!-- /recall -->`);
});
