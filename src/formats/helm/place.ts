// Where a digest of an image in a chart's values may go: into a key of its own that the schema allows, behind the tag, or nowhere.
// https://helm.sh/docs/topics/charts/#schema-files

import { parse } from 'jsonc-parser';
import type { DigestKey } from '../../languages/yaml/text.js';
import { parseJson } from '../../model/json.js';
import type { SourceFile } from '../../model/text/source.js';
import { notPinnable } from '../../scan/reasons.js';
import { type Chart, maxTemplates } from './chart.js';
import type { ValueUse } from './uses.js';

/** A key beside the tag that may hold a digest, and what it holds. */
interface DigestCandidate {
  readonly key: string;
  readonly value: string;
}

type DigestPlace =
  | { readonly kind: 'key'; readonly key: string; readonly isBare: boolean; readonly why?: string }
  | { readonly kind: 'tag'; readonly why?: string };

/** Keys for a digest, the most usual one first. */
export const digestKeys = ['digest', 'sha', 'hash'] as const;

/** The named template of Bitnami's library chart that prints a name; with `digest`, without the tag. */
const knownImage = 'common.images.image';
/** Others of that chart which read an image and print no part of its tag. */
const harmless = /^common\.(?:images\.(?:pullSecrets|renderPullSecrets)|warnings\.\w+|errors\.\w+)$/;

/**
 * The place for the digest of the image whose map is at `path`; `why` none may be written there. Without a chart, the tag
 * and the key `digest` take it, as in nearly all charts; other keys are not written, since charts differ in what they expect.
 */
function digestPlace(
  chart: Chart | undefined,
  path: readonly string[],
  tagKey: string,
  candidates: readonly DigestCandidate[],
): DigestPlace {
  if (chart?.isComplete === false) return { kind: 'tag', why: notPinnable.chartTooLarge(maxTemplates) };
  for (const candidate of candidates) {
    const place = keyPlace(chart, [...path, candidate.key], candidate);
    if (place === undefined) continue;
    const omittedIn = digestOmission(chart, path, candidate.key, tagKey);
    if (omittedIn) return { ...place, why: notPinnable.digestOmitted(candidate.key, omittedIn) };
    return allowedBySchema(chart, path, place, tagKey);
  }
  const why = chart === undefined ? undefined : tagRefusal(chart, [...path, tagKey]);
  return allowedBySchema(chart, path, { kind: 'tag', ...(why === undefined ? {} : { why }) }, tagKey);
}

/**
 * Whether the chart puts the digest of a key into each name that it makes of the tag. A digest that no template reads, or
 * that templates only show, leaves the cluster with the tag. Without a chart, or where others read the key, it counts.
 * @returns the file that prints a name without the digest; empty text where no file prints the digest
 */
function digestOmission(
  chart: Chart | undefined,
  path: readonly string[],
  key: string,
  tagKey: string,
): string | undefined {
  const digest = [...path, key];
  if (
    chart?.isComplete !== true ||
    isReadByOthers(chart, digest) ||
    chart.handedAt(digest).includes('toYaml')
  )
    return undefined;
  const uses = chart.usesAt(digest).filter(({ how }) => how.kind !== 'printed');
  if (uses.length === 0) return '';
  const files = new Set(uses.map(({ file }) => file));
  return certainUses(chart, [...path, tagKey]).find(({ how, file }) => how.kind === 'tag' && !files.has(file))
    ?.file;
}

/** `undefined` where the chart does not read the key. */
function keyPlace(
  chart: Chart | undefined,
  path: readonly string[],
  { key, value }: DigestCandidate,
): DigestPlace | undefined {
  if (value !== '') return { kind: 'key', key, isBare: /^[0-9a-f]{64}$/i.test(value) };
  const uses = chart === undefined ? [] : certainUses(chart, path);
  const forms = new Set(uses.flatMap(({ how }) => (how.kind === 'digest' ? [how.isBare] : [])));
  const [isBare] = forms;
  if (forms.size === 1 && isBare !== undefined) return { kind: 'key', key, isBare };
  const isUsual = key === 'digest' && forms.size === 0;
  if (isUsual && (chart === undefined || isReadByOthers(chart, path)))
    return { kind: 'key', key, isBare: false };
  if (forms.size === 0 && chart !== undefined && !isReadByOthers(chart, path)) return undefined;
  return { kind: 'key', key, isBare: false, why: notPinnable.digestForm(key) };
}

/** True where a chart or a named template that is not in the checkout gets the value. */
function isReadByOthers(chart: Chart, path: readonly string[]): boolean {
  return (
    chart.isReadElsewhere(path) ||
    chart.handedAt(path).some((name) => name === knownImage || chart.isMissingTemplate(name))
  );
}

/** Uses of this value. Those of a named template's argument count where some named template gets the value. */
function certainUses(chart: Chart, path: readonly string[]): readonly ValueUse[] {
  const isHanded = chart.handedAt(path).some((name) => name !== 'toYaml');
  return chart.usesAt(path).filter(({ ref }) => ref.isAbsolute || isHanded);
}

/** Why the chart's use of a tag does not allow a digest behind it. */
function tagRefusal(chart: Chart, path: readonly string[]): string | undefined {
  const uses = chart.usesAt(path);
  for (const use of uses) {
    const why = refusalOf(use);
    if (why !== undefined) return why;
  }
  const unread = chart
    .handedAt(path)
    .find((name) => name !== knownImage && !harmless.test(name) && chart.isMissingTemplate(name));
  if (unread !== undefined) return notPinnable.tagHanded(unread);
  const isInName = certainUses(chart, path).some(({ how }) => how.kind === 'tag');
  if (isInName || isReadByOthers(chart, path)) return undefined;
  return notPinnable.tagUnused(path.join('.'));
}

