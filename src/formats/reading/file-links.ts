// What a file tells about the references in other files: what it builds, uses, deploys and replaces.

import { parseManifests } from '../../languages/yaml/parse.js';
import { textOf } from '../../languages/yaml/text.js';
import { child } from '../../languages/yaml/tree.js';
import { compact } from '../../model/collections.js';
import type { BuiltImage, Mention, ScanLists } from '../../model/occurrence.js';
import { type Position, positionsOf } from '../../model/text/position.js';
import type { SourceFile } from '../../model/text/source.js';
import { testDataPaths } from '../../scan/between/test-data.js';
import { folderOf, pathFrom } from '../../scan/checkout/mentions.js';
import type { FileLinks } from '../../scan/ports.js';
import { replacementsIn } from './replacements.js';

const maxFolders = 1000;
const maxLineLength = 5000;
/** A command that applies folders with all that is below them. */
const recursive = /\b(?:kubectl|oc|kapp)\b.*(?:\s-R\b|--recursive\b|\bkapp\s+deploy\b)/;

/** The folders, relative to the checkout or to any folder in it; empty text for the whole checkout. */
export function deployedFolders(path: string, text: string): readonly string[] {
  const found = [
    ...pathsOfDeployments(text).flatMap((value) => folderIn('', value)),
    ...(/skaffold/.test(path) ? recursiveGlobs(text).flatMap((name) => folderIn(folderOf(path), name)) : []),
    ...(/kubectl|\boc\b|kapp/.test(text) ? commandFolders(text).flatMap((name) => folderIn('', name)) : []),
  ];
  return [...new Set(found.slice(0, maxFolders))];
}

