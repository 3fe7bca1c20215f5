// The frame of every page. It loads nothing, sends nothing, and allows its own style and script by their hashes.
import { createHash } from 'node:crypto';
import { numberText } from '../../model/text/text.js';
import { html, Markup } from './markup.js';
import { pageStyle } from './style.js';

/** The sources of scripts are those of everything, if there is none. */
function contentSecurityPolicy(script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(pageStyle)}'`,
    ...(script === undefined ? [] : [`script-src '${hashOf(script)}'`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** One HTML document. @param body parts of its markup, which work without the script */
export function htmlDocument(title: string, body: readonly Markup[], script?: string): string {
  const start = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(pageStyle)}</style>
${
  script === undefined
    ? undefined
    : html`<script>${new Markup(script)}</script>
`
}</head>
<body>
<a class="skip" href="#main">Skip to the report</a>
`;
  const end = html`</body>
</html>
`;
  return [start, ...body, end].map(({ text }) => text).join('');
}

/** A part of the page. @param more text after the number in its heading */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The number of items in it, where one is useful. */
  readonly number?: number;
  readonly more?: string;
  readonly body: Markup;
}

/** The section below its heading. The page is large, so its parts are not put together. */
export function sectionMarkup({ id, title, number, more, body }: PageSection): readonly Markup[] {
  const rest = more === undefined ? undefined : html` <span class="count">${more}</span>`;
  const start = html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${countMarkup(number)}${rest}</h2>
`;
  return [start, body, new Markup('</section>\n')];
}

/** The links to sections. */
export function sectionLinks(sections: readonly PageSection[]): Markup {
  const links = sections.map(
    ({ id, title, number }) => html`<li><a href="#${id}">${title}${countMarkup(number)}</a></li>`,
  );
  return html`<nav class="sections" aria-label="Sections"><ul>${links}</ul></nav>
`;
}

function countMarkup(number: number | undefined): Markup | undefined {
  return number === undefined ? undefined : html` <span class="count">${numberText(number)}</span>`;
}
