// The maps of a document with the maps around them, so that a name can be looked up from the inside out.
import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import type { YamlDocument } from './document.js';
import { wordOf } from './text.js';
import { child, entries } from './tree.js';

/** A map where the reader of the file sees it: one that aliases repeat has a frame at each of these places. */
export interface Frame {
  readonly document: YamlDocument;
  readonly map: YAMLMap;
  /** The key of the map, or of the list that it is in; empty for the root. */
  readonly key: string;
  readonly outer: Frame | undefined;
}

/** The frames of a document, outer ones first. @throws TooManySteps where aliases repeat too much */
export function framesOf(document: YamlDocument): readonly Frame[] {
  const found: Frame[] = [];
  const waiting: { node: Node; key: string; outer: Frame | undefined; depth: number }[] = [];
  const add = (node: unknown, key: string, outer: Frame | undefined, depth: number) => {
    const followed = document.follow(node);
    if (isMap(followed) || isSeq(followed)) waiting.push({ node: followed, key, outer, depth });
  };
  add(document.root, '', undefined, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, key, outer, depth } = next;
    document.step(1 + depth);
    if (isInside(outer, node)) continue;
    if (isSeq(node)) for (const item of node.items.toReversed()) add(item, key, outer, depth + 1);
    if (!isMap(node)) continue;
    const frame = { document, map: node, key, outer };
    found.push(frame);
    for (const [name, value] of entries(document, node).toReversed()) add(value, name, frame, depth + 1);
  }
  return found;
}

/** True where an alias repeats a map inside of itself. */
function isInside(outer: Frame | undefined, node: Node): boolean {
  for (let frame = outer; frame !== undefined; frame = frame.outer) if (frame.map === node) return true;
  return false;
}

/** The frame itself, or the nearest one around it that meets the condition. */
export function nearestFrame(frame: Frame | undefined, isIt: (frame: Frame) => boolean): Frame | undefined {
  let found = frame;
  while (found !== undefined && !isIt(found)) found = found.outer;
  return found;
}

/** The outermost frame: the resource. */
export function rootOf(frame: Frame): Frame {
  return nearestFrame(frame, ({ outer }) => outer === undefined) ?? frame;
}

/** The node at a path of keys. */
export function nodeIn({ document, map }: Frame, ...path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => child(document, node, key), map);
}

/** The text at a path of keys. */
export function textIn(frame: Frame, ...path: readonly string[]): string | undefined {
  return wordOf(nodeIn(frame, ...path));
}
