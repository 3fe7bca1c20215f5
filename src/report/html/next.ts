// What to do next, the most urgent first: drawn from the findings and from what is not known.
import type { Report } from '../schema.js';
import { plural } from '../words.js';
import { html, type Markup } from './markup.js';

const most = 5;

/** At most five steps. A link in a step shows the findings that it is about. */
export function nextSteps({ findings, incomplete, references }: Report): readonly Markup[] {
  const times = (check: string) => findings.filter((finding) => finding.check === check).length;
  const fixes = findings.filter(({ fix }) => fix !== undefined).length;
  const signIn = incomplete.find(({ cause }) => cause === 'sign-in');
  const opaque = references.filter(({ kind }) => kind === 'opaque').length;
  const steps: readonly (Markup | undefined)[] = [
    signIn && html`Sign-in failed, so nothing could be verified: ${signIn.message}.`,
    step(
      times('digest-not-in-history'),
      (n) =>
        html`Find out where ${link('digest-not-in-history', plural(n, 'foreign digest'))} came from: the tag never was that digest.`,
    ),
    step(
      times('advisory'),
      (n) =>
        html`Read ${link('advisory', plural(n, 'advisory finding'))}: update the artifact, or waive it with a reason.`,
    ),
    step(
      fixes,
      (n) => html`Run Tagproof in <code>pin</code> mode: it writes the digest for ${plural(n, 'finding')}.`,
    ),
    step(
      times('deprecated-tag'),
      (n) =>
        html`Move ${link('deprecated-tag', `${plural(n, 'reference')} at the end of life`)} to a living tag.`,
    ),
    step(
      times('missing-tag'),
      (n) => html`Correct ${link('missing-tag', `${plural(n, 'reference')} to a missing image or tag`)}.`,
    ),
    step(
      signIn === undefined ? incomplete.length : 0,
      (n) =>
        html`Look at <a href="#unverified">${plural(n, 'thing')} that could not be verified</a>, and run again when the cause is gone.`,
    ),
    step(
      times('opaque-reference') > 0 ? opaque : 0,
      (n) =>
        html`Check ${link('opaque-reference', plural(n, 'reference'))} by hand: the file alone does not say which image it is.`,
    ),
  ];
  const given = steps.filter((one) => one !== undefined);
  if (given.length === 0 && findings.length > 0)
    return [html`Go through <a href="#findings">${plural(findings.length, 'finding')}</a>, the worst first.`];
  return given.slice(0, most);
}

/** Why there is no next step, no more than is true. */
export function nothingToDo({ references }: Report): string {
  if (references.length === 0)
    return 'No image reference was found. If that is a surprise, look at `paths` and `exclude`.';
  const proved = references.filter(({ fact }) => fact?.status === 'current' || fact?.status === 'superseded');
  if (proved.length === references.length)
    return "Nothing. Every reference is pinned to a digest that its tag's history holds.";
  const left = plural(references.length - proved.length, 'reference');
  return `Nothing that this gate asks for. ${left} could not be proved by a history: see References.`;
}

function step(times: number, write: (times: number) => Markup): Markup | undefined {
  return times > 0 ? write(times) : undefined;
}

function link(check: string, text: string): Markup {
  return html`<a href="#findings" data-show="${check}">${text}</a>`;
}
