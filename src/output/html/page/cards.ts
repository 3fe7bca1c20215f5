// Reads the cards of the page: which findings they show, and what the filters and the export need of each.
import { parts } from './elements.js';
import type { PageFinding } from './grouping.js';

export interface CardFinding extends PageFinding {
  readonly card: HTMLElement;
  readonly issue: HTMLElement;
  /** The list item of its place; `undefined` for a finding that is about no file. */
  readonly place: HTMLElement | undefined;
}

/** All findings below `root`, in the order of the page. An issue is one finding at each of its places. */
export function findingsOf(root: HTMLElement): readonly CardFinding[] {
  return parts(root, '.card', HTMLElement).flatMap((card) =>
    parts(card, '.issue', HTMLElement).flatMap((issue) => {
      const places = parts(issue, '.places li', HTMLElement);
      return places.length === 0
        ? [findingOf(card, issue, undefined)]
        : places.map((place) => findingOf(card, issue, place));
    }),
  );
}

function findingOf(card: HTMLElement, issue: HTMLElement, place: HTMLElement | undefined): CardFinding {
  const image = card.dataset.name ?? '';
  let text: string | undefined;
  return {
    card,
    issue,
    place,
    labels: { ...issue.dataset, ...place?.dataset },
    image,
    check: issue.dataset.check ?? '',
    file: fileOf(place),
    text: () => {
      text ??= [image, textOf(issue, '.what'), textOf(issue, '.fix'), place?.textContent ?? '']
        .join(' ')
        .toLowerCase();
      return text;
    },
  };
}

/** The file without its line, after the repository in a merged report. */
function fileOf(place: HTMLElement | undefined): string {
  if (place === undefined) return '';
  const copy = place.cloneNode(true);
  if (copy instanceof HTMLElement) for (const line of parts(copy, '.line', HTMLElement)) line.remove();
  return (copy.textContent ?? '').trim();
}

function textOf(root: HTMLElement, selector: string): string {
  return (root.querySelector(selector)?.textContent ?? '').trim();
}

export const csvHead = [
  'Repository',
  'File',
  'Line',
  'Severity',
  'Check',
  'Image',
  'Finding',
  'Replace with',
  'Waived',
  'Link',
] as const;

/** A finding as a row below `csvHead`. */
export function csvRow({ labels, issue, place, image }: CardFinding): readonly string[] {
  const [file = '', line = ''] = [textOf(place ?? issue, '.file'), textOf(place ?? issue, '.line')];
  return [
    labels.repository ?? '',
    place === undefined ? '' : file,
    place === undefined ? '' : line.replace(/^:/, ''),
    labels.severity ?? '',
    labels.check ?? '',
    image,
    textOf(issue, '.message'),
    textOf(issue, '.fix .after') || textOf(issue, '.fix ins'),
    textOf(issue, '.reason'),
    place?.querySelector('a')?.href ?? '',
  ];
}
