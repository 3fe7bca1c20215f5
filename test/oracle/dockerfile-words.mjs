// One word of a hostile Dockerfile: an image name in quotes, with escapes, over several lines, or made of variables.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of Dockerfiles, not of this file
import * as lists from './dockerfile-lists.mjs';
import { Choices } from './random.mjs';

export class WordWriter extends Choices {
  constructor(seed) {
    super(seed);
    this.token = '\\';
    /** Most texts are mildly hostile, because the first refusal hides what follows. */
    this.spice = this.pick([0.02, 0.1, 0.3]);
    /** Only the spelling is hostile: BuildKit accepts what is written, most of the time. */
    this.isCalm = this.chance(0.7);
  }

  /** One of the list, or of what BuildKit may refuse. */
  either(list, odd) {
    return this.pick(this.isCalm ? list : [...list, ...odd]);
  }

  gap() {
    if (!this.chance(this.spice)) return ' ';
    const blank = () => this.either(lists.plainBlanks, lists.blanks);
    const joined = () => (this.isCalm ? ' ' : '') + this.continuation();
    return this.pick([blank, () => ` ${this.continuation()}`, joined]);
  }

  /** An escaped line end, with comments and blank lines after it. */
  continuation() {
    const inside = this.times(2, () => this.pick(lists.insides)).join('');
    const space = this.chance(0.3) ? this.either([' ', '\t', ' \t'], ['\r', '\v']) : '';
    const token = this.chance(0.05)
      ? this.either([this.token], ['\\\\', '``', '\\', '`', '\\\\\\'])
      : this.token;
    return `${token}${space}${this.chance(0.1) ? '\r\n' : '\n'}${inside}`;
  }

  keyword(word) {
    if (!this.chance(this.spice)) return word;
    const mixed = () => [...word].map((char) => (this.chance(0.5) ? char.toLowerCase() : char)).join('');
    return this.either(
      [
        word.toLowerCase(),
        mixed,
        word.replace('I', 'İ'),
        () => word.slice(0, 2) + this.continuation() + word.slice(2),
      ],
      [word.replace('K', '\u212a'), word.replace('S', 'ſ'), `"${word}"`],
    );
  }

  /** The same word in another spelling. */
  quoted(word) {
    if (word === '' || !this.chance(this.spice * 2)) return word;
    const at = this.below(word.length);
    const to = at + 1 + this.below(word.length - at);
    const [before, inside, after] = [word.slice(0, at), word.slice(at, to), word.slice(to)];
    return this.either(
      [
        `"${word}"`,
        `'${word}'`,
        `${before}"${inside}"${after}`,
        `${before}'${inside}'${after}`,
        `${before}${this.token}${inside}${after}`,
        () => `${before}${this.continuation()}${inside}${after}`,
        `${before}""${inside}${after}`,
        `${word}''`,
        `${word}${this.token}`,
        `\uFEFF${word}`,
      ],
      [`${word}$`, `${word}"`, `${word}$@`, `${word}<<`, `${word}<`],
    );
  }

  image() {
    if (this.chance(0.15)) return this.pick(lists.stages);
    return this.chance(0.15) ? this.either(lists.images, lists.oddImages) : this.pick(lists.images);
  }

  word(depth = 0) {
    if (depth > 2 || this.chance(0.5)) return this.quoted(this.image());
    if (this.isCalm) return this.quoted(this.calmVariable(depth));
    const variable = () => this.variable(depth);
    return this.quoted(
      this.pick([
        variable,
        variable,
        () => `${variable()}/${this.pick(['x', 'y/z'])}:1`,
        () => `${this.pick(['a', 'b/c', 'p-', 'out-'])}${this.pick(['', ':'])}${variable()}`,
        () => this.image() + variable(),
        () => variable() + variable(),
      ]),
    );
  }

  /** Any variable, which may give anything. */
  variable(depth = 0) {
    const name = this.pick(this.chance(0.15) ? lists.oddNames : lists.names);
    const pattern = () => this.times(3, () => this.pick(lists.patterns)).join('');
    return this.pick([
      `$${name}`,
      `\${${name}}`,
      () => `\${${name}${this.pick([':-', '-', ':+', '+'])}${this.word(depth + 1)}}`,
      () => `\${${name}${this.pick([':-', '-', ':+', '+'])}${this.word(depth + 1)}}`,
      () => `\${${name}${this.pick(['?', ':?'])}${this.pick(['', 'unset', '"x y"'])}}`,
      () => `\${${name}${this.pick(['#', '##', '%', '%%'])}${pattern()}}`,
      () => `\${${name}${this.pick(['/', '//'])}${pattern()}/${this.pick(lists.replacements)}}`,
      () => (this.chance(this.spice) ? this.pick(lists.badVariables) : `$${name}`),
    ]);
  }

  /** A variable that gives an image or a stage with what `calmArguments` declares. */
  calmVariable(depth) {
    const inner = () => this.word(depth + 1);
    return this.pick([
      ...[
        '$IMAGE',
        '${IMAGE}',
        '${ALIAS}',
        '${STAGE}',
        'p-$TARGETARCH',
        'out-${TARGETOS:-linux}',
        '${NONE}base',
      ],
      ...[
        'app:$TAG',
        'app:v${TAG%.*}',
        'app:v${TAG##*.}',
        'app:${TAG//./-}',
        'app:${TAG/./_}-x',
        'img-${TARGETARCH}:1',
      ],
      ...['app${IMAGE#*/*/*}', '${IMAGE%%:*}:other', '${REGISTRY:-reg.io}/lib/app:${TAG:?no tag}'],
      () => `\${IMAGE:-${inner()}}`,
      () => `\${NONE:-${inner()}}`,
      () => `\${UNSET-${inner()}}`,
      () => `\${TAG:+${inner()}}`,
      () => `\${EMPTY+${inner()}}`,
      () => `\${EMPTY:+x}${inner()}`,
    ]);
  }
}
