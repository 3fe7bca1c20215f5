// The laws of a forecast: nothing of an image to itself, the mirror backwards, and quiet about nothing that is unknown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlatforms } from '../../src/forecast/compared-platforms.js';
import { forecastOf, unknownParts } from '../../src/forecast/forecast.js';
import { forecastSchema } from '../../src/report/schema/forecast-schema.js';
import { image } from '../build.js';
import { descriptions } from './descriptions.js';

const context = {
  image: image('registry.example.com/acme/node:20'),
  wanted: [],
  advisories: [],
  policy: { ignoreStatus: [] },
};

describe('the forecast of any two images', () => {
  const mirroredKinds = {
    added: 'removed',
    removed: 'added',
    up: 'down',
    down: 'up',
    changed: 'changed',
  } as const;
  const changesOf = (forecast: ReturnType<typeof forecastOf>) =>
    forecast.packages.map((one) => JSON.stringify(one)).sort();

  it('fits the schema of the report, and is quiet about nothing that is unknown', () => {
    fc.assert(
      fc.property(descriptions, descriptions, (from, to) => {
        const forecast = forecastOf({ from, to }, context);
        expect(forecastSchema.parse(forecast)).toEqual(forecast);
        const unread = unknownParts({ from, to }, comparePlatforms({ from, to }));
        const matters = unread.some(({ about, cause }) => about !== 'layers' && cause !== 'not-compared');
        if (matters) expect(['breaking', 'unknown']).toContain(forecast.grade);
        expect(forecast.reasons.some(({ grade }) => grade === 'breaking')).toBe(
          forecast.grade === 'breaking',
        );
      }),
    );
  });

  it('lists the same packages backwards, with the change turned around', () => {
    fc.assert(
      fc.property(descriptions, descriptions, (from, to) => {
        const forwards = forecastOf({ from, to }, context);
        const backwards = forecastOf({ from: to, to: from }, context);
        const turned = forwards.packages.map(({ change, from: old, to: next, type, name, platforms }) => ({
          change: mirroredKinds[change],
          name,
          ...(type === undefined ? {} : { type }),
          ...(next === undefined ? {} : { from: next }),
          ...(old === undefined ? {} : { to: old }),
          platforms,
        }));
        expect(sortedPlatforms(turned)).toEqual(sortedPlatforms(backwards.packages));
        expect(backwards.platforms.lost.toSorted()).toEqual(forwards.platforms.won.toSorted());
        expect(changesOf(forwards).length).toBe(changesOf(backwards).length);
      }),
    );
  });

  it('of the same image is quiet and empty', () => {
    fc.assert(
      fc.property(descriptions, (one) => {
        const { packages, configuration, platforms, reasons } = forecastOf({ from: one, to: one }, context);
        expect([packages, configuration, reasons, platforms.compared]).toEqual([[], [], [], []]);
      }),
    );
  });
});

function sortedPlatforms(all: readonly { readonly platforms: readonly string[] }[]): readonly string[] {
  const ordered = all.map((one) => ({ ...one, platforms: one.platforms.toSorted() }));
  return ordered.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
}
