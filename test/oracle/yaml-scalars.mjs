// Texts and keys of YAML in every spelling that leaves their value.
import { Choices } from './random.mjs';

const escapesOf = {
  ' ': ['\\ ', '\\x20'],
  '/': ['/', '\\x2f', '\\u002F'],
};

export class ScalarWriter extends Choices {
  constructor(seed) {
    super(seed);
    this.isCalm = this.chance(0.3);
    this.spice = this.isCalm ? 0 : this.pick([0.05, 0.15, 0.4]);
    this.eol =
      this.isCalm || this.chance(0.6) ? '\n' : this.pick(['\r\n', '\r', '\u0085', '\u2028', '\u2029']);
    this.anchors = new Map();
    this.lastAnchor = 0;
  }

  odd() {
    return this.chance(this.spice);
  }

  lineEnd() {
    return this.odd() && this.chance(0.2) ? this.pick(['\n', '\r\n', '\r', '\u0085', '\u2028']) : this.eol;
  }

  escaped(char) {
    const code = char.charCodeAt(0).toString(16);
    return this.pick([
      char,
      `\\x${code.padStart(2, '0')}`,
      `\\u${code.padStart(4, '0')}`,
      `\\U${code.padStart(8, '0').toUpperCase()}`,
      ...(escapesOf[char] ?? []),
    ]);
  }

  double(text, indent) {
    let written = '';
    for (const char of text) {
      written += this.odd() ? this.escaped(char) : char;
      // A line end behind a backslash is no part of the text, and neither is the indentation behind it.
      if (indent !== undefined && this.odd() && this.chance(0.1)) written += `\\\n${' '.repeat(indent + 1)}`;
    }
    return `"${written}"`;
  }

  single(text) {
    return `'${text}'`;
  }

  block(text, indent) {
    const header = this.pick(['>-', '|-', '>', '|', '>+', '|-2', '>2-']);
    const pad = ' '.repeat(indent + 2);
    const comment = this.odd() ? ' # image: registry.example.com/img/comment:1' : '';
    const lead = this.odd() && !/\d/.test(header) ? '\n' : '';
    return { header: `${header}${comment}\n${lead}`, body: `${pad}${text}` };
  }

  tagOf(text) {
    return this.pick([
      '!!str ',
      '!custom ',
      '! ',
      '!<tag:yaml.org,2002:str> ',
      { binary: `!!binary ${Buffer.from(text).toString('base64')}` },
    ]);
  }

  /** An inline spelling of a text; `indent` is that of the line, absent where the text must stay on its line. */
  inline(text, indent, inFlow) {
    if (!this.odd() && this.chance(0.7)) return text;
    const known = this.anchors.get(text);
    if (known !== undefined && this.chance(0.5)) return `*${known}${inFlow ? ' ' : ''}`;
    const anchor = this.chance(0.2) ? `&${this.anchored(text)} ` : '';
    const tag = this.odd() ? this.tagOf(text) : '';
    if (typeof tag === 'object') return anchor + tag.binary;
    const spelled = this.pick([
      () => text,
      () => this.single(text),
      () => this.double(text, indent),
      () => this.double(text, indent),
    ]);
    return anchor + tag + spelled;
  }

  anchored(text) {
    this.lastAnchor += 1;
    const name = `a${this.lastAnchor}`;
    this.anchors.set(text, name);
    return name;
  }

  key(text, inFlow) {
    if (!this.odd()) return text;
    return this.pick([
      () => this.single(text),
      () => this.double(text),
      () => this.double(text),
      () => `!!str ${text}`,
      () => `!custom ${text}`,
      () => `!!binary ${Buffer.from(text).toString('base64')}`,
      () => (inFlow ? `"${text}"` : `? ${text}`),
    ]);
  }
}
