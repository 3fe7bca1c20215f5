// What a run showed, read as its readers do: the runner's commands, Markdown, a browser's parser, a terminal.
import MarkdownIt from 'markdown-it';
import { parse } from 'parse5';
import { all, attribute, textOf } from '../report/page.js';
import type { Ended, Verdict } from './judge.js';

/** Control, invisible and reordering characters; line ends and tabs are none of them. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

export function injections({ trace, ci }: Ended): readonly Verdict[] {
  const { comments = [], suggestions = [], issues = [] } = ci?.shown ?? {};
  const written = [...comments, ...suggestions, ...issues].map(({ body }) => body);
  const titles = issues.map(({ title }) => title);
  const pages = Object.entries(trace.documents).filter(([name]) => name.endsWith('.html'));
  const found = [
    ...commandsIn(trace.stdout.join(''), trace.annotations.length),
    ...trace.failures.filter((text) => invisible.test(text)).map((text) => `the failure ${quoted(text)}`),
    ...trace.summaries.flatMap((text) => markupIn(text).map((what) => `${what} in the summary`)),
    ...written.flatMap((text) => markupIn(text).map((what) => `${what} on the CI host`)),
    ...titles.filter((title) => invisible.test(title)).map((title) => `the title ${quoted(title)}`),
    ...pages.flatMap(([, text]) => elementsIn(text).map((what) => `${what} in the HTML page`)),
  ];
  return found.map((what) => ({ harm: 'injection', what }));
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 200));

/** The runner takes a line that begins with `::`, and `##[` anywhere; each must be an annotation of ours. */
function commandsIn(stdout: string, annotations: number): readonly string[] {
  const lines = stdout.split('\n');
  const commands = lines.filter((line) => /^\s*::/.test(line) || line.includes('##['));
  const strange = commands.filter((line) => !/^::(?:error|warning|notice) title=/.test(line));
  // Of a command the runner shows its message alone; in other lines the sink itself puts the character in.
  const seen = lines.map((line) =>
    line.replace(/^::\w+ title=[^\n]*?::/, '').replace(/:\u200b:|#\u200b#\[/g, ''),
  );
  const hidden = seen.filter((line) => invisible.test(line));
  return [
    ...strange.map((line) => `the command ${quoted(line)}`),
    ...(commands.length > annotations ? [`${commands.length} commands for ${annotations} annotations`] : []),
    ...hidden.map((line) => `invisible characters in ${quoted(line)}`),
  ];
}

const reader = new MarkdownIt({ html: true, linkify: true });
const ownTypes =
  /^(?:heading|paragraph|ordered_list|bullet_list|list_item|table|thead|tbody|tr|th|td|strong|blockquote|link)_(?:open|close)$|^(?:text|text_special|inline|fence|html_inline|html_block|softbreak|code_inline)$/;
const ownTags = /^(?:<\/?(?:code|br|wbr|details|summary)>|<!-- tagproof[\w -]*-->)$/;
/** The CI host, and the hosts of advisories, checks and registry pages. */
const ownHosts = new Set([
  'access.redhat.com',
  'explore.ggcr.dev',
  'gallery.ecr.aws',
  'ghcr.io',
  'github.com',
  'hub.docker.com',
  'images.chainguard.dev',
  'mcr.microsoft.com',
  'osv.dev',
  'pkg.go.dev',
  'quay.io',
  'rustsec.org',
  'search.sigstore.dev',
  'security-tracker.debian.org',
  'security.alpinelinux.org',
  'security.archlinux.org',
  'ubuntu.com',
  'www.cve.org',
]);
const ownBlocks =
  /^(?:\s*(?:<\/?details>|<summary>(?:[^<>]|<\/?(?:b|code)>)+<\/summary>|<!-- tagproof[\w -]*-->)\s*)+$/;

/** What renders and is not of ours. */
function markupIn(text: string): readonly string[] {
  const tokens = reader.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
  const found = new Set<string>();
  let inCode = false;
  for (const { type, content, attrs } of tokens) {
    const href = attrs?.find(([name]) => name === 'href')?.[1].toString();
    if (href !== undefined && !(URL.canParse(href) && ownHosts.has(new URL(href).host)))
      found.add(`the link ${quoted(href)}`);
    if (!ownTypes.test(type)) found.add(`${type} ${quoted(content)}`);
    if (type === 'html_inline' && !ownTags.test(content)) found.add(`the tag ${quoted(content)}`);
    if (type === 'html_block' && !ownBlocks.test(content)) found.add(`the block ${quoted(content)}`);
    if (type === 'html_inline') inCode = content === '<code>' || (inCode && content !== '</code>');
    if (type === 'text' && !inCode && /@\w|\w#\d|\bgh-\d|:\/\/|\bwww\.\w/i.test(content))
      found.add(`the text ${quoted(content)}`);
  }
  if (invisible.test(text)) found.add(`invisible characters ${quoted(invisible.exec(text)?.input ?? '')}`);
  return [...found];
}

const strangeElements = new Set(['img', 'iframe', 'object', 'embed', 'base', 'link', 'form']);

function elementsIn(page: string): readonly string[] {
  return all(parse(page), (element) => {
    const { tagName, attrs } = element;
    const href = attribute(element, 'href') ?? '';
    const script = tagName === 'script' && /alert\(1\)<|^alert/.test(textOf(element));
    const events = attrs.some(({ name }) => name.startsWith('on'));
    return strangeElements.has(tagName) || events || script || /^javascript:|evil/.test(href);
  }).map(({ tagName }) => `<${tagName}>`);
}
