// The title of a pull request says what changes, as far as that is known.
import { describe, expect, it } from 'vitest';
import type { PinChange } from '../../src/model/run/delivery.js';
import { pinBody, pinTitle } from '../../src/output/markdown/pull-request/delivery.js';
import type { Forecast } from '../../src/report/schema/forecast-schema.js';
import type { Report } from '../../src/report/schema/schema.js';
import { dayMs, digest } from '../build.js';

const [from, to] = [digest('a'), digest('b')];
const change = (name: string): PinChange => ({ name, from, to, toSince: 0, places: [] });
const node = 'docker.io/library/node:22';

function forecast(image: string, label: readonly [string, string] | undefined, packages = 3): Forecast {
  const version = 'org.opencontainers.image.version';
  const configuration =
    label === undefined
      ? []
      : [{ field: 'label', change: 'changed', name: version, from: label[0], to: label[1], platforms: [] }];
  return {
    ...{ image, from, to, configuration, packages: [] },
    totals: { packages, configuration: 0, fixed: 0, introduced: 0 },
  } as unknown as Forecast;
}

it('counts tags of one image that moved on one day as one update', () => {
  const body = (days: readonly number[]) =>
    pinBody(
      days.map((day, at) => ({ ...change(`${node}-${at}`), toSince: day * dayMs + at })),
      () => ({ line: 1, column: 1, endLine: 1, endColumn: 2 }),
      { asOf: '2026-11-01', incomplete: [], references: [] } as unknown as Report,
    );
  expect(body([1, 1, 2])).toMatch(/^Pins 3 images in 0 places, from 2 updates: tags of one image/);
  expect(body([1, 2])).toMatch(/^Pins 2 images in 0 places\. /);
});

describe('the title', () => {
  it.each<[string, readonly string[], readonly Forecast[], string]>([
    [
      'the version and the packages',
      [node],
      [forecast(node, ['22.4.1', '22.4.2'])],
      'Pin node:22: 22.4.1 → 22.4.2, 3 packages',
    ],
    ['nothing that is not known', [node], [], 'Pin node:22'],
    ['no version that is none', [node], [forecast(node, ['1', '`x`\n2'])], 'Pin node:22: 3 packages'],
    ['no forecast of another digest', [node], [{ ...forecast(node, ['1', '2']), to: from }], 'Pin node:22'],
    ['the family of several tags', [node, `${node}-slim`], [], 'Pin 2 tags of node'],
    [
      'what all tags of a family have in common',
      [node, `${node}-slim`],
      [forecast(node, ['22.4.1', '22.4.2'], 0), forecast(`${node}-slim`, ['22.4.1', '22.4.2'], 0)],
      'Pin 2 tags of node: 22.4.1 → 22.4.2',
    ],
    [
      'every family, with its version',
      [node, 'docker.io/library/redis:7', `${node}-slim`],
      [forecast(node, ['22.4.1', '22.4.2']), forecast(`${node}-slim`, ['22.4.1', '22.4.2'], 1)],
      'Pin 3 images: node 22.4.1 → 22.4.2 (2 tags), redis',
    ],
    ['repositories of one name apart', [node, 'quay.io/acme/node:22'], [], 'Pin 2 images: node, node'],
    [
      'as many families as fit',
      Array.from({ length: 30 }, (_, at) => `quay.io/acme/image-${at}:1`),
      [],
      `Pin 30 images: ${Array.from({ length: 8 }, (_, at) => `image-${at}`).join(', ')} and 22 more`,
    ],
    ['a title of one line', [`a/${'b'.repeat(200)}:1`], [], 'Pin 1 image'],
    [
      'one without names that are too long',
      ['b', 'c'].map((one) => `${one.repeat(200)}:1`),
      [],
      'Pin 2 images',
    ],
  ])('has %s', (_, names, forecasts, title) => {
    expect(pinTitle(names.map(change), { forecasts })).toBe(title);
  });
});
