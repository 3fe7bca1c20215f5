// Cards by file or by check, made from the issues of the image cards.
import { type CardFinding, fixOf } from './cards.js';
import { childOf, create, part, parts } from './elements.js';
import { count, type FindingGroup } from './grouping.js';

type Group = FindingGroup<CardFinding>;

/** One file: its findings with their images, each with its line. */
export function fileCard({ key, findings }: Group): HTMLElement {
  const title = key === '' ? 'No file' : create('code', '', key);
  const items = findings.map(({ card, issue, place, image }) => {
    const item = copyOf(card, issue, withoutPlaces(issue));
    const link = place === undefined ? [] : [...place.childNodes].map((node) => node.cloneNode(true));
    item.prepend(create('p', 'of', ...link, ' ', create('code', '', image)));
    return item;
  });
  return cardOf(title, findings, items);
}

/** One check: the images that it found something about, each with its places. */
export function checkCard({ key, findings }: Group): HTMLElement {
  const issues = new Map<HTMLElement, CardFinding[]>();
  for (const finding of findings) {
    const found = issues.get(finding.issue);
    if (found === undefined) issues.set(finding.issue, [finding]);
    else found.push(finding);
  }
  const items = [...issues].map(([issue, found]) => {
    const item = copyOf(found[0]?.card ?? issue, issue, issue.cloneNode(true));
    const kept = new Set(found.map(({ place }) => place));
    const places = parts(issue, '.places li', HTMLElement);
    for (const [index, copy] of parts(item, '.places li', HTMLElement).entries())
      copy.hidden = !kept.has(places[index]);
    item.prepend(create('p', 'of', create('code', '', found[0]?.image ?? '')));
    return item;
  });
  return cardOf(create('code', '', key), findings, items);
}

/** A copy that is made without its places, of which there may be as many as findings. */
function withoutPlaces(issue: HTMLElement): Node {
  const copy = issue.cloneNode(false);
  const places = childOf(issue, 'places');
  for (const node of issue.childNodes) if (node !== places) copy.appendChild(node.cloneNode(true));
  return copy;
}

/** The copy of an issue, with the fix that its card shows for all of them. */
function copyOf(card: HTMLElement, issue: HTMLElement, copy: Node): HTMLElement {
  if (!(copy instanceof HTMLElement)) throw new Error('the copy of an element is an element');
  copy.hidden = false;
  const fix = childOf(issue, 'fix') === undefined ? fixOf(card, issue) : null;
  if (fix !== null) part(copy, '.what', HTMLElement).after(fix.cloneNode(true));
  return copy;
}

function cardOf(
  title: Node | string,
  findings: readonly CardFinding[],
  items: readonly HTMLElement[],
): HTMLElement {
  const number = `${count(findings.length)} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const head = create('header', '', create('h3', '', title), create('p', 'muted', number));
  return create('article', 'card', head, create('ul', 'issues', ...items));
}

/** Shows the issues and places of an image card that match, and hides the others. */
export function narrow({ findings }: Group): void {
  const card = findings[0]?.card;
  if (card === undefined) return;
  const issues = new Set(findings.map(({ issue }) => issue));
  const shown = new Set(findings.map(({ place }) => place));
  for (const issue of parts(card, '.issue', HTMLElement)) {
    issue.hidden = !issues.has(issue);
    const places = parts(issue, '.places li', HTMLElement);
    for (const place of places) place.hidden = !shown.has(place);
    tell(issue, places);
  }
}

/** The line above the places says how many of them match. */
function tell(issue: HTMLElement, places: readonly HTMLElement[]): void {
  if (childOf(issue, 'places')?.tagName !== 'DETAILS') return;
  const summary = part(issue, '.places summary', HTMLElement);
  summary.dataset.all ??= summary.textContent;
  const left = places.filter((place) => !place.hidden).length;
  const all = summary.dataset.all ?? '';
  summary.textContent = left === places.length ? all : `${count(left)} of ${all}`;
}
