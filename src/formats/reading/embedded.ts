// Files that YAML holds as texts, such as those of a ConfigMap, of cloud-init and of a patch, with the name by which each is read.
import { isScalar, type Scalar, type YAMLMap } from 'yaml';
import { TooManySteps, type YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { parseManifests } from '../../languages/yaml/parse.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, entries, mapsOf } from '../../languages/yaml/tree.js';
import { parseImage } from '../../model/images/image.js';
import type { Occurrence, Scan } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { occurrenceAt, opaqueAt } from '../../scan/occurrence.js';
import { refused } from '../../scan/pin-place.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

type ReadFile = (file: SourceFile) => Scan;

/** What a file with such a text contains; every other one is not parsed for this. */
const evidence = /image|docker|podman|nerdctl|\bFROM\s/i;
const encodes = /\bkind\b.{0,9}\bSecret\b|\bbinaryData\b/;
const holdsTexts =
  /:[ \t]*(?:(?:!\S{1,100}[ \t]+)?[|>][-+\d]*[ \t]*(?:#.*)?\r?\n|['"][[{])|\\n|\\"|^[ \t]*kind:[ \t]*["']?(?:ConfigMap|Secret)\b/m;
/** Several lines, or JSON. */
const manyOrJson = /[\n{]/;
const fileName = /(?:^|[./])(?:ya?ml|json|sh|bash|service|container|kube|dockerfile)$/i;
/** The beginning of a manifest, a part of one, a patch or a Compose file; other texts can contain them in another way. */
const manifest =
  /^(?:[ \t]*(?:#.*|---.*)?\r?\n)*(?:-\s+)?["'{[\s]*(?:apiVersion|kind|metadata|spec|items|template|services|(?:init|ephemeral)?[cC]ontainers|volumes|op|path)["']?\s*:/;
/** Copies of a resource, and examples. */
const copies = /last-applied-configuration$|^alm-examples$/;
/** Keys of a text beside which another key gives the name of its file. */
const contents = /^(?:contents?|inline|data)$/;

/** The images in texts that no scanner of the file reads. `read` scans a file by its name. No digest is written there. */
export function embeddedImages(file: SourceFile, read: ReadFile): readonly Occurrence[] {
  const { text } = file;
  if (!encodes.test(text) && !(evidence.test(text) && holdsTexts.test(text))) return [];
  // Many places can have one text, or one map of texts, by alias.
  const done = new Set<unknown>();
  const isNew = (node: unknown) => done.size < done.add(node).size;
  return parseManifests(file).documents.flatMap((document) => {
    try {
      return mapsOf(document).flatMap((map) => imagesOfTexts(document, map, file, read, isNew));
    } catch (error) {
      // The scanners of the file say that it repeats too much.
      if (!(error instanceof TooManySteps)) throw error;
      return [];
    }
  });
}

function imagesOfTexts(
  document: YamlDocument,
  map: YAMLMap,
  file: SourceFile,
  read: ReadFile,
  isNew: (node: unknown) => boolean,
): readonly Occurrence[] {
  const textsAt = (key: string) => {
    const texts = child(document, map, key);
    return texts !== undefined && isNew(texts) ? entries(document, texts) : [];
  };
  const kind = wordOf(child(document, map, 'kind'));
  const isHolder = kind === 'ConfigMap' || kind === 'Secret';
  const binary = kind === 'Secret' ? ['data', 'binaryData'] : ['binaryData'];
  const plain = kind === 'Secret' ? ['stringData'] : ['data'];
  const values = isHolder ? plain.flatMap(textsAt) : [];
  const encoded = isHolder ? binary.flatMap(textsAt) : [];
  const texts = map.items.some(({ key, value }) => mayHoldText(document, key, value));
  return [
    ...values.flatMap(([key, node]) => imagesOfValue(document, key, node, file, read)),
    ...encoded.flatMap(([key, node]) => encodedImages(key, node, file, read)),
    ...[...(texts ? entries(document, map) : []), ...textsAt('contents')].flatMap(([key, node]) => {
      if (key === 'manifest' && file.text.includes('argoproj.io/')) return [];
      const name =
        isText(node) && isNew(node) && !copies.test(key) ? nameOf(document, map, key, node.value) : undefined;
      return name === undefined ? [] : scanned(node, name, file, read);
    }),
  ];
}

/** False for almost every pair; a merge key can give the map a text. */
function mayHoldText(document: YamlDocument, key: unknown, value: unknown): boolean {
  return isText(document.follow(value)) || (isScalar(key) && key.value === '<<');
}

function isText(node: unknown): node is Scalar<string> {
  if (!isScalar(node) || typeof node.value !== 'string') return false;
  return node.value.length > 8 && manyOrJson.test(node.value) && evidence.test(node.value);
}

/** The name of the file that a text is, by its key, by a key beside it, or by its beginning. */
function nameOf(document: YamlDocument, map: YAMLMap, key: string, text: string): string | undefined {
  if (fileName.test(key)) return key;
  const beside = contents.test(key)
    ? ['path', 'dest', 'name', 'filename'].flatMap((one) => wordOf(child(document, map, one)) ?? [])
    : [];
  const named = beside.find((one) => fileName.test(one));
  if (named !== undefined) return named.slice(named.lastIndexOf('/') + 1);
  if (text.startsWith('#!')) return 'text.sh';
  return manifest.test(text.slice(0, 5000)) ? 'text.yaml' : undefined;
}

/** A value of a ConfigMap: a file, or the name of an image. */
function imagesOfValue(
  document: YamlDocument,
  key: string,
  node: unknown,
  file: SourceFile,
  read: ReadFile,
): readonly Occurrence[] {
  const text = textOf(document, node);
  if (text !== undefined && /image/i.test(key) && isName(key, text.value))
    return [
      withoutNewDigest(occurrenceAt(file, text.span, text.value, text.exact), notPinnable.unknownReader),
    ];
  if (!isText(node)) return [];
  const named = fileName.test(key) ? scanned(node, key, file, read) : [];
  return named.length > 0
    ? named
    : scanned(node, node.value.startsWith('#!') ? 'text.sh' : 'text.yaml', file, read);
}

function isName(key: string, text: string): boolean {
  if (looksLikeImage(text)) return true;
  const parsed = /image$/i.test(key) ? parseImage(text) : undefined;
  return parsed?.kind === 'image' && parsed.image.tag !== undefined && !text.includes('://');
}

function scanned(node: unknown, name: string, file: SourceFile, read: ReadFile): readonly Occurrence[] {
  const scan = (inner: SourceFile) => read({ path: pathOf(name, inner.text), text: inner.text });
  return scanNestedFile(file, node, { scan }).occurrences.map((one) => {
    if (one.kind === 'image' && one.image.digest === undefined)
      return { ...one, pin: refused(notPinnable.unknownReader) };
    return one.kind === 'opaque' && one.why === 'invalid' ? { ...one, why: 'template' } : one;
  });
}

/** Templates in a text are those of Go. */
function pathOf(name: string, text: string): string {
  return text.includes('{{') ? `${name}.tmpl` : name;
}

/** A text in Base64, whose images have no place of their own. */
function encodedImages(key: string, node: unknown, file: SourceFile, read: ReadFile): readonly Occurrence[] {
  if (!isScalar(node) || typeof node.value !== 'string' || node.range == null) return [];
  const encoded = node.value.replace(/\s+/g, '');
  if (encoded.length < 24 || !/^[\w+/]+=*$/.test(encoded)) return [];
  const text = Buffer.from(encoded, 'base64').toString();
  if (text.includes('\uFFFD') || !evidence.test(text)) return [];
  const { occurrences } = read({ path: pathOf(fileName.test(key) ? key : 'text.yaml', text), text });
  const span = { start: node.range[0], end: node.range[1] };
  return occurrences.length === 0 ? [] : [opaqueAt(file, span, 'template', unresolved.base64)];
}
