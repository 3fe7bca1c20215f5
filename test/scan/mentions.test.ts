// Files that other files name: which of them are read, and what is said about those that cannot be read.
import { expect, it } from 'vitest';
import type { ReadFile } from '../../src/model/host.js';
import { type ScanSelection, scanCheckout } from '../../src/scan/checkout.js';
import { pathFrom } from '../../src/scan/mentions.js';

const compose = 'services: {web: {build: {context: ., dockerfile: app.build}}}\n';

function scan(texts: Readonly<Record<string, string | ReadFile>>, selection: Partial<ScanSelection> = {}) {
  const list = async () => Object.keys(texts).sort();
  const read = async (path: string): Promise<ReadFile> => {
    const text = texts[path];
    return typeof text === 'string' ? { text } : (text ?? { unreadable: 'ENOENT', absent: true });
  };
  return scanCheckout({ list, read }, { paths: [], exclude: [], ...selection });
}

it('reads a file under any name, and only once for each format', async () => {
  const { occurrences, scanned } = await scan({
    'compose.yaml': compose,
    'b/compose.yaml': compose.replace('context: .', 'context: ..'),
    'app.build': 'FROM node:20\n',
    'other.build': 'FROM node:18\n',
  });
  expect(occurrences.map(({ at, raw }) => [at.file, raw])).toEqual([['app.build', 'node:20']]);
  expect(scanned).toBe(3);
});

it('leaves out what the selection leaves out', async () => {
  const texts = { 'compose.yaml': compose, 'app.build': 'FROM node:20\n' };
  const { occurrences, problems } = await scan(texts, { exclude: ['*.build'] });
  expect([occurrences, problems]).toEqual([[], []]);
  expect((await scan(texts, { paths: ['compose.yaml'] })).occurrences).toEqual([]);
  expect((await scan(texts, { paths: ['compose.yaml', '*.build'] })).occurrences).toHaveLength(1);
});

it('a mentioned file is a problem where it exists and cannot be read, and none where it does not exist', async () => {
  expect((await scan({ 'compose.yaml': compose })).problems).toEqual([]);
  const unreadable = { 'compose.yaml': compose, 'app.build': { unreadable: 'it is not UTF-8 text' } };
  expect((await scan(unreadable)).problems).toEqual([
    { file: 'app.build', message: 'The file was not scanned: it is not UTF-8 text' },
  ]);
});

it('files that mention each other are read once', async () => {
  const { occurrences, scanned } = await scan({
    'compose.yaml': 'include: [a.part]\nservices: {}\n',
    'a.part': 'include: [b.part, compose.yaml]\nservices: {a: {image: "redis:7"}}\n',
    'b.part': 'include: [a.part]\nservices: {b: {image: "redis:8"}}\n',
  });
  expect(occurrences.map(({ raw }) => raw)).toEqual(['redis:7', 'redis:8']);
  expect(scanned).toBe(3);
});

it.each([
  ['a', './b/../c', 'a/c'],
  ['a/b', '../c', 'a/c'],
  ['a', '../../c', undefined],
  ['', '..', undefined],
  ['', '/etc/passwd', undefined],
  ['a', 'https://example.com/x', undefined],
  ['a', 'git@example.com:x', undefined],
  ['a', 'x\0y', undefined],
])('from %j, %j is %j', (folder, name, expected) => {
  expect(pathFrom(folder, name)).toBe(expected);
});