const flux = /\bapiVersion["']?\s*:\s*["']?kustomize\.toolkit\.fluxcd\.io/;
const argo = /\bapiVersion["']?\s*:\s*["']?argoproj\.io/;

/** Flux generates a kustomization of all files below a path. Argo CD, which has no absolute paths, reads them where it is told to. */
function pathsOfDeployments(text: string): readonly string[] {
  if (!text.includes('fluxcd') && !text.includes('argoproj')) return [];
  return text.split(/^---/m).flatMap((document) => {
    if (flux.test(document)) return pathValues(document);
    if (!argo.test(document) || !/\brecurse\b|\bdirectories\b/.test(document)) return [];
    return pathValues(document).filter((value) => !value.startsWith('/'));
  });
}

/** The values of `path`, without those that a template makes of others. */
function pathValues(text: string): readonly string[] {
  const values = /\bpath["']?[ ]*:[ ]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"',}#][^\s,}#]*))/g;
  return [...text.replaceAll(/^[ \t]*#.*$/gm, '').matchAll(values)]
    .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
    .filter((value) => !value.startsWith('{{'));
}

function recursiveGlobs(text: string): readonly string[] {
  return [...text.matchAll(/["'\s]((?:[\w.-]+\/)*)\*\*/g)].map(([, name = '']) => name);
}

function commandFolders(text: string): readonly string[] {
  return text
    .replaceAll(/\\\r?\n/g, ' ')
    .split('\n')
    .filter((line) => line.length < maxLineLength && recursive.test(line))
    .flatMap((line) => line.split(/[\s"'=,]+/).filter((word) => /^[\w./-]*[\w./]$/.test(word)));
}

const escapedLetter = /\\[xuU]/;
const manifest = /\.(?:ya?ml|json)/i;

/** Most texts have none of these words and no backslash, which is found faster than a pattern. */
function mayBeFlux(text: string): boolean {
  return text.includes('fluxcd') || (text.includes('\\') && escapedLetter.test(text));
}

/** The folders of Flux's Kustomizations as YAML is read, however they are spelled. Without a path, it is the whole checkout. */
function fluxFolders(file: SourceFile): readonly string[] {
  if (!manifest.test(file.path) || !mayBeFlux(file.text)) return [];
  const folders = parseManifests(file).documents.flatMap((document) => {
    const at = (node: unknown, key: string) => textOf(document, child(document, node, key))?.value ?? '';
    const isFlux = at(document.root, 'apiVersion').startsWith('kustomize.toolkit.fluxcd.io/');
    if (!isFlux || at(document.root, 'kind') !== 'Kustomization') return [];
    return folderIn('', at(child(document, document.root, 'spec'), 'path') || '.');
  });
  return [...new Set(folders.slice(0, maxFolders))];
}

/** The folder up to the first wildcard or variable, from a folder of the checkout; none for one outside of it. */
function folderIn(base: string, name: string): readonly string[] {
  const fixed = /^[^*?[{$<]*/.exec(name)?.[0] ?? '';
  const folder = fixed === name ? name : fixed.slice(0, fixed.lastIndexOf('/') + 1);
  const inCheckout = pathFrom(base, folder.replace(/^\/+/, '') || '.');
  if (inCheckout === undefined) return [];
  return [inCheckout.replace(/^\.?\/?$|\/$/, '')];
}

/** Files that hold no images, but commands that build, or the charts that a chart takes over. */
const buildsOrDeploys =
  /(?:^|\/)(?:(?:Chart|requirements)\.yaml|[Tt]askfile(?:\.dist)?\.ya?ml|helmfile[\w.-]*\.ya?ml|package\.json|\.pre-commit-config\.yaml|\.goreleaser\.ya?ml)$/;

const noLinks = {
  mentioned: [],
  testData: [],
  deployed: [],
  replacements: [],
  renames: [],
  reads: [],
  sets: [],
};

/** The folder in which a glob looks for files. */
function folderOfPattern({ path, isGlob }: Mention): readonly string[] {
  const fixed = /^[^*{\\]*/.exec(path)?.[0] ?? '';
  return isGlob ? [fixed.slice(0, Math.max(fixed.lastIndexOf('/'), 0))] : [];
}

/**
 * @param isKnown false for a file that no scanner knows, such as the input of a test: what it names is not used, except in
 * task runners
 * @returns `undefined` for a file that tells nothing
 */
export function linksOf(
  file: SourceFile,
  { builds, mentions, renames }: Pick<ScanLists, 'builds' | 'mentions' | 'renames'>,
  { reads, sets }: Pick<FileLinks, 'reads' | 'sets'>,
  isKnown: boolean,
): FileLinks | undefined {
  const { path, text } = file;
  const isUsed = isKnown || buildsOrDeploys.test(path);
  if (!isUsed && builds.length === 0) return undefined;
  let positions: ((span: BuiltImage['at']['span']) => Position) | undefined;
  const lineOf = ({ at }: Pick<BuiltImage, 'at'>) => {
    positions ??= positionsOf(text);
    return positions(at.span).line;
  };
  const built = builds.map(({ name, isPushed, isAnyTag, ...one }) => ({
    name,
    isPushed,
    ...compact({ isAnyTag }),
    file: path,
    line: lineOf(one),
  }));
  if (!isUsed) return { ...noLinks, path, builds: built };
  const links: FileLinks = {
    path,
    builds: built,
    mentioned: mentions.flatMap((one) => (one.isGlob ? [] : one.path)),
    testData: testDataPaths(text),
    deployed: [...deployedFolders(path, text), ...fluxFolders(file), ...mentions.flatMap(folderOfPattern)],
    replacements: replacementsIn(file),
    reads,
    sets,
    renames: renames.map((one) => ({
      name: one.name,
      line: lineOf(one),
      ...compact({ folder: one.folder, isTransformer: one.isTransformer }),
    })),
  };
  const { mentioned, testData, deployed, replacements } = links;
  const all = [builds, mentioned, testData, deployed, replacements, renames, reads, sets];
  return all.every(({ length }) => length === 0) ? undefined : links;
}
