// Positions and lines for a replay, from what a report has of the texts.
import type { Occurrence } from '../model/occurrence.js';
import type { Position } from '../model/position.js';
import { type Place, placeKey } from '../model/source.js';
import type { Recorded } from './record-schema.js';
import type { Report } from './schema.js';
import { describeChange, type Texts } from './texts.js';

export type Placed = ReadonlyMap<string, Position>;

/** The positions of all references and of every place that the record names. */
export function placesOf({ references }: Report, { places }: Recorded): Placed {
  return new Map([
    ...references.flatMap(({ file, span, ...position }) =>
      span === undefined ? [] : [[placeKey({ file, span }), positionIn(position)] as const],
    ),
    ...places.map(
      ({ file, start, end, ...position }) =>
        [placeKey({ file, span: { start, end } }), positionIn(position)] as const,
    ),
  ]);
}

function positionIn({ line, column, endLine, endColumn }: Position): Position {
  return { line, column, endLine, endColumn };
}

/** Each place or reference that the record names but does not have, as a sentence. */
export function misplacedIssues(
  { packages = [], vulnerabilities, policy, inline, ledger }: Recorded,
  occurrences: readonly Occurrence[],
  placed: Placed,
): readonly string[] {
  const waivers = [...policy.waivers, ...policy.removed, ...policy.pending, ...inline];
  const places: readonly (Place | undefined)[] = [
    ...waivers.flatMap((waiver) => [waiver.at, 'inheritedAt' in waiver ? waiver.inheritedAt : undefined]),
    ...packages.map(({ at }) => at),
    ledger?.at,
  ];
  const lost = places.find((place) => place !== undefined && !placed.has(placeKey(place)));
  const images = [...packages, ...vulnerabilities].map(({ reference }) => reference);
  const noImage = images.find((one) => one !== undefined && occurrences[one]?.kind !== 'image');
  return [
    ...(lost === undefined ? [] : [`\`record.places\` has no place of ${lost.file} that is needed.`]),
    ...(noImage === undefined ? [] : [`\`record\` names reference ${noImage}, which is not an image.`]),
  ];
}

/** Describes findings without the texts: a fix has whole lines only if the recorded findings show the same change. */
export function textsIn({ references, findings }: Report, { marked }: Recorded, placed: Placed): Texts {
  const byPlace = new Map(
    references.flatMap((one) => (one.span ? [[placeKey({ file: one.file, span: one.span }), one]] : [])),
  );
  const fixes = new Map(
    findings.flatMap(({ file = '', line = 0, column = 0, fix }) =>
      fix?.lines === undefined ? [] : [[changeKey(file, line, column, fix), fix.lines] as const],
    ),
  );
  const marks = new Set(marked);
  return {
    isMarked: (file) => marks.has(file),
    locate: (place) => {
      const position = placed.get(placeKey(place));
      if (position === undefined) throw new Error(`no place of ${place.file} is recorded`);
      return position;
    },
    fix: (at, edit) => {
      const reference = byPlace.get(placeKey(at));
      const { text, place } = reference?.pin?.around ?? { text: reference?.raw ?? '' };
      const fix = describeChange(at, edit, text, () => place ?? positionIn(reference as Position));
      const { line = 0, column = 0 } = reference ?? {};
      const lines = fixes.get(changeKey(at.file, line, column, fix));
      return lines === undefined ? fix : { ...fix, lines };
    },
  };
}

function changeKey(
  file: string,
  line: number,
  column: number,
  { expect, replacement }: { readonly expect: string; readonly replacement: string },
): string {
  return JSON.stringify([file, line, column, expect, replacement]);
}
