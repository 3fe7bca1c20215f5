// Reads the cards of the page: which findings they show, and what the filters and the export need of each.
import { childOf, parts } from './elements.js';
import type { PageFinding } from './grouping.js';

export interface CardFinding extends PageFinding {
  readonly card: HTMLElement;
  readonly issue: HTMLElement;
  /** The list item of its place; `undefined` for a finding that is about no file. */
  readonly place: HTMLElement | undefined;
}

/** All findings below `root`, in the order of the page. An issue is one finding at each of its places. */
export function cardFindings(root: HTMLElement): readonly CardFinding[] {
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
      text ??= [
        image,
        textOf(issue, '.what'),
        fixOf(card, issue)?.textContent ?? '',
        place?.textContent ?? '',
      ]
        .join(' ')
        .toLowerCase();
      return text;
    },
  };
}

/** What to write: in the issue, or for all issues of the card. */
export function fixOf(card: HTMLElement, issue: HTMLElement): Element | null {
  if (issue.dataset.fix !== 'pin') return null;
  return childOf(issue, 'fix') ?? childOf(card, 'fix') ?? null;
}

/** The file without its line, after the repository in a merged report. */
function fileOf(place: HTMLElement | undefined): string {
  if (place === undefined) return '';
  const line = textOf(place, '.line');
  const text = (place.textContent ?? '').trim();
  return text.endsWith(line) ? text.slice(0, text.length - line.length) : text;
}

function textOf(root: Element, selector: string): string {
  return (root.querySelector(selector)?.textContent ?? '').trim();
}

function reasonOf(issue: HTMLElement): string {
  const accepted = childOf(issue, 'accepted');
  return accepted === undefined ? '' : textOf(accepted, '.reason');
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
export function csvRow({ labels, card, issue, place, image, file }: CardFinding): readonly string[] {
  const fix = fixOf(card, issue);
  const repository = labels.repository ?? '';
  const line = place === undefined ? '' : textOf(place, '.line');
  return [
    repository,
    repository === '' ? file : file.slice(repository.length).trim(),
    line.replace(/^:/, ''),
    labels.severity ?? '',
    labels.check ?? '',
    image,
    textOf(issue, '.message'),
    fix === null ? '' : textOf(fix, '.after') || textOf(fix, 'ins'),
    reasonOf(issue),
    place?.querySelector('a')?.href ?? '',
  ];
}
