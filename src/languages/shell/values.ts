// Images in the values of options and arguments: `NAME=image`, `image=…` in a list, JSON, and pairs of keys of a chart.
import { isImageArgument } from '../../scan/looks-like-image.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { partOf } from './options.js';
import type { ShellWord } from './syntax.js';

/** A word that names an image which the command pulls or reads. */
export interface UsedImage {
  readonly word: ShellWord;
  /** An option of unknown kind in front of it: the word may be the value of that option. */
  readonly unknownOption?: string;
  /** Why no digest may be written; absent where one may. */
  readonly noPin?: string;
}

const imageScheme = 'docker-image://';

/** The image of `image=moby/buildkit:v0.12,network=host`. */
export const driverImages = imageOfKey('image');
/** The image of `builder=gcr.io/buildpacks/builder:v1,image=app`. */
export const builderImages = imageOfKey('builder');

function imageOfKey(key: string): (word: ShellWord) => readonly UsedImage[] {
  const pattern = new RegExp(`(?:^|,)"?${key}=(?<image>[^,"]*)`);
  return (word) => {
    const found = pattern.exec(word.text);
    if (found === null) return [];
    const end = found.index + found[0].length;
    return [{ word: slice(word, end - (found.groups?.image?.length ?? 0), end) }];
  };
}

/** The value of `BASE=golang:1.26`, where it is an image without doubt. */
export function argumentImage(word: ShellWord): readonly UsedImage[] {
  const equals = word.text.indexOf('=');
  if (equals <= 0) return [];
  const value = partOf(word, equals + 1);
  return !value.text.includes('$') && isImageArgument(word.text.slice(0, equals), value.text)
    ? [{ word: value, noPin: notPinnable.inDockerfile }]
    : [];
}

/** The same where no Dockerfile of the checkout tells what a computed value is for. */
export function computedArgument(word: ShellWord): readonly UsedImage[] {
  const equals = word.text.indexOf('=');
  const value = partOf(word, equals + 1);
  if (!/[$`"'\\]/.test(value.text)) return argumentImage(word);
  const isImage = isImageArgument(word.text.slice(0, Math.max(equals, 0)), 'x/x:1');
  return isImage ? [{ word: value, noPin: notPinnable.inDockerfile }] : [];
}

/** The image of `name=docker-image://alpine:3`. */
export function contextImage(word: ShellWord): readonly UsedImage[] {
  const at = word.text.indexOf(`=${imageScheme}`);
  return at <= 0 ? [] : [{ word: partOf(word, at + 1 + imageScheme.length) }];
}

/** The image of `generator=docker/buildkit-syft-scanner`, which makes the SBOM of a build. */
export function generatorImage(word: ShellWord): readonly UsedImage[] {
  const lead = /^"?(?:[^,]*,)*?"?generator=/.exec(word.text)?.[0].length;
  if (lead === undefined) return [];
  const length = /^[^,"]*/.exec(word.text.slice(lead))?.[0].length ?? 0;
  return [{ word: slice(word, lead, lead + length) }];
}

/** The image of `name=image`, as in `app=nginx:1`. */
export function pairImage(word: ShellWord): readonly UsedImage[] {
  const equals = word.text.indexOf('=');
  return equals <= 0 ? [] : [{ word: partOf(word, equals + 1) }];
}

const maxJson = 20_000;
const imageKey =
  /(?:\\?"|\b|-D)image(?:Uri|Identifier|_uri)?\\?"?\s{0,9}[:=]\s{0,9}\\?"?(?<image>(?:\$\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|[^\s"',\\{}[\]])+)|\/image"\s{0,9},\s{0,9}"value"\s{0,9}:\s{0,9}"(?<value>[^"]+)"/dgi;

/** The images of a JSON text or of `Key=value` pairs, and those of JSON patches. */
export function jsonImages(word: ShellWord): readonly UsedImage[] {
  return [...word.text.slice(0, maxJson).matchAll(imageKey)].flatMap(({ indices }) => {
    const [start, end] = indices?.groups?.image ?? indices?.groups?.value ?? [0, 0];
    return end === 0 ? [] : [{ word: slice(word, start, end) }];
  });
}

const chartKey = /^(?<holder>(?:.*\.)?\w*image)(?:\.?(?<part>repository|registry|tag|digest|name))?$/i;

/** The images that `--set image.repository=org/app,image.tag=1` gives to a chart. */
export function chartImages(words: readonly ShellWord[]): readonly UsedImage[] {
  const holders = new Map<string, Map<string, ShellWord>>();
  for (const word of words)
    for (const { 0: pair, index } of word.text.matchAll(/[^,]+/g)) {
      const [key = '', value] = [pair.slice(0, pair.indexOf('=')), pair.indexOf('=') + 1];
      const { holder, part = 'image' } = chartKey.exec(key)?.groups ?? {};
      if (holder === undefined || value === 0) continue;
      const parts = holders.get(holder) ?? new Map<string, ShellWord>();
      holders.set(holder, parts);
      parts.set(part.toLowerCase(), slice(word, index + value, index + pair.length));
    }
  return [...holders.values()].flatMap(chartImage);
}

function chartImage(parts: ReadonlyMap<string, ShellWord>): readonly UsedImage[] {
  const part = (name: string, before: string, after = '') => {
    const text = parts.get(name)?.text ?? '';
    return text === '' ? '' : before + text + after;
  };
  const holder = parts.get('image') ?? parts.get('repository') ?? parts.get('name');
  const [tag] = [parts.get('tag') ?? parts.get('registry') ?? parts.get('digest')];
  if (holder === undefined)
    return tag === undefined ? [] : [{ word: { ...tag, unknown: unresolved.repositoryElsewhere } }];
  const behind = part('tag', ':') + part('digest', '@');
  const text = part('registry', '', '/') + holder.text + behind;
  if (text !== holder.text) return [{ word: { ...holder, text }, noPin: notPinnable.usedInParts }];
  if (parts.has('image')) return [{ word: holder }];
  return [{ word: { ...holder, unknown: unresolved.tagFromChart } }];
}

function slice({ text, span, ...rest }: ShellWord, start: number, end: number): ShellWord {
  const from = span.start + (span.end - span.start === text.length ? start : 0);
  const to = span.end - span.start === text.length ? span.start + end : span.end;
  return { ...rest, text: text.slice(start, end), span: { start: from, end: to } };
}
