// What a large report has thousands of has few hidden classes, so that its memory is that of its values.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Digest } from '../../src/model/images/image.js';
import { dayMs } from '../build.js';
import { now } from './histories.js';
import { situation } from './stages.js';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape: (a: object, b: object) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');

const references = 120;
const digestOf = (index: number): Digest => `sha256:${index.toString(16).padStart(64, '0')}`;
const lines = Array.from(
  { length: references },
  (_, index) => `FROM registry.example.com/acme/image-${index % 30}:1@${digestOf(index)}`,
);

const { report } = await situation({
  files: { Dockerfile: `${lines.join('\n')}\n` },
  fact: () => ({
    status: 'superseded',
    currentDigest: digestOf(0xabc),
    currentSince: now - 40 * dayMs,
    pinnedSince: now - 90 * dayMs,
    supersededAt: now - 40 * dayMs,
    supersededBy: digestOf(0xabc),
    behind: 1,
    lagMs: 40 * dayMs,
  }),
});
const places = (report.images ?? []).flatMap((image) => image.places);
const pins = (report.images ?? []).flatMap((image) => image.pins);

describe.each<[string, readonly object[]]>([
  ['references', report.references],
  ['facts', report.references.flatMap(({ fact }) => fact ?? [])],
  ['findings', report.findings],
  ['fixes', report.findings.flatMap(({ fix }) => fix ?? [])],
  ['places of images', places],
  ['pins of images', pins],
])('%s', (_name, objects) => {
  it('share hidden classes', () => {
    expect(objects.length).toBeGreaterThanOrEqual(references);
    const shapes: object[] = [];
    for (const one of objects) if (!shapes.some((other) => haveSameShape(one, other))) shapes.push(one);
    // The first ones may have been made before the engine had learned the types of their fields.
    expect(shapes.length).toBeLessThan(10);
  });
});
