// Explains names in YAML by its lines alone: comments, block scalars, prose, and keys whose values are no images. It parses
// nothing, so that a trick that misleads the YAML reader does not mislead it in the same way.
import type { Span } from '../../model/text/source.js';
import { isInComment, isWholeValue } from './names.js';

const maxLineLength = 2000;
const passedOverNames =
  'description|documentation|doc|comment|summary|message|examples?|openAPIV3Schema|annotations|labels|status|args?|arguments|command|entrypoint|script|run|with|params|parameters|inputs|matrix|tags|outputs?|env|environment|variables';
/** Keys below which no value is an image that the file's reader pulls: texts, schemas, states, arguments, products. */
const passedOver = new RegExp(`^(?:${passedOverNames})$`, 'i');
/** The same in the brackets of a line, which are not closed yet. */
const passedOverInline = new RegExp(`[{,\\s](?:${passedOverNames})["']?\\s?:\\s?[[{][^\\]}]*$`, 'i');
/** At the root of a manifest: the data of ConfigMaps and Secrets. */
const dataOfText = /^(?:data|binaryData|stringData)$/;
const imageKey = /image$/i;

const keyOfLine =
  /^(?<lead>[ ]*(?:-[ ]+)*)(?:[&!]\S+[ ]+)*(?:"(?<double>[^"\\]{1,200})"|'(?<single>[^']{1,200})'|(?<plain>(?!-\s)[^\s"'#&!*[\]{},|>][^:#"']{0,200}))[ ]*:(?=\s|$)/;
/** The key directly in front of a value, also in brackets. */
const keyInLine = /(?:^|[{,\s])["']?(?<key>[\w.-]{1,200})["']?[ ]?:[ ]{0,100}(?:[&!]\S{1,100}[ ])?["']?$/;
const explicitKey = /^[ ]*(?:-[ ]+)*\?[ ]+["']?(?<key>\w{1,200})/;
const blockHeader = /(?:^|[ ])(?:[&!]\S+[ ]+)*[|>][-+0-9]{0,2}[ \t]*(?:#.*)?\r?$/;

/** What ends a line, and so a comment, in YAML 1.1 in addition to LF. */
const otherLineEnds = /\r(?!\n)|[\x85\u2028\u2029]/g;

interface Level {
  readonly column: number;
  readonly isPassedOver: boolean;
}

/** A name that is not explained, with the key in front of it. */
interface YamlName {
  readonly span: Span;
  readonly key: string;
}

/** The names that the lines of the text do not explain. The names are in the order of the text. */
export function* unexplainedInYaml(written: string, names: readonly Span[]): Generator<YamlName> {
  const text = written.replace(otherLineEnds, '\n');
  const lines = new YamlLines();
  let at = 0;
  for (const span of names) {
    while (at < span.start) {
      const newline = text.indexOf('\n', at);
      const end = newline < 0 ? text.length : newline;
      if (end >= span.start) break;
      lines.read(text.slice(at, Math.min(end, at + maxLineLength)));
      at = end + 1;
    }
    const { key, isText, isPassedOver } = lines.peek(
      text.slice(at, Math.min(span.start, at + maxLineLength)),
    );
    if (isText || isPassedOver || isInComment(text, span.start)) continue;
    if (isWholeValue(text, span)) yield { span, key };
  }
}

const maxInline = 500;

/** Follows the keys and block scalars from line to line. */
class YamlLines {
  private levels: Level[] = [];
  private block: { readonly column: number; readonly key: string } | undefined;
  private key = '';

  read(line: string): void {
    if (line.trim() === '') return;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (this.block !== undefined && indent > this.block.column) return;
    this.block = undefined;
    if (/^ *#/.test(line)) return;
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) this.levels = [];
    const { column, key } = this.enter(line);
    if (blockHeader.test(line)) this.block = { column, key };
  }

  /** What holds for a name behind the first part of a line, which is not read yet. */
  peek(line: string): { key: string; isText: boolean; isPassedOver: boolean } {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    const inBlock = this.block !== undefined && (indent > this.block.column || line.trim() === '');
    if (inBlock && this.block !== undefined)
      return { key: this.block.key, isText: !imageKey.test(this.block.key), isPassedOver: this.isPassedOver };
    const { key: first, isPassedOver } = this.levelOf(line);
    const key = keyInLine.exec(line.slice(-maxInline))?.groups?.key ?? first;
    return {
      key,
      isText: false,
      isPassedOver: isPassedOver || passedOverInline.test(line.slice(-maxInline)),
    };
  }

  private get isPassedOver(): boolean {
    return this.levels.at(-1)?.isPassedOver ?? false;
  }

  private enter(line: string): { column: number; key: string } {
    const { column, key, isKey, isPassedOver } = this.levelOf(line);
    while ((this.levels.at(-1)?.column ?? -1) >= column + (isKey ? 0 : 1)) this.levels.pop();
    if (isKey) this.levels.push({ column, isPassedOver });
    this.key = key;
    return { column, key };
  }

  private levelOf(line: string): { column: number; key: string; isKey: boolean; isPassedOver: boolean } {
    const { lead, double, single, plain } = keyOfLine.exec(line)?.groups ?? {};
    const key = (double ?? single ?? plain)?.trim();
    const column = lead?.length ?? /^[ ]*/.exec(line)?.[0].length ?? 0;
    const isItem = lead === undefined;
    let parent = this.levels.length - 1;
    while (parent >= 0 && (this.levels[parent]?.column ?? 0) >= column + (isItem ? 1 : 0)) parent -= 1;
    const above = this.levels[parent]?.isPassedOver ?? false;
    const explicit = explicitKey.exec(line)?.groups?.key;
    if (key === undefined) return { column, key: explicit ?? this.key, isKey: false, isPassedOver: above };
    const isPassedOver = above || passedOver.test(key) || (column === 0 && dataOfText.test(key));
    return { column, key, isKey: true, isPassedOver };
  }
}
