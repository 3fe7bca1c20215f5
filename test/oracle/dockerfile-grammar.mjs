// Dockerfiles in every hostile spelling: a grammar that makes one text per seed.
import { LineWriter } from './dockerfile-lines.mjs';
import * as lists from './dockerfile-lists.mjs';

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

class FileWriter extends LineWriter {
  end() {
    return this.chance(0.05) ? this.pick(['\r\n', '\n\n', '\r\r\n', '\r\n\r\n', '\n  \n']) : '\n';
  }

  head() {
    const written = this.times(3, () => this.either(lists.directives, lists.oddDirectives));
    if (this.chance(0.3)) {
      this.token = '`';
      written.unshift('# escape=`');
    }
    return (this.chance(0.05) ? '\uFEFF' : '') + written.map((line) => line + this.end()).join('');
  }

  stage() {
    const other = () => this.pick(lists.others);
    const instruction = () =>
      this.pick([
        () => this.copy(),
        () => this.copy(),
        () => this.run(),
        () => this.run(),
        () => this.trigger(),
        other,
        () => (!this.isCalm && this.chance(this.spice) ? this.pick(lists.wrong) : other()),
      ]);
    return [this.from(), ...this.times(3, instruction)];
  }

  text() {
    const head = this.chance(0.3) ? this.head() : '';
    const declared = this.isCalm ? this.calmArguments() : this.wildArguments();
    const lines = [declared, this.stage(), ...this.times(2, () => this.stage())].flat();
    const indent = () =>
      this.chance(this.spice / 2) ? this.pick([' ', '\t', '\v', '\u00a0', '\u2028', '\u0085']) : '';
    const text = head + lines.map((line) => indent() + line + this.end()).join('');
    const cut = this.chance(0.1) ? text.slice(0, -1) : text;
    return this.noisy(cut).replace(loneSurrogate, '?');
  }

  /** A text with triggers keeps their images apart, so it gets no noise. */
  noisy(text) {
    if (this.hasTriggers) return text;
    let noisy = text;
    const count = this.chance(this.isCalm ? 0.1 : 0.3) ? 1 + this.below(2) : 0;
    for (let left = count; left > 0; left -= 1) {
      const at = this.below(noisy.length + 1);
      noisy = noisy.slice(0, at) + this.pick(lists.noise) + noisy.slice(at + this.below(2));
    }
    return noisy;
  }
}

/** The Dockerfile of a seed. Images of ONBUILD triggers, and no others, are below `trigger/`. */
export function dockerfileOf(seed) {
  return new FileWriter(seed).text();
}

/** An instruction of one line, which means the same with ONBUILD before it. */
export function triggerOf(seed) {
  const writer = new FileWriter(seed);
  const line = writer.pick([() => writer.copy(), () => writer.run()]);
  return line.replace(/\s*\n.*$/s, '').replace(/<</g, '<');
}
