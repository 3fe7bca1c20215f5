// Parameters of named resources that other files may set: which of them name an image, and what this file passes to others.

import type { Node } from 'yaml';
import { append } from '../../../model/collections.js';
import type { ImageParameter } from '../../../model/occurrence.js';
import type { SourceFile } from '../../../model/text/source.js';
import type { Frame } from '../../languages/yaml/frames.js';
import { sourceOf } from '../../languages/yaml/text.js';

/** A value that is passed to a parameter; the names in it are those of the frame. */
export interface PassedValue {
  /** The keys of the parameters that get it. */
  readonly keys: readonly string[];
  readonly node: Node;
  readonly frame: Frame;
}

export interface CallRules {
  /** The keys of the parameters of named resources that a reference means. */
  keysOf(reference: string, frame: Frame): readonly string[];
  passedIn(frame: Frame): readonly PassedValue[];
}

/** The key of a parameter; names have no blanks. */
export function parameterKey(kind: string, resource: string, parameter: string): string {
  return `${kind} ${resource} ${parameter}`;
}

interface ReadCalls {
  /** What names an image here, also by being passed on to a parameter that does. */
  readonly imageParameters: readonly ImageParameter[];
  readonly passed: readonly PassedValue[];
}

interface Use {
  readonly node: unknown;
  readonly frame: Frame;
}

/** Reads the calls of a file. `known` are the parameters of other files, and `uses` the names of images in this one. */
export function readCalls(
  file: SourceFile,
  frames: readonly Frame[],
  uses: readonly Use[],
  { pattern, rules, known }: { pattern: RegExp; rules: CallRules; known: readonly ImageParameter[] },
): ReadCalls {
  const passed = frames.flatMap((frame) => rules.passedIn(frame));
  const byKey = new Map<string, PassedValue[]>();
  for (const one of passed)
    for (const key of one.keys) {
      const same = byKey.get(key) ?? [];
      byKey.set(key, same);
      same.push(one);
    }
  const own = new Set<string>();
  /** References by the name of their parameter, without those that are an image as a whole. */
  const otherUses = new Map<string, number>();
  const count = (reference: string, by: number) => {
    const name = parameterOf(reference);
    otherUses.set(name, (otherUses.get(name) ?? 0) + by);
  };
  for (const { groups } of file.text.matchAll(pattern)) count(groups?.name ?? '', 1);
  const keysOf = ({ node, frame }: Use): readonly string[] => {
    const text = sourceOf(frame.document, node)?.value ?? '';
    const [found] = text.matchAll(pattern);
    if (found === undefined || found[0].length < text.length) return [];
    const reference = found.groups?.name ?? '';
    count(reference, -1);
    const keys = rules.keysOf(reference, frame);
    for (const key of keys) own.add(key);
    return keys;
  };
  const waiting = [...known.map(({ key }) => key), ...uses.flatMap(keysOf)];
  const reached = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    for (const value of byKey.get(key) ?? []) append(waiting, keysOf(value));
  }
  const isPinnable = (key: string) => (otherUses.get(key.slice(key.lastIndexOf(' ') + 1)) ?? 0) <= 0;
  return { imageParameters: [...own].map((key) => ({ key, isPinnable: isPinnable(key) })), passed };
}

/** The name in a reference such as `params.name`. */
function parameterOf(reference: string): string {
  return /[\w-]+(?=\W*$)/.exec(reference)?.[0] ?? reference;
}
