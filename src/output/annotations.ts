// Findings and gaps as annotations on their exact characters, within the host's limits.

import { compact, groupedBy } from '../model/collections.js';
import { severities } from '../model/judgement/finding.js';
import type { Annotation } from '../model/run/host.js';
import type { ImageSummary } from '../report/images/schema.js';
import { reportedPlaceKey } from '../report/references.js';
import type { Report, ReportedFinding } from '../report/schema/schema.js';
import { cut, plain } from './escape.js';
import { type ReportView, viewLimits } from './view.js';
import { replacementLines } from './words/change.js';
import { countText, openChecks } from './words/image-card.js';
import { cardTexts, existingTexts, shownText } from './words/texts.js';

type Subject = Omit<ReportedFinding, 'check'> & { readonly title: string; readonly more?: readonly string[] };

/**
 * One annotation for each image at its worst place, for each other finding, and for each cause of gaps: the worst ten, of
 * which the last says how many were left out. `notices` are messages about the run itself; they come first.
 */
export function annotationsOf(
  report: Report,
  view: ReportView,
  notices: readonly string[] = [],
): readonly Annotation[] {
  const subjects = [...imageSubjects(view), ...view.otherCauses.map(ofFinding), ...gapSubjects(report)];
  const bySeverity = groupedBy(subjects, ({ severity }) => severity);
  const all: readonly Subject[] = [
    ...notices.map((message) => ({ severity: 'notice' as const, title: 'tagproof', message })),
    ...severities.flatMap((severity) => bySeverity.get(severity) ?? []),
  ];
  const max = viewLimits.annotations;
  const isCut =
    all.length > max ||
    all.slice(0, max).filter(({ severity }) => severity === 'error').length > viewLimits.annotationErrors;
  const shown = isCut ? all.slice(0, max - 1) : all;
  const message = shownText({ shown, total: all.length }, 'the summary and the report');
  const rest: readonly Annotation[] =
    message === '' ? [] : [{ severity: 'notice', title: 'tagproof', message }];
  return [...shown.map(annotation), ...rest];
}

/** What the change does not introduce fails nothing, so it is never more than a notice. */
function ofFinding({ check, ...finding }: ReportedFinding): Subject {
  const title = `tagproof: ${check}`;
  if (finding.introduced !== false) return { title, ...finding };
  return { title, ...finding, severity: 'notice', more: [existingTexts.finding] };
}

/** The worst finding of each image at its worst place, and how much more there is. */
function imageSubjects({ flagged, findings }: ReportView): readonly Subject[] {
  const byPlace = groupedBy(findings, reportedPlaceKey);
  return flagged.map((image) => {
    const [place] = image.places;
    const found = (place && byPlace.get(reportedPlaceKey(place))) ?? [];
    const [worst] = openChecks(image);
    const order = openChecks(image).map(({ check }) => check);
    const own = found
      .filter(({ check }) => order.includes(check))
      .sort((a, b) => order.indexOf(a.check) - order.indexOf(b.check))[0];
    const { check = '', severity = 'notice', message = '' } = own ?? worst ?? {};
    const subject = ofFinding(
      own ?? { check, severity, message, ...compact({ introduced: image.introduced }) },
    );
    return { ...subject, more: [...(subject.more ?? []), ...moreOf(image, check)] };
  });
}

/** The other checks that found something about the image, and the number of its other places. */
function moreOf(image: ImageSummary, shown: string): readonly string[] {
  const { places, placesTotal = places.length } = image;
  const clean = places.filter(({ checks }) => checks.length === 0).length;
  const others = openChecks(image).filter(({ check }) => check !== shown);
  const elsewhere = Math.max(0, placesTotal - clean - 1);
  return [
    ...(others.length === 0
      ? []
      : [cardTexts.also(others.map((one) => `${one.check}${countText(one, image)}`).join(', '))]),
    ...(elsewhere === 0 ? [] : [cardTexts.elsewhere(elsewhere)]),
  ];
}

/** The gaps by cause, with the first of each. */
function gapSubjects({ incomplete }: Report): readonly Subject[] {
  const causes = new Map<string, { readonly first: Report['incomplete'][number]; count: number }>();
  for (const gap of incomplete) {
    const known = causes.get(gap.cause);
    if (known === undefined || (known.first.existing !== undefined && gap.existing === undefined))
      causes.set(gap.cause, { first: gap, count: (known?.count ?? 0) + 1 });
    else known.count += 1;
  }
  return [...causes.values()].map(({ first: { cause, subject, message, existing }, count }) => ({
    severity: existing === undefined ? ('warning' as const) : ('notice' as const),
    title: `tagproof: ${cause}`,
    message: `${subject}: ${message}`,
    ...(count === 1 ? {} : { more: [cardTexts.moreGaps(count - 1)] }),
  }));
}

function annotation({ title, more = [], ...finding }: Subject): Annotation {
  const { severity, message, file, line, column, ...end } = finding;
  const lines = [message, ...replacementLines({ check: title, ...finding }), ...more];
  const text = lines
    .flatMap((one) => one.split('\n'))
    .map(plain)
    .join('\n');
  const located = file !== undefined && line !== undefined && column !== undefined;
  const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
  return {
    severity,
    title: cut(plain(title), 200),
    message: cut(text, viewLimits.annotationBytes),
    ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
  };
}
