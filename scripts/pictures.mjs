// Draws the README's pictures from the report of the demo's first step: the job summary in the look of the CI host, and
// the same report as a terminal shows it. Wants a Chromium, `npm ci`, and a font with emoji. Run it when a surface changes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { chromium } from 'playwright-core';
import stringWidth from 'string-width';

/** As the CI host shows Markdown, as far as a summary has it. */
const hostStyle = `
body { margin: 0; font: 14px/1.5 "DejaVu Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif, "Noto Color Emoji"; color: #1f2328; background: #fff; }
main { padding: 8px 24px; }
a { color: #0969da; text-decoration: none; }
h2 { font-size: 1.5em; border-bottom: 1px solid #d1d9e0b3; padding-bottom: .3em; margin: 16px 0; }
h3 { font-size: 1.25em; margin: 24px 0 16px; }
p, ul, ol, pre, table { margin: 0 0 16px; }
ol, ul { padding-left: 2em; }
code { background: #818b981f; padding: .2em .4em; border-radius: 6px; font: 85% ui-monospace, "DejaVu Sans Mono", monospace; }
pre { background: #f6f8fa; padding: 16px; overflow: hidden; border-radius: 6px; line-height: 1.45; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; }
th, td { padding: 6px 13px; border: 1px solid #d1d9e0; }
tr:nth-child(2n) { background: #f6f8fa; }
.add { color: #116329; background: #dafbe1; } .del { color: #82071e; background: #ffebe9; } .hunk { color: #8250df; }
`;

const root = fileURLToPath(new URL('..', import.meta.url));
const target = path.join(root, 'docs', 'images');
const run = (...args) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

run('node_modules/typescript/bin/tsc', '-p', '.');
const lib = (file) => import(new URL(`../lib/${file}`, import.meta.url).href);
const [{ summaryOf }, { viewOf }, { terminalText }, { checks }] = await Promise.all(
  ['output/markdown/summary.js', 'output/view.js', 'output/terminal/index.js', 'checks/index.js'].map(lib),
);
const [report] = JSON.parse(run('lib/cli/index.js', 'demo', '--json'));
const view = viewOf(report);
mkdirSync(target, { recursive: true });
writeFileSync(
  path.join(target, 'terminal.svg'),
  terminal(terminalText(report, view, { colour: true, width: 100 }, checks)),
);
await photograph(summaryOf(report, view, checks), path.join(target, 'summary.png'));

/** Colours of the sixteen that the text uses, on a dark ground. */
function colourOf(code) {
  return { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 36: '#76e3ea' }[code];
}

/** Text with SGR sequences (ECMA-48 section 8.3.117) as an SVG: every run is placed at its own column, independent of the font. */
function terminal(text) {
  const [cell, row, most, columns] = [8.4, 19, 46, 104];
  const all = text.split('\n');
  const lines =
    all.length > most ? [...all.slice(0, most - 2), '\u001b[2m…\u001b[22m', ...all.slice(-1)] : all;
  const drawn = lines.map((line, index) => {
    let [style, column, out] = [{}, 0, ''];
    for (const [, codes, words] of line.matchAll(/(?:\u001b\[([\d;]*)m)?([^\u001b]*)/g)) {
      for (const code of (codes ?? '').split(';').filter(Boolean).map(Number)) style = styled(style, code);
      const shown = [...words].slice(0, Math.max(0, columns - column)).join('');
      if (shown.trim() !== '') {
        const weight = style.bold ? ' font-weight="700"' : '';
        const opacity = style.dim ? ' opacity="0.6"' : '';
        const fill = style.colour === undefined ? '' : ` fill="${style.colour}"`;
        const lead = shown.length - shown.trimStart().length;
        const length = (stringWidth(shown.trim()) * cell).toFixed(1);
        out += `<tspan x="${(20 + (column + lead) * cell).toFixed(1)}" textLength="${length}"${fill}${weight}${opacity}>${escaped(shown.trim()).replaceAll(' ', '\u00a0')}</tspan>`;
      }
      column += stringWidth(words);
    }
    return `<text y="${34 + (index + 1) * row}">${out}</text>`;
  });
  const [width, height] = [Math.ceil(40 + columns * cell), 34 + (lines.length + 2) * row];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Tagproof in a terminal">
<rect width="${width}" height="${height}" rx="10" fill="#0d1117"/>
<g fill="#3d444d"><circle cx="24" cy="20" r="6"/><circle cx="44" cy="20" r="6"/><circle cx="64" cy="20" r="6"/></g>
<g font-family="ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#e6edf3" xml:space="preserve">
${drawn.join('\n')}
</g>
</svg>
`;
}

function styled(style, code) {
  if (code === 0) return {};
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  return { ...style, colour: colourOf(code) };
}

function escaped(text) {
  return text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** The summary as the CI host shows it, its first screen. */
async function photograph(markdown, file) {
  const reader = new MarkdownIt({
    html: true,
    highlight: (text, language) => (language === 'diff' ? diff(text) : ''),
  });
  const page = `<!doctype html><meta charset="utf-8"><style>${hostStyle}</style><main>${reader.render(markdown)}</main>`;
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = executablePath.find((candidate) => existsSync(candidate));
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(found === undefined ? {} : { executablePath: found }) });
  try {
    const view = await browser.newPage({ viewport: { width: 960, height: 1060 } });
    await view.setContent(page);
    await view.screenshot({ path: file });
  } finally {
    await browser.close();
  }
}

function diff(text) {
  const kinds = { '+': 'add', '-': 'del', '@': 'hunk' };
  const line = (one) => `<span class="${kinds[one[0]] ?? ''}">${escaped(one)}</span>`;
  return text.split('\n').map(line).join('\n');
}
