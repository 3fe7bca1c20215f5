// Kubernetes manifests and Compose files in every hostile spelling: a grammar that makes one text per seed.
import { ScalarWriter } from './yaml-scalars.mjs';

/** The images that texts name: `registry.example.com/img/0:1` and so on. */
export const imageCount = 12;
export const imageOf = (index) => `registry.example.com/img/${index}:1`;

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// What breaks or bends a text wherever it comes to stand.
const noise = [
  ...[
    '\n',
    '\r',
    '\u0085',
    '\u2028',
    '\t',
    ' ',
    '  ',
    '\n---\n',
    '\n--- ',
    '\n---x\n',
    '\n...\n',
    '#',
    ' #',
    '"',
    "'",
  ],
  ...[
    ':',
    ': ',
    '- ',
    '? ',
    '[',
    ']',
    '{',
    '}',
    ',',
    '|',
    '>',
    '&x ',
    '*x',
    '!t ',
    '!!str ',
    '%YAML 1.1\n',
    '\ufeff',
  ],
  ...['\\', '\\x41', '{{ x }}', '{% if x %}', '\x0b', '\u00a0', '<<: ', '~', '@', '`', '😀'],
];

class FileWriter extends ScalarWriter {
  constructor(seed) {
    super(seed);
    this.hasDoubtfulValues = false;
    this.maps = new Map();
    // The map that others merge, which no other map does without.
    this.shared = undefined;
  }

  image() {
    return imageOf(this.below(imageCount));
  }

  /** Lines of a map; every pair is a key, a value and its kind. */
  block(node, indent) {
    const pad = ' '.repeat(indent);
    if (Array.isArray(node)) return this.sequence(node, indent);
    let written = '';
    for (const [key, value] of this.pairs(node)) {
      if (this.odd())
        written += `${pad}# ${this.pick(['image: x', '"', "'", '---', '{{', '- a'])}${this.lineEnd()}`;
      written += pad + this.pair(key, value, indent);
    }
    return written;
  }

  /** With duplicates and merges, about which readers disagree. */
  pairs(node) {
    const pairs = Object.entries(node);
    if (this.odd() && this.chance(0.2) && pairs.length > 0) {
      const [key, value] = this.pick(pairs);
      if (typeof value === 'string') {
        this.hasDoubtfulValues = true;
        pairs.splice(this.below(pairs.length + 1), 0, [key, key === 'image' ? this.image() : value]);
      }
    }
    const known = [...this.maps.keys()];
    if (known.length > 0 && this.odd() && this.chance(0.5)) {
      this.hasDoubtfulValues = true;
      const merged = { alias: this.pick(known) };
      pairs.splice(this.below(pairs.length + 1), 0, [
        '<<',
        this.chance(0.2) ? { aliases: [merged] } : merged,
      ]);
    }
    return pairs;
  }

  pair(key, value, indent) {
    const name = key === '<<' ? key : this.key(key, false);
    const head = name.startsWith('? ') ? `${name}${this.lineEnd()}${' '.repeat(indent)}:` : `${name}:`;
    if (value.alias !== undefined) return `${head} *${value.alias}${this.lineEnd()}`;
    if (value.aliases !== undefined)
      return `${head} [${value.aliases.map(({ alias }) => `*${alias} `).join(', ')}]${this.lineEnd()}`;
    if (typeof value === 'string') return this.text(head, value, indent);
    return this.collection(head, value, indent);
  }

  text(head, value, indent) {
    const comment = this.odd() ? ` # ${this.pick(['c', 'image: x', '"'])}` : '';
    if (this.odd() && this.chance(0.3)) {
      const { header, body } = this.block2(value, indent);
      return `${head} ${header}${body}${this.lineEnd()}`;
    }
    if (this.odd() && this.chance(0.2))
      return `${head}${this.lineEnd()}${' '.repeat(indent + 1 + this.below(3))}${this.inline(value, indent)}${this.lineEnd()}`;
    return `${head}${this.pick([' ', ' ', '  ', ' \t'])}${this.inline(value, indent)}${comment}${this.lineEnd()}`;
  }

  block2(value, indent) {
    return super.block(value, indent);
  }

  collection(head, value, indent) {
    let anchor = '';
    if (value === this.shared || (!Array.isArray(value) && this.odd() && this.chance(0.4))) {
      this.lastAnchor += 1;
      anchor = ` &m${this.lastAnchor}`;
    }
    const tag = this.odd() && this.chance(0.3) ? this.pick([' !custom', ' !!map']) : '';
    const properties = anchor + (Array.isArray(value) ? tag.replace('map', 'seq') : tag);
    const written =
      this.chance(0.12 + this.spice / 3) && !this.hasText(value)
        ? `${head}${properties} ${this.flow(value)}${this.lineEnd()}`
        : `${head}${properties}${this.lineEnd()}${this.block(value, indent + (Array.isArray(value) && this.chance(0.4) ? 0 : this.pick([1, 2, 2, 2, 4])))}`;
    if (anchor !== '') this.maps.set(anchor.slice(2), value);
    return written;
  }

  hasText(value) {
    return JSON.stringify(value).includes('TEXT');
  }

