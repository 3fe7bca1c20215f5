// Markdown as the CI host shows it: its layout of headings, tables, code and folds, at a width and in a theme.
import MarkdownIt from 'markdown-it';

/** The widths of the host's columns in CSS pixels: of a job summary, and of a comment or the body of a pull request. */
export const hostWidths = { summary: 1012, comment: 780 } as const;

export type Theme = 'light' | 'dark';

const colours = {
  light: {
    page: '#fff',
    text: '#1f2328',
    line: '#d1d9e0',
    stripe: '#f6f8fa',
    code: '#818b981f',
    link: '#0969da',
  },
  dark: {
    page: '#0d1117',
    text: '#e6edf3',
    line: '#30363d',
    stripe: '#151b23',
    code: '#656c7633',
    link: '#4493f8',
  },
} as const;

/** The rules that decide on widths and line breaks are those of https://github.com/sindresorhus/github-markdown-css. */
function styleFor(theme: Theme, width: number): string {
  const { page, text, line, stripe, code, link } = colours[theme];
  return `body { margin: 0 auto; padding: 24px; width: ${width}px; background: ${page}; color: ${text};
  font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; overflow-wrap: break-word }
h2 { font-size: 1.5em; border-bottom: 1px solid ${line}; padding-bottom: .3em } h3 { font-size: 1.25em }
h2, h3 { margin: 24px 0 16px } p, pre, table, ul, ol, details { margin: 0 0 16px } td details { margin: 0 }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse }
td, th { padding: 6px 13px; border: 1px solid ${line}; text-align: left } tr:nth-child(2n) { background: ${stripe} }
code { padding: .2em .4em; font: 85% ui-monospace, Menlo, Consolas, "Liberation Mono", monospace;
  white-space: break-spaces; background: ${code}; border-radius: 6px }
pre { padding: 16px; overflow: auto; font-size: 85%; background: ${stripe}; border-radius: 6px }
pre code { padding: 0; background: none; font-size: 100%; white-space: pre } a { color: ${link} }
ol, ul { padding-left: 2em } summary { cursor: pointer }`;
}

/** The whole page as HTML. */
export function hostPage(markdown: string, width: number, theme: Theme): string {
  const body = new MarkdownIt({ html: true, linkify: true }).render(markdown);
  return `<!doctype html><meta charset="utf-8"><title>Markdown</title><style>${styleFor(theme, width)}</style><body>${body}</body>`;
}