function refusalOf({ how, file }: ValueUse): string | undefined {
  switch (how.kind) {
    case 'handed':
      return how.to === 'toYaml' ? undefined : notPinnable.tagHanded(how.to);
    case 'changed':
      return notPinnable.tagChanged(how.by, file);
    case 'printed':
      return notPinnable.tagPrinted(how.line, file);
    case 'extended':
      return notPinnable.tagExtended(file);
    case 'other-name':
      return notPinnable.tagOfOtherName(file);
    case 'fallback':
      return notPinnable.tagIsFallback(file);
    default:
      return undefined;
  }
}

function allowedBySchema(
  chart: Chart | undefined,
  path: readonly string[],
  place: DigestPlace,
  tagKey: string,
): DigestPlace {
  if (chart === undefined || place.why !== undefined) return place;
  const key = place.kind === 'key' ? place.key : tagKey;
  const form = place.kind === 'tag' ? 'behind-tag' : place.isBare ? 'bare-digest' : 'digest';
  const forbidding = chart.schemas.find((schema) => !schemaAllows(schema, [...path, key], form));
  return forbidding === undefined ? place : { ...place, why: notPinnable.schema(key, forbidding.path) };
}

const maxSteps = 1000;
const schemas = new WeakMap<SourceFile, unknown>();

/** False where the schema would refuse the key with a digest in it, or may do so. */
function schemaAllows(
  file: SourceFile,
  path: readonly string[],
  form: 'behind-tag' | 'digest' | 'bare-digest',
): boolean {
  // The engine reads what is plain JSON many times faster.
  const root = schemas.has(file) ? schemas.get(file) : (parseJson(file.text) ?? parse(file.text));
  schemas.set(file, root);
  let steps = 0;
  /** Every schema that applies to the node, through references into the file. */
  const all = (schema: unknown): readonly Readonly<Record<string, unknown>>[] => {
    steps += 1;
    if (steps > maxSteps || !isObject(schema)) return [];
    const { $ref } = schema;
    const referred =
      typeof $ref === 'string' && $ref.startsWith('#/') ? at(root, $ref.slice(2).split('/')) : undefined;
    const others = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
      const list = schema[key];
      return Array.isArray(list) ? list.flatMap(all) : [];
    });
    return [schema, ...(referred === undefined ? [] : all(referred)), ...others];
  };
  const applying = path.reduce(
    (schemasHere, key) =>
      schemasHere.flatMap((one) => all(key === '*' ? one.items : child(one.properties, key))),
    all(root),
  );
  return steps <= maxSteps && applying.every((one) => allows(one, form));
}

function allows(
  schema: Readonly<Record<string, unknown>>,
  form: 'behind-tag' | 'digest' | 'bare-digest',
): boolean {
  if (['enum', 'const', 'format', 'maxLength'].some((key) => key in schema)) return false;
  const { pattern } = schema;
  if (pattern === undefined) return true;
  const hexadecimal = typeof pattern === 'string' && pattern.includes('{64}');
  const names = typeof pattern === 'string' && pattern.includes('sha256:');
  return form === 'digest' ? hexadecimal && names : form === 'bare-digest' && hexadecimal && !names;
}

function at(node: unknown, path: readonly string[]): unknown {
  return path.reduce((one, key) => child(one, key.replaceAll('~1', '/').replaceAll('~0', '~')), node);
}

function child(node: unknown, key: string): unknown {
  return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface DigestChoice {
  /** Absent where the digest goes behind the tag. */
  readonly digestKey: DigestKey | undefined;
  readonly noPlace?: string | undefined;
}

/** The key that takes the digest, or why neither a key nor the tag can. A pin that is behind the tag stays there. */
export function chosenDigest(
  chart: Chart | undefined,
  path: readonly string[],
  tag: { readonly key: string; readonly value: string },
  candidates: readonly (DigestKey & DigestCandidate)[],
): DigestChoice {
  const found = candidates.filter(({ key, value }) => {
    // Under `sha` and `hash` there may be something else.
    return key === 'digest' || value === '' || /^(?:sha256:)?[0-9a-f]{64}$/i.test(value);
  });
  const used = found.find(({ value }) => value !== '');
  const omittedIn = used && digestOmission(chart, path, used.key, tag.key);
  // The cluster pulls the tag: it is judged by that, and the digest counts for nothing.
  if (used !== undefined && omittedIn === '') {
    const { why } = digestPlace(chart, path, tag.key, []);
    return { digestKey: undefined, noPlace: why };
  }
  if (used !== undefined && omittedIn !== undefined)
    return { digestKey: undefined, noPlace: notPinnable.digestOmitted(used.key, omittedIn) };
  if (tag.value.includes('@') && used === undefined) return { digestKey: undefined };
  const place = digestPlace(chart, path, tag.key, used === undefined ? found : [used]);
  const one = place.kind === 'key' ? found.find(({ key }) => key === place.key) : undefined;
  if (one === undefined || place.kind === 'tag') return { digestKey: undefined, noPlace: place.why };
  const { digest, digestForm } = one;
  return {
    digestKey: { digest, digestForm: { ...digestForm, ...(place.isBare ? { isBare: true } : {}) } },
    noPlace: place.why,
  };
}