  sequence(items, indent) {
    const pad = ' '.repeat(indent);
    return items
      .map((item) => {
        if (typeof item === 'string') return `${pad}- ${this.inline(item, indent)}${this.lineEnd()}`;
        const gap = this.pick([' ', ' ', ' ', '   ']);
        const inner = this.block(item, indent + 1 + gap.length);
        return `${pad}-${gap}${inner.trimStart()}`;
      })
      .join('');
  }

  flow(value) {
    const gap = () => (this.odd() ? this.pick(['', ' ', '\n        ', ' # c\n          ']) : ' ');
    if (typeof value === 'string') return this.inline(value, undefined, true);
    if (value.alias !== undefined) return `*${value.alias} `;
    if (Array.isArray(value)) return `[${value.map((item) => gap() + this.flow(item)).join(',')}${gap()}]`;
    const pairs = Object.entries(value).map(([key, item]) => {
      const name = key === '<<' ? key : this.key(key, true);
      const colon = name.endsWith('"') && this.odd() ? ':' : ': ';
      return `${gap()}${name}${colon}${this.flow(item)}`;
    });
    return `{${pairs.join(',')}${gap()}}`;
  }

  document(value) {
    if (this.chance(0.1)) return `${this.json(value)}\n`;
    return this.block(value, 0);
  }

  json(value) {
    return JSON.stringify(value, null, this.pick([0, 2, '\t'])).replace(/[a-z]/g, (char) =>
      this.odd() && this.chance(0.1) ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : char,
    );
  }

  separator() {
    if (!this.odd()) return '---\n';
    return this.pick(['---\n', '--- \n', '---\t# c\n', '...\n---\n', '---\r\n', '\n---\n\n', '--- # "\n']);
  }

  finish(text) {
    let done = (this.odd() && this.chance(0.2) ? '\ufeff' : '') + text;
    const count = !this.isCalm && this.chance(0.3) ? 1 + this.below(2) : 0;
    if (count > 0) this.hasDoubtfulValues = true;
    for (let left = count; left > 0; left -= 1) {
      const at = this.below(done.length + 1);
      done = done.slice(0, at) + this.pick(noise) + done.slice(at + this.below(2));
    }
    return done.replace(loneSurrogate, '?');
  }

  container() {
    const more = this.chance(0.3) ? { args: ['--image', 'x'], env: [{ name: 'A', value: 'b' }] } : {};
    return { name: 'c', image: this.image(), ...more };
  }

  pod() {
    const containers = [this.container(), ...this.times(2, () => this.container())];
    return { containers, ...(this.chance(0.2) ? { initContainers: [this.container()] } : {}) };
  }

  manifest() {
    const metadata = { name: 'x', labels: { app: 'image' } };
    return this.pick([
      () => ({ apiVersion: 'v1', kind: 'Pod', metadata, spec: this.pod() }),
      () => ({ kind: 'Pod', spec: this.pod(), apiVersion: 'v1' }),
      () => ({
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata,
        spec: { template: { metadata, spec: this.pod() } },
      }),
      () => ({
        apiVersion: 'batch/v1',
        kind: 'CronJob',
        spec: { jobTemplate: { spec: { template: { spec: this.pod() } } } },
      }),
      () => ({
        apiVersion: 'v1',
        kind: 'List',
        items: [{ apiVersion: 'v1', kind: 'Pod', spec: this.pod() }],
      }),
    ]);
  }

  manifests() {
    const documents = [this.manifest(), ...this.times(2, () => this.manifest())].map((one) =>
      this.document(one),
    );
    const start = this.odd() ? this.pick(['---\n', '%YAML 1.1\n---\n', '# c\n', '--- # c\n', '\n']) : '';
    return this.finish(start + documents.join(this.separator()));
  }

  compose() {
    const service = () => ({ image: this.image(), ...(this.chance(0.3) ? { ports: ['a', 'b'] } : {}) });
    const names = ['a', 'b', 'c'].slice(0, 1 + this.below(3));
    const services = Object.fromEntries(names.map((name) => [name, service()]));
    if (!this.isCalm && this.chance(0.2)) return this.finish(this.merged(services, service()));
    const shared = this.chance(0.3) ? { 'x-shared': { one: service() } } : {};
    const rest = this.chance(0.3) ? { volumes: { data: { driver: 'local' } } } : {};
    return this.finish(this.document({ ...shared, services, ...rest }));
  }

  /** Services, the list of them or the whole file get an image by a merge alone. */
  merged(services, shared) {
    const merge = { '<<': { alias: 'm1' } };
    const [of, all] = this.pick([
      () => [shared, { services: { ...services, d: merge } }],
      () => [{ d: shared }, { services: { ...services, ...merge } }],
      () => [{ services: { d: shared } }, merge],
    ]);
    this.shared = of;
    this.hasDoubtfulValues = true;
    return this.block({ 'x-shared': of, ...all }, 0);
  }
}

/** The text of a seed, and whether readers may disagree about which of its values count. */
export function manifestsOf(seed) {
  const writer = new FileWriter(seed);
  const text = writer.manifests();
  // Only a line feed ends a line where Kubernetes splits documents; of two in one part it reads the first.
  const hasOddLines = /\r(?!\n)|[\u0085\u2028\u2029]|\n\.\.\./.test(text);
  return { text, isDoubtful: writer.hasDoubtfulValues || hasOddLines };
}

export function composeOf(seed) {
  const writer = new FileWriter(seed);
  return { text: writer.compose(), isDoubtful: writer.hasDoubtfulValues };
}
