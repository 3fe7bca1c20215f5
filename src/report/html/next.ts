// What to do next, the most urgent first: drawn from the findings and from what is not known.
import { isSignIn } from '../../model/failure.js';
import type { Report } from '../schema.js';
import { plural } from '../words.js';
import { html, type Markup } from './markup.js';

type Step = (times: number) => Markup;

/** What only a person can mend, by check, the most urgent first. */
const byHand: readonly (readonly [string, Step])[] = [
  [
    'digest-not-in-history',
    (n) =>
      html`Find out where ${link('digest-not-in-history', plural(n, 'foreign digest'))} came from: the tag never was that digest.`,
  ],
  [
    'advisory',
    (n) =>
      html`Read ${link('advisory', plural(n, 'advisory finding'))}: update the artifact, or waive it with a reason.`,
  ],
  [
    'deprecated-tag',
    (n) =>
      html`Move ${link('deprecated-tag', `${plural(n, 'reference')} at the end of life`)} to a living tag.`,
  ],
  [
    'missing-tag',
    (n) => html`Correct ${link('missing-tag', `${plural(n, 'reference')} to a missing image or tag`)}.`,
  ],
  [
    'opaque-reference',
    (n) =>
      html`Check ${link('opaque-reference', plural(n, 'opaque reference'))} by hand: the file alone does not say which image it is.`,
  ],
];

/** One step for each kind of trouble. A link in a step shows the findings that it is about. */
export function nextSteps({ findings, incomplete }: Report): readonly Markup[] {
  const fixes = findings.filter(({ fix }) => fix !== undefined);
  const manual = findings.filter(({ fix }) => fix === undefined);
  const known = new Set(byHand.map(([check]) => check));
  const others = manual.filter(({ check }) => !known.has(check)).length;
  const steps = byHand.map(([check, write]) =>
    step(manual.filter((one) => one.check === check).length, write),
  );
  const all = [unverified(incomplete), step(fixes.length, pin), ...steps, step(others, goThrough)];
  return all.filter((one) => one !== undefined);
}

const pin: Step = (n) =>
  html`Run Tagproof in <code>pin</code> mode: it writes the digest for ${plural(n, 'finding')}.`;

const goThrough: Step = (n) =>
  html`Go through <a href="#findings">${plural(n, 'other finding')}</a> that a pin does not mend.`;

function unverified(incomplete: Report['incomplete']): Markup | undefined {
  const signIn = incomplete.find(({ cause }) => isSignIn(cause));
  if (signIn !== undefined) return html`Mend the sign-in, without it nothing is verified: ${signIn.message}.`;
  return step(
    incomplete.length,
    (n) =>
      html`Look at <a href="#unverified">${plural(n, 'thing')} that could not be verified</a>, and run again when the cause is gone.`,
  );
}

/** Why there is no next step, no more than is true. */
export function nothingToDo({ references }: Report): string {
  if (references.length === 0)
    return 'No image reference was found. If that is a surprise, look at the inputs paths and exclude.';
  const proved = references.filter(({ fact }) => fact?.status === 'current' || fact?.status === 'superseded');
  if (proved.length === references.length)
    return "Nothing. Every reference is pinned to a digest that its tag's history holds.";
  const left = plural(references.length - proved.length, 'reference');
  return `Nothing that this gate asks for. ${left} could not be proved by a history.`;
}

function step(times: number, write: Step): Markup | undefined {
  return times > 0 ? write(times) : undefined;
}

function link(check: string, text: string): Markup {
  return html`<a href="#findings" data-show="${check}">${text}</a>`;
}
