// Which waivers can match a finding at all: a policy may have a waiver for each finding, and not every pair is compared.

import type { Finding } from '../model/finding.js';
import { addToGroup } from '../model/groups.js';
import { exactImage, imageSpellings } from '../model/image-glob.js';
import type { WaiverEntry } from './waivers.js';

/** Returns the entries that may match a finding, in the order of the list. */
export function waiverIndex<T extends WaiverEntry>(
  entries: readonly T[],
): (finding: Finding) => readonly T[] {
  const byKey = new Map<string, number[]>();
  for (const [position, entry] of entries.entries())
    for (const key of keysOf(entry.waiver)) addToGroup(byKey, key, position);
  return (finding) => {
    const lists = keysIn(finding).flatMap((key) => byKey.get(key) ?? []);
    return [...new Set(lists)].sort((a, b) => a - b).flatMap((position) => entries[position] ?? []);
  };
}

const anything = 'anything';

/** Every finding that a waiver matches has one of its keys: those of the selector that the fewest findings share. */
function keysOf(waiver: WaiverEntry['waiver']): readonly string[] {
  if ('covers' in waiver) return [`file ${waiver.covers.file}`];
  const { check, image, paths, artifact, advisory } = waiver;
  if (advisory !== undefined) return [`advisory ${advisory.toLowerCase()}`];
  if (paths?.every(isExactPath)) return paths.map((path) => `file ${path}`);
  const name = image === undefined ? undefined : exactImage(image);
  if (name !== undefined) return [`image ${name}`];
  if (artifact !== undefined) return [`artifact ${artifact}`];
  return [check === undefined ? anything : `check ${check}`];
}

/** A glob that matches this path and no other. */
function isExactPath(glob: string): boolean {
  return /^\w[\w./-]*$/.test(glob);
}

function keysIn({ check, at, about }: Finding): readonly string[] {
  const { image, artifact, advisory } = about ?? {};
  const advisories = advisory === undefined ? [] : [advisory.id, ...advisory.aliases];
  return [
    ...[anything, `check ${check}`],
    ...(at === undefined ? [] : [`file ${at.file}`]),
    ...(image === undefined ? [] : imageSpellings(image).map((name) => `image ${name}`)),
    ...(artifact === undefined ? [] : [`artifact ${artifact}`]),
    ...advisories.map((id) => `advisory ${id.toLowerCase()}`),
  ];
}
