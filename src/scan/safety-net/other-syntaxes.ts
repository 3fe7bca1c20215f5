// Explains names in files that are not YAML, by their lines alone: comments, scripts, and keys whose values are no images.
import type { Span } from '../../model/source.js';
import { isInComment, isWholeValue } from './words.js';

const maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;

/** JSON: whole strings, unless their key holds text. Without a format's consumer, only those whose key names an image. */
export function isUnexplainedInJson(text: string, span: Span, hasConsumer: boolean): boolean {
  if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
    return false;
  if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//)) return false;
  const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
    ?.key;
  if (!isWholeValue(text, span)) return false;
  // The ledger of first-seen digests, which no tool pulls from.
  if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20))) return false;
  return hasConsumer
    ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
    : /image$/i.test(key ?? '');
}

/** HCL, Starlark: whole strings outside of comments. Texts of several lines hold other languages. */
export function isUnexplainedInCode(text: string, span: Span): boolean {
  if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/)) return false;
  const line = lineBefore(text, span.start);
  if (/^output\s/.test(blockAround(text, span.start))) return false;
  if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line)) return false;
  return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}

/** Units of systemd: `Image=` and no other key. */
export function isUnexplainedInUnit(text: string, span: Span): boolean {
  return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}

const started =
  /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;

/** Shell: what follows `docker run`, `pull` or `create` and flags with their values joined. Other words may be anything. */
export function isUnexplainedInShell(text: string, span: Span): boolean {
  const line = lookBack(text, span.start).slice(-500);
  return started.test(line) && !isInComment(text, span.start);
}

/** The text from the last line that is not indented; an `output` of Terraform only shows values. */
function blockAround(text: string, at: number): string {
  const lines = lookBack(text, at).split('\n');
  const head = lines.findLastIndex((line) => /^\w/.test(line));
  return lines.slice(Math.max(head, 0)).join('\n');
}

function lineBefore(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLookBack), at);
}

function lookBack(text: string, at: number): string {
  return text.slice(Math.max(0, at - maxLookBack), at);
}
