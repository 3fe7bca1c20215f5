// Markdown and terminal text as the CI host and a terminal show them, as far as Tagproof uses them: a page to photograph.
import MarkdownIt from 'markdown-it';

export type Theme = 'light' | 'dark';

const colours: Readonly<Record<Theme, string>> = {
  light:
    '--text:#1f2328;--page:#fff;--muted:#59636e;--line:#d1d9e0;--sunken:#f6f8fa;--code:#818b981f;--link:#0969da;--add:#dafbe1;--add-text:#116329;--del:#ffebe9;--del-text:#82071e;--hunk:#8250df',
  dark: '--text:#f0f6fc;--page:#0d1117;--muted:#9198a1;--line:#3d444d;--sunken:#151b23;--code:#656c7633;--link:#4493f8;--add:#033a16;--add-text:#aff5b4;--del:#67060c;--del-text:#ffdcd7;--hunk:#d2a8ff',
};

const style = `
* { box-sizing: border-box; }
body { margin: 0; font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif, "Noto Color Emoji"; color: var(--text); background: var(--page); }
main { padding: 16px; }
.box { border: 1px solid var(--line); border-radius: 6px; margin: 16px; }
.box > header { padding: 8px 16px; background: var(--sunken); border-bottom: 1px solid var(--line); border-radius: 6px 6px 0 0; color: var(--muted); }
.title { font-size: 26px; line-height: 1.25; margin: 16px 16px 0; font-weight: 400; }
a { color: var(--link); text-decoration: underline; text-underline-offset: .2rem; }
h2 { font-size: 1.5em; border-bottom: 1px solid var(--line); padding-bottom: .3em; margin: 0 0 16px; line-height: 1.25; }
h3 { font-size: 1.25em; margin: 24px 0 16px; line-height: 1.25; }
h4 { font-size: 1em; margin: 24px 0 16px; }
p, ul, ol, pre, table, details, blockquote { margin: 0 0 16px; }
ol, ul { padding-left: 2em; }
li + li { margin-top: .25em; }
code { background: var(--code); padding: .2em .4em; border-radius: 6px; font: 85% "DejaVu Sans Mono", monospace; white-space: break-spaces; }
pre { background: var(--sunken); padding: 16px; overflow: hidden; border-radius: 6px; line-height: 1.45; }
pre code { background: none; padding: 0; white-space: pre; }
table { border-collapse: collapse; display: block; width: max-content; max-width: 100%; overflow: auto; }
th, td { padding: 6px 13px; border: 1px solid var(--line); }
tr:nth-child(2n) { background: var(--sunken); }
details summary { cursor: pointer; }
blockquote { padding: 0 1em; color: var(--muted); border-left: .25em solid var(--line); }
.add { color: var(--add-text); background: var(--add); } .del { color: var(--del-text); background: var(--del); } .hunk { color: var(--hunk); }
.terminal { margin: 0; padding: 16px 20px; font: 13px/1.45 "DejaVu Sans Mono", monospace; white-space: pre; overflow: hidden; background: var(--page); }
`;

function page(theme: Theme, body: string): string {
  return `<!doctype html><html style="${colours[theme]}"><meta charset="utf-8"><style>${style}</style><body>${body}</body></html>`;
}

const reader = new MarkdownIt({
  html: true,
  linkify: false,
  highlight: (text, language) => (language === 'diff' ? diff(text) : ''),
});

function diff(text: string): string {
  const kinds: Readonly<Record<string, string>> = { '+': 'add', '-': 'del', '@': 'hunk' };
  const lines = text.split('\n');
  return lines.map((one) => `<span class="${kinds[one[0] ?? ''] ?? ''}">${escaped(one)}</span>`).join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** A task list has boxes on the host. */
function rendered(markdown: string): string {
  return reader
    .render(markdown)
    .replace(
      /<li>(<p>)?\[([ x])\] /g,
      (_, open = '', mark) => `<li>${open}<input type="checkbox"${mark === 'x' ? ' checked' : ''}> `,
    );
}

/** The summary of a job: Markdown on a page of its own. */
export function summaryPage(markdown: string, theme: Theme): string {
  return page(theme, `<main>${rendered(markdown)}</main>`);
}

/** A comment, an issue or a pull request: a title if it has one, and a box. */
export function boxPage(markdown: string, theme: Theme, title?: string): string {
  const head = title === undefined ? '' : `<h1 class="title">${escaped(title)}</h1>`;
  return page(
    theme,
    `${head}<div class="box"><header>github-actions bot</header><main>${rendered(markdown)}</main></div>`,
  );
}

const terminalColours: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: { 31: '#cf222e', 32: '#116329', 33: '#7d4e00', 36: '#1b7c83' },
  dark: { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 36: '#76e3ea' },
};

/** Text with SGR sequences (ECMA-48 section 8.3.117) in a terminal. */
export function terminalPage(text: string, theme: Theme): string {
  let [bold, dim, colour] = [false, false, ''];
  let html = '';
  for (const [, codes, words = ''] of text.matchAll(
    /(?:\u001b\[([\d;]*)m|\u001b\]8;[^\u0007\u001b]*(?:\u0007|\u001b\\))?([^\u001b]*)/g,
  )) {
    for (const code of codes === undefined ? [] : codes.split(';')) {
      if (code === '' || code === '0') [bold, dim, colour] = [false, false, ''];
      else if (code === '1') bold = true;
      else if (code === '2') dim = true;
      else if (code === '22') [bold, dim] = [false, false];
      else if (code === '39') colour = '';
      else colour = terminalColours[theme][code] ?? colour;
    }
    const look = `${bold ? 'font-weight:700;' : ''}${dim ? 'opacity:.65;' : ''}${colour === '' ? '' : `color:${colour}`}`;
    html += words === '' ? '' : `<span style="${look}">${escaped(words)}</span>`;
  }
  return page(theme, `<pre class="terminal">${html}</pre>`);
}
